import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { projectPath } from '../lib/project.ts'

/** What French, English and German writing and figures use, as `fonts.css` names it: the files of every page. */
const everyday = `
  U+0020-007E, U+00A0, U+00A3, U+00A7, U+00A9, U+00AB, U+00AD-00AE, U+00B0-00B3, U+00B5, U+00B7, U+00BB, U+00C0,
  U+00C2, U+00C4, U+00C6-00CB, U+00CE-00CF, U+00D4, U+00D6-00D7, U+00D9, U+00DB-00DC, U+00DF-00E0, U+00E2, U+00E4,
  U+00E6-00EB, U+00EE-00EF, U+00F4, U+00F6, U+00F9, U+00FB-00FC, U+00FF, U+0152-0153, U+0178, U+2009-200B,
  U+2010-2015, U+2018-201E, U+2020-2022, U+2026, U+202F-2030, U+2032-2033, U+2039-203A, U+20AC, U+2122, U+2190-2193,
  U+2212`

/** All of Latin 1, asked for by a page that names a Spaniard or a Dane. */
const rest = 'U+00A1-00FE'

/** What writing and figures need of a font (OpenType feature tags). */
const features = 'kern liga ccmp locl tnum'.split(' ')

const inter = {
  source: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  axes: { wght: { min: 400, max: 600 } },
} as const

const interItalic = {
  ...inter,
  source: '@fontsource-variable/inter/files/inter-latin-wght-italic.woff2',
} as const

const sourceSerif = {
  source: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2',
  // One optical size: all of them would be 22 kB more, which the first picture of every page would wait for.
  axes: { wght: 400, opsz: 28 },
} as const

/** The files of `src/styles/fonts`: what they are cut from, to which characters, and to the weights that are used. */
export const subsetFonts = [
  { file: 'inter-latin.woff2', characters: everyday, ...inter },
  { file: 'inter-latin-rest.woff2', characters: rest, ...inter },
  { file: 'inter-latin-italic.woff2', characters: everyday, ...interItalic },
  { file: 'inter-latin-italic-rest.woff2', characters: rest, ...interItalic },
  { file: 'source-serif-4-latin.woff2', characters: everyday, ...sourceSerif },
  { file: 'source-serif-4-latin-rest.woff2', characters: rest, ...sourceSerif },
] as const

type SubsetFont = (typeof subsetFonts)[number]

/** The characters of a `unicode-range`. */
function textOf(unicodeRange: string): string {
  const ranges = unicodeRange.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)
  return [...ranges]
    .flatMap(([, first = '', last = first]) => {
      const code = Number.parseInt(first, 16)
      return Array.from({ length: Number.parseInt(last, 16) - code + 1 }, (_, index) => code + index)
    })
    .map((code) => String.fromCodePoint(code))
    .join('')
}

/** Cuts a font to the characters, weights and sizes that are used; the same bytes from the same packages. */
export function cutFont({ source, characters, axes }: SubsetFont): Promise<Buffer> {
  return subsetFont(readFileSync(projectPath('node_modules', source)), textOf(characters), {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: features,
  })
}

import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { everydayCharacters } from '../../src/styles/everyday-characters.ts'
import { projectPath } from '../lib/project.ts'

/** The rest of Latin 1 and rarer signs, loaded only by pages that have one, such as in a Spanish name. */
const rest = `
  U+0023-0024, U+003C, U+003E, U+005B-005E, U+0060, U+007B-007E, U+00A1-00AA, U+00AC-00B6, U+00B8-00BA, U+00BC-00BF,
  U+00C1, U+00C3-00C6, U+00CB-00CD, U+00CF-00D3, U+00D5-00DF, U+00E1, U+00E3-00E5, U+00EC-00ED, U+00F0-00F3,
  U+00F5-00F8, U+00FA, U+00FD-00FF, U+0178, U+2009-200B, U+2010-2012, U+2015, U+2018, U+201A-201B, U+201E,
  U+2020-2022, U+2030, U+2032-2033, U+2039-203A, U+2122, U+2190-2193`

const inter = {
  source: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  axes: { wght: { min: 400, max: 600 } },
  // OpenType features: spacing of letters, and figures of one width for tables.
  features: ['kern', 'tnum'],
} as const

const interItalic = {
  ...inter,
  source: '@fontsource-variable/inter/files/inter-latin-wght-italic.woff2',
  // Single weight: all weights would add 5 kB to the file that emphasised text waits for.
  axes: { wght: 400 },
  features: ['kern'],
} as const

const interItalicStrong = { ...interItalic, axes: { wght: 600 } } as const

const sourceSerif = {
  source: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2',
  // Single optical size: all sizes would add 22 kB, which the first paint of every page would wait for.
  axes: { wght: 400, opsz: 28 },
  features: ['kern', 'liga', 'tnum'],
} as const

/** The files of `src/styles/fonts`, with the source, characters and weights of each. */
export const subsetFonts = [
  { file: 'inter-latin.woff2', characters: everydayCharacters, ...inter },
  { file: 'inter-latin-rest.woff2', characters: rest, ...inter },
  { file: 'inter-latin-italic.woff2', characters: everydayCharacters, ...interItalic },
  { file: 'inter-latin-italic-strong.woff2', characters: everydayCharacters, ...interItalicStrong },
  { file: 'inter-latin-italic-rest.woff2', characters: rest, ...interItalic },
  { file: 'source-serif-4-latin.woff2', characters: everydayCharacters, ...sourceSerif },
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

/** Subsets a font to the characters, weights and sizes in use; the same packages give the same bytes. */
export function cutFont({ source, characters, axes, features }: SubsetFont): Promise<Buffer> {
  return subsetFont(readFileSync(projectPath('node_modules', source)), textOf(characters), {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: [...features],
    // Style names for font menus, and tables that duplicate the outlines: together 0.3 kB.
    dropTables: ['STAT', 'HVAR', 'MVAR', 'prep', 'gasp'],
  })
}

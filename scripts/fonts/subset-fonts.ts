import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { projectPath } from '../lib/project.ts'

/** Characters of the files that every page loads: Latin as French and English write it (`fonts.css`). */
const characterRanges: readonly (readonly [first: number, last: number])[] = [
  [0x20, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x304, 0x304],
  [0x308, 0x308],
  [0x329, 0x329],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
  [0xfeff, 0xfeff],
  [0xfffd, 0xfffd],
]

/** What writing and figures need of a font (OpenType feature tags). */
const features = 'kern liga clig calt ccmp locl mark mkmk rlig tnum lnum pnum case frac sups'.split(' ')

/** The files of `src/styles/fonts`, what they are cut from, and the weights and sizes that the styles use. */
export const subsetFonts = [
  {
    file: 'inter-latin.woff2',
    source: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    file: 'source-serif-4-latin.woff2',
    source: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2',
    axes: { wght: 400, opsz: { min: 16, max: 40 } },
  },
] as const

const allCharacters = (): string =>
  characterRanges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    )
    .join('')

/** Cuts a font to the characters, weights and sizes that are used; the same bytes from the same packages. */
export function cutFont({ source, axes }: (typeof subsetFonts)[number]): Promise<Buffer> {
  return subsetFont(readFileSync(projectPath('node_modules', source)), allCharacters(), {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: features,
  })
}

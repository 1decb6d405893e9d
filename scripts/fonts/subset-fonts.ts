import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { projectPath } from '../lib/project.ts'

/** Characters of the files that every page loads: what French and English writing and figures use (`fonts.css`). */
const characterRanges: readonly (readonly [first: number, last: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x152, 0x153],
  [0x178, 0x178],
  [0x2009, 0x200b],
  [0x2010, 0x2015],
  [0x2018, 0x201e],
  [0x2020, 0x2022],
  [0x2026, 0x2026],
  [0x202f, 0x2030],
  [0x2032, 0x2033],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
]

/** What writing and figures need of a font (OpenType feature tags). */
const features = 'kern liga ccmp locl tnum'.split(' ')

/** The files of `src/styles/fonts`, what they are cut from, and the weights that the styles use. */
export const subsetFonts = [
  {
    file: 'inter-latin.woff2',
    source: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    file: 'source-serif-4-latin.woff2',
    source: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2',
    // One optical size: all of them would be 22 kB more, which the first picture of every page would wait for.
    axes: { wght: 400, opsz: 28 },
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

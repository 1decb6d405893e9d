import { createRandom, type Random } from '../../seed/random.ts'
import { canvas, illustrations } from './cover-illustrations.ts'

type Palette = { readonly ground: string; readonly line: string; readonly accent: string }

/** Deep grounds, which neither glare on a dark page nor fade on a light one. */
const palettes: readonly [Palette, ...Palette[]] = [
  { ground: '#1b3f33', line: '#46705e', accent: '#e6c58f' },
  { ground: '#233140', line: '#51647a', accent: '#d9b27c' },
  { ground: '#21424b', line: '#4f747e', accent: '#ecd3a6' },
  { ground: '#3d2c35', line: '#6f5663', accent: '#e0bba3' },
  { ground: '#40332a', line: '#71604f', accent: '#e8c590' },
]

const paletteOf = (random: Random): Palette => random.pick(palettes)

/** The cover in a few bytes: its ground with a band in its line colour, to be shown until it has come. */
export function coverPlaceholder(seed: string): string {
  const { ground, line } = paletteOf(createRandom(`cover ${seed}`))
  const size = 'width="16" height="9"'
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect ${size} fill="${ground}"/><path d="M0 6h16" stroke="${line}" stroke-opacity=".25" stroke-width="3"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(picture)}`
}

/**
 * Draws an illustration as SVG; the seed determines its colours and random choices.
 *
 * @throws when there is no such illustration
 */
export function drawCover(illustration: string, seed: string): string {
  const draw = illustrations[illustration]
  if (draw === undefined) throw new Error(`There is no illustration ${illustration}`)
  const random = createRandom(`cover ${seed}`)
  const { ground, line, accent } = paletteOf(random)
  const { lines, accents } = draw(random)
  const { width, height } = canvas
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    `<path d="${lines.join('')}" fill="none" stroke="${line}" stroke-width="2"/>`,
    `<path d="${accents.join('')}" fill="none" stroke="${accent}" stroke-width="4"/>`,
    '</svg>',
  ].join('')
}

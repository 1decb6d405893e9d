import { loadFace } from '../../product/pdf/fonts/font-library.ts'
import type { FaceName } from '../../product/pdf/layout/theme.ts'
import { createRandom } from '../../seed/random.ts'
import { filmSize } from '../seed/seed-media.ts'
import { canvas, motifs } from './cover-motifs.ts'
import type { Slide } from './film-script.ts'

const colours = { ground: '#14352a', line: '#245142', accent: '#e6c58f', text: '#fbf9f5' } as const
const left = 96

type Line = {
  readonly text: string
  readonly face: FaceName
  readonly size: number
  readonly baseline: number
  readonly colour: string
}

/** Text is drawn as outlines, so that a film looks the same on a machine without the house's fonts. */
function outline({ text, face, size, baseline, colour }: Line): string {
  const { font } = loadFace(face)
  const scale = size / font.unitsPerEm
  // The faces have no glyph for the narrow space.
  const run = font.layout(text.replaceAll('\u202f', '\u00a0'))
  let x = 0
  const glyphs = run.glyphs.map((glyph, index) => {
    const path = `<path transform="translate(${Math.round(x)} 0)" d="${glyph.path.toSVG()}"/>`
    x += run.positions[index]?.xAdvance ?? 0
    return path
  })
  const placed = `translate(${left} ${baseline}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`
  return `<g fill="${colour}" transform="${placed}">${glyphs.join('')}</g>`
}

function backdrop(seed: string): string {
  const draw = motifs.strata
  const { lines } = draw === undefined ? { lines: [] } : draw(createRandom(seed))
  return `<path d="${lines.join('')}" fill="none" stroke="${colours.line}" stroke-width="2"/>`
}

/** Draws a slide as SVG: its title, a line under it, and how far the film has come. */
export function drawSlide({ title, text }: Slide, seed: string, progress: number): string {
  const { width, height } = filmSize
  const scale = width / canvas.width
  const texts = [
    outline({ text: 'Orvanne Gestion', face: 'serif', size: 30, baseline: 110, colour: colours.accent }),
    outline({ text: title, face: 'serif-light', size: 76, baseline: 380, colour: colours.text }),
    outline({ text, face: 'sans', size: 36, baseline: 450, colour: colours.accent }),
  ]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${colours.ground}"/>`,
    `<g transform="scale(${scale})">${backdrop(seed)}</g>`,
    ...texts,
    `<rect x="0" y="${height - 8}" width="${Math.round(width * progress)}" height="8" fill="${colours.accent}"/>`,
    '</svg>',
  ].join('')
}

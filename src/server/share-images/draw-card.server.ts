import { createHash } from 'node:crypto'
import { Resvg, type ResvgRenderOptions, renderAsync } from '@resvg/resvg-js'
import { brand } from '../../brand.ts'
import { element, escapeXml, type XmlElement } from '../../lib/xml.ts'
import { fontFamilies } from './fonts.server.ts'

/** Size in pixels that social networks require. */
const cardSize = { width: 1200, height: 630 } as const

/** Content of a share image. */
export type Card = {
  /** Kind of the page. */
  readonly eyebrow: string
  readonly title: string
  /** A mandatory sentence in small type. */
  readonly notice?: string | undefined
  /** Seed of the illustration. */
  readonly seed: string
}

/** Measures the width of a text in pixels. */
type Measure = (text: string, family: string, size: number) => number

const colours = { ground: brand.colours.accent, paper: brand.colours.paper, line: '#2f5c4b', mark: '#a9cfbe' }
const margin = 80
const textWidth = 860
const titleSizes = [76, 66, 56, 48] as const
const mostLines = 4
const leading = 1.16

/** Breaks a title at its spaces, except no-break spaces. */
function breakLines(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of text.split(/[ \n]+/).filter(Boolean)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Lays the title out in the largest size with few enough lines; a longer one is cut with an ellipsis. */
function layTitle(title: string, measure: Measure): { lines: string[]; size: number } {
  const linesAt = (size: number) =>
    breakLines(title, (line) => measure(line, fontFamilies.serif, size) <= textWidth)
  const size = titleSizes.find((candidate) => linesAt(candidate).length < mostLines) ?? 48
  const lines = linesAt(size)
  if (lines.length <= mostLines) return { lines, size }
  return { lines: [...lines.slice(0, mostLines - 1), `${lines[mostLines - 1]}…`], size }
}

/**
 * Draws rings around a point derived from the seed, one of them highlighted: the brand's illustration of
 * water.
 */
function rings(seed: string): XmlElement[] {
  const [a = 0, b = 0, c = 0] = createHash('sha256').update(seed).digest()
  const centre = { cx: String(1010 + (a % 130)), cy: String(130 + (b % 370)) }
  return Array.from({ length: 9 }, (_, ring) => {
    const isMarked = ring === 1 + (c % 3)
    return element('circle', {
      ...centre,
      r: String(36 + ring * 44),
      stroke: isMarked ? colours.mark : colours.line,
      'stroke-width': isMarked ? '3' : '1.5',
    })
  })
}

type TextStyle = {
  readonly family: string
  readonly size: number
  readonly y: number
  readonly fill: string
  readonly x?: number
}

function line(text: string, { family, size, y, fill, x = margin }: TextStyle): XmlElement {
  const attributes = { x: String(x), y: String(y), fill, 'font-family': family, 'font-size': String(size) }
  return element('text', attributes, text)
}

function logo(): XmlElement {
  const solid = element('path', { d: 'M15 3.05a13 13 0 0 0 0 25.9z', fill: colours.mark })
  const drawn = element('path', {
    d: 'M17 3.79a12.25 12.25 0 0 1 0 24.42M17 11h10.2M17 16h11.25M17 21h10.2',
    fill: 'none',
    stroke: colours.mark,
    'stroke-width': '1.5',
  })
  return element('g', { transform: `translate(${margin - 5} 500) scale(1.75)` }, solid, drawn)
}

/** Draws the share image as SVG: kind, title and the manager's name, without figures. */
function drawCard({ eyebrow, title, notice, seed }: Card, measure: Measure): string {
  const { lines, size } = layTitle(title, measure)
  const { sans, serif } = fontFamilies
  const { width, height } = cardSize
  const top = 150 + size
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: String(width), height: String(height) },
    element('rect', { width: String(width), height: String(height), fill: colours.ground }),
    element('g', { fill: 'none' }, ...rings(seed)),
    line(eyebrow, { family: sans, size: 28, y: 118, fill: colours.mark }),
    ...lines.map((text, index) =>
      line(text, { family: serif, size, y: Math.round(top + index * size * leading), fill: colours.paper }),
    ),
    logo(),
    line(brand.name, { family: serif, size: 36, x: margin + 66, y: 540, fill: colours.paper }),
    notice === undefined ? undefined : line(notice, { family: sans, size: 20, y: 590, fill: colours.mark }),
  ).xml
}

const measuredSize = 100

/** Creates a measure that renders texts at one size, to which widths are proportional. */
function createMeasure(options: ResvgRenderOptions): Measure {
  return (text, family, size) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><text font-family="${escapeXml(family)}" font-size="${measuredSize}">${escapeXml(text)}</text></svg>`
    const width = new Resvg(svg, options).getBBox()?.width ?? 0
    return (width * size) / measuredSize
  }
}

/** Renders a card as PNG off the main thread, with the given fonts and without system fonts. */
export async function renderCard(card: Card, fontFiles: readonly string[]): Promise<Buffer> {
  const options: ResvgRenderOptions = {
    font: { loadSystemFonts: false, fontFiles: [...fontFiles], defaultFontFamily: fontFamilies.serif },
  }
  const image = await renderAsync(drawCard(card, createMeasure(options)), options)
  return image.asPng()
}

import { loadFace, TABULAR } from '../fonts/font-library.ts'
import { breakLines, isTabular, measureText, type TextLine } from './text-lines.ts'
import { colour, type FaceName, page, type TextStyle } from './theme.ts'

export type StructElement = PDFKit.PDFStructureElement

/** Options that PDFKit knows and its type package does not yet (PDF/UA attributes). */
export interface ElementOptions extends PDFKit.Mixins.StructureElementOptions {
  /** Left, top, right, bottom of a figure. */
  bbox?: [number, number, number, number]
  /** Which cells a table heading names. */
  scope?: 'Row' | 'Column'
}

/** Draws on the current page of a tagged document. */
export interface Pen {
  pdf: PDFKit.PDFDocument
  /** The structure element that holds the whole document. */
  root: StructElement
}

/** A new element under `parent`; `draw` marks what it draws as the element's content. */
export function addElement(
  pen: Pen,
  parent: StructElement,
  tag: string,
  options: ElementOptions = {},
  draw?: () => void,
): StructElement {
  const element = pen.pdf.struct(tag, options)
  parent.add(element)
  if (draw) {
    element.add(draw)
    element.end()
  }
  return element
}

/** Marks what `draw` draws as decoration, which assistive technology skips. */
export function asArtifact(pen: Pen, draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
  pen.pdf.markContent('Artifact', { type })
  draw()
  pen.pdf.endMarkedContent()
}

/** Draws one line of text whose line box starts at `top`. */
export function drawLine(pen: Pen, line: TextLine, style: TextStyle, x: number, top: number): void {
  const baseline = baselineOf(style, top)
  pen.pdf.fillColor(style.colour)
  for (const run of line.runs) drawRun(pen, run.text, run.face, style, x + run.x, baseline)
}

function drawRun(
  pen: Pen,
  text: string,
  face: FaceName,
  style: TextStyle,
  x: number,
  baseline: number,
): void {
  pen.pdf.font(face, style.size)
  pen.pdf.text(text, x, baseline, {
    lineBreak: false,
    baseline: 'alphabetic',
    ...(isTabular(text, style) ? { features: TABULAR } : {}),
  })
}

/** Capitals stand in the middle of the line box. */
function baselineOf(style: TextStyle, top: number): number {
  const capHeight = (loadFace(style.face).capHeight * style.size) / 1000
  return top + (style.leading + capHeight) / 2
}

export type Align = 'left' | 'right' | 'center'

/** Draws a text that fits on one line, aligned within `width` from `x`. */
export function drawLabel(
  pen: Pen,
  text: string,
  style: TextStyle,
  x: number,
  top: number,
  { align = 'left', width = 0 }: { align?: Align; width?: number } = {},
): void {
  const free = width - measureText(text, style)
  const shift = align === 'right' ? free : align === 'center' ? free / 2 : 0
  drawLine(pen, { runs: [{ text, face: style.face, x: 0, width: 0 }], width: 0 }, style, x + shift, top)
}

/** Draws a text over as many lines as `width` asks for and answers the height used. */
export function drawParagraph(
  pen: Pen,
  text: string,
  style: TextStyle,
  x: number,
  top: number,
  width: number,
): number {
  const lines = breakLines(text, style, width)
  lines.forEach((line, index) => {
    drawLine(pen, line, style, x, top + index * style.leading)
  })
  return lines.length * style.leading
}

/** A horizontal hairline, as decoration. */
export function drawRule(
  pen: Pen,
  y: number,
  from: number = page.left,
  to: number = page.right,
  ink: string = colour.hairline,
): void {
  asArtifact(pen, () => {
    pen.pdf.lineWidth(0.5).moveTo(from, y).lineTo(to, y).stroke(ink)
  })
}

import type { DocumentLanguage } from '../document-input.ts'
import { typeset } from '../texts/typeset.ts'
import { colour, page, type TextStyle, textWidth } from './theme.ts'

export type StructElement = PDFKit.PDFStructureElement

/** PDFKit options missing from its type package (PDF/UA attributes). */
export interface ElementOptions extends PDFKit.Mixins.StructureElementOptions {
  /** Left, top, right, bottom of a figure. */
  bbox?: [number, number, number, number]
  /** Scope of a table header. */
  scope?: 'Row' | 'Column'
}

/** A tagged document written from top to bottom; `pdf.y` is the position of the next text. */
export interface Sheet {
  readonly pdf: PDFKit.PDFDocument
  /** The structure element of the whole document. */
  readonly root: StructElement
  readonly language: DocumentLanguage
  /** Lowest point of headings in the margin column of the current page. */
  marginBottom: number
  /** Section titles in order, with their page numbers from 1. */
  readonly sections: { title: string; page: number }[]
}

/** Position and style of a text. */
export interface TextBox {
  x?: number
  y?: number
  width?: number
  align?: 'left' | 'right' | 'center'
}

/** Adds an element under `parent`; `draw` draws the element's marked content. */
export function addElement(
  sheet: Sheet,
  parent: StructElement,
  tag: string,
  options: ElementOptions = {},
  draw?: () => void,
): StructElement {
  const element = sheet.pdf.struct(tag, options)
  parent.add(element)
  if (draw) {
    element.add(draw)
    element.end()
  }
  return element
}

/** Marks the output of `draw` as decoration, which assistive technology skips. */
export function asArtifact(sheet: Sheet, draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
  sheet.pdf.markContent('Artifact', { type })
  draw()
  sheet.pdf.endMarkedContent()
}

/**
 * Draws a text with its language's typography; parts between double asterisks are bold. Moves `pdf.y` below
 * it.
 */
export function drawText(sheet: Sheet, text: string, style: TextStyle, box: TextBox = {}): void {
  const { pdf } = sheet
  const { x = page.textLeft, y = pdf.y, width = textWidth, align = 'left' } = box
  const runs = typeset(text, sheet.language)
    .split('**')
    .map((run, index) => ({ run, isBold: index % 2 === 1 }))
    .filter(({ run }) => run !== '')
  pdf.fillColor(style.colour)
  runs.forEach(({ run, isBold }, index) => {
    useStyle(sheet, style, isBold)
    const options = { ...optionsOf(sheet, run, style), width, align, continued: index < runs.length - 1 }
    if (index === 0) pdf.text(run, x, y, options)
    else pdf.text(run, options)
  })
}

/** Returns the height of a text at a width. */
export function heightOf(sheet: Sheet, text: string, style: TextStyle, width: number): number {
  useStyle(sheet, style, false)
  const plain = typeset(text, sheet.language).replaceAll('**', '')
  return sheet.pdf.heightOfString(plain, { ...optionsOf(sheet, plain, style), width })
}

function useStyle({ pdf }: Sheet, style: TextStyle, isBold: boolean): void {
  pdf.font(isBold ? style.boldFace : style.face, style.size)
}

/**
 * The line gap that completes the style's leading, and tabular figures. The faces also widen hyphens then,
 * so hyphenated words and texts without digits do without tabular figures.
 */
function optionsOf({ pdf }: Sheet, text: string, { leading, tabular }: TextStyle) {
  const isTabular = tabular === true && /\d/.test(text) && !/\p{L}-/u.test(text)
  const features: ['tnum'] = ['tnum']
  return { lineGap: leading - pdf.currentLineHeight(true), ...(isTabular ? { features } : {}) }
}

/** Starts a new page unless `height` fits on the current one. */
export function ensureRoom(sheet: Sheet, height: number): void {
  if (sheet.pdf.y + height > page.bottom) startPage(sheet)
}

export function startPage(sheet: Sheet): void {
  sheet.pdf.addPage()
  sheet.pdf.y = page.top
  sheet.marginBottom = 0
}

/** Moves below the content of both columns, with a gap. */
export function clearColumns(sheet: Sheet, gap: number): void {
  const bottom = Math.max(sheet.pdf.y, sheet.marginBottom)
  sheet.pdf.y = bottom + (bottom > page.top ? gap : 0)
}

/** Draws a horizontal hairline, as decoration. */
export function drawRule(sheet: Sheet, y: number, from: number = page.left, to: number = page.right): void {
  asArtifact(sheet, () => sheet.pdf.lineWidth(0.5).moveTo(from, y).lineTo(to, y).stroke(colour.hairline))
}

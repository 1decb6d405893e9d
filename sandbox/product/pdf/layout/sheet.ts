import type { DocumentLanguage } from '../document-input.ts'
import { typeset } from '../texts/typeset.ts'
import { colour, page, type TextStyle, textWidth } from './theme.ts'

export type StructElement = PDFKit.PDFStructureElement

/** Options that PDFKit knows and its type package does not yet (PDF/UA attributes). */
export interface ElementOptions extends PDFKit.Mixins.StructureElementOptions {
  /** Left, top, right, bottom of a figure. */
  bbox?: [number, number, number, number]
  /** Which cells a table heading names. */
  scope?: 'Row' | 'Column'
}

/** A tagged document that is being written from top to bottom; `pdf.y` is where the next text begins. */
export interface Sheet {
  readonly pdf: PDFKit.PDFDocument
  /** The structure element that holds the whole document. */
  readonly root: StructElement
  readonly language: DocumentLanguage
  /** Lowest point that a heading takes in the margin column of the current page. */
  marginBottom: number
  /** Section titles in order, with their pages from 1. */
  readonly sections: { title: string; page: number }[]
}

/** Where and how a text is set. */
export interface TextBox {
  x?: number
  y?: number
  width?: number
  align?: 'left' | 'right' | 'center'
}

/** A new element under `parent`; `draw` marks what it draws as the element's content. */
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

/** Marks what `draw` draws as decoration, which assistive technology skips. */
export function asArtifact(sheet: Sheet, draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
  sheet.pdf.markContent('Artifact', { type })
  draw()
  sheet.pdf.endMarkedContent()
}

/** Sets a text with its language's typography; parts between double asterisks are bold. Leaves `pdf.y` below it. */
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

/** Height that a text takes at a width. */
export function heightOf(sheet: Sheet, text: string, style: TextStyle, width: number): number {
  useStyle(sheet, style, false)
  const plain = typeset(text, sheet.language).replaceAll('**', '')
  return sheet.pdf.heightOfString(plain, { ...optionsOf(sheet, plain, style), width })
}

function useStyle({ pdf }: Sheet, style: TextStyle, isBold: boolean): void {
  pdf.font(isBold ? style.boldFace : style.face, style.size)
}

/**
 * What a font's own line height lacks to the style's leading, and figures of equal width. The faces then widen hyphens
 * too, so a hyphenated word or a text without figures has none.
 */
function optionsOf({ pdf }: Sheet, text: string, { leading, tabular }: TextStyle) {
  const isTabular = tabular === true && /\d/.test(text) && !/\p{L}-/u.test(text)
  const features: ['tnum'] = ['tnum']
  return { lineGap: leading - pdf.currentLineHeight(true), ...(isTabular ? { features } : {}) }
}

/** Goes on to a new page unless `height` fits on this one. */
export function ensureRoom(sheet: Sheet, height: number): void {
  if (sheet.pdf.y + height > page.bottom) startPage(sheet)
}

export function startPage(sheet: Sheet): void {
  sheet.pdf.addPage()
  sheet.pdf.y = page.top
  sheet.marginBottom = 0
}

/** Moves below what stands in either column, with space between. */
export function clearColumns(sheet: Sheet, gap: number): void {
  sheet.pdf.y = Math.max(sheet.pdf.y, sheet.marginBottom) + (sheet.pdf.y > page.top ? gap : 0)
}

/** A horizontal hairline, as decoration. */
export function drawRule(sheet: Sheet, y: number, from: number = page.left, to: number = page.right): void {
  asArtifact(sheet, () => sheet.pdf.lineWidth(0.5).moveTo(from, y).lineTo(to, y).stroke(colour.hairline))
}

import {
  addElement,
  asArtifact,
  clearColumns,
  drawText,
  ensureRoom,
  heightOf,
  type Sheet,
  startPage,
} from './sheet.ts'
import { type Column, openingRoom, writeTable } from './table.ts'
import { colour, fullWidth, marginWidth, page, style, textWidth } from './theme.ts'

/** A block of a document. Every text is already in the document's language. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'subheading'; text: string }
  | { kind: 'paragraph'; text: string; tone?: 'body' | 'lead' | 'note' | 'warning' }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'facts'; rows: readonly { label: string; value: string }[] }
  | {
      kind: 'table'
      caption?: string
      columns: readonly Column[]
      rows: readonly (readonly string[])[]
      wide: boolean
      hasRowHeads?: boolean
      isKeptWhole?: boolean
    }
  | { kind: 'callout'; title: string; text: string }
  | { kind: 'risk'; value: number; alternative: string; low: string; high: string }
  | { kind: 'page' }

const HEADING_ROOM = 62
const BULLET_INDENT = 12
const CALLOUT_PADDING = 12
const RISK_STEPS = [1, 2, 3, 4, 5, 6, 7]
const RISK_HEIGHT = 46

/** Writes blocks one below the other, on as many pages as needed. */
export function writeBlocks(sheet: Sheet, blocks: readonly Block[]): void {
  for (const [index, block] of blocks.entries()) writeBlock(sheet, block, blocks[index + 1])
}

function writeBlock(sheet: Sheet, block: Block, next: Block | undefined): void {
  if (block.kind === 'heading') writeHeading(sheet, block.text, next)
  else if (block.kind === 'subheading') writeSubheading(sheet, block.text)
  else if (block.kind === 'paragraph') writeParagraph(sheet, block.text, block.tone)
  else if (block.kind === 'list') writeList(sheet, block.items)
  else if (block.kind === 'facts') writeFacts(sheet, block.rows)
  else if (block.kind === 'table') writeTable(sheet, block)
  else if (block.kind === 'callout') writeCallout(sheet, block)
  else if (block.kind === 'risk') writeRiskScale(sheet, block)
  else startPage(sheet)
}

/** Writes the title of a section, in the margin beside its text; above a wide table, on the page where that starts. */
function writeHeading(sheet: Sheet, text: string, next: Block | undefined): void {
  clearColumns(sheet, 22)
  const room = next?.kind === 'table' && next.wide ? openingRoom(sheet, next) : 0
  ensureRoom(sheet, HEADING_ROOM + room)
  const top = sheet.pdf.y
  addElement(sheet, sheet.root, 'H2', {}, () => {
    drawText(sheet, text, style.sectionTitle, { x: page.left, y: top - 2, width: marginWidth })
  })
  sheet.pdf.outline.addItem(text)
  sheet.sections.push({ title: text, page: sheet.pdf.bufferedPageRange().count })
  sheet.marginBottom = sheet.pdf.y
  sheet.pdf.y = top
}

function writeSubheading(sheet: Sheet, text: string): void {
  sheet.pdf.y += 7
  ensureRoom(sheet, 40)
  addElement(sheet, sheet.root, 'H3', {}, () => drawText(sheet, text, style.subtitle))
}

function writeParagraph(sheet: Sheet, text: string, tone: keyof typeof style = 'body'): void {
  ensureRoom(sheet, style[tone].leading)
  addElement(sheet, sheet.root, 'P', {}, () => drawText(sheet, text, style[tone]))
  sheet.pdf.y += 6
}

function writeList(sheet: Sheet, items: readonly string[]): void {
  const list = addElement(sheet, sheet.root, 'L')
  const width = textWidth - BULLET_INDENT
  for (const text of items) {
    // An item that a page ended would leave its last line alone on the next one.
    ensureRoom(sheet, heightOf(sheet, text, style.body, width))
    const top = sheet.pdf.y
    const item = addElement(sheet, list, 'LI')
    addElement(sheet, item, 'Lbl', {}, () => drawText(sheet, '•', style.body, { width: BULLET_INDENT }))
    addElement(sheet, item, 'LBody', {}, () => {
      const x = page.textLeft + BULLET_INDENT
      drawText(sheet, text, style.body, { x, y: top, width })
    })
    item.end()
    sheet.pdf.y += 2
  }
  list.end()
  sheet.pdf.y += 4
}

/** Writes labels with their values, as a table with row headers. */
function writeFacts(sheet: Sheet, rows: readonly { label: string; value: string }[]): void {
  const columns: Column[] = [
    { label: '', align: 'left', share: 1 },
    { label: '', align: 'left', share: 1.6 },
  ]
  writeTable(sheet, { columns, rows: rows.map(({ label, value }) => [label, value]), wide: false })
}

/** Writes a text on a tinted background, never split across pages. */
function writeCallout(sheet: Sheet, { title, text }: { title: string; text: string }): void {
  clearColumns(sheet, 14)
  const width = fullWidth - 2 * CALLOUT_PADDING
  const height =
    heightOf(sheet, title, style.subtitle, width) +
    heightOf(sheet, text, style.callout, width) +
    2 * CALLOUT_PADDING
  ensureRoom(sheet, height)
  const top = sheet.pdf.y
  asArtifact(sheet, () => {
    sheet.pdf.rect(page.left, top, fullWidth, height).fill(colour.tint)
    sheet.pdf.rect(page.left, top, 2.5, height).fill(colour.accent)
  })
  const box = { x: page.left + CALLOUT_PADDING, width }
  sheet.pdf.y = top + CALLOUT_PADDING
  addElement(sheet, sheet.root, 'P', {}, () => drawText(sheet, title, style.subtitle, box))
  addElement(sheet, sheet.root, 'P', {}, () => drawText(sheet, text, style.callout, box))
  sheet.pdf.y = top + height + 6
}

/**
 * Writes the scale from 1 to 7: the class is larger, filled and framed, so that colour is not its only
 * mark.
 */
function writeRiskScale(
  sheet: Sheet,
  { value, alternative, low, high }: Extract<Block, { kind: 'risk' }>,
): void {
  ensureRoom(sheet, RISK_HEIGHT + 8)
  const top = sheet.pdf.y + 4
  const bbox: [number, number, number, number] = [page.textLeft, top, page.right, top + RISK_HEIGHT]
  addElement(sheet, sheet.root, 'Figure', { alt: alternative, bbox }, () => {
    for (const step of RISK_STEPS) drawRiskStep(sheet, step, step === value, top)
    drawText(sheet, low, style.note, { y: top + 34 })
    drawText(sheet, high, style.note, { y: top + 34, align: 'right' })
  })
  sheet.pdf.y = top + RISK_HEIGHT + 8
}

function drawRiskStep(sheet: Sheet, step: number, chosen: boolean, top: number): void {
  const gap = 4
  const width = (textWidth - gap * (RISK_STEPS.length - 1)) / RISK_STEPS.length
  const x = page.textLeft + (step - 1) * (width + gap)
  const height = chosen ? 30 : 22
  sheet.pdf.rect(x, top + (30 - height) / 2, width, height).fill(chosen ? colour.accent : colour.tint)
  const textStyle = chosen
    ? { ...style.sectionTitle, colour: colour.white }
    : { ...style.value, colour: colour.muted }
  drawText(sheet, String(step), textStyle, { x, y: top + 15 - textStyle.size * 0.62, width, align: 'center' })
}

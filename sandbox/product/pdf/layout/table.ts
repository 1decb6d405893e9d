import {
  addElement,
  clearColumns,
  drawRule,
  drawText,
  heightOf,
  type Sheet,
  type StructElement,
  startPage,
} from './sheet.ts'
import { fullWidth, page, style, type TextStyle, textWidth } from './theme.ts'

export type Column = { label: string; align: 'left' | 'right'; share: number }

/**
 * A table over the text column, or over the full width. Without column labels, the first cell of a row is
 * its header.
 */
export interface TableContent {
  caption?: string
  columns: readonly Column[]
  rows: readonly (readonly string[])[]
  wide: boolean
  /** True if the first cell of a row is its header also below column labels. */
  hasRowHeads?: boolean
  /** True if the table moves to the next page rather than being split; one that is longer than a page is split. */
  isKeptWhole?: boolean
}

const CELL_GAP = 12
const ROW_PADDING = 4.2

interface Cell {
  text: string
  tag: 'TH' | 'TD'
  scope?: 'Row' | 'Column'
  style: TextStyle
  x: number
  width: number
  align: Column['align']
}

/** Writes a tagged table; rows are never split, and the headers are repeated at the top of a page. */
export function writeTable(sheet: Sheet, content: TableContent): void {
  const hasHeads = content.columns.some(({ label }) => label !== '')
  const cellsOf = cellMaker(content, hasHeads)
  const heads = cellsOf(
    content.columns.map(({ label }) => label),
    true,
  )
  if (content.wide) clearColumns(sheet, 12)
  else sheet.pdf.y += 4
  if (sheet.pdf.y + openingRoom(sheet, content) > page.bottom) startPage(sheet)
  const table = addElement(sheet, sheet.root, 'Table')
  writeCaption(sheet, table, content)
  if (hasHeads) writeRow(sheet, heads, table)
  for (const row of content.rows) {
    const cells = cellsOf(row, false)
    if (sheet.pdf.y + rowHeight(sheet, cells) > page.bottom) {
      startPage(sheet)
      if (hasHeads) repeatHeads(sheet, heads)
    }
    writeRow(sheet, cells, table)
  }
  table.end()
  sheet.pdf.y += 8
}

/** Height that a table needs on the page where it starts: its caption, its headers and two rows, or the whole of it. */
export function openingRoom(sheet: Sheet, content: TableContent): number {
  const hasHeads = content.columns.some(({ label }) => label !== '')
  const cellsOf = cellMaker(content, hasHeads)
  const labels = content.columns.map(({ label }) => label)
  const heightOfRows = (rows: readonly (readonly string[])[]) =>
    rows.reduce(
      (sum, row) => sum + rowHeight(sheet, cellsOf(row, false)),
      hasHeads ? rowHeight(sheet, cellsOf(labels, true)) + 24 : 24,
    )
  const whole = content.isKeptWhole === true ? heightOfRows(content.rows) : Number.POSITIVE_INFINITY
  return whole <= page.bottom - page.top ? whole : heightOfRows(content.rows.slice(0, 2))
}

function cellMaker({ columns, hasRowHeads = false, wide }: TableContent, hasHeads: boolean) {
  const left = wide ? page.left : page.textLeft
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  const room = (wide ? fullWidth : textWidth) - CELL_GAP * (columns.length - 1)
  return (texts: readonly string[], isHead: boolean): Cell[] => {
    let x = left
    return columns.map(({ align, share }, index) => {
      const width = (room * share) / shares
      const isRowHead = (!hasHeads || hasRowHeads) && index === 0
      const cell: Cell = {
        text: texts[index] ?? '',
        tag: isHead || isRowHead ? 'TH' : 'TD',
        ...(isHead || isRowHead ? { scope: isHead ? 'Column' : 'Row' } : {}),
        style: isHead ? style.tableHead : isRowHead && !hasHeads ? style.label : style.tableCell,
        x,
        width,
        align,
      }
      x += width + CELL_GAP
      return cell
    })
  }
}

function writeCaption(sheet: Sheet, table: StructElement, { caption, wide }: TableContent): void {
  if (caption === undefined) return
  addElement(sheet, table, 'Caption', {}, () => {
    const box = wide ? { x: page.left, width: fullWidth } : {}
    drawText(sheet, caption, style.subtitle, box)
  })
  sheet.pdf.y += 2
}

function rowHeight(sheet: Sheet, cells: readonly Cell[]): number {
  return (
    Math.max(...cells.map(({ text, style: own, width }) => heightOf(sheet, text, own, width))) +
    2 * ROW_PADDING
  )
}

function writeRow(sheet: Sheet, cells: readonly Cell[], table: StructElement): void {
  const top = sheet.pdf.y
  const height = rowHeight(sheet, cells)
  const row = addElement(sheet, table, 'TR')
  for (const cell of cells) {
    const options = cell.scope ? { scope: cell.scope } : {}
    addElement(sheet, row, cell.tag, options, () => drawCell(sheet, cell, top))
  }
  row.end()
  closeRow(sheet, cells, top + height)
}

/** Repeats headers at the top of a page, as an artifact: assistive technology has read them already. */
function repeatHeads(sheet: Sheet, cells: readonly Cell[]): void {
  const top = sheet.pdf.y
  const height = rowHeight(sheet, cells)
  sheet.pdf.markContent('Artifact', { type: 'Pagination' })
  for (const cell of cells) drawCell(sheet, cell, top)
  sheet.pdf.endMarkedContent()
  closeRow(sheet, cells, top + height)
}

function drawCell(sheet: Sheet, { text, style: own, x, width, align }: Cell, top: number): void {
  drawText(sheet, text, own, { x, y: top + ROW_PADDING, width, align })
}

function closeRow(sheet: Sheet, cells: readonly Cell[], bottom: number): void {
  const [first, last] = [cells[0], cells.at(-1)]
  if (first && last) drawRule(sheet, bottom, first.x, last.x + last.width)
  sheet.pdf.y = bottom
}

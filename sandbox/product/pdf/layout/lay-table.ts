import type { Column } from './block.ts'
import { addElement, asArtifact, drawLine, drawRule, type Pen, type StructElement } from './pen.ts'
import type { LaidBlock, Strip } from './strip.ts'
import { breakLines, type TextLine } from './text-lines.ts'
import { colour, fullWidth, page, style, type TextStyle, textWidth } from './theme.ts'

const CELL_GAP = 12
const ROW_PADDING = 4.2
const CAPTION_HEIGHT = 18

interface Cell {
  lines: TextLine[]
  x: number
  width: number
  align: Column['align']
}

interface Row {
  cells: Cell[]
  height: number
}

interface Grid {
  left: number
  right: number
  caption: TextLine[]
  head: Row
  rows: Row[]
}

/** A table with a caption. Its head is drawn again, as decoration, on each page on which it goes on. */
export function layTable(caption: string, columns: Column[], texts: string[][], wide: boolean): LaidBlock {
  const grid = makeGrid(caption, columns, texts, wide)
  let table: StructElement | undefined
  return {
    strips: tableStrips(grid, wide),
    draw(pen, placed, parent) {
      table ??= addElement(pen, parent, 'Table')
      for (const { index, top, continued } of placed) {
        if (continued)
          asArtifact(pen, () => drawCells(pen, grid.head, top - grid.head.height, style.tableHead))
        if (continued) drawRule(pen, top, grid.left, grid.right, colour.ink)
        drawStrip(pen, grid, table, index, top)
      }
    },
    close: () => table?.end(),
  }
}

function makeGrid(caption: string, columns: Column[], texts: string[][], wide: boolean): Grid {
  const left = wide ? page.left : page.textLeft
  const width = wide ? fullWidth : textWidth
  return {
    left,
    right: page.right,
    caption: breakLines(caption, style.subtitle, width),
    head: makeRow(
      columns.map((column) => column.label),
      columns,
      left,
      width,
      style.tableHead,
    ),
    rows: texts.map((row) => makeRow(row, columns, left, width, style.tableCell)),
  }
}

function makeRow(texts: string[], columns: Column[], left: number, width: number, textStyle: TextStyle): Row {
  const shares = columns.reduce((sum, column) => sum + column.share, 0)
  const unit = (width - CELL_GAP * (columns.length - 1)) / shares
  let x = left
  const cells = columns.map((column, index) => {
    const cell = {
      lines: breakLines(texts[index] ?? '', textStyle, column.share * unit),
      x,
      width: column.share * unit,
      align: column.align,
    }
    x += cell.width + CELL_GAP
    return cell
  })
  const lineCount = Math.max(1, ...cells.map((cell) => cell.lines.length))
  return { cells, height: lineCount * textStyle.leading + 2 * ROW_PADDING }
}

/** Strip 0 is the caption with the head, the others are the rows. */
function tableStrips(grid: Grid, wide: boolean): Strip[] {
  const captionHeight = captionHeightOf(grid)
  const last = grid.rows.length - 1
  return [
    { height: captionHeight + grid.head.height, gap: 12, keep: true, clear: wide },
    ...grid.rows.map((row, index) => ({
      height: row.height,
      gap: 0,
      keep: (index === 0 && last > 0) || index === last - 1,
      clear: wide,
      repeatHeight: grid.head.height,
    })),
  ]
}

function captionHeightOf(grid: Grid): number {
  return CAPTION_HEIGHT + (grid.caption.length - 1) * style.subtitle.leading
}

function drawStrip(pen: Pen, grid: Grid, table: StructElement, index: number, top: number): void {
  const row = index === 0 ? grid.head : grid.rows[index - 1]
  if (!row) return
  if (index === 0) {
    drawCaption(pen, grid, table, top)
    const headTop = top + captionHeightOf(grid)
    drawRow(pen, row, table, headTop, style.tableHead)
    drawRule(pen, headTop + row.height, grid.left, grid.right, colour.ink)
  } else {
    drawRow(pen, row, table, top, style.tableCell)
    drawRule(pen, top + row.height, grid.left, grid.right)
  }
}

function drawCaption(pen: Pen, grid: Grid, table: StructElement, top: number): void {
  addElement(pen, table, 'Caption', {}, () => {
    grid.caption.forEach((line, row) => {
      drawLine(pen, line, style.subtitle, grid.left, top + row * style.subtitle.leading)
    })
  })
}

function drawRow(pen: Pen, row: Row, table: StructElement, top: number, textStyle: TextStyle): void {
  const isHead = textStyle === style.tableHead
  const element = addElement(pen, table, 'TR')
  row.cells.forEach((cell, index) => {
    const heading = isHead || index === 0
    const options = heading ? { scope: isHead ? ('Column' as const) : ('Row' as const) } : {}
    addElement(pen, element, heading ? 'TH' : 'TD', options, () => drawCell(pen, cell, top, textStyle))
  })
  element.end()
}

function drawCells(pen: Pen, row: Row, top: number, textStyle: TextStyle): void {
  for (const cell of row.cells) drawCell(pen, cell, top, textStyle)
}

function drawCell(pen: Pen, cell: Cell, top: number, textStyle: TextStyle): void {
  cell.lines.forEach((line, index) => {
    const x = cell.align === 'right' ? cell.x + cell.width - line.width : cell.x
    drawLine(pen, line, textStyle, x, top + ROW_PADDING + index * textStyle.leading)
  })
}

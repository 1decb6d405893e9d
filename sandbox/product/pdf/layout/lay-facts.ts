import { addElement, drawLine, drawRule, type Pen, type StructElement } from './pen.ts'
import type { LaidBlock } from './strip.ts'
import { breakLines, type TextLine } from './text-lines.ts'
import { fullWidth, page, style } from './theme.ts'

const COLUMN_GAP = 26
const PADDING = 4.6
const columnWidth = (fullWidth - COLUMN_GAP) / 2
const labelWidth = columnWidth * 0.42
const valueWidth = columnWidth - labelWidth - 10

interface Fact {
  label: TextLine[]
  value: TextLine[]
}

/** Labels and values in two columns over the whole width, read row by row. */
export function layFacts(rows: { label: string; value: string }[]): LaidBlock {
  const facts = rows.map(({ label, value }) => ({
    label: breakLines(label, style.label, labelWidth),
    value: breakLines(value, style.value, valueWidth),
  }))
  const half = Math.ceil(facts.length / 2)
  const pairs = Array.from({ length: half }, (_, index) => [facts[index], facts[index + half]])
  const heights = pairs.map((pair) => Math.max(...pair.map(factHeight)))
  let table: StructElement | undefined
  return {
    strips: heights.map((height, index) => ({
      height,
      gap: index === 0 ? 12 : 0,
      keep: index < half - 1 && half < 14,
      clear: true,
    })),
    draw(pen, placed, parent) {
      table ??= addElement(pen, parent, 'Table')
      for (const { index, top } of placed) {
        pairs[index]?.forEach((fact, column) => {
          if (table && fact) drawFact(pen, fact, table, page.left + column * (columnWidth + COLUMN_GAP), top)
        })
        const bottom = top + (heights[index] ?? 0)
        drawRule(pen, bottom, page.left, page.left + columnWidth)
        drawRule(pen, bottom, page.right - columnWidth, page.right)
      }
    },
    close: () => table?.end(),
  }
}

function factHeight(fact: Fact | undefined): number {
  return fact ? Math.max(fact.label.length, fact.value.length) * style.value.leading + 2 * PADDING : 0
}

function drawFact(pen: Pen, fact: Fact, table: StructElement, left: number, top: number): void {
  const row = addElement(pen, table, 'TR')
  addElement(pen, row, 'TH', { scope: 'Row' }, () => {
    fact.label.forEach((line, index) => {
      drawLine(pen, line, style.label, left, top + PADDING + index * style.label.leading)
    })
  })
  addElement(pen, row, 'TD', {}, () => {
    fact.value.forEach((line, index) => {
      drawLine(pen, line, style.value, left + labelWidth + 10, top + PADDING + index * style.value.leading)
    })
  })
  row.end()
}

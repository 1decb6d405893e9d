import type { ColumnAlignment, RichCell } from './rich-text.ts'

/** A table as rich text shows it. */
export type PlainTable = {
  readonly alignments: readonly ColumnAlignment[]
  readonly head: readonly RichCell[]
  readonly rows: readonly (readonly RichCell[])[]
}

/** A figure with its sign and unit, a dash for none: `12,5 %`, `1 200 €`, `-3`, `—`. */
const figure = /^[-−–+<>≤≥]?\s*[€$]?\s*\d[\d\s.,]*\s*(%|€|\$|[kM]€|x)?$|^[-–—]$/u

/**
 * Makes a table of plain cells: every row gets as many as there are columns, and columns of figures are set to the
 * end, so that their digits stand under one another.
 */
export function plainTable(columns: readonly string[], rows: readonly (readonly string[])[]): PlainTable {
  const isFigures = (column: number) => {
    const filled = rows.map((row) => row[column]?.trim() ?? '').filter((cell) => cell !== '')
    return filled.some((cell) => /\d/.test(cell)) && filled.every((cell) => figure.test(cell))
  }
  return {
    alignments: columns.map((_, column) => (isFigures(column) ? 'end' : null)),
    head: columns.map((column) => [column]),
    rows: rows.map((row) => columns.map((_, column) => [row[column] ?? ''])),
  }
}

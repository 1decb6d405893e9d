import type { ColumnAlignment, RichCell } from './rich-text.ts'

/** A table in rich text. */
export type PlainTable = {
  readonly alignments: readonly ColumnAlignment[]
  readonly head: readonly RichCell[]
  readonly rows: readonly (readonly RichCell[])[]
}

/** A number with sign and unit, or a dash for none: `12,5 %`, `1 200 €`, `-3`, `€10.0m`, `—`. */
const figure = /^[-−–+<>≤≥]?\s*[€$]?\s*\d[\d\s.,]*\s*(%|€|\$|[kM]€|k|m|bn|x)?$|^[-–—]$/u

/**
 * Builds a table of plain cells: rows are padded to the number of columns, and numeric columns are
 * end-aligned, so that their digits line up.
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

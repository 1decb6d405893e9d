import { startsFormula } from '../../../src/lib/csv.ts'
import type { LocalizedText } from '../../database/schema/columns.ts'

/** A negative number in either language, which is no formula. */
const negative = /^-\d[\d.,'\u2019\u00a0\u202f ]*$/

/** What a spreadsheet would run gets an apostrophe, as does what could be taken for it: {@link unguarded} takes it off. */
const guarded = (cell: string): string =>
  startsFormula(cell.replace(/^'+/, '')) && !negative.test(cell) ? `'${cell}` : cell

/** A cell of a file as it was meant, without the apostrophe that keeps a spreadsheet from running it. */
export const unguarded = (cell: string): string =>
  cell.startsWith("'") && startsFormula(cell.replace(/^'+/, '')) ? cell.slice(1) : cell

const quotedCell = (cell: string): string => {
  const safe = guarded(cell)
  return startsFormula(cell) || /[",;\t|\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * Serialises rows as a CSV file that spreadsheets of the language open directly: UTF-8 with byte order
 * mark, CRLF line ends (RFC 4180), semicolons in French; no cell runs as a formula (P-806).
 */
export function csvText(rows: Iterable<readonly string[]>, locale: keyof LocalizedText): string {
  const separator = locale === 'fr' ? ';' : ','
  const lines = [...rows].map((cells) => `${cells.map(quotedCell).join(separator)}\r\n`)
  return `\ufeff${lines.join('')}`
}

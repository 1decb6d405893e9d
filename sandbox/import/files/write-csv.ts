import type { LocalizedText } from '../../database/schema/columns.ts'

const quotedCell = (cell: string): string =>
  /[",;\t|\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

/**
 * Serialises rows as a CSV file that spreadsheets of the language open directly: UTF-8 with byte order
 * mark, CRLF line ends (RFC 4180), semicolons in French.
 */
export function csvText(rows: Iterable<readonly string[]>, locale: keyof LocalizedText): string {
  const separator = locale === 'fr' ? ';' : ','
  const lines = [...rows].map((cells) => `${cells.map(quotedCell).join(separator)}\r\n`)
  return `\ufeff${lines.join('')}`
}

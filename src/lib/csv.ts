/** First characters that make a spreadsheet read a cell as a formula (OWASP, CSV injection). */
const formulaStart = /^[=+\-@\t\r]/
const exactNumber = /^-?\d+(\.\d+)?$/
const byteOrderMark = '\uFEFF'

/** One cell of RFC 4180. Text that a spreadsheet would run as a formula is kept text by a leading apostrophe. */
export function csvCell(value: string): string {
  const safe = formulaStart.test(value) && !exactNumber.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * A table as CSV (RFC 4180): commas, CRLF, a byte order mark so that spreadsheets read UTF-8. Callers give dates as
 * ISO 8601 and numbers with a point, whatever the language.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')
}

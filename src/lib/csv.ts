/** First characters that make a spreadsheet read a cell as a formula (OWASP, CSV injection), spaces before them aside. */
const formulaStart = /^\s*[=+\-@]|^[\t\r\n]/
const exactNumber = /^-?\d+(\.\d+)?$/
/** Every separator that some spreadsheet takes, and what a formula begins with: quoted in files of any language. */
const needsQuotes = /[;,"\t\r\n]|^\s*[=+\-@]/
const byteOrderMark = '\uFEFF'

/** What spreadsheets of each language separate cells by. */
const separators = { fr: ';', en: ',' } as const
/** The decimal mark that spreadsheets of each language read: with the other one a number is text to them. */
const decimalMarks = { fr: ',', en: '.' } as const

type CsvLanguage = keyof typeof separators

/** A cell: text, or a number as an exact decimal with a point. */
export type CsvCell = string | { readonly number: string }

/** One cell of RFC 4180. Text that a spreadsheet would run as a formula is kept text by a leading apostrophe. */
function textCell(value: string): string {
  const safe = formulaStart.test(value) && !exactNumber.test(value) ? `'${value}` : value
  return needsQuotes.test(safe) || needsQuotes.test(value) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * One cell in a language. A number takes the language's decimal mark and stands without quotes where nothing in it
 * separates; what is given as a number and is none is written as text.
 */
export function csvCell(cell: CsvCell, language: CsvLanguage): string {
  if (typeof cell === 'string') return textCell(cell)
  if (!exactNumber.test(cell.number)) return textCell(cell.number)
  return cell.number.replace('.', decimalMarks[language])
}

/**
 * A table as CSV (RFC 4180) for spreadsheets of a language: French ones separate by semicolons and read decimal
 * commas, English ones by commas and read points; CRLF, and a byte order mark so that they read UTF-8. Dates are given
 * as ISO 8601, which both read.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[], language: CsvLanguage): string {
  const separator = separators[language]
  const lines = rows.map((row) => row.map((cell) => csvCell(cell, language)).join(separator))
  return byteOrderMark + lines.map((line) => `${line}\r\n`).join('')
}

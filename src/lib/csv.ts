/**
 * First characters that make a spreadsheet treat a cell as a formula (OWASP, CSV injection), after optional spaces: the
 * four of ASCII, and their full-width and small forms, which Japanese and Chinese spreadsheets read as the same.
 */
const formulaStart = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b]|^[\t\r\n]/

/** Reports whether a spreadsheet may run the text of a cell. */
export const startsFormula = (text: string): boolean => formulaStart.test(text)

const exactNumber = /^-?\d+(\.\d+)?$/
/** Separators of any spreadsheet: quoted in files of any language, as is the start of a formula. */
const separator = /[;,"\t\r\n]/
const byteOrderMark = '\uFEFF'

/** Cell separators of spreadsheets in each language. */
const separators = { fr: ';', en: ',' } as const
/** Decimal marks of spreadsheets in each language: they treat a number with another mark as text. */
const decimalMarks = { fr: ',', en: '.' } as const

type CsvLanguage = keyof typeof separators

/** A cell: text, or a number as an exact decimal with a point. */
export type CsvCell = string | { readonly number: string }

/**
 * Serialises a text cell (RFC 4180). Text that a spreadsheet would run as a formula gets a leading
 * apostrophe.
 */
function textCell(value: string): string {
  const isFormula = startsFormula(value)
  const safe = isFormula && !exactNumber.test(value) ? `'${value}` : value
  return isFormula || separator.test(value) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * Serialises a cell for a language. A number gets the language's decimal mark, unquoted unless it contains
 * a separator; an invalid number is written as text.
 */
export function csvCell(cell: CsvCell, language: CsvLanguage): string {
  if (typeof cell === 'string') return textCell(cell)
  if (!exactNumber.test(cell.number)) return textCell(cell.number)
  return cell.number.replace('.', decimalMarks[language])
}

/**
 * Serialises a table as CSV (RFC 4180) for spreadsheets of a language: semicolons and decimal commas in
 * French, commas and decimal points in English; CRLF, and a byte order mark so that UTF-8 is recognised.
 * Dates must be ISO 8601, which both read.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[], language: CsvLanguage): string {
  const lines = rows.map((row) => row.map((cell) => csvCell(cell, language)).join(separators[language]))
  return byteOrderMark + lines.map((line) => `${line}\r\n`).join('')
}

/** Namespaces whose own name would be refused by content blockers, with the names of their files. */
const renamed: Readonly<Record<string, string>> = { audience: 'visits', notifications: 'news' }

/** The file of a language's texts, all of them or one namespace's (`fr`, `fr.funds`), without its ending (P-261). */
export function textFile(name: string): string {
  const [locale = '', namespace = ''] = name.split('.')
  return namespace === '' ? locale : `${locale}.${renamed[namespace] ?? namespace}`
}

import { CsvError, parse } from 'csv-parse/sync'
import { type Fault, faultOf } from '../report/fault.ts'
import { type Table, type TableRow, trimCell } from './table.ts'
import { unguarded } from './write-csv.ts'

/** Close to the limit of a JavaScript string; the file of a million values has 40 MB. */
const maximumBytes = 400_000_000

const separators = [';', ',', '\t', '|'] as const

/** The most frequent separator of the first line, outside of quotes. French spreadsheets write semicolons. */
function separatorOf(text: string): string {
  const [firstLine = ''] = text.split(/\r?\n/, 1)
  const unquoted = firstLine.replace(/"[^"]*"/g, '')
  const count = (separator: string) => unquoted.split(separator).length
  return separators.reduce((best, separator) => (count(separator) > count(best) ? separator : best))
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // The encoding of Excel for Windows' "CSV" in western Europe.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function readRows(text: string): readonly TableRow[] {
  let line = 1
  const rows: TableRow[] = []
  parse(text, {
    bom: true,
    delimiter: separatorOf(text),
    relax_column_count: true,
    on_record: (record: readonly string[], { lines }) => {
      const cells = record.map((cell) => unguarded(trimCell(cell)))
      if (cells.some((cell) => cell !== '')) rows.push({ line, cells })
      // A record of several lines is reported by its first.
      line = lines + 1
      return null
    },
  })
  return rows
}

const nameOf = (file: string): string => file.replace(/^.*\//, '').replace(/\.[^.]*$/, '')

/**
 * Parses the rows of a CSV file in UTF-8, UTF-16 or Windows-1252, separated by semicolons, commas, tabs or
 * pipes.
 */
export function readCsv(file: string, bytes: Uint8Array): Table | Fault {
  if (bytes.byteLength > maximumBytes)
    return faultOf(file, 'file_too_large', { detail: { maximum: String(maximumBytes / 1_000_000) } })
  const text = decode(bytes)
  if (text.includes('\u0000')) return faultOf(file, 'unreadable_text')
  try {
    return { file, name: nameOf(file), rows: readRows(text) }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return faultOf(file, 'unreadable_text', { line: typeof error.lines === 'number' ? error.lines : null })
  }
}

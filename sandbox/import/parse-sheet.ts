import { searchableText } from '../product/search-text.ts'
import { readCell } from './cells/read-cell.ts'
import { type DateOrder, orderIn } from './cells/read-date.ts'
import type { SheetLanguage } from './cells/read-number.ts'
import type { Table, TableRow } from './files/table.ts'
import { type Fault, faultOf } from './report/fault.ts'
import { type Column, keyOf, type Sheet, type SheetRow } from './sheets/sheet.ts'

/** A parsed row with its line number. It has only the columns of the file. */
export type GivenRow = { readonly line: number; readonly row: SheetRow }

/** A parsed sheet of the folder. Rows with a fault are left out; `unread` has their keys. */
export type GivenSheet = {
  readonly sheet: Sheet
  readonly file: string
  readonly language: SheetLanguage
  /** Names of the file's columns. */
  readonly columns: readonly string[]
  readonly rows: readonly GivenRow[]
  readonly unread: ReadonlySet<string>
  readonly faults: readonly Fault[]
}

type HeaderCell = {
  readonly index: number
  readonly name: string
  readonly title: string
  readonly column: Column
  readonly dateOrder: DateOrder | undefined
}

/** Returns the display name of a column: its header in the language of the sheet. */
export const headerOf = (sheet: Sheet, name: string, language: SheetLanguage): string =>
  sheet.columns[name]?.header[language] ?? name

const words = (column: Column, name: string, language: SheetLanguage): string[] =>
  language === 'fr' ? [column.header.fr] : [column.header.en, name]

function findColumn(sheet: Sheet, header: string, language: SheetLanguage): string | undefined {
  const searched = searchableText(header)
  return Object.entries(sheet.columns).find(([name, column]) =>
    words(column, name, language).some((word) => searchableText(word) === searched),
  )?.[0]
}

/** Returns the language in which more headers are known; the file's name breaks a tie. */
function languageOf(sheet: Sheet, { name }: Table, headers: readonly string[]): SheetLanguage {
  const count = (language: SheetLanguage) =>
    headers.filter((header) => findColumn(sheet, header, language) !== undefined).length
  const [french, english] = [count('fr'), count('en')]
  if (french !== english) return french > english ? 'fr' : 'en'
  return searchableText(name) === searchableText(sheet.title.en) ? 'en' : 'fr'
}

/** Returns the date order that a column proves; undefined when it proves both. */
function dateOrderOf(rows: readonly TableRow[], index: number): DateOrder | undefined {
  const orders = new Set(rows.map(({ cells }) => orderIn(cells[index] ?? '')))
  if (orders.has('day-first') === orders.has('month-first')) return undefined
  return orders.has('day-first') ? 'day-first' : 'month-first'
}

type Header = {
  readonly cells: readonly HeaderCell[]
  readonly width: number
  readonly language: SheetLanguage
  readonly faults: readonly Fault[]
}

function readHeader(sheet: Sheet, table: Table): Header {
  const [first, ...body] = table.rows
  const titles = first?.cells ?? []
  const language = languageOf(sheet, table, titles)
  const faults: Fault[] = []
  const found = new Map<string, HeaderCell>()
  const place = { line: first?.line ?? 1 }
  const known = Object.values(sheet.columns)
    .map(({ header }) => header[language])
    .join(', ')
  for (const [index, title] of titles.entries()) {
    const other = language === 'fr' ? 'en' : 'fr'
    const name = findColumn(sheet, title, language) ?? findColumn(sheet, title, other)
    const column = name === undefined ? undefined : sheet.columns[name]
    if (name === undefined || column === undefined) {
      if (title !== '')
        faults.push(faultOf(table.file, 'unknown_column', { ...place, column: title, detail: { known } }))
    } else if (found.has(name)) faults.push(faultOf(table.file, 'column_twice', { ...place, column: title }))
    else {
      const dateOrder =
        column.type.kind === 'date' && language === 'en' ? dateOrderOf(body, index) : undefined
      found.set(name, { index, name, title, column, dateOrder })
    }
  }
  if (titles.length === 0) faults.push(faultOf(table.file, 'no_header', { detail: { known } }))
  else
    for (const [name, { isRequired, header }] of Object.entries(sheet.columns))
      if (isRequired && !found.has(name))
        faults.push(faultOf(table.file, 'column_missing', { ...place, column: header[language] }))
  return { cells: [...found.values()], width: titles.length, language, faults }
}

function readRow(
  table: Table,
  { cells, width, language }: Header,
  given: TableRow,
  faults: Fault[],
): SheetRow {
  const row: Record<string, string | null> = {}
  const { line } = given
  for (const { index, name, title, column, dateOrder } of cells) {
    const text = given.cells[index] ?? ''
    row[name] = null
    if (text === '') {
      if (column.isRequired) faults.push(faultOf(table.file, 'value_missing', { line, column: title }))
      continue
    }
    const reading = readCell(text, column.type, { language, dateOrder })
    if ('value' in reading) row[name] = reading.value
    else {
      const { fault, detail = {} } = reading
      faults.push(faultOf(table.file, fault, { line, column: title, value: text, detail }))
    }
  }
  const surplus = given.cells.slice(width).find((cell) => cell !== '')
  if (surplus !== undefined) faults.push(faultOf(table.file, 'too_many_cells', { line, value: surplus }))
  return row
}

/** Parses the cells of a sheet by its declaration, into all faults and the rows without fault. */
export function parseSheet(sheet: Sheet, table: Table): GivenSheet {
  const header = readHeader(sheet, table)
  const faults: Fault[] = [...header.faults]
  const lines = new Map<string, number>()
  const rows: GivenRow[] = []
  const unread = new Set<string>()
  const isComplete = sheet.key.every((name) => header.cells.some((cell) => cell.name === name))
  for (const given of isComplete ? table.rows.slice(1) : []) {
    const before = faults.length
    const row = readRow(table, header, given, faults)
    const key = keyOf(row, sheet.key)
    if (faults.length > before) {
      unread.add(key)
      continue
    }
    const earlier = lines.get(key)
    if (earlier === undefined) {
      lines.set(key, given.line)
      rows.push({ line: given.line, row })
    } else {
      const value = sheet.key.map((name) => row[name]).join(' / ')
      const columns = sheet.key.map((name) => headerOf(sheet, name, header.language)).join(' / ')
      const detail = { line: String(earlier) }
      faults.push(faultOf(table.file, 'key_twice', { line: given.line, column: columns, value, detail }))
    }
  }
  const columns = header.cells.map(({ name }) => name)
  return { sheet, file: table.file, language: header.language, columns, rows, unread, faults }
}

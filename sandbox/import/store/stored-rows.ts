import type { LocalizedText } from '../../database/schema/columns.ts'
import { trimCell } from '../files/table.ts'
import { keyOf, type Sheet, type SheetName, type SheetRow } from '../sheets/sheet.ts'

/** Rows of a sheet by key. */
export type RowsByKey = ReadonlyMap<string, SheetRow>

/** Rows of every sheet by key. */
export type World = Readonly<Record<SheetName, RowsByKey>>

/** Numbers and ids of stored rows, by key. */
export type StoredIds = {
  readonly partners: ReadonlyMap<string, number>
  readonly teams: ReadonlyMap<string, number>
  readonly funds: ReadonlyMap<string, number>
  readonly shares: ReadonlyMap<string, string>
  readonly people: ReadonlyMap<string, string>
  readonly mandates: ReadonlyMap<string, string>
  readonly holdings: ReadonlyMap<string, number>
  readonly movements: ReadonlyMap<string, number>
  readonly documents: ReadonlyMap<string, number>
}

/** The database's content, in the form of sheets. `erasedIds` are those of erased accounts, which are in no sheet. */
export type Stored = {
  readonly rows: World
  readonly ids: StoredIds
  readonly erasedIds: ReadonlySet<string>
}

/** Indexes rows by the key of their sheet; among duplicates, the first. */
export function byKey(sheet: Sheet, rows: readonly SheetRow[]): RowsByKey {
  const found = new Map<string, SheetRow>()
  for (const row of rows) {
    const key = keyOf(row, sheet.key)
    if (!found.has(key)) found.set(key, row)
  }
  return found
}

/** Writes a flag for sheets. */
export const flagText = (flag: boolean): string => (flag ? 'yes' : 'no')

/** Writes a number for sheets. */
export const numberText = (number: number | null): string | null => (number === null ? null : String(number))

/** Reads the cell of a text; an empty one is an empty text. */
export const textOf = (row: SheetRow, name: string): string => row[name] ?? ''

/** Writes an exact decimal without the column's trailing zeros, with at least two decimals. */
export function decimalText(decimal: string | null): string | null {
  if (decimal === null) return null
  const [whole = '0', fraction = ''] = decimal.split('.')
  return `${whole}.${fraction.replace(/0+$/, '').padEnd(2, '0')}`
}

/** Writes a text for a cell: trimmed, and null if empty. */
export function cellText(text: string | null | undefined): string | null {
  const trimmed = trimCell(text ?? '')
  return trimmed === '' ? null : trimmed
}

/** The two columns of a text in both languages. */
export function localizedCells<Name extends string>(name: Name, text: LocalizedText | null): SheetRow {
  return { [`${name}_fr`]: cellText(text?.fr), [`${name}_en`]: cellText(text?.en) }
}

/** The code of a fund without the manager's own: its id. */
export const fundCode = (fund: { readonly id: number; readonly code: string | null }): string =>
  fund.code ?? `fnd-${fund.id}`

/** The path of a document that was not imported. */
export const documentPath = (document: { readonly id: number; readonly file: string | null }): string =>
  document.file ?? `documents/doc-${document.id}.pdf`

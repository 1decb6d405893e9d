import type { LocalizedText } from '../../database/schema/columns.ts'
import { trimCell } from '../files/table.ts'
import { keyOf, type Sheet, type SheetName, type SheetRow } from '../sheets/sheet.ts'

/** Rows of a sheet by their keys. */
export type RowsByKey = ReadonlyMap<string, SheetRow>

/** Rows of every sheet by their keys. */
export type World = Readonly<Record<SheetName, RowsByKey>>

/** Numbers and ids that the database has given to rows, by the rows' keys. */
export type StoredIds = {
  readonly partners: ReadonlyMap<string, number>
  readonly teams: ReadonlyMap<string, number>
  readonly funds: ReadonlyMap<string, number>
  readonly shares: ReadonlyMap<string, string>
  readonly people: ReadonlyMap<string, string>
  readonly holdings: ReadonlyMap<string, number>
  readonly movements: ReadonlyMap<string, number>
  readonly documents: ReadonlyMap<string, number>
}

/** What the database holds, in the form of the sheets. */
export type Stored = { readonly rows: World; readonly ids: StoredIds }

/** Rows by the key of their sheet; of two with one key, the first. */
export function byKey(sheet: Sheet, rows: readonly SheetRow[]): RowsByKey {
  const found = new Map<string, SheetRow>()
  for (const row of rows) {
    const key = keyOf(row, sheet.key)
    if (!found.has(key)) found.set(key, row)
  }
  return found
}

/** A flag as sheets write it. */
export const flagText = (flag: boolean): string => (flag ? 'yes' : 'no')

/** A number as sheets write it. */
export const numberText = (number: number | null): string | null => (number === null ? null : String(number))

/** An exact decimal without the zeros that the column adds, with two decimals at least. */
export function decimalText(decimal: string | null): string | null {
  if (decimal === null) return null
  const [whole = '0', fraction = ''] = decimal.split('.')
  return `${whole}.${fraction.replace(/0+$/, '').padEnd(2, '0')}`
}

/** A text as a cell holds it: without white space around it, and null instead of an empty one. */
export function cellText(text: string | null | undefined): string | null {
  const trimmed = trimCell(text ?? '')
  return trimmed === '' ? null : trimmed
}

/** The two columns of a text in both languages. */
export function localizedCells<Name extends string>(name: Name, text: LocalizedText | null): SheetRow {
  return { [`${name}_fr`]: cellText(text?.fr), [`${name}_en`]: cellText(text?.en) }
}

/** The code of a fund that the manager gave none: its id. */
export const fundCode = (fund: { readonly id: number; readonly code: string | null }): string =>
  fund.code ?? `fnd-${fund.id}`

/** The path of a document that was not imported. */
export const documentPath = (document: { readonly id: number; readonly file: string | null }): string =>
  document.file ?? `documents/doc-${document.id}.pdf`

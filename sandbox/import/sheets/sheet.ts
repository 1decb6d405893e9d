import type { LocalizedText } from '../../database/schema/columns.ts'
import type { Vocabulary } from '../../product/vocabulary.ts'

/** The sheets of a folder, in the order in which they are written: each refers to earlier ones only. */
export const sheetNames = [
  'partners',
  'teams',
  'funds',
  'managers',
  'terms',
  'shares',
  'values',
  'flows',
  'agreements',
  'people',
  'holdings',
  'movements',
  'documents',
] as const

/** Name of a sheet: the English name of its file without the ending. */
export type SheetName = (typeof sheetNames)[number]

/** What the cells of a column hold. `key` is a short code that other sheets refer to. */
export type ColumnType =
  | { readonly kind: 'text'; readonly maxLength: number }
  | { readonly kind: 'code' | 'codes'; readonly vocabulary: Vocabulary }
  | { readonly kind: 'decimal'; readonly digits: 2 | 4 }
  | { readonly kind: 'integer'; readonly minimum: number; readonly maximum: number }
  | { readonly kind: SimpleKind }

type SimpleKind =
  | 'key'
  | 'date'
  | 'flag'
  | 'isin'
  | 'siren'
  | 'company-number'
  | 'lei'
  | 'email'
  | 'telephone'
  | 'currency'
  | 'url'
  | 'slug'
  | 'domain'
  | 'share-type'
  | 'file'

/** A column: its header and an example in both languages, its unit where it has one, and what it means. */
export type Column = {
  readonly header: LocalizedText
  readonly type: ColumnType
  readonly isRequired: boolean
  readonly unit?: LocalizedText
  readonly meaning: LocalizedText
  readonly example: LocalizedText
}

/** A row in canonical form: dates as `YYYY-MM-DD`, decimals with a point, codes; null for an empty cell. */
export type SheetRow = Readonly<Record<string, string | null>>

/** Columns of a sheet that together name a row of another. */
export type Reference = { readonly columns: readonly string[]; readonly to: SheetName }

/** A sheet: one CSV file of the folder, or one sheet of the workbook. `title` is its name in both languages. */
export type Sheet = {
  readonly name: SheetName
  readonly title: LocalizedText
  readonly meaning: LocalizedText
  /** The columns that name a row; all of them are required. */
  readonly key: readonly string[]
  readonly references: readonly Reference[]
  readonly columns: Readonly<Record<string, Column>>
  /** Fills in what empty cells stand for. The rows are all of the sheet, in its order. */
  readonly complete: (rows: readonly SheetRow[]) => readonly SheetRow[]
}

/** Keeps the names of the columns in the type, so that no other is read from its rows. */
export function defineSheet<const Declared extends Omit<Sheet, 'complete' | 'references'>>(
  declared: Declared,
  parts: Partial<Pick<Sheet, 'complete' | 'references'>> = {},
): Declared & Pick<Sheet, 'complete' | 'references'> {
  return { ...declared, references: parts.references ?? [], complete: parts.complete ?? ((rows) => rows) }
}

/** Separates the parts of a key; no cell can hold it. */
const separator = '\u0000'

/** What names a row: the cells of these columns. */
export function keyOf(row: SheetRow, columns: readonly string[]): string {
  return columns.map((column) => row[column] ?? '').join(separator)
}

/** The key as people read it. */
export function readableKey(key: string): string {
  return key.replaceAll(separator, ' / ')
}

import type { LocalizedText } from '../../database/schema/columns.ts'
import type { Vocabulary } from '../../product/vocabulary.ts'

/** The sheets of a folder, in the order of writing: each refers only to earlier ones. */
export const sheetNames = [
  'partners',
  'teams',
  'funds',
  'managers',
  'terms',
  'portfolio',
  'costs',
  'scenarios',
  'shares',
  'values',
  'flows',
  'agreements',
  'people',
  'mandates',
  'holdings',
  'movements',
  'documents',
] as const

/** Name of a sheet: its English file name without extension. */
export type SheetName = (typeof sheetNames)[number]

/** Type of a column's cells. `key` is a short code that other sheets refer to, `keys` several of them. */
export type ColumnType =
  | { readonly kind: 'text'; readonly maxLength: number }
  | { readonly kind: 'code' | 'codes'; readonly vocabulary: Vocabulary }
  | { readonly kind: 'decimal'; readonly digits: 2 | 4; readonly isSigned?: true }
  | { readonly kind: 'integer'; readonly minimum: number; readonly maximum: number }
  | { readonly kind: SimpleKind }

type SimpleKind =
  | 'key'
  | 'keys'
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
  | 'account-id'
  | 'file'

/** A column: header and example in both languages, optional unit, and description. */
export type Column = {
  readonly header: LocalizedText
  readonly type: ColumnType
  readonly isRequired: boolean
  /** True if a stored value stays: an empty cell keeps it, another value is a fault. */
  readonly isImmutable?: true
  readonly unit?: LocalizedText
  readonly meaning: LocalizedText
  readonly example: LocalizedText
}

/** A row in canonical form: dates as `YYYY-MM-DD`, decimals with a point, codes; null for an empty cell. */
export type SheetRow = Readonly<Record<string, string | null>>

/** Columns of a sheet that together identify a row of another. */
export type Reference = { readonly columns: readonly string[]; readonly to: SheetName }

/** A sheet: one CSV file of the folder, or one sheet of the workbook. `title` is its name in both languages. */
export type Sheet = {
  readonly name: SheetName
  readonly title: LocalizedText
  readonly meaning: LocalizedText
  /** The columns that identify a row; all are required. */
  readonly key: readonly string[]
  readonly references: readonly Reference[]
  readonly columns: Readonly<Record<string, Column>>
  /** Rows of the template beside the example of the columns: cells that differ from it. */
  readonly moreExamples?: readonly Readonly<Record<string, LocalizedText>>[]
  /** True if a fund needs rows of every kind as soon as it has one. */
  readonly needsEveryKind?: true
  /** Fills in the defaults of empty cells. The rows are all rows of the sheet, in order. */
  readonly complete: (rows: readonly SheetRow[]) => readonly SheetRow[]
}

/**
 * Declares a sheet and keeps its column names in the type, so that no other column can be read from its
 * rows.
 */
export function defineSheet<const Declared extends Omit<Sheet, 'complete' | 'references'>>(
  declared: Declared,
  parts: Partial<Pick<Sheet, 'complete' | 'references'>> = {},
): Declared & Pick<Sheet, 'complete' | 'references'> {
  return { ...declared, references: parts.references ?? [], complete: parts.complete ?? ((rows) => rows) }
}

/** Separator of the parts of a key; no cell can contain it. */
const separator = '\u0000'

/** Returns the key of a row: the cells of these columns. */
export function keyOf(row: SheetRow, columns: readonly string[]): string {
  return columns.map((column) => row[column] ?? '').join(separator)
}

const listSeparator = ' | '

/** The codes of a cell that holds several. */
export const listedKeys = (cell: string | null | undefined): readonly string[] =>
  (cell ?? '').split(listSeparator).filter((key) => key !== '')

/** A cell of several codes, in one order; null without any. */
export const keyList = (keys: readonly string[]): string | null =>
  keys.length === 0 ? null : keys.toSorted().join(listSeparator)

/** Formats a key for display. */
export function readableKey(key: string): string {
  return key.replaceAll(separator, ' / ')
}

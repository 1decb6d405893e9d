import type { SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { PersonalField } from '../../src/contract/product-api/account.schema.ts'
import type { Account } from '../accounts/accounts.ts'
import type { Db } from '../database/open-database.ts'
import type { LocalizedText } from '../database/schema/columns.ts'
import type { ReferenceKind } from './referenced-names.ts'

export type Language = 'fr' | 'en'

/**
 * Reason to omit a column from the person's data: it only joins rows, is a secret, is technical, or belongs
 * to somebody else.
 */
export type OmissionReason = 'key' | 'secret' | 'technical' | 'others'

/** A row by the names of its columns. */
export type Row = Readonly<Record<string, unknown>>

type Expand = (
  value: unknown,
  context: { readonly db: Db; readonly language: Language },
) => Promise<PersonalField[]>

/** Rule for showing a column to the person it concerns. */
export type ColumnRule =
  | {
      readonly kind: 'shown'
      /** Id of the field, where the column's own name would mislead. */
      readonly id?: string
      readonly name: LocalizedText
      readonly type: PersonalField['type']
      /** Formats the value, with the row's other columns; by default the value itself. */
      readonly words?: (value: unknown, language: Language, row: Row) => string
      /** True if an empty value is meaningful too. */
      readonly tellsNothing?: boolean
      /** The kind of object that the value identifies, whose name is shown. */
      readonly refersTo?: ReferenceKind
    }
  | { readonly kind: 'expanded'; readonly expand: Expand }
  | { readonly kind: 'omitted'; readonly reason: OmissionReason }

type ShownRule = Extract<ColumnRule, { kind: 'shown' }>

/** A table with rows about a person, and the rule of each column. */
export type PersonTable = {
  readonly id: string
  readonly table: PgTable
  readonly title: LocalizedText
  /** Selects the rows of an account. */
  readonly rowsOf: (account: Account) => SQL | undefined
  readonly columns: Readonly<Record<string, ColumnRule>>
}

/** Rule of a code: it has words for each of them. */
type CodeRule<Codes extends string> = ShownRule & { readonly wordsOf: Readonly<Record<Codes, LocalizedText>> }

/** The rules that a column may have: one whose type lists its codes needs words for each of them. */
type RuleOf<Value> = string extends Value
  ? ColumnRule
  : [Value] extends [string]
    ? CodeRule<Value> | Exclude<ColumnRule, ShownRule>
    : ColumnRule

type Described<Table extends PgTable> = Omit<PersonTable, 'table' | 'columns'> & {
  /** A rule for every column: a new column without one does not compile, nor does a new code without words. */
  readonly columns: {
    readonly [Column in keyof Table['_']['columns']]: RuleOf<Table['_']['columns'][Column]['_']['data']>
  }
}

/** Describes a table with all its columns. */
export const personTable = <Table extends PgTable>(
  table: Table,
  described: Described<Table>,
): PersonTable => ({
  ...described,
  table,
})

const shown =
  (type: PersonalField['type']) =>
  (fr: string, en: string): ColumnRule => ({
    kind: 'shown',
    name: { fr, en },
    type,
  })

/** Shows a text as stored. */
export const text = shown('text')
/** Shows a calendar day. */
export const date = shown('date')
/** Shows an instant. */
export const instant = shown('instant')

const yesNo = { fr: ['non', 'oui'], en: ['no', 'yes'] } as const

/** Shows yes or no: `isYes` interprets the stored value. */
export const flag = (
  fr: string,
  en: string,
  isYes: (value: unknown) => boolean = (value) => value === true,
): ShownRule => ({
  kind: 'shown',
  name: { fr, en },
  type: 'text',
  tellsNothing: true,
  words: (value, language) => yesNo[language][isYes(value) ? 1 : 0],
})

/** Shows whether a value is stored, under another id than the column's. */
export const presence = (id: string, fr: string, en: string): ColumnRule => ({
  ...flag(fr, en, (value) => value !== null),
  id,
})

/** Shows the label of a code, or of a list of codes; an unknown code as stored. */
export const code = <Codes extends string>(
  name: LocalizedText,
  wordsOf: Readonly<Record<Codes, LocalizedText>>,
): CodeRule<Codes> => ({
  kind: 'shown',
  name,
  type: 'text',
  wordsOf,
  words: (value, language) =>
    [value]
      .flat()
      .map((one) => wordsFor(wordsOf, String(one))?.[language] ?? String(one))
      .join(', '),
})

const wordsFor = (
  words: Readonly<Record<string, LocalizedText>>,
  value: string,
): LocalizedText | undefined => (Object.hasOwn(words, value) ? words[value] : undefined)

/** Shows a value under the name by which the portal quotes it; nothing for an empty one. */
export const quoted = (
  fr: string,
  en: string,
  quote: (value: unknown, language: Language, row: Row) => string,
): ShownRule => ({ kind: 'shown', name: { fr, en }, type: 'text', words: quote })

/** Shows the name of the object that an id identifies. */
export const reference = (fr: string, en: string, refersTo: ReferenceKind): ColumnRule => ({
  kind: 'shown',
  name: { fr, en },
  type: 'text',
  refersTo,
})

/** Shows a value that contains several fields. */
export const expanded = (expand: Expand): ColumnRule => ({ kind: 'expanded', expand })

/** Omits a column, with the reason. */
export const omitted = (reason: OmissionReason): ColumnRule => ({ kind: 'omitted', reason })

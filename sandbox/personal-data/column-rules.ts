import type { SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { PersonalField } from '../../src/contract/product-api/personal-data.schema.ts'
import type { Account } from '../accounts/accounts.ts'
import type { Db } from '../database/open-database.ts'
import type { LocalizedText } from '../database/schema/columns.ts'
import type { ReferenceKind } from './referenced-names.ts'

export type Language = 'fr' | 'en'

/** Why a column is no part of what a person is told: it only joins rows, is a secret, serves technique, or is somebody else's. */
export type OmissionReason = 'key' | 'secret' | 'technical' | 'others'

type Expand = (
  value: unknown,
  context: { readonly db: Db; readonly language: Language },
) => Promise<PersonalField[]>

/** How a column is told to the person it is about. */
export type ColumnRule =
  | {
      readonly kind: 'shown'
      /** Id of the field, where the column's own name would mislead. */
      readonly id?: string
      readonly name: LocalizedText
      readonly type: PersonalField['type']
      /** The value in words; the value itself where it is left out. */
      readonly words?: (value: unknown, language: Language) => string
      /** Whether nothing stored means something too. */
      readonly tellsNothing?: boolean
      /** What the value is the id of, whose name is told. */
      readonly refersTo?: ReferenceKind
    }
  | { readonly kind: 'expanded'; readonly expand: Expand }
  | { readonly kind: 'omitted'; readonly reason: OmissionReason }

type ShownRule = Extract<ColumnRule, { kind: 'shown' }>

/** A table that holds rows about a person, and how each of its columns is told. */
export type PersonTable = {
  readonly id: string
  readonly table: PgTable
  readonly title: LocalizedText
  /** The rows about an account. */
  readonly rowsOf: (account: Account) => SQL | undefined
  readonly columns: Readonly<Record<string, ColumnRule>>
}

type Described<Table extends PgTable> = Omit<PersonTable, 'table' | 'columns'> & {
  /** A rule for every column: a new one does not compile without. */
  readonly columns: { readonly [Column in keyof Table['_']['columns']]: ColumnRule }
}

/** Describes a table, every column of it. */
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

/** A text as it is stored. */
export const text = shown('text')
/** A calendar day. */
export const date = shown('date')
/** An instant. */
export const instant = shown('instant')

const yesNo = { fr: ['non', 'oui'], en: ['no', 'yes'] } as const

/** Yes or no: `isYes` tells from the stored value. */
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

/** Whether something is stored, told under another id than the column's. */
export const presence = (id: string, fr: string, en: string): ColumnRule => ({
  ...flag(fr, en, (value) => value !== null),
  id,
})

/** A code, or a list of codes, in words; an unknown one as it is stored. */
export const code = (name: LocalizedText, words: Readonly<Record<string, LocalizedText>>): ColumnRule => ({
  kind: 'shown',
  name,
  type: 'text',
  words: (value, language) =>
    [value]
      .flat()
      .map((one) => words[String(one)]?.[language] ?? String(one))
      .join(', '),
})

/** The id of something that has a name. */
export const reference = (fr: string, en: string, refersTo: ReferenceKind): ColumnRule => ({
  kind: 'shown',
  name: { fr, en },
  type: 'text',
  refersTo,
})

/** A value that holds several. */
export const expanded = (expand: Expand): ColumnRule => ({ kind: 'expanded', expand })

/** A column that is not told, and why. */
export const omitted = (reason: OmissionReason): ColumnRule => ({ kind: 'omitted', reason })

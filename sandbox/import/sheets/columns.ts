import type { LocalizedText } from '../../database/schema/columns.ts'
import type { Vocabulary } from '../../product/vocabulary.ts'
import type { Column, ColumnType } from './sheet.ts'

/** A text in both languages, French first. */
export const both = (fr: string, en: string = fr): LocalizedText => ({ fr, en })

type Facts = {
  readonly header: LocalizedText
  readonly meaning: LocalizedText
  readonly example: LocalizedText | string
  readonly unit?: LocalizedText
  readonly isImmutable?: true
}

const example = (given: LocalizedText | string): LocalizedText =>
  typeof given === 'string' ? both(given) : given

/** A column that requires a value in every row. */
export const required = (type: ColumnType, facts: Facts): Column & { readonly isRequired: true } => ({
  ...facts,
  type,
  example: example(facts.example),
  isRequired: true,
})

/** A column that may have empty cells or be missing. */
export const optional = (type: ColumnType, facts: Facts): Column & { readonly isRequired: false } => ({
  ...facts,
  type,
  example: example(facts.example),
  isRequired: false,
})

export const text = (maxLength = 200): ColumnType => ({ kind: 'text', maxLength })
export const longText: ColumnType = text(20_000)
export const date: ColumnType = { kind: 'date' }
export const flag: ColumnType = { kind: 'flag' }
export const key: ColumnType = { kind: 'key' }
export const keys: ColumnType = { kind: 'keys' }
export const code = (vocabulary: Vocabulary): ColumnType => ({ kind: 'code', vocabulary })
export const codes = (vocabulary: Vocabulary): ColumnType => ({ kind: 'codes', vocabulary })
export const decimal = (digits: 2 | 4): ColumnType => ({ kind: 'decimal', digits })
export const integer = (minimum: number, maximum: number): ColumnType => ({
  kind: 'integer',
  minimum,
  maximum,
})

/** Languages of people and of documents. */
export const languages = {
  fr: both('français', 'French'),
  en: both('anglais', 'English'),
} as const satisfies Vocabulary

/** The unit of amounts. */
export const inCurrency = both('dans la devise', 'in the currency')
/** Example dates and amounts, as each language writes them. */
export const exampleDate = (iso: string): LocalizedText => {
  const [year = '', month = '', day = ''] = iso.split('-')
  return both(`${day}/${month}/${year}`, iso)
}

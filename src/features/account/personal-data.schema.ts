import type { Outcome } from '~/lib/outcome.ts'
import { translationsOf } from '~/lib/translations.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { ownPageHead } from '~/routing/page-status/document-head.ts'

/** Data item: name and value in the page's language; days and instants in ISO 8601. */
export type PersonalDataField = {
  readonly id: string
  readonly name: string
  readonly value: string
  readonly type: 'text' | 'date' | 'instant'
}

/** The records of one kind. */
export type PersonalDataSection = {
  readonly id: string
  readonly title: string
  /** Total number of records; the page may show fewer. */
  readonly count: number
  readonly records: readonly (readonly PersonalDataField[])[]
}

export type PersonalDataView = {
  readonly sections: readonly PersonalDataSection[]
  readonly retention: {
    readonly startsWith: 'liquidation' | 'mandate_end' | 'contract_end'
    /** `YYYY-MM-DD`; null while unknown. */
    readonly until: string | null
  }
}

/** Head of the personal data page. */
export const personalDataHead = (locale: Locale, loaded: Outcome<unknown> | undefined) =>
  ownPageHead(locale, translationsOf(locale).personal_data.title(), { loaded })

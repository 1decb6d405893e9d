import type { Outcome } from '~/lib/outcome.ts'
import { translationsOf } from '~/lib/translations.ts'
import type { Locale } from '~/routing/locales.ts'
import { ownPageHead } from '~/routing/own-page-head.ts'

/** Kinds of personal data, as the portal's copy of them names them. */
export type PersonalDataKind =
  | 'account'
  | 'fields'
  | 'registration'
  | 'holdings'
  | 'sign_ins'
  | 'sessions'
  | 'contact_messages'
  | 'white_book_requests'

export type PersonalDataView = {
  /** How many entries of each kind are held; kinds of which there are none are left out. */
  readonly held: readonly { readonly kind: PersonalDataKind; readonly count: number }[]
  readonly retention: {
    readonly startsWith: 'liquidation' | 'contract_end'
    /** `YYYY-MM-DD`; null while it cannot be known. */
    readonly until: string | null
  }
}

/** Head of the page about personal data. */
export const personalDataHead = (locale: Locale, loaded: Outcome<unknown> | undefined) =>
  ownPageHead(locale, translationsOf(locale).personal_data.title(), { loaded })

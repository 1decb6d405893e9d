import type { Outcome } from '~/lib/outcome.ts'
import { type Translations, translationsOf } from '~/lib/translations.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { pageNumber, searchSchema } from '~/routing/addresses/search-fields.ts'
import { ownPageHead } from '~/routing/page-status/document-head.ts'

const lastPage = 100_000

/** Search of the login history. */
export const historySearchSchema = searchSchema({ page: pageNumber(lastPage) })

/** Sign-in or failed attempt (P-179). */
export type SignInView = {
  readonly id: string
  /** Day (`YYYY-MM-DD`) and time (`HH:MM`) in Paris. */
  readonly moment: { readonly date: string; readonly time: string }
  readonly browser: string | null
  readonly system: string | null
  readonly address: string
  /** City and country in the page's language; null when unknown. */
  readonly location: string | null
  readonly result: 'succeeded' | 'failed' | 'reported'
}

/** Something that a guest opened; `moment` is in Paris. */
type OpeningView = {
  readonly id: string
  readonly moment: SignInView['moment']
  readonly by: string
  readonly kind: keyof Translations['history']['openings']['kinds']
  readonly title: string | null
}

export type HistoryView = {
  readonly entries: readonly SignInView[]
  /** Times at which the manager's staff looked at this space, and why (P-463). `date` is `YYYY-MM-DD`. */
  readonly views: readonly { readonly date: string; readonly by: string; readonly reason: string }[]
  /** Openings by guests (P-623). */
  readonly openings: readonly OpeningView[]
  /** Whether what guests opened could not be read. */
  readonly areOpeningsUnread: boolean
  readonly page: { readonly number: number; readonly count: number }
}

/** Head of the login history. */
export const historyHead = (locale: Locale, loaded: Outcome<unknown> | undefined, page: number | undefined) =>
  ownPageHead(locale, translationsOf(locale).history.title(), { loaded, page })

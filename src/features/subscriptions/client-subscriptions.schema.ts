import { isPlainDate } from '~/lib/plain-date.ts'
import { registrationCountries } from '~/lib/registration-countries.ts'
import type { Translations } from '~/lib/translations.ts'
import {
  freeText,
  isCode,
  matching,
  oneOf,
  pageNumber,
  searchSchema,
} from '~/routing/addresses/search-fields.ts'

/** Statuses of a client's subscription, in the order in which they are offered. */
const clientStatuses = ['pending', 'completed', 'transferred', 'cancelled'] as const

/** Orders of the list beside the default one, which is by date, the newest first, and never written in an address. */
export const clientSorts = ['client', '-client', 'fund', '-fund', 'amount', '-amount', 'date'] as const

const longestText = 100
const lastPage = 10_000
/** As the product API accepts them, and shorter than any secret. */
const longestShareId = 40

/** State of the list in its URL; invalid parameters are dropped. */
export const clientsSearchSchema = searchSchema({
  q: freeText(longestText),
  fund: matching((text) => /^fnd-\d{1,9}$/.test(text)),
  share: matching((text) => isCode(text) && text.length <= longestShareId),
  currency: matching((text) => /^[A-Z]{3}$/.test(text)),
  /** Only what clients hold, paid or to be paid. */
  held: oneOf(['true']),
  status: oneOf(clientStatuses),
  from: matching(isPlainDate),
  to: matching(isPlainDate),
  /** The past day as of which the list is seen. */
  date: matching(isPlainDate),
  sort: oneOf(clientSorts),
  page: pageNumber(lastPage),
})

export type ClientsSearch = ReturnType<typeof clientsSearchSchema.parse>

/** An amount, exact and unformatted. */
export type AmountView = { readonly amount: string; readonly currency: string }

/** Subscription of a client. */
export type ClientSubscriptionView = {
  readonly id: string
  readonly client: string
  readonly fund: { readonly key: string | null; readonly name: string }
  readonly share: string
  readonly amount: AmountView
  /** `YYYY-MM-DD`. */
  readonly date: string
  readonly status: { readonly code: (typeof clientStatuses)[number]; readonly label: string }
}

/** A value to filter by, with how many subscriptions it gives. */
export type ChoiceView = { readonly code: string; readonly label: string; readonly count: number }

/** Page of the list. */
export type ClientSubscriptionsView = {
  /** The past day that the product API answered for; null for today. */
  readonly pastDay: string | null
  readonly items: readonly ClientSubscriptionView[]
  readonly page: { readonly number: number; readonly count: number }
  readonly total: number
  /** Sums by currency; cancelled subscriptions count in none. */
  readonly totals: readonly (AmountView & { readonly count: number })[]
  readonly funds: readonly ChoiceView[]
  /** Of the fund that the list is narrowed to; empty without one. */
  readonly shares: readonly ChoiceView[]
  readonly statuses: readonly ChoiceView[]
}

/** Returns the name of a country by its code; a code without a name is returned unchanged. */
export function countryName(code: string, countries: Translations['countries']): string {
  const known = registrationCountries.find((country) => country === code)
  return known === undefined ? code : countries[known]()
}

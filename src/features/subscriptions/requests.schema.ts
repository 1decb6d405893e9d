import { oneOf, pageNumber, searchSchema } from '~/routing/addresses/search-fields.ts'
import type { AmountView } from './client-subscriptions.schema.ts'

/** Search of the list of an advisor's requests. */
export const requestsSearchSchema = searchSchema({ page: pageNumber(10_000) })

/** Search of one request: whether it was sent just now. */
export const requestSearchSchema = searchSchema({ state: oneOf(['sent']) })

/** Status of a request. */
export type RequestStatus = 'received' | 'in_review' | 'accepted' | 'refused'

/** A request as the list shows it. */
export type RequestView = {
  readonly id: string
  readonly reference: string
  readonly status: RequestStatus
  readonly client: string
  readonly fund: { readonly key: string | null; readonly name: string }
  readonly share: string
  readonly amount: AmountView
  /** `YYYY-MM-DD`, in UTC. */
  readonly date: string
}

/** Page of an advisor's requests. */
export type RequestsView = {
  readonly items: readonly RequestView[]
  readonly page: { readonly number: number; readonly count: number }
}

/** Payment of an accepted request. */
export type RequestPaymentView = {
  readonly amount: AmountView
  readonly dueOn: string
  readonly reference: string
  readonly holder: string
  readonly bank: string
  readonly ibanEnd: string
  readonly telephone: string
}

/** A request with its client and every status that it had. */
export type RequestDetailView = RequestView & {
  readonly subscriber: {
    readonly name: string
    readonly company: { readonly name: string; readonly number: string } | null
    readonly birthDate: string
    readonly birthCity: string
    readonly street: string
    readonly postalCode: string
    readonly city: string
    readonly country: string
    readonly email: string
    readonly telephone: string
  }
  readonly payment: RequestPaymentView | null
  readonly history: readonly {
    readonly status: RequestStatus
    readonly date: string
    /** Why it was refused; null for none. */
    readonly reason: string | null
  }[]
}

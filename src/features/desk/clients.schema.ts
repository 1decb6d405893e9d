import { freeText, pageNumber, searchSchema } from '~/routing/addresses/search-fields.ts'
import type { SumView } from './partner-desk.schema.ts'

/** Search of the list of clients. */
export const clientsPageSearchSchema = searchSchema({ q: freeText(100), page: pageNumber(10_000) })

type Fund = { readonly key: string | null; readonly name: string }

/** A client as the list shows them. Dates are `YYYY-MM-DD`. */
export type ClientLine = {
  readonly id: string
  readonly name: string
  readonly count: number
  readonly totals: readonly SumView[]
  readonly lastOn: string
}

/** Page of the clients. */
export type ClientsView = {
  readonly items: readonly ClientLine[]
  readonly total: number
  readonly page: { readonly number: number; readonly count: number }
}

/** A client's page. */
export type ClientView = ClientLine & {
  readonly subscriptions: readonly {
    readonly id: string
    readonly fund: Fund
    readonly share: string
    readonly date: string
    readonly amount: { readonly amount: string; readonly currency: string }
    readonly status: string
  }[]
  readonly requests: readonly {
    readonly id: string
    readonly reference: string
    readonly fund: Fund
    readonly date: string
    readonly amount: { readonly amount: string; readonly currency: string }
    readonly status: 'received' | 'in_review' | 'accepted' | 'refused'
  }[]
  readonly contact: { readonly email: string; readonly telephone: string; readonly address: string } | null
  readonly documents: readonly {
    readonly id: string
    readonly title: string
    readonly fund: string
    readonly type: string
    readonly date: string
  }[]
}

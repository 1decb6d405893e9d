import type { CaseState } from '~/contract/product-api/case-states.ts'
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
  readonly requestCount: number
  readonly caseCount: number
  readonly totals: readonly SumView[]
  /** Null without a subscription. */
  readonly lastOn: string | null
}

/** Page of the clients. */
export type ClientsView = {
  readonly items: readonly ClientLine[]
  readonly total: number
  readonly page: { readonly number: number; readonly count: number }
}

/** What the desk has of a client's situation: a case with its declarations and the warnings that the client accepted. */
export type ClientCase = {
  readonly id: string
  readonly reference: string
  readonly state: CaseState
  readonly fund: Fund | null
  readonly amount: { readonly amount: string; readonly currency: string } | null
  readonly advisor: string | null
  readonly declarations: readonly ('identity' | 'documents' | 'suitability')[]
  readonly warnings: readonly { readonly title: string; readonly date: string }[]
}

type RequestStatus = 'received' | 'in_review' | 'accepted' | 'refused'

/** Something that happened to a client, with the page that it leads to. */
export type ClientEvent = { readonly key: string; readonly date: string } & (
  | { readonly kind: 'subscription'; readonly fund: Fund; readonly status: string }
  | { readonly kind: 'case'; readonly id: string; readonly reference: string; readonly state: CaseState }
  | {
      readonly kind: 'request'
      readonly id: string
      readonly reference: string
      readonly status: RequestStatus
      readonly isOwn: boolean
    }
)

/** A person of a name, as requests and cases know them. */
export type ClientPerson = {
  readonly id: string
  readonly email: string | null
  readonly birthDate: string | null
  readonly isShown: boolean
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
    readonly status: RequestStatus
    readonly advisor: string
    /** Whether the reader sent it, and so may open it. */
    readonly isOwn: boolean
  }[]
  readonly cases: readonly ClientCase[]
  /** Newest first. */
  readonly history: readonly ClientEvent[]
  /** Those whom requests and cases tell apart. */
  readonly people: readonly ClientPerson[]
  readonly contact: { readonly email: string; readonly telephone: string; readonly address: string } | null
  readonly documents: readonly {
    readonly id: string
    readonly title: string
    readonly fund: string
    readonly type: string
    readonly date: string
  }[]
}

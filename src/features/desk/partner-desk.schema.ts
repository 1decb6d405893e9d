import type { PartnerDesk } from '~/contract/product-api/desk-partner.schema.ts'
import type { AsOf } from '~/lib/as-of.ts'
import { isPlainDate } from '~/lib/plain-date.ts'
import { matching, oneOf, searchSchema } from '~/routing/addresses/search-fields.ts'

/**
 * The period in the page's address, the current quarter without one, the past day as of which the page is seen, and
 * whether all pending items are shown.
 */
export const partnerDeskSearchSchema = searchSchema({
  from: matching(isPlainDate),
  to: matching(isPlainDate),
  date: matching(isPlainDate),
  waiting: oneOf(['all']),
})

export type PartnerDeskSearch = ReturnType<typeof partnerDeskSearchSchema.parse>

type Fund = { readonly id: string; readonly key: string | null; readonly name: string }

/** A sum of one currency, exact and unformatted. */
export type SumView = { readonly currency: string; readonly amount: string; readonly count: number }

/** Clients' holdings of a share. */
export type AssetView = SumView & {
  readonly fund: Fund
  readonly share: string
  readonly shareId: string
  /** Part of all of its currency, as a ratio. */
  readonly portion: string
}

/** A request that waits for the manager. Dates are `YYYY-MM-DD`. */
export type WaitingView = {
  readonly id: string
  readonly reference: string
  readonly client: string
  readonly fund: Fund
  readonly since: string
  readonly advisor: string
  readonly isOwn: boolean
}

/** Who a case of the acting team waits for. */
export type WaitsFor = 'manager' | 'team' | 'client'

/** A case that waits. */
export type WaitingCaseView = Omit<WaitingView, 'fund' | 'advisor' | 'isOwn'> & {
  readonly waitsFor: WaitsFor
  readonly fund: string | null
  readonly advisor: string | null
}

/** Activity of the team. */
export type ActivityView = {
  readonly kind: PartnerDesk['activity'][number]['kind']
  /** Instant, which tells two acts of one day apart. */
  readonly at: string
  readonly date: string
  readonly who: string
  readonly subject: string
}

/** A partner's home. */
export type PartnerDeskView = {
  readonly period: { readonly from: string; readonly to: string }
  /** The day of all figures: today, or the past day that the product API answered for. */
  readonly asOf: AsOf
  readonly team: { readonly id: string; readonly name: string }
  readonly included: readonly string[]
  readonly totals: readonly SumView[]
  readonly assets: readonly AssetView[]
  readonly statuses: readonly (SumView & {
    readonly code: 'pending' | 'completed' | 'transferred' | 'cancelled'
    readonly label: string
  })[]
  readonly waiting: {
    readonly total: number
    readonly items: readonly WaitingView[]
    readonly unpaid: readonly SumView[]
    readonly cases: {
      readonly totals: Readonly<Record<WaitsFor, number>>
      readonly items: readonly WaitingCaseView[]
    }
    readonly joins: {
      readonly total: number
      readonly items: readonly { readonly name: string; readonly since: string }[]
    }
  }
  readonly windows: readonly {
    readonly fund: Fund
    readonly event: 'opens' | 'closes'
    readonly date: string
    readonly daysLeft: number
  }[]
  readonly documents: readonly {
    readonly id: string
    readonly title: string
    readonly fund: Fund
    readonly type: string
    readonly date: string
    /** True for a marketing document that the user may hand on. */
    readonly mayShare: boolean
  }[]
  readonly activity: readonly ActivityView[]
}

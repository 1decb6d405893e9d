import type { FundSummaryView } from '../fund-summary.schema.ts'

/** What happens next in a fund. */
export type FundEventView = {
  readonly kind: 'valuation' | 'subscription_end' | 'blocking_end'
  /** `YYYY-MM-DD`. */
  readonly date: string
}

/** A fund of one's own, held or under agreement with one's team: no more of it than its card shows. */
export type OwnFundView = Pick<
  FundSummaryView,
  'key' | 'hasPage' | 'name' | 'status' | 'legalForm' | 'latestValue'
> & {
  readonly newestDocument: {
    readonly title: string
    readonly href: string
    /** `YYYY-MM-DD`. */
    readonly publishedOn: string
  } | null
  readonly nextDate: FundEventView | null
}

/** One's own funds that match the list's filters. */
export type OwnFundsView = {
  readonly funds: readonly OwnFundView[]
  /** How many match, which may be more than are given. */
  readonly total: number
  /** How many one has at all, whatever the filters. */
  readonly all: number
}

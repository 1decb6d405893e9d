import type { FundSummaryView } from '../fund-summary.schema.ts'

/** The next event of a fund. */
export type FundEventView = {
  readonly kind: 'valuation' | 'subscription_end' | 'blocking_end'
  /** `YYYY-MM-DD`. */
  readonly date: string
}

/** A fund held, or under agreement with the user's team: only the data of its card. */
export type OwnFundView = Pick<
  FundSummaryView,
  'key' | 'hasPage' | 'name' | 'status' | 'legalForm' | 'latestValue' | 'shareTotals'
> & {
  readonly newestDocument: {
    readonly title: string
    readonly href: string
    /** `YYYY-MM-DD`. */
    readonly publishedOn: string
  } | null
  readonly nextDate: FundEventView | null
}

/** The user's own funds that match the list's filters. */
export type OwnFundsView = {
  readonly funds: readonly OwnFundView[]
  /** Number of matches, which may exceed the number returned. */
  readonly total: number
  /** Number of own funds, regardless of filters. */
  readonly all: number
}

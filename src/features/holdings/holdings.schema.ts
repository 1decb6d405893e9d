import type { HoldingFigures } from '~/lib/performance/holding-figures.ts'

/** State of a fund, as the product API names it. */
export type HeldFundStatus = 'open' | 'closed' | 'pre_liquidation' | 'liquidation'

/** A holding in one fund and one currency; unreadable figures are null. */
export type FundHoldingView = {
  readonly fund: {
    readonly id: string
    readonly name: string
    readonly key: string | null
    readonly status: HeldFundStatus
    readonly legalForm: string
  }
  readonly shares: readonly {
    readonly id: string
    readonly name: string
    /** Exact number of shares. */
    readonly quantity: string
    /** `YYYY-MM-DD`. */
    readonly since: string
  }[]
  readonly figures: HoldingFigures | null
}

/** An investor's holdings: totals per currency, then by fund. */
export type HoldingsView = {
  readonly totals: readonly HoldingFigures[]
  readonly funds: readonly FundHoldingView[]
}

import type { HoldingFigures } from '~/lib/performance/holding-figures.ts'

/** State of a fund, in the words of the product API. */
export type HeldFundStatus = 'open' | 'closed' | 'pre_liquidation' | 'liquidation'

/** What is held of one fund in one currency; figures are null where one cannot be read. */
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

/** Everything that an investor holds: all together for each currency, then by fund. */
export type HoldingsView = {
  readonly totals: readonly HoldingFigures[]
  readonly funds: readonly FundHoldingView[]
}

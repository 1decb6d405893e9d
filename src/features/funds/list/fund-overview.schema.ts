import type { FundStatusView } from '../fund-summary.schema.ts'

/** Past performance of one fund's main public share: its calendar years and multiples, or why there are none. */
export type OverviewRow = {
  readonly id: string
  readonly key: string
  readonly hasPage: boolean
  readonly name: string
  readonly status: FundStatusView
  readonly figures:
    | {
        readonly isShown: true
        readonly date: string
        readonly dpi: string | null
        readonly tvpi: string | null
      }
    /** Why nothing is shown, in the page's language. */
    | { readonly isShown: false; readonly why: string }
  /** Returns with distributions, in the order of the overview's years; null unless the year is complete. */
  readonly returns: readonly (string | null)[]
}

/** Past performance of the funds of one page of the list. */
export type FundOverviewView = {
  /** Calendar years, newest first. */
  readonly years: readonly number[]
  readonly rows: readonly OverviewRow[]
}

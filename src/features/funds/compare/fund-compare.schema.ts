import type { HiddenReason, PerformanceDisplay } from '~/lib/performance/display-rules.ts'
import { oneOf, searchSchema, someTexts } from '~/routing/addresses/search-fields.ts'
import type { FundDetailView } from '../detail/fund-detail.schema.ts'
import { mostCompared } from '../list/fund-list.schema.ts'

export const longestFundKey = 120

/** The comparison in its address: two funds, and whether equal lines are left out. */
export const fundCompareSearchSchema = searchSchema({
  // A wrong one is kept, since the page says that it names no fund.
  fund: someTexts(longestFundKey, mostCompared),
  only: oneOf(['differences']),
})

export type FundCompareSearch = ReturnType<typeof fundCompareSearchSchema.parse>

/** A fund as the comparison shows it: everything of its page but the long texts. */
export type ComparedFund = Omit<FundDetailView, 'content'> & {
  readonly terms: readonly { readonly label: string; readonly value: string }[]
  /** Name and figures of its main public share. */
  readonly shareName: string | null
  readonly performance: PerformanceDisplay
}

/** One side of the comparison; `fund` is null where the key names no fund. */
export type ComparedSide = { readonly asked: string; readonly fund: ComparedFund | null }

/** A fund that can be chosen. */
export type FundChoice = { readonly key: string; readonly name: string }

type Point = { readonly date: string; readonly value: string }

/** The two shares from their common start, on a base of 100, or why they are not drawn. */
export type ComparisonChart =
  | { readonly isShown: false; readonly reason: HiddenReason }
  | {
      readonly isShown: true
      readonly from: string
      readonly to: string
      readonly left: readonly Point[]
      readonly right: readonly Point[]
    }

/** What the comparison page shows. */
export type FundComparisonView = {
  readonly sides: readonly ComparedSide[]
  /** The first funds of the catalogue by name, with those on the page. */
  readonly choices: readonly FundChoice[]
  /** Whether the catalogue holds more funds than the choices. */
  readonly hasMoreFunds: boolean
  /** Null unless there are two different funds. */
  readonly chart: ComparisonChart | null
}

import type { PerformanceDisplay } from '~/lib/performance/display-rules.ts'
import { oneOf, searchSchema, someTexts } from '~/routing/addresses/search-fields.ts'
import type { FundDetailView } from '../detail/fund-detail.schema.ts'
import { mostCompared } from '../list/fund-list.schema.ts'
import type { HiddenFigures } from '../performance/share-performance.schema.ts'

export const longestFundKey = 120

/** URL state of the comparison: two funds, and whether equal rows are hidden. */
export const fundCompareSearchSchema = searchSchema({
  // Unknown keys are kept, since the page reports that they name no fund.
  fund: someTexts(longestFundKey, mostCompared),
  only: oneOf(['differences']),
})

export type FundCompareSearch = ReturnType<typeof fundCompareSearchSchema.parse>

/** A fund as the comparison shows it: its page's data without the long texts. */
export type ComparedFund = Omit<FundDetailView, 'content' | 'portfolio' | 'keyFigures' | 'distributions'> & {
  readonly terms: readonly { readonly label: string; readonly value: string }[]
  /** Name and figures of its main public share. */
  readonly shareName: string | null
  readonly performance:
    | Extract<PerformanceDisplay, { isShown: true }>
    | (HiddenFigures & { readonly isShown: false })
}

/** Side of the comparison; `fund` is null if the key names no fund. */
export type ComparedSide = { readonly asked: string; readonly fund: ComparedFund | null }

/** A fund offered by the select fields. */
export type FundChoice = { readonly key: string; readonly name: string }

type Point = { readonly date: string; readonly value: string }

/** The two shares from their common start, on a base of 100, or the reason why there is no chart. */
export type ComparisonChart =
  | (HiddenFigures & { readonly isShown: false })
  | {
      readonly isShown: true
      readonly from: string
      readonly to: string
      readonly left: readonly Point[]
      readonly right: readonly Point[]
    }

/** Data of the comparison page. */
export type FundComparisonView = {
  readonly sides: readonly ComparedSide[]
  /** The first funds of the catalogue by name, and those on the page. */
  readonly choices: readonly FundChoice[]
  /** True if the catalogue holds more funds than the choices. */
  readonly hasMoreFunds: boolean
  /** Null unless two different funds are compared. */
  readonly chart: ComparisonChart | null
}

import {
  freeText,
  isCode,
  oneOf,
  pageNumber,
  searchSchema,
  someMatching,
  someOf,
} from '~/routing/addresses/search-fields.ts'
import { type FundStatusView, type FundSummaryView, fundStatuses, isFundKey } from '../fund-summary.schema.ts'

/** Filters with several values, in display order. */
export const filterNames = ['strategy', 'status', 'assetClass', 'geography'] as const

export type FilterName = (typeof filterNames)[number]

/** Sort orders of the list beside the default (by name), which is never written in a URL. */
export const fundSorts = [
  '-name',
  '-launchDate',
  'launchDate',
  'riskIndicator',
  '-riskIndicator',
  'minimumInvestment',
  '-minimumInvestment',
] as const

export type FundSort = (typeof fundSorts)[number] | 'name'

/** At most two funds are compared (P-068). */
export const mostCompared = 2

const mostValues = 20
const longestText = 100
const lastPage = 100_000

const isStatus = (text: string): text is FundStatusView => fundStatuses.some((status) => status === text)

/**
 * URL state of the fund list. Invalid values are dropped and defaults are never written, so that every
 * state has one URL. Filter values are codes of the product API, the same in both languages.
 */
export const fundListSearchSchema = searchSchema({
  strategy: someMatching(isCode, mostValues),
  status: someOf(isStatus, mostValues),
  assetClass: someMatching(isCode, mostValues),
  geography: someMatching(isCode, mostValues),
  q: freeText(longestText),
  sort: oneOf(fundSorts),
  page: pageNumber(lastPage),
  view: oneOf(['table']),
  compare: someMatching(isFundKey, mostCompared),
})

export type FundListSearch = ReturnType<typeof fundListSearchSchema.parse>

/** The part of the search that selects funds, sent to the product API. */
export type FundListFilters = Pick<FundListSearch, FilterName | 'q' | 'sort' | 'page'>

/** A filter value with the number of funds that it selects. */
export type FacetView = { readonly code: string; readonly label: string; readonly count: number }

/** One page of the funds list. */
export type FundListView = {
  readonly funds: readonly FundSummaryView[]
  readonly page: { readonly number: number; readonly count: number; readonly size: number }
  readonly total: number
  readonly facets: { readonly [Name in FilterName]: readonly FacetView[] }
  /** Counts of the whole catalogue, regardless of filters. */
  readonly counters: { readonly [Status in FundStatusView]: number }
}

/** A fund by its key in a URL, with its name and key in the page's language. */
export type NamedFund = { readonly asked: string; readonly key: string; readonly name: string }

import {
  freeText,
  isCode,
  matching,
  oneOf,
  pageNumber,
  type SearchField,
  searchSchema,
  someMatching,
  someOf,
} from '~/routing/addresses/search-fields.ts'
import {
  type FundStatusView,
  type FundSummaryView,
  fundStatuses,
  isFundKey,
  type LegalFormView,
} from '../fund-summary.schema.ts'

/** Filters with several values of the product API, each with its number of results, in display order. */
export const filterNames = ['strategy', 'status', 'assetClass', 'geography'] as const

export type FilterName = (typeof filterNames)[number]

/** Filters with several known values, and filters by the most that a value may be (`fund-filter-values.ts`). */
export type TermFilterName = 'legalForm' | 'sfdr'
export type LimitFilterName = 'minimum' | 'horizon'

// Patterns instead of lists: this file is part of every page's first script.
const isLegalForm = (text: string): text is LegalFormView => /^(F(CPR|CPI|IP|PCI|PS)|SLP)$/.test(text)
const isSfdrArticle = (text: string): text is '6' | '8' | '9' => /^[689]$/.test(text)
const isMinimum = (text: string): boolean => /^(1|5|10|100)000$/.test(text)
const isHorizon = (text: string): boolean => /^[589]$/.test(text)

/** Most funds that may be watched: those of one address, and of one browser. */
export const mostWatched = 20

/** Tells whether a text is the id of a fund, as addresses have them. */
export const isFundId = (text: string): boolean => /^fnd-[1-9]\d{0,8}$/.test(text)

/** Presentations of the list beside the cards. */
export const fundViews = ['table', 'performance'] as const

/** Columns of the table that can be chosen, in display order; the fund's name is always there. */
export const tableColumns = [
  'strategy',
  'assetClass',
  'geography',
  'legalForm',
  'risk',
  'horizon',
  'minimum',
  'sfdr',
  'launch',
  'value',
] as const

export type TableColumn = (typeof tableColumns)[number]

/** The columns of a table for which none were chosen. */
export const usualColumns: readonly TableColumn[] = [
  'strategy',
  'risk',
  'horizon',
  'minimum',
  'sfdr',
  'launch',
]

/**
 * Sort orders of the list beside the default, which is never written in a URL: open funds first, then by
 * status, each by name.
 */
export const fundSorts = [
  'name',
  '-name',
  '-launchDate',
  'launchDate',
  'riskIndicator',
  '-riskIndicator',
  'minimumInvestment',
  '-minimumInvestment',
] as const

/** At most two funds are compared (P-068). */
export const mostCompared = 2

const mostValues = 20
const longestText = 100
const lastPage = 100_000

const isAmong =
  <Text extends string>(known: readonly Text[]) =>
  (text: string): text is Text =>
    known.some((one) => one === text)

/** Accepts columns in any order; the usual ones are never written in a URL. */
const columnsField: SearchField<TableColumn[]> = (value) => {
  const asked = someOf(isAmong(tableColumns), tableColumns.length)(value) ?? []
  const chosen = tableColumns.filter((column) => asked.includes(column))
  return chosen.length === 0 || String(chosen) === String(usualColumns) ? undefined : chosen
}

/**
 * URL state of the fund list. Invalid values are dropped and defaults are never written, so that every
 * state has one URL. Filter values are codes of the product API, the same in both languages.
 */
export const fundListSearchSchema = searchSchema({
  strategy: someMatching(isCode, mostValues),
  status: someOf(isAmong(fundStatuses), mostValues),
  assetClass: someMatching(isCode, mostValues),
  geography: someMatching(isCode, mostValues),
  legalForm: someOf(isLegalForm, mostValues),
  sfdr: someOf(isSfdrArticle, mostValues),
  minimum: matching(isMinimum),
  horizon: matching(isHorizon),
  watch: someMatching(isFundId, mostWatched),
  q: freeText(longestText),
  sort: oneOf(fundSorts),
  page: pageNumber(lastPage),
  view: oneOf(fundViews),
  columns: columnsField,
  compare: someMatching(isFundKey, mostCompared),
})

export type FundListSearch = ReturnType<typeof fundListSearchSchema.parse>

/** The part of the search that selects funds, sent to the product API. */
export type FundListFilters = Pick<
  FundListSearch,
  FilterName | TermFilterName | LimitFilterName | 'watch' | 'q' | 'sort' | 'page'
>

/** A filter value with the number of funds that it selects. */
export type FacetView = { readonly code: string; readonly label: string; readonly count: number }

/** Page of the funds list. */
export type FundListView = {
  readonly funds: readonly FundSummaryView[]
  readonly page: { readonly number: number; readonly count: number; readonly size: number }
  readonly total: number
  readonly facets: { readonly [Name in FilterName]: readonly FacetView[] }
  /** The same counts for each value of the other filters; empty where the product API does not count them (P-746). */
  readonly narrow: { readonly [Name in TermFilterName | LimitFilterName]: Readonly<Record<string, number>> }
  /** Counts of the whole catalogue, regardless of filters. */
  readonly counters: { readonly [Status in FundStatusView]: number }
}

/** A fund by its key in a URL, with its name and key in the page's language. */
export type NamedFund = {
  readonly asked: string
  readonly key: string
  readonly name: string
  /** Strategy as a value of the list's filter, with its name; left out where nobody asks for it. */
  readonly strategy?: { readonly code: string; readonly label: string } | undefined
}

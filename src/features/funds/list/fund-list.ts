import type { FundList } from '~/contract/product-api/fund.schema.ts'
import { toFundSummary } from '../fund-summary.ts'
import {
  type FacetView,
  type FilterName,
  type FundListFilters,
  type FundListSearch,
  type FundListView,
  type FundSort,
  filterNames,
  mostCompared,
} from './fund-list.schema.ts'

/** Maps an answer of the product API to what the list shows. */
export function toFundListView(list: FundList): FundListView {
  return {
    funds: list.items.map(toFundSummary),
    page: { number: list.page.page, count: list.page.pageCount, size: list.page.pageSize },
    total: list.page.total,
    facets: list.facets,
    counters: list.counters,
  }
}

/** The part of a search that decides which funds are listed. */
export function filtersOf(search: FundListSearch): FundListFilters {
  const { view: _view, compare: _compare, ...filters } = search
  return filters
}

/** The same filters without values that no facet knows; undefined when all are known. */
export function withoutUnknownValues(
  filters: FundListFilters,
  facets: { readonly [Name in FilterName]: readonly Pick<FacetView, 'code'>[] },
): FundListFilters | undefined {
  const known = { ...filters }
  for (const name of filterNames) {
    const codes = new Set(facets[name].map((value) => value.code))
    const kept: string[] | undefined = filters[name]?.filter((code) => codes.has(code))
    Object.assign(known, { [name]: kept?.length === 0 ? undefined : kept })
  }
  const isSame = filterNames.every((name) => (known[name]?.length ?? 0) === (filters[name]?.length ?? 0))
  return isSame ? undefined : known
}

/** Number of values by which the list is narrowed, the free text included. */
export function activeFilterCount(search: FundListSearch): number {
  const values = filterNames.reduce((count, name) => count + (search[name]?.length ?? 0), 0)
  return values + (search.q === undefined ? 0 : 1)
}

/** The search with other filters or another order, which start again at the first page. */
export function withFilters(search: FundListSearch, change: Partial<FundListFilters>): FundListSearch {
  return { ...search, ...change, page: undefined }
}

/** The search without one value of a filter. */
export function withoutValue(search: FundListSearch, name: FilterName, code: string): FundListSearch {
  const kept: string[] = (search[name] ?? []).filter((other) => other !== code)
  return withFilters(search, { [name]: kept.length === 0 ? undefined : kept })
}

/** The search without any filter; order, presentation and chosen funds stay. */
export function withoutFilters({ sort, view, compare }: FundListSearch): FundListSearch {
  return { sort, view, compare }
}

/** The search with a fund chosen for comparison, or given back; a third one changes nothing. */
export function withChoice(search: FundListSearch, key: string, isChosen: boolean): FundListSearch {
  const others = (search.compare ?? []).filter((other) => other !== key)
  const chosen = isChosen ? [...others, key].slice(0, mostCompared) : others
  return { ...search, compare: chosen.length === 0 ? undefined : chosen }
}

/** A column that the list can be sorted by. */
export type SortField = 'name' | 'launchDate' | 'riskIndicator' | 'minimumInvestment'

/** How a column is sorted by an order of the list. */
export function sortDirection(
  field: SortField,
  sort: FundSort = 'name',
): 'ascending' | 'descending' | 'none' {
  if (sort === field) return 'ascending'
  return sort === `-${field}` ? 'descending' : 'none'
}

/** The order that a column's heading leads to: ascending first, then the other way round. */
export function nextSort(field: SortField, sort: FundListSearch['sort']): FundListSearch['sort'] {
  const isAscending = sortDirection(field, sort) === 'ascending'
  const next = isAscending ? (`-${field}` as const) : field
  return next === 'name' ? undefined : next
}

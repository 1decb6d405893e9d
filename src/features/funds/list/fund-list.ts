import type { FundList } from '~/contract/product-api/fund.schema.ts'
import type { FacetValue } from '~/contract/product-api/primitives.schema.ts'
import { toFundSummary } from '../fund-summary.ts'
import { limitFilterNames, termFilterNames } from './fund-filter-values.ts'
import {
  type FacetView,
  type FilterName,
  type FundListFilters,
  type FundListSearch,
  type FundListView,
  filterNames,
  mostCompared,
  type TermFilterName,
} from './fund-list.schema.ts'

const countsOf = (values: readonly FacetValue[] = []): Readonly<Record<string, number>> =>
  Object.fromEntries(values.map(({ code, count }) => [code, count]))

/** Maps a response of the product API to the list view. */
export function toFundListView(list: FundList): FundListView {
  return {
    funds: list.items.map(toFundSummary),
    page: { number: list.page.page, count: list.page.pageCount, size: list.page.pageSize },
    total: list.page.total,
    facets: {
      strategy: list.facets.strategy,
      status: list.facets.status,
      assetClass: list.facets.assetClass,
      geography: list.facets.geography,
    },
    narrow: {
      legalForm: countsOf(list.facets.legalForm),
      sfdr: countsOf(list.facets.sfdr),
      minimum: countsOf(list.facets.minimumUpTo),
      horizon: countsOf(list.facets.horizonUpTo),
    },
    counters: list.counters,
  }
}

/** Returns the part of a search that selects funds. */
export function filtersOf(search: FundListSearch): FundListFilters {
  const { view: _view, columns: _columns, compare: _compare, ...filters } = search
  return filters
}

/** Returns the query of the product API for filters; open funds come first unless another order is asked. */
export function queryOf({ minimum, horizon, watch, sort, ...filters }: FundListFilters, pageSize: number) {
  const limits = {
    ...(minimum && { minimumUpTo: Number(minimum) }),
    ...(horizon && { horizonUpTo: Number(horizon) }),
    ...(watch && { id: watch }),
  }
  return { ...filters, ...limits, sort: sort ?? ('status' as const), pageSize }
}

/** Returns the filters without values that have no facet; undefined when all are known. */
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

/** Counts the active filter values, the free text included. */
export function activeFilterCount(search: FundListSearch): number {
  const values = [...filterNames, ...termFilterNames].reduce(
    (count, name) => count + (search[name]?.length ?? 0),
    0,
  )
  return (
    values +
    [...limitFilterNames, 'watch' as const, 'q' as const].filter((name) => search[name] !== undefined).length
  )
}

/** Returns the search with other filters or another order, back on the first page. */
export function withFilters(search: FundListSearch, change: Partial<FundListFilters>): FundListSearch {
  return { ...search, ...change, page: undefined }
}

/** Returns the search without one value of a filter. */
export function withoutValue(
  search: FundListSearch,
  name: FilterName | TermFilterName,
  code: string,
): FundListSearch {
  const kept: string[] = (search[name] ?? []).filter((other) => other !== code)
  return withFilters(search, { [name]: kept.length === 0 ? undefined : kept })
}

/** Returns the search without filters; order, presentation and chosen funds stay. */
export function withoutFilters({ sort, view, columns, compare }: FundListSearch): FundListSearch {
  return { sort, view, columns, compare }
}

/** Returns the search with a fund added to the comparison or removed; a third fund is not added. */
export function withChoice(search: FundListSearch, key: string, isChosen: boolean): FundListSearch {
  const others = (search.compare ?? []).filter((other) => other !== key)
  const chosen = isChosen ? [...others, key].slice(0, mostCompared) : others
  return { ...search, compare: chosen.length === 0 ? undefined : chosen }
}

/** A sortable column of the list. */
export type SortField = 'name' | 'launchDate' | 'riskIndicator' | 'minimumInvestment'

/** Returns the direction in which a sort order sorts a column. */
export function sortDirection(
  field: SortField,
  sort: FundListSearch['sort'],
): 'ascending' | 'descending' | 'none' {
  if (sort === field) return 'ascending'
  return sort === `-${field}` ? 'descending' : 'none'
}

/** Returns the sort order that a column's heading links to: ascending first, then descending. */
export function nextSort(field: SortField, sort: FundListSearch['sort']): FundListSearch['sort'] {
  const isAscending = sortDirection(field, sort) === 'ascending'
  return isAscending ? (`-${field}` as const) : field
}

import { type FundStatusView, fundStatuses } from '../fund-summary.schema.ts'
import type { FundListSearch, FundListView } from './fund-list.schema.ts'

/** Number of results in each state. */
export type StatusCounts = Readonly<Record<FundStatusView, number>>

/** Funds of one state in a row; null where the list is in another order. */
export type FundGroup<Fund> = { readonly status: FundStatusView | null; readonly funds: readonly Fund[] }

/** Returns the number of results in each state, from the list's facets. */
export function statusCounts({ facets }: Pick<FundListView, 'facets'>): StatusCounts {
  const countOf = (status: FundStatusView) => facets.status.find(({ code }) => code === status)?.count ?? 0
  return {
    open: countOf('open'),
    closed: countOf('closed'),
    pre_liquidation: countOf('pre_liquidation'),
    liquidation: countOf('liquidation'),
  }
}

/** Returns the funds of a page by state, as the default order has them; any other order is one group. */
export function fundGroups<Fund extends { readonly status: FundStatusView }>(
  funds: readonly Fund[],
  { sort }: Pick<FundListSearch, 'sort'>,
): readonly FundGroup<Fund>[] {
  if (sort !== undefined) return [{ status: null, funds }]
  return fundStatuses
    .map((status) => ({ status, funds: funds.filter((fund) => fund.status === status) }))
    .filter((group) => group.funds.length > 0)
}

import type {
  ClientSubscription,
  ClientSubscriptionList,
} from '~/contract/product-api/client-subscription.schema.ts'
import type { CsvCell } from '~/lib/csv.ts'
import type {
  ClientSubscriptionsView,
  ClientSubscriptionView,
  ClientsSearch,
} from './client-subscriptions.schema.ts'

/** Converts a subscription to the form that the list and its export show. */
export function toItem(wire: ClientSubscription): ClientSubscriptionView {
  const { amount, client, fund, id, share, status, subscribed_on } = wire
  return {
    id,
    client,
    fund: { key: fund.slug, name: fund.name },
    share: share.name,
    amount,
    date: subscribed_on,
    status: { code: status.code, label: status.label },
  }
}

/** Maps a response of the product API to the view of the list. */
export function toClientSubscriptions(wire: ClientSubscriptionList): ClientSubscriptionsView {
  return {
    pastDay: wire.as_of ?? null,
    items: wire.items.map(toItem),
    page: { number: wire.page.page, count: wire.page.pageCount },
    total: wire.page.total,
    totals: wire.totals,
    funds: wire.facets.fund,
    shares: wire.facets.share ?? [],
    statuses: wire.facets.status,
  }
}

/** Reports whether any filter is set. */
export const isNarrowed = ({ date: _date, page: _page, sort: _sort, ...filters }: ClientsSearch): boolean =>
  Object.values(filters).some((value) => value !== undefined)

/** A column that the list can be sorted by. */
export type ClientSortField = 'client' | 'fund' | 'amount' | 'date'

/** Returns the direction in which an order of the list sorts a column. The default order is by date, newest first. */
export function clientSortDirection(field: ClientSortField, sort: ClientsSearch['sort'] | '-date' = '-date') {
  if (sort === field) return 'ascending'
  return sort === `-${field}` ? 'descending' : 'none'
}

/** Returns the order that a column's heading links to: ascending first, then descending. */
export function nextClientSort(field: ClientSortField, sort: ClientsSearch['sort']): ClientsSearch['sort'] {
  const isAscending = clientSortDirection(field, sort) === 'ascending'
  if (!isAscending) return field
  return field === 'date' ? undefined : `-${field}`
}

type CsvWords = {
  readonly [Column in 'client' | 'fund' | 'share' | 'amount' | 'date' | 'status']: string
} & {
  readonly currency: string
}

/** Returns the rows of the exported table: dates as ISO 8601, amounts with a decimal point in both languages. */
export function csvRows(
  items: readonly ClientSubscriptionView[],
  words: CsvWords,
): readonly (readonly CsvCell[])[] {
  const { amount, client, currency, date, fund, share, status } = words
  return [
    [client, fund, share, amount, currency, date, status],
    ...items.map((item) => [
      item.client,
      item.fund.name,
      item.share,
      { number: item.amount.amount },
      item.amount.currency,
      item.date,
      item.status.label,
    ]),
  ]
}

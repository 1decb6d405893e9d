import type { FundList } from '~/contract/product-api/fund.schema.ts'
import type { FundAgenda } from '~/contract/product-api/own-funds.schema.ts'
import { fundStatuses } from '../fund-summary.schema.ts'
import { toFundSummary } from '../fund-summary.ts'
import { limitFilterNames, termFilterNames } from '../list/fund-filter-values.ts'
import { type FundListView, filterNames } from '../list/fund-list.schema.ts'
import { toFundListView } from '../list/fund-list.ts'
import type { OwnFundsView, OwnFundView } from './own-funds.schema.ts'

function toOwnFund(fund: FundList['items'][number], agenda: FundAgenda): OwnFundView {
  const { newestDocument = null, nextDate = null } =
    agenda.items.find(({ fundId }) => fundId === fund.id) ?? {}
  const { key, hasPage, name, status, legalForm, latestValue, shareTotals } = toFundSummary(fund)
  return {
    key,
    hasPage,
    name,
    status,
    legalForm,
    latestValue,
    shareTotals,
    newestDocument: newestDocument && {
      title: newestDocument.title,
      href: `/api/proxy/documents/${encodeURIComponent(newestDocument.id)}/view`,
      publishedOn: newestDocument.publishedOn,
    },
    nextDate,
  }
}

const sum = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((total, count) => total + count, 0)

/** Maps the user's own funds with their newest document and next event; without an agenda both stay empty. */
export function toOwnFunds(own: FundList, agenda: FundAgenda): OwnFundsView {
  return {
    funds: own.items.map((fund) => toOwnFund(fund, agenda)),
    total: own.page.total,
    all: sum(own.counters),
  }
}

/**
 * Returns the list of the other funds with the counters and facets of the whole catalogue: each count links
 * to a list in two parts, and this is one of them.
 */
export function withWholeCatalogue(others: FundList, own: FundList): FundListView {
  const view = toFundListView(others)
  const facets = { ...view.facets }
  for (const name of filterNames) {
    const counts = new Map(own.facets[name].map(({ code, count }) => [code, count]))
    Object.assign(facets, {
      [name]: view.facets[name].map((value) => ({
        ...value,
        count: value.count + (counts.get(value.code) ?? 0),
      })),
    })
  }
  const narrow = { ...view.narrow }
  const ownNarrow = toFundListView(own).narrow
  for (const name of [...termFilterNames, ...limitFilterNames]) {
    const counts = Object.entries(view.narrow[name])
    const sums = counts.map(([code, count]) => [code, count + (ownNarrow[name][code] ?? 0)] as const)
    Object.assign(narrow, { [name]: Object.fromEntries(sums) })
  }
  const counters = { ...view.counters }
  for (const status of fundStatuses) counters[status] += own.counters[status]
  return { ...view, facets, narrow, counters }
}

import type { FundDetail, FundShare } from '~/contract/product-api/fund.schema.ts'
import { toCsv } from '~/lib/csv.ts'
import { displayedSeries } from '~/lib/performance/display-rules.ts'
import type { Translations } from '~/lib/translations.ts'

type Columns = Translations['performance']['export']['columns']

const columnNames = [
  'fund',
  'share',
  'isin',
  'currency',
  'date',
  'value',
  'distribution',
  'total',
  'rebasedTotal',
] as const

type Column = (typeof columnNames)[number]

/**
 * The values of a share as CSV: what the page may show and nothing more, so null for a share whose performance is
 * not shown. Distributions of a day without valuation have a row of their own.
 */
export function shareValuesCsv(fund: FundDetail, share: FundShare, columns: Columns): string | null {
  const values = seriesByDate(share, 'netAssetValue', false)
  if (values.size === 0) return null
  const totals = seriesByDate(share, 'totalValue', false)
  const rebased = seriesByDate(share, 'totalValue', true)
  const distributions = distributionsByDate(share, [...values.keys()])
  const dates = [...new Set([...values.keys(), ...distributions.keys()])].sort()
  const rows = dates.map((date): Record<Column, string> => {
    const figures = { value: values.get(date), total: totals.get(date), rebasedTotal: rebased.get(date) }
    return {
      fund: fund.name,
      share: share.name,
      isin: share.isin ?? '',
      currency: share.currency,
      date,
      value: figures.value ?? '',
      distribution: distributions.get(date) ?? '',
      total: figures.total ?? '',
      rebasedTotal: figures.rebasedTotal ?? '',
    }
  })
  return toCsv([
    columnNames.map((name) => columns[name]()),
    ...rows.map((row) => columnNames.map((name) => row[name])),
  ])
}

function seriesByDate(share: FundShare, value: 'netAssetValue' | 'totalValue', isRebased: boolean) {
  const points = displayedSeries(share, { value, isRebased })
  return new Map<string, string>(points.map((point) => [point.date, point.value]))
}

/** Distributions within the published life of the share, whose first and last days are given. */
function distributionsByDate(share: FundShare, dates: readonly string[]): ReadonlyMap<string, string> {
  const [first, last] = [dates[0] ?? '', dates.at(-1) ?? '']
  const within = share.distributions.filter(({ date }) => date >= first && date <= last)
  return new Map(within.map(({ date, amount }) => [date, amount]))
}

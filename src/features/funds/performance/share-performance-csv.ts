import type { FundDetail, FundShare } from '~/contract/product-api/fund.schema.ts'
import { type CsvCell, toCsv } from '~/lib/csv.ts'
import { displayedSeries } from '~/lib/performance/display-rules.ts'
import { type ExactDecimal, readDecimal, writeDecimal, zero } from '~/lib/performance/exact-decimal.ts'
import type { DatedAmount } from '~/lib/performance/share-history.ts'
import type { Translations } from '~/lib/translations.ts'
import type { Locale } from '~/routing/addresses/locales.ts'

type Columns = Translations['performance']['export']['columns']

const columnNames = [
  'fund',
  'share',
  'isin',
  'currency',
  'date',
  'value',
  'call',
  'paidIn',
  'distribution',
  'distributed',
  'total',
  'rebasedTotal',
] as const

type Column = (typeof columnNames)[number]

/**
 * Returns the values of a share as CSV, limited to what the page may show: null for a share whose
 * performance is hidden. The columns are the inputs of every figure of the page. Capital calls and
 * distributions on a day without valuation have a row of their own; those after the last valuation have
 * none, as in every figure.
 */
export function shareValuesCsv(
  fund: FundDetail,
  share: FundShare,
  { columns, locale }: { readonly columns: Columns; readonly locale: Locale },
): string | null {
  const values = seriesByDate(share, 'netAssetValue', false)
  const last = [...values.keys()].at(-1)
  if (last === undefined) return null
  const totals = seriesByDate(share, 'totalValue', false)
  const rebased = seriesByDate(share, 'totalValue', true)
  const calls = flowsOf(share.capitalCalls, last)
  const distributions = flowsOf(share.distributions, last)
  const dates = [...new Set([...values.keys(), ...calls.dates, ...distributions.dates])].sort()
  const rows = dates.map((date): Record<Column, CsvCell> => {
    return {
      fund: fund.name,
      share: share.name,
      isin: share.isin ?? '',
      currency: share.currency,
      date,
      value: number(values.get(date)),
      call: number(calls.on(date)),
      paidIn: number(calls.until(date)),
      distribution: number(distributions.on(date)),
      distributed: number(distributions.until(date)),
      total: number(totals.get(date)),
      rebasedTotal: number(rebased.get(date)),
    }
  })
  const titles = columnNames.map((name) => columns[name]())
  return toCsv([titles, ...rows.map((row) => columnNames.map((name) => row[name]))], locale)
}

const number = (exact: string | undefined): CsvCell => ({ number: exact ?? '' })

function seriesByDate(share: FundShare, value: 'netAssetValue' | 'totalValue', isRebased: boolean) {
  const points = displayedSeries(share, { value, isRebased })
  return new Map<string, string>(points.map((point) => [point.date, point.value]))
}

/**
 * Indexes calls or distributions up to a day: their days, the sum on a given day, and the sum up to a given
 * day.
 */
function flowsOf(amounts: readonly DatedAmount[], last: string) {
  const flows = amounts.filter(({ date }) => date <= last)
  const sum = (some: readonly DatedAmount[]) =>
    writeDecimal(
      some.reduce<ExactDecimal>((total, { amount }) => total.plus(readDecimal(amount) ?? zero), zero),
    )
  return {
    dates: flows.map(({ date }) => date),
    on: (day: string) => {
      const ofDay = flows.filter(({ date }) => date === day)
      return ofDay.length === 0 ? undefined : sum(ofDay)
    },
    until: (day: string) => sum(flows.filter(({ date }) => date <= day)),
  }
}

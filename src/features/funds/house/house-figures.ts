import type { FundSummary } from '~/contract/product-api/fund.schema.ts'
import { readDecimal, sumOf, writeDecimal, zero } from '~/lib/performance/exact-decimal.ts'
import { spansTwelveMonths, totalValueToPaidIn } from '~/lib/performance/returns.ts'
import { type PlainDate, parsePlainDate } from '~/lib/plain-date.ts'
import type { MoneyView } from '../fund-summary.schema.ts'
import type { HouseFigures, RealisedFund } from './house-figures.schema.ts'

/** Most liquidated funds that a page shows. */
const mostRealised = 6

/** Sums amounts in each currency, the largest first: sums never mix currencies (P-089). */
function sumByCurrency(amounts: readonly MoneyView[]): readonly MoneyView[] {
  const currencies = [...new Set(amounts.map(({ currency }) => currency))]
  return currencies
    .map((currency) => ({
      currency,
      amount: sumOf(amounts.filter((one) => one.currency === currency).map(({ amount }) => amount)),
    }))
    .sort((left, right) => Number(right.amount) - Number(left.amount))
}

/** What is left of a liquidated fund's share: usually nothing, and then no value is published. */
function remainingOf({ latestValue, shareTotals }: FundSummary): string {
  const isSame = latestValue?.netAssetValue.currency === shareTotals?.currency
  return (isSame && latestValue?.netAssetValue.amount) || '0'
}

/** Returns the total value to paid-in of a fund's main share, as the display rules allow. */
function tvpiOf(fund: FundSummary): string | null {
  const totals = fund.shareTotals
  const [since, date] = [parsePlainDate(totals?.since), parsePlainDate(totals?.asOf)]
  if (!totals || since === null || date === null || !spansTwelveMonths(since, date)) return null
  const multiple = totalValueToPaidIn({
    date,
    netAssetValue: readDecimal(remainingOf(fund)) ?? zero,
    paidIn: readDecimal(totals.paidIn) ?? zero,
    distributed: readDecimal(totals.distributed) ?? zero,
  })
  return multiple && writeDecimal(multiple)
}

function toRealised(fund: FundSummary): readonly RealisedFund[] {
  const { id, slug, name, status, shareTotals: totals } = fund
  if (status !== 'liquidation' || !totals) return []
  const { shareName, currency, since, asOf: until, paidIn, distributed: received } = totals
  const common = { key: slug ?? id, hasPage: slug !== null, name }
  return [{ ...common, shareName, currency, since, until, paidIn, received, tvpi: tvpiOf(fund) }]
}

const inOrder = (left: string, right: string): number => Number(left > right) - Number(left < right)

/** Newest first; funds of one day by name, so that the order is always the same. */
const byLastDay = (left: RealisedFund, right: RealisedFund): number =>
  inOrder(right.until, left.until) || inOrder(left.name, right.name)

/**
 * Computes the figures of the house from all its funds. No fund is left out by its result: those liquidated last are
 * shown, whatever they returned.
 */
export function toHouseFigures(funds: readonly FundSummary[], today: PlainDate): HouseFigures {
  const running = funds.filter(({ status }) => status !== 'liquidation')
  const sizes = running.flatMap(({ fundSize }) => (fundSize === null ? [] : [fundSize]))
  const [first] = funds.flatMap(({ launchDate }) => launchDate ?? []).sort()
  return {
    asOf: today,
    launched: funds.length,
    since: first?.slice(0, 4) ?? null,
    strategies: new Set(funds.map(({ strategy }) => strategy.code)).size,
    running: running.length,
    sized: sizes.length,
    sizes: sumByCurrency(sizes),
    realised: funds.flatMap(toRealised).sort(byLastDay).slice(0, mostRealised),
  }
}

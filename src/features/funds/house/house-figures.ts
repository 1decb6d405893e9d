import type { FundSummary } from '~/contract/product-api/fund.schema.ts'
import type { FundFigures } from '~/contract/product-api/fund-figures.schema.ts'
import { readDecimal, writeDecimal, zero } from '~/lib/performance/exact-decimal.ts'
import { spansTwelveMonths, totalValueToPaidIn } from '~/lib/performance/returns.ts'
import { parsePlainDate } from '~/lib/plain-date.ts'
import { weakMemo } from '~/lib/weak-memo.ts'
import type { HouseFigures, RealisedFund } from './house-figures.schema.ts'

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
  const { id, slug, name, shareTotals: totals } = fund
  if (!totals) return []
  const { shareName, currency, since, asOf: until, paidIn, distributed: received } = totals
  const common = { key: slug ?? id, hasPage: slug !== null, name }
  return [{ ...common, shareName, currency, since, until, paidIn, received, tvpi: tvpiOf(fund) }]
}

/** Maps the figures of the product API: one object per response, so that pages render it once. */
export const toHouseFigures = weakMemo((figures: FundFigures): HouseFigures => {
  const { firstLaunch, lastLiquidated, ...same } = figures
  return {
    ...same,
    since: firstLaunch?.slice(0, 4) ?? null,
    realised: lastLiquidated.flatMap(toRealised),
  }
})

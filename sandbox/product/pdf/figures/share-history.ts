import { Big } from 'big.js'
import type { FundShare } from '../../../../src/contract/product-api/fund.schema.ts'
import { performanceDisplay } from '../../../../src/lib/performance/display-rules.ts'
import { readHistory } from '../../../../src/lib/performance/share-history.ts'

/** A share at one valuation; all amounts are per share, in its currency. */
export interface ValuePoint {
  date: string
  netAssetValue: Big
  /** Capital called and paid in up to that date. */
  paidIn: Big
  /** Total distributed up to that date. */
  distributed: Big
  /** Net asset value per unit paid in. */
  valueRatio: Big
  /** Net asset value plus distributions per unit paid in: a capital call is not a gain (P-082). */
  totalRatio: Big
}

/**
 * A complete twelve-month period with its returns as fractions: 0.05 is 5 %; null without a valuation at
 * one end.
 */
export interface AnnualPeriod {
  from: string
  to: string
  netAssetValue: Big | null
  total: Big | null
}

const DAYS_BEFORE_MONTH = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]

/** The year with its fraction: increases with a plain date, for distances on an axis. */
export function yearFraction(date: string): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return year + ((DAYS_BEFORE_MONTH[month - 1] ?? 0) + day - 1) / 365
}

/** A share as published on a day: without later valuations. */
function publishedOn(share: FundShare, asOf: string): FundShare {
  const last = share.liquidationValues.findLast(({ date }) => date <= asOf)
  return { ...share, lastValuationDate: last?.date ?? null }
}

/**
 * The valuations of a share up to and including `asOf`, oldest first; none when one of its figures is
 * invalid.
 */
export function valuePoints(share: FundShare, asOf: string): ValuePoint[] {
  const points = readHistory(publishedOn(share, asOf))?.points ?? []
  return points.map(({ date, netAssetValue, paidIn, distributed }) => {
    const base = paidIn.gt(0) ? paidIn : new Big(1)
    return {
      date,
      netAssetValue,
      paidIn,
      distributed,
      valueRatio: netAssetValue.div(base),
      totalRatio: netAssetValue.plus(distributed).div(base),
    }
  })
}

/**
 * Returns the complete twelve-month periods that the portal's page prints (`src/lib/performance`), as of a day, newest
 * first; empty for a share whose performance may not be shown.
 */
export function annualPeriods(share: FundShare, asOf: string): AnnualPeriod[] {
  const display = performanceDisplay(publishedOn(share, asOf))
  if (!display.isShown) return []
  return display.periods.toReversed().map(({ from, to, returns }) => ({
    from,
    to,
    netAssetValue: decimalOf(returns?.netAssetValue),
    total: decimalOf(returns?.totalValue),
  }))
}

/** Tells whether a share's performance may be shown as of a day (P-085, P-088). */
export function isPerformanceShown(share: FundShare, asOf: string): boolean {
  return performanceDisplay(publishedOn(share, asOf)).isShown
}

function decimalOf(text: string | null | undefined): Big | null {
  return text === null || text === undefined ? null : new Big(text)
}

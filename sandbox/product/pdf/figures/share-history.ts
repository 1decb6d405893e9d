import { Big } from 'big.js'
import type { FundShare } from '../../../../src/contract/product-api/fund.schema.ts'
import { isTwelveMonthsAfter, yearFraction } from './plain-date.ts'

/** A share at one valuation, everything per share in its currency. */
export interface ValuePoint {
  date: string
  netAssetValue: Big
  /** Capital called and paid in up to that date. */
  paidIn: Big
  /** Everything distributed up to that date. */
  distributed: Big
  /** Net asset value for each unit paid in. */
  valueRatio: Big
  /** Net asset value and distributions for each unit paid in: a capital call is not a gain (decision 34). */
  totalRatio: Big
}

/** A complete period of twelve months with its change, as fractions: 0.05 is 5 %. */
export interface AnnualPeriod {
  from: string
  to: string
  netAssetValue: Big
  total: Big
}

/** Periods printed at most: five years, or the whole life of a younger share. */
const PERIODS_SHOWN = 5

/** The valuations of a share up to and including `asOf`, oldest first. */
export function valuePoints(share: FundShare, asOf: string): ValuePoint[] {
  return share.liquidationValues
    .filter((value) => value.date <= asOf)
    .map((value) => {
      const paidIn = sumUntil(share.capitalCalls, value.date)
      const distributed = sumUntil(share.distributions, value.date)
      const netAssetValue = new Big(value.amount)
      const base = paidIn.gt(0) ? paidIn : new Big(1)
      return {
        date: value.date,
        netAssetValue,
        paidIn,
        distributed,
        valueRatio: netAssetValue.div(base),
        totalRatio: netAssetValue.plus(distributed).div(base),
      }
    })
}

/**
 * Changes over complete periods of twelve months that end at the last valuation and its anniversaries, newest first
 * (delegated regulation (EU) 2017/565, article 44(4)). Empty for a history shorter than twelve months.
 */
export function annualPeriods(points: ValuePoint[]): AnnualPeriod[] {
  const periods: AnnualPeriod[] = []
  let end = points.at(-1)
  while (end && periods.length < PERIODS_SHOWN) {
    const last: ValuePoint = end
    const start = points.find((point) => isTwelveMonthsAfter(last.date, point.date))
    if (start) {
      periods.push({
        from: start.date,
        to: last.date,
        netAssetValue: changeBetween(start.valueRatio, last.valueRatio),
        total: changeBetween(start.totalRatio, last.totalRatio),
      })
    }
    end = start
  }
  return periods
}

/** Whether a share is old enough for its performance to be shown. */
export function hasTwelveMonths(points: ValuePoint[]): boolean {
  const [first, last] = [points.at(0), points.at(-1)]
  return (
    first !== undefined && last !== undefined && yearFraction(last.date) - yearFraction(first.date) >= 0.995
  )
}

function changeBetween(start: Big, end: Big): Big {
  return start.eq(0) ? new Big(0) : end.div(start).minus(1)
}

function sumUntil(entries: { date: string; amount: string }[], date: string): Big {
  return entries.reduce((sum, entry) => (entry.date <= date ? sum.plus(entry.amount) : sum), new Big(0))
}

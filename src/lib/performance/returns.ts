import { addYears, daysBetween, type PlainDate } from '../plain-date.ts'
import {
  divide,
  type ExactDecimal,
  multiply,
  one,
  readDecimal,
  writeChange,
  writeDecimal,
  zero,
} from './exact-decimal.ts'
import type { HistoryPoint, ShareHistory } from './share-history.ts'

/** Ratios of change as exact text ("0.21" is +21 %), each null when undefined. */
export type Returns = {
  readonly netAssetValue: string | null
  readonly totalValue: string | null
  /** A closed fund does not reinvest distributions, so the label of this figure must say hypothetical. */
  readonly reinvested: { readonly change: string; readonly isHypothetical: true } | null
}

/** Multiples of the paid-in capital, as exact text. */
export type Multiples = { readonly dpi: string; readonly rvpi: string; readonly tvpi: string }

/**
 * Capital invested between two valuations: the opening value and all capital called since. A call thus adds
 * to both sides of a ratio and is never a gain (P-082).
 */
function capitalAtWork(opening: HistoryPoint, closing: HistoryPoint): ExactDecimal {
  return opening.netAssetValue.plus(closing.paidIn).minus(opening.paidIn)
}

/** Closing value and distributions received, divided by the invested capital. */
function totalGrowth(opening: HistoryPoint, closing: HistoryPoint): ExactDecimal | null {
  const received = closing.distributed.minus(opening.distributed)
  return divide(closing.netAssetValue.plus(received), capitalAtWork(opening, closing))
}

/** (NAV + ΣD) / P: remaining value and distributions over paid-in capital. */
export function totalValueToPaidIn(point: HistoryPoint): ExactDecimal | null {
  return divide(point.netAssetValue.plus(point.distributed), point.paidIn)
}

function reinvestedGrowth(points: readonly HistoryPoint[]): ExactDecimal | null {
  let growth: ExactDecimal | null = one
  points.slice(1).forEach((closing, index) => {
    const opening = points[index]
    const step = opening === undefined ? null : totalGrowth(opening, closing)
    growth = growth && step && multiply(growth, step)
  })
  return growth
}

/**
 * Returns from one valuation to a later one (domain rules for performance):
 * - net asset value: closing / (opening + calls since) - 1, which is NAVt / NAV0 - 1 for a fully paid
 *   share;
 * - total value: (closing + distributions since) / (opening + calls since) - 1, and (NAV + ΣD) / P - 1 from
 *   a first valuation on the day of the first payment, so that a whole life equals TVPI - 1;
 * - reinvested: the product of the total growth of each interval, - 1.
 *
 * @param opening Index of the opening valuation in `history.points`.
 * @param closing Index of the closing valuation, later than `opening`.
 */
export function returnsBetween(history: ShareHistory, opening: number, closing: number): Returns {
  const points = history.points.slice(opening, closing + 1)
  const [from, to] = [points[0], points.at(-1)]
  if (!from || !to || from === to) return { netAssetValue: null, totalValue: null, reinvested: null }
  const isWholeLife = history.startsWithPayment && from === history.first
  const reinvested = writeChange(reinvestedGrowth(points))
  return {
    netAssetValue: writeChange(divide(to.netAssetValue, capitalAtWork(from, to))),
    totalValue: writeChange(isWholeLife ? totalValueToPaidIn(to) : totalGrowth(from, to)),
    reinvested: reinvested === null ? null : { change: reinvested, isHypothetical: true },
  }
}

/** DPI, RVPI and TVPI at a valuation, or null before any capital was paid in. */
export function multiplesAt(point: HistoryPoint): Multiples | null {
  const dpi = divide(point.distributed, point.paidIn)
  const rvpi = divide(point.netAssetValue, point.paidIn)
  const tvpi = totalValueToPaidIn(point)
  if (!dpi || !rvpi || !tvpi) return null
  return { dpi: writeDecimal(dpi), rvpi: writeDecimal(rvpi), tvpi: writeDecimal(tvpi) }
}

const daysInYear = 365
const annualisedDigits = 10

/** Reports whether there are at least 12 months between two days. */
export function spansTwelveMonths(from: PlainDate, to: PlainDate): boolean {
  return addYears(from, 1) <= to
}

/**
 * The annual rate that gives the same change over these days, at 365 days a year; null under 12 months and
 * for a loss of more than 100 %. A root is not a decimal: it is computed in binary and rounded to 10
 * decimals.
 */
export function annualise(change: string | null, from: PlainDate, to: PlainDate): string | null {
  const growth = readDecimal(change)?.plus(1)
  if (!growth || growth.lt(zero) || !spansTwelveMonths(from, to)) return null
  const rate = growth.toNumber() ** (daysInYear / daysBetween(from, to)) - 1
  const exact = readDecimal(rate.toFixed(annualisedDigits))
  return exact && writeDecimal(exact)
}

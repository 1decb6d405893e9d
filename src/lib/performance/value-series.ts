import type { PlainDate } from '../plain-date.ts'
import { divide, type ExactDecimal, readDecimal, writeDecimal, zero } from './exact-decimal.ts'
import type { HistoryPoint, ShareHistory } from './share-history.ts'

/** Value of a chart: the net asset value, or that plus all distributions so far. */
export type SeriesValue = 'netAssetValue' | 'totalValue'

/** Valuation on a chart; `value` is exact text, in the share's currency or on a base of 100. */
export type SeriesPoint = { readonly date: PlainDate; readonly value: string }

/** A valuation with its distance from the base, in the same unit: from 100, or from the capital paid in by that day. */
export type PointFromBase = SeriesPoint & { readonly change: string }

const base: ExactDecimal = readDecimal('100') ?? zero

function amountOf(point: HistoryPoint, value: SeriesValue, since: ExactDecimal): ExactDecimal {
  return value === 'netAssetValue'
    ? point.netAssetValue
    : point.netAssetValue.plus(point.distributed).minus(since)
}

function toSeries(
  points: readonly HistoryPoint[],
  readValue: (point: HistoryPoint) => ExactDecimal | null,
): SeriesPoint[] {
  return points.flatMap((point) => {
    const value = readValue(point)
    return value ? [{ date: point.date, value: writeDecimal(value) }] : []
  })
}

function toSeriesFromBase(
  { points }: ShareHistory,
  read: (point: HistoryPoint) => { readonly value: ExactDecimal | null; readonly base: ExactDecimal },
): PointFromBase[] {
  return points.flatMap((point) => {
    const { value, base: from } = read(point)
    if (value === null) return []
    return [{ date: point.date, value: writeDecimal(value), change: writeDecimal(value.minus(from)) }]
  })
}

/** Amounts in the share's currency, one point per valuation: drawn as steps, without interpolation. */
export function amountSeries(history: ShareHistory, value: SeriesValue): PointFromBase[] {
  return toSeriesFromBase(history, (point) => ({ value: amountOf(point, value, zero), base: point.paidIn }))
}

/** The series on a base of 100: each amount over the capital paid in at its date (P-082). */
export function rebasedSeries(history: ShareHistory, value: SeriesValue): PointFromBase[] {
  return toSeriesFromBase(history, (point) => ({
    value: divide(amountOf(point, value, zero).times(base), point.paidIn),
    base,
  }))
}

/**
 * Growth from the first valuation on or after a day, which is 100; later capital calls add to both sides of
 * the ratio. For shares drawn together from a common day.
 */
export function rebasedSeriesFrom(history: ShareHistory, from: PlainDate, value: SeriesValue): SeriesPoint[] {
  const points = history.points.filter(({ date }) => date >= from)
  const opening = points[0]
  if (opening === undefined) return []
  return toSeries(points, (point) => {
    const capital = opening.netAssetValue.plus(point.paidIn).minus(opening.paidIn)
    return divide(amountOf(point, value, opening.distributed).times(base), capital)
  })
}

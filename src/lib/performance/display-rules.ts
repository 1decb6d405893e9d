import { earlierDate, laterDate, type PlainDate } from '../plain-date.ts'
import { weakMemo } from '../weak-memo.ts'
import {
  annualise,
  type Multiples,
  multiplesAt,
  type Returns,
  returnsBetween,
  spansTwelveMonths,
} from './returns.ts'
import { readHistory, type ShareFigures, type ShareHistory } from './share-history.ts'
import {
  type CalendarYear,
  calendarYears,
  type TwelveMonthPeriod,
  twelveMonthPeriods,
} from './twelve-month-periods.ts'
import {
  amountSeries,
  type PointFromBase,
  rebasedSeries,
  rebasedSeriesFrom,
  type SeriesPoint,
  type SeriesValue,
} from './value-series.ts'

/**
 * Why no figure is shown: carried interest is private, there is no valuation, or the share is younger than
 * 12 months.
 */
export type HiddenReason = 'private_share' | 'no_valuation' | 'under_twelve_months' | 'no_common_period'

/** Returns over all complete periods together. */
export type CumulativeReturns = Returns & {
  readonly from: PlainDate
  readonly to: PlainDate
  readonly years: number
  /** Annualised rate of the total value. */
  readonly annualised: string | null
}

/** The figures of one share that a page may show, or the reason why it shows none. */
export type PerformanceDisplay =
  | { readonly isShown: false; readonly reason: HiddenReason }
  | {
      readonly isShown: true
      readonly currency: string
      readonly from: PlainDate
      readonly to: PlainDate
      readonly multiples: Multiples | null
      readonly periods: readonly TwelveMonthPeriod[]
      readonly cumulative: CumulativeReturns | null
    }

/** The calendar years and multiples of a share beside those of others, or the reason why it shows none. */
type CalendarDisplay =
  | { readonly isShown: false; readonly reason: HiddenReason }
  | {
      readonly isShown: true
      readonly to: PlainDate
      readonly years: readonly CalendarYear[]
      readonly multiples: Multiples | null
    }

/** Options of a share's chart. */
export type SeriesOptions = { readonly value: SeriesValue; readonly isRebased: boolean }

/** Two shares from a common start date, or the reason why they are not drawn. */
export type ComparisonDisplay =
  | { readonly isShown: false; readonly reason: HiddenReason }
  | {
      readonly isShown: true
      readonly from: PlainDate
      readonly left: readonly SeriesPoint[]
      readonly right: readonly SeriesPoint[]
    }

/** Reports whether a share is public: not type B, the managers' carried interest. */
export function isPublicShare(share: Pick<ShareFigures, 'type'>): boolean {
  return !share.type.trim().toUpperCase().startsWith('B')
}

const readDisplayable = weakMemo((share: ShareFigures): ShareHistory | HiddenReason => {
  if (!isPublicShare(share)) return 'private_share'
  const history = readHistory(share)
  if (history === null) return 'no_valuation'
  return spansTwelveMonths(history.first.date, history.last.date) ? history : 'under_twelve_months'
})

function cumulate(history: ShareHistory, periods: readonly TwelveMonthPeriod[]): CumulativeReturns | null {
  const from = periods[0]?.from
  const to = history.last.date
  const opening = history.points.findIndex(({ date }) => date === from)
  if (from === undefined || opening < 0) return null
  const returns = returnsBetween(history, opening, history.points.length - 1)
  return { ...returns, from, to, years: periods.length, annualised: annualise(returns.totalValue, from, to) }
}

/**
 * Applies the display rules to all figures of past performance (MiFID 2017/565, article 44(4); AMF
 * DOC-2011-24; P-084, P-085): nothing for a private share or under 12 months of valuations, and percentages
 * only for complete 12-month periods, five years or the whole life. The page adds the period, the source
 * and the past-performance warning.
 */
export const performanceDisplay = weakMemo((share: ShareFigures): PerformanceDisplay => {
  const history = readDisplayable(share)
  if (typeof history === 'string') return { isShown: false, reason: history }
  const periods = twelveMonthPeriods(history)
  return {
    isShown: true,
    currency: share.currency,
    from: history.first.date,
    to: history.last.date,
    multiples: multiplesAt(history.last),
    periods,
    cumulative: cumulate(history, periods),
  }
})

/**
 * Applies the same rules to a share's five calendar years up to `last`, which a table of many funds shows side
 * by side (P-357).
 */
export function calendarDisplay(share: ShareFigures, last: number): CalendarDisplay {
  const history = readDisplayable(share)
  if (typeof history === 'string') return { isShown: false, reason: history }
  return {
    isShown: true,
    to: history.last.date,
    years: calendarYears(history, last),
    multiples: multiplesAt(history.last),
  }
}

const seriesOf = (value: SeriesValue) => ({
  rebased: weakMemo((history: ShareHistory) => rebasedSeries(history, value)),
  amounts: weakMemo((history: ShareHistory) => amountSeries(history, value)),
})

const series = { netAssetValue: seriesOf('netAssetValue'), totalValue: seriesOf('totalValue') }

/** Points of a share's chart, oldest first; none when its performance may not be shown. */
export function displayedSeries(
  share: ShareFigures,
  { value, isRebased }: SeriesOptions,
): readonly PointFromBase[] {
  const history = readDisplayable(share)
  if (typeof history === 'string') return []
  return isRebased ? series[value].rebased(history) : series[value].amounts(history)
}

/** The later of two first valuations: the first day on which both shares are valued. */
export function commonStartDate(left: ShareHistory, right: ShareHistory): PlainDate {
  return laterDate(left.first.date, right.first.date)
}

/** Two shares on a base of 100 from their common start, if they have at least 12 months in common. */
export function comparisonDisplay(
  leftShare: ShareFigures,
  rightShare: ShareFigures,
  value: SeriesValue,
): ComparisonDisplay {
  const left = readDisplayable(leftShare)
  const right = readDisplayable(rightShare)
  if (typeof left === 'string') return { isShown: false, reason: left }
  if (typeof right === 'string') return { isShown: false, reason: right }
  const from = commonStartDate(left, right)
  const end = earlierDate(left.last.date, right.last.date)
  if (!spansTwelveMonths(from, end)) return { isShown: false, reason: 'no_common_period' }
  return {
    isShown: true,
    from,
    left: rebasedSeriesFrom(left, from, value),
    right: rebasedSeriesFrom(right, from, value),
  }
}

import {
  addYears,
  compareDates,
  daysBetween,
  endOfMonth,
  type PlainDate,
  plainDateOf,
} from '../plain-date.ts'
import { type Returns, returnsBetween } from './returns.ts'
import type { ShareHistory } from './share-history.ts'

/**
 * Returns of twelve months. Without a valuation near one of its ends they are null, and the dates are the
 * due ones.
 */
export type TwelveMonthPeriod = {
  readonly from: PlainDate
  readonly to: PlainDate
  readonly returns: Returns | null
}

/** A due day of a valuation, with the index of the valuation found for it. */
type Boundary = { readonly date: PlainDate; readonly index: number | null }

/** Maximum number of periods: five years, or the whole life if shorter (MiFID 2017/565, article 44(4)). */
export const maximumPeriods = 5

const toleranceDays = 6

/** The same day of an earlier year; the last day of a month stays the last day (29 February, 28 February). */
function anniversary(date: PlainDate, years: number): PlainDate {
  const target = addYears(date, -years)
  return date === endOfMonth(date) ? endOfMonth(target) : target
}

function isNearMonthEnd(date: PlainDate): boolean {
  return daysBetween(date, endOfMonth(date)) <= toleranceDays
}

/**
 * Finds the valuation for a due day: that day's, else the last one of the six days before, so that a period
 * is never shorter than twelve months. Month-end valuations fall on working days: for them, the next one in
 * the same month also counts.
 */
function findValuation({ points }: ShareHistory, due: PlainDate): number | null {
  const before = points.findLastIndex(({ date }) => compareDates(date, due) <= 0)
  const earlier = points[before]
  if (earlier && daysBetween(earlier.date, due) <= toleranceDays) return before
  const later = points[before + 1]
  const isSameMonthEnd = later && isNearMonthEnd(due) && later.date <= endOfMonth(due)
  return isSameMonthEnd ? before + 1 : null
}

function boundaries(history: ShareHistory): Boundary[] {
  const found: Boundary[] = []
  for (let years = 0; years <= maximumPeriods; years += 1) {
    const due = anniversary(history.last.date, years)
    const index = findValuation(history, due)
    if (index === null && due < history.first.date) break
    found.push({ date: index === null ? due : (history.points[index]?.date ?? due), index })
  }
  return found.reverse()
}

/**
 * The complete twelve-month periods up to the last valuation, oldest first, at most five. A remainder of
 * less than twelve months at the start of a share's life is left out.
 */
export function twelveMonthPeriods(history: ShareHistory): TwelveMonthPeriod[] {
  const ends = boundaries(history)
  return ends.slice(1).map((closing, position) => {
    const opening = ends[position] ?? closing
    const isKnown = opening.index !== null && closing.index !== null
    return {
      from: opening.date,
      to: closing.date,
      returns: isKnown ? returnsBetween(history, opening.index, closing.index) : null,
    }
  })
}

/** Returns of one calendar year; null unless the share was valued at both of its ends. */
export type CalendarYear = { readonly year: number; readonly returns: Returns | null }

const endOfYear = (year: number): PlainDate => plainDateOf({ year, month: 12, day: 31 })

/** The five calendar years up to a given one, newest first: complete periods of twelve months, or nothing. */
export function calendarYears(history: ShareHistory, last: number): CalendarYear[] {
  return Array.from({ length: maximumPeriods }, (_, back) => {
    const year = last - back
    const opening = findValuation(history, endOfYear(year - 1))
    const closing = findValuation(history, endOfYear(year))
    const isComplete = opening !== null && closing !== null
    return { year, returns: isComplete ? returnsBetween(history, opening, closing) : null }
  })
}

import {
  addDays,
  addMonths,
  daysBetween,
  endOfMonth,
  fieldsOf,
  isoWeekday,
  type PlainDate,
  plainDateOf,
} from './plain-date.ts'

/** Interval of valuations or reports. */
export type CalendarPeriod = 'month' | 'quarter' | 'semester' | 'year'

const monthsOfPeriod: Record<CalendarPeriod, number> = { month: 1, quarter: 3, semester: 6, year: 12 }

/** Length of a period in months. */
export function periodMonths(period: CalendarPeriod): number {
  return monthsOfPeriod[period]
}

/**
 * Number of the date's period in its year, from 1: month 1 to 12, quarter 1 to 4, semester 1 or 2, year 1.
 */
export function periodNumber(date: PlainDate, period: CalendarPeriod): number {
  return Math.ceil(fieldsOf(date).month / monthsOfPeriod[period])
}

/** First day of the period that contains the date. */
export function startOfPeriod(date: PlainDate, period: CalendarPeriod): PlainDate {
  const month = (periodNumber(date, period) - 1) * monthsOfPeriod[period] + 1
  return plainDateOf({ year: fieldsOf(date).year, month, day: 1 })
}

/** Last day of the period that contains the date. */
export function endOfPeriod(date: PlainDate, period: CalendarPeriod): PlainDate {
  return endOfMonth(addMonths(startOfPeriod(date, period), monthsOfPeriod[period] - 1))
}

/** ISO 8601 week; `year` is the week's own year, which may differ from the date's. */
type IsoWeek = { readonly year: number; readonly week: number }

/** The ISO week of a date: weeks start on Monday, and week 1 contains 4 January. */
export function isoWeekOf(date: PlainDate): IsoWeek {
  const thursday = addDays(date, 4 - isoWeekday(date))
  const { year } = fieldsOf(thursday)
  const firstDay = plainDateOf({ year, month: 1, day: 1 })
  return { year, week: Math.floor(daysBetween(firstDay, thursday) / 7) + 1 }
}

const firstWeekdays = { fr: 1, en: 7 } as const

/** First day of the week as an ISO weekday: Monday (1) in French, Sunday (7) in English (P-245). */
function firstWeekday(locale: keyof typeof firstWeekdays): number {
  return firstWeekdays[locale]
}

/** First day of the week that contains the date, by the language's first weekday. */
export function startOfWeek(date: PlainDate, locale: keyof typeof firstWeekdays): PlainDate {
  return addDays(date, -((isoWeekday(date) - firstWeekday(locale) + 7) % 7))
}
const hourMs = 3_600_000

/**
 * Milliseconds since 1970 of 01:00 UTC on a month's last Sunday, when clocks change throughout the Union
 * (Directive 2000/84/EC).
 */
function changeAt(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0))
  return Date.UTC(year, month, lastDay.getUTCDate() - lastDay.getUTCDay(), 1)
}

/**
 * Returns the calendar day (`YYYY-MM-DD`) and time (`HH:MM`) of an instant in Paris, the manager's time zone: the same
 * on servers and in browsers, regardless of their own zone. Uses the summer time rule in force since 1996.
 */
export function parisTime(instantMs: number): { readonly date: string; readonly time: string } {
  const year = new Date(instantMs).getUTCFullYear()
  const isSummer = instantMs >= changeAt(year, 2) && instantMs < changeAt(year, 9)
  const local = new Date(instantMs + (isSummer ? 2 : 1) * hourMs).toISOString()
  return { date: local.slice(0, 10), time: local.slice(11, 16) }
}

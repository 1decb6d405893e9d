declare const plainDateBrand: unique symbol

/** A day of the Gregorian calendar, `YYYY-MM-DD`, years 0001 to 9999. It has no time zone. */
export type PlainDate = string & { readonly [plainDateBrand]: true }

/** The day in numbers; `month` is 1 to 12. */
export type DateFields = { readonly year: number; readonly month: number; readonly day: number }

const datePattern = /^\d{4}-\d{2}-\d{2}$/
const dayMs = 86_400_000

function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** Reports whether a value is an existing day, written `YYYY-MM-DD`. */
export function isPlainDate(value: unknown): value is PlainDate {
  if (typeof value !== 'string' || !datePattern.test(value)) return false
  const { year, month, day } = readFields(value)
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
}

/** Parses a day; null for anything else (30 February, another notation, a time of day). */
export function parsePlainDate(value: unknown): PlainDate | null {
  return isPlainDate(value) ? value : null
}

function readFields(date: string): DateFields {
  return {
    year: Number(date.slice(0, 4)),
    month: Number(date.slice(5, 7)),
    day: Number(date.slice(8, 10)),
  }
}

/** Year, month (1 to 12) and day of the month. */
export function fieldsOf(date: PlainDate): DateFields {
  return readFields(date)
}

function requireDate(text: string): PlainDate {
  if (!isPlainDate(text)) throw new RangeError(`Not a calendar date: ${text}`)
  return text
}

/** Builds a day from numbers. Throws RangeError when there is no such day. */
export function plainDateOf({ year, month, day }: DateFields): PlainDate {
  const pad = (value: number, length: number) => String(value).padStart(length, '0')
  return requireDate(`${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`)
}

/** Compares two days, for `sort`: negative, 0 or positive. */
export function compareDates(left: PlainDate, right: PlainDate): number {
  if (left === right) return 0
  return left < right ? -1 : 1
}

/** The earlier of two days. */
export function earlierDate(left: PlainDate, right: PlainDate): PlainDate {
  return compareDates(left, right) <= 0 ? left : right
}

/** The later of two days. */
export function laterDate(left: PlainDate, right: PlainDate): PlainDate {
  return compareDates(left, right) >= 0 ? left : right
}

// A date-only ISO text is midnight UTC (ECMA-262, Date.parse), so days are counted without any zone.
function toEpochDay(date: PlainDate): number {
  return Date.parse(date) / dayMs
}

/** Number of days from one day to another; negative when `to` is earlier. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return toEpochDay(to) - toEpochDay(from)
}

/** Adds days (negative for earlier). Throws RangeError outside of years 1 to 9999. */
export function addDays(date: PlainDate, days: number): PlainDate {
  return requireDate(new Date((toEpochDay(date) + days) * dayMs).toISOString().slice(0, 10))
}

/**
 * Adds months; the result is the month's last day if the month has no such day (31 January + 1 month = 28
 * or 29 February). Throws RangeError outside of years 1 to 9999.
 */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const { year, month, day } = fieldsOf(date)
  const monthIndex = year * 12 + month - 1 + months
  const target = { year: Math.floor(monthIndex / 12), month: (((monthIndex % 12) + 12) % 12) + 1 }
  return plainDateOf({ ...target, day: Math.min(day, daysInMonth(target.year, target.month)) })
}

/** Adds years; 29 February becomes the 28th in common years. */
export function addYears(date: PlainDate, years: number): PlainDate {
  return addMonths(date, years * 12)
}

/** Last day of the date's month. */
export function endOfMonth(date: PlainDate): PlainDate {
  const { year, month } = fieldsOf(date)
  return plainDateOf({ year, month, day: daysInMonth(year, month) })
}

/** Day of the week by ISO 8601: 1 is Monday, 7 is Sunday. */
export function isoWeekday(date: PlainDate): number {
  // 1 January 1970 was a Thursday; the double remainder keeps days before it positive.
  return ((((toEpochDay(date) + 3) % 7) + 7) % 7) + 1
}

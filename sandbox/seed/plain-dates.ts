/** The day as of which the invented range is written down. */
export const writtenAsOf = '2026-06-30'

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

/**
 * Builds `YYYY-MM-DD` from a year, a month counted from 1 (any whole number: 13 is January of the next
 * year) and a day.
 */
export function plainDate(year: number, month: number, day: number): string {
  const date = new Date(Date.UTC(year, month - 1, day))
  return `${date.getUTCFullYear()}-${twoDigits(date.getUTCMonth() + 1)}-${twoDigits(date.getUTCDate())}`
}

function partsOf(date: string): { year: number; month: number; day: number } {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return { year, month, day }
}

/** The last day of the month `months` after the month of `date`. */
export function monthEndAfter(date: string, months: number): string {
  const { year, month } = partsOf(date)
  return plainDate(year, month + months + 1, 0)
}

/** The first day of the month that is `months` after the date's. */
export function monthStartAfter(date: string, months: number): string {
  const { year, month } = partsOf(date)
  return plainDate(year, month + months, 1)
}

/** The same day `months` later (or earlier), at most the 28th. */
export function addMonths(date: string, months: number): string {
  const { year, month, day } = partsOf(date)
  return plainDate(year, month + months, Math.min(day, 28))
}

/** Whole months from one date to another, by their calendar months. */
function monthsBetween(from: string, to: string): number {
  const [first, last] = [partsOf(from), partsOf(to)]
  return (last.year - first.year) * 12 + last.month - first.month
}

/** Moves a date of the range by the months from the day as of which it is written to the day of a seed. */
export function movedTo(date: string, asOf: string): string {
  const months = monthsBetween(writtenAsOf, asOf)
  return months === 0 ? date : addMonths(date, months)
}

/** The last day of this month and day on or before a date. */
export function lastAnniversary(month: number, day: number, before: string): string {
  const thisYear = plainDate(yearOf(before), month, day)
  return thisYear <= before ? thisYear : plainDate(yearOf(before) - 1, month, day)
}

/** The day `days` later, or earlier if negative. */
export function addDays(date: string, days: number): string {
  const { year, month, day } = partsOf(date)
  return plainDate(year, month, day + days)
}

/** Years between two dates, approximate. */
export function yearsBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / (365.25 * 86_400_000)
}

/** Year of a date. */
export function yearOf(date: string): number {
  return partsOf(date).year
}

/** Month of a date, 1 to 12. */
export function monthOf(date: string): number {
  return partsOf(date).month
}

/** The earlier of two dates. */
export function earlierOf(first: string, second: string): string {
  return first.localeCompare(second) <= 0 ? first : second
}

/** The later of two dates. */
export function laterOf(first: string, second: string): string {
  return first.localeCompare(second) >= 0 ? first : second
}

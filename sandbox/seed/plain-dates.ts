/** The current date of the seed data: nothing in it is later. */
export const seedDate = '2026-06-30'

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

/** The same day `months` later (or earlier), at most the 28th. */
export function addMonths(date: string, months: number): string {
  const { year, month, day } = partsOf(date)
  return plainDate(year, month + months, Math.min(day, 28))
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

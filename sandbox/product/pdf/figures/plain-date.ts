const DAYS_BEFORE_MONTH = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]

/** Parts of a plain date `YYYY-MM-DD`. */
export function dateParts(date: string): { year: number; month: number; day: number } {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return { year, month, day }
}

/** A position in time that grows with the date, good for distances on an axis: the year with its fraction. */
export function yearFraction(date: string): number {
  const { year, month, day } = dateParts(date)
  return year + ((DAYS_BEFORE_MONTH[month - 1] ?? 0) + day - 1) / 365
}

/** Whether `later` is the same month one year after `earlier`. */
export function isTwelveMonthsAfter(later: string, earlier: string): boolean {
  const end = dateParts(later)
  const start = dateParts(earlier)
  return end.year === start.year + 1 && end.month === start.month
}

/** The date `years` later, on the last day of the month where there is no such day. */
export function addYears(date: string, years: number): string {
  const { year, month, day } = dateParts(date)
  const shifted = `${String(year + years).padStart(4, '0')}-${date.slice(5, 7)}`
  const isLeapDay = month === 2 && day === 29
  return isLeapDay && !isLeapYear(year + years) ? `${shifted}-28` : `${shifted}-${date.slice(8, 10)}`
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
}

import { plainDateAt } from '../../src/lib/format/plain-date-at.ts'

/** Minimum age of an investor. */
const adultYears = 18

/** The earliest birth date that is no slip of the keyboard. */
const earliest = '1900-01-01'

/**
 * Reports whether a birth date (`YYYY-MM-DD`) is of an adult, and plausible. Registrations and advisors' requests share
 * this rule.
 */
export function isAdult(birthDate: string, now: Date): boolean {
  const latest = new Date(now)
  latest.setUTCFullYear(latest.getUTCFullYear() - adultYears)
  return birthDate >= earliest && birthDate <= plainDateAt(latest)
}

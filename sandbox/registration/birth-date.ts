import { plainDateAt } from '../../src/lib/format/plain-date-at.ts'
import { addYears } from '../../src/lib/plain-date.ts'

/** Minimum age of an investor. */
const adultYears = 18

/** The earliest birth date that is no slip of the keyboard. */
const earliest = '1900-01-01'

/**
 * Reports whether a birth date (`YYYY-MM-DD`) is of an adult, and plausible. Registrations and advisors' requests share
 * this rule.
 */
export function isAdult(birthDate: string, now: Date): boolean {
  return birthDate >= earliest && birthDate <= addYears(plainDateAt(now), -adultYears)
}

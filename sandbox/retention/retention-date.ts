import { isPlainDate } from '../../src/lib/plain-date.ts'

/** Retention period of personal data, in years (P-187). */
export const retentionYears = 5

/**
 * Returns the same calendar day some years later, `YYYY-MM-DD`; 29 February becomes 28 February in other years, so that
 * nothing is retained a day longer.
 */
export function yearsLater(date: string, years: number): string {
  const year = String(Number(date.slice(0, 4)) + years).padStart(4, '0')
  const moved = `${year}${date.slice(4)}`
  return isPlainDate(moved) ? moved : `${year}-02-28`
}

/**
 * The last day of retention of an investor's data: five years after the liquidation of the last fund held.
 * Null while a fund exists, or without any holding: the account's owner then decides.
 */
export function investorKeptUntil(liquidations: readonly (string | null)[]): string | null {
  const dates = liquidations.filter((date) => date !== null)
  const last = dates.toSorted().at(-1)
  return last === undefined || dates.length < liquidations.length ? null : yearsLater(last, retentionYears)
}

/** The last day of retention of a partner user's data: five years after the end of the contract. */
export function partnerKeptUntil(contractEndedOn: string | null): string | null {
  return contractEndedOn === null ? null : yearsLater(contractEndedOn, retentionYears)
}

/** Years for which personal data is kept (P-187). */
export const retentionYears = 5

/**
 * The same calendar day some years later, `YYYY-MM-DD`; 29 February becomes 28 February in a year that has none, so
 * that nothing is kept a day longer.
 */
export function yearsLater(date: string, years: number): string {
  const year = String(Number(date.slice(0, 4)) + years).padStart(4, '0')
  const moved = new Date(`${year}${date.slice(4)}T00:00:00Z`)
  const isSameDay = moved.toISOString().slice(8, 10) === date.slice(8, 10)
  return isSameDay ? moved.toISOString().slice(0, 10) : `${year}-02-28`
}

/**
 * The last day on which an investor's data is kept: five years after the liquidation of the last fund held. Null while
 * a fund goes on, or where none was ever held: then the account's owner decides.
 */
export function investorKeptUntil(liquidations: readonly (string | null)[]): string | null {
  const dates = liquidations.filter((date) => date !== null)
  const last = dates.toSorted().at(-1)
  return last === undefined || dates.length < liquidations.length ? null : yearsLater(last, retentionYears)
}

/** The last day on which the data of a partner's user is kept: five years after the end of the contract. */
export function partnerKeptUntil(contractEndedOn: string | null): string | null {
  return contractEndedOn === null ? null : yearsLater(contractEndedOn, retentionYears)
}

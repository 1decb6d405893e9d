import type { StoredAmount } from '../../database/schema/columns.ts'
import type { fundShares, holdings } from '../../database/schema/index.ts'
import { laterOf } from '../../seed/plain-dates.ts'

/** A holding with its share, as far as amounts per share need them. */
export type HeldShare = {
  readonly holding: Pick<typeof holdings.$inferSelect, 'quantity' | 'subscribedOn'>
  readonly share: Pick<typeof fundShares.$inferSelect, 'capitalCalls' | 'distributions'>
}

/** Scales a decimal to an integer; amounts and quantities have at most four decimals. */
export function toUnits(decimal: string, digits: number): bigint {
  const isNegative = decimal.startsWith('-')
  const [whole = '0', fraction = ''] = (isNegative ? decimal.slice(1) : decimal).split('.')
  const units = BigInt(whole + fraction.padEnd(digits, '0').slice(0, digits))
  return isNegative ? -units : units
}

/** `quantity` times an amount per share, rounded half up to cents; both are non-negative. */
export function times(quantity: string, amount: string): string {
  const cents = (toUnits(quantity, 4) * toUnits(amount, 4) + 500_000n) / 1_000_000n
  return centsToText(cents)
}

/** Whole cents as decimal text. */
export function centsToText(cents: bigint): string {
  const text = (cents < 0n ? -cents : cents).toString().padStart(3, '0')
  return `${cents < 0n ? '-' : ''}${text.slice(0, -2)}.${text.slice(-2)}`
}

/** Decimal text with at most two decimals as whole cents. */
export const textToCents = (amount: string): bigint => toUnits(amount, 2)

/** The holder's payments: calls before the subscription were compensated on its day. */
export function paymentsOf({ holding, share }: HeldShare): StoredAmount[] {
  const { quantity, subscribedOn } = holding
  return share.capitalCalls.map(({ date, amount }) => ({
    date: laterOf(date, subscribedOn),
    amount: times(quantity, amount),
  }))
}

/** The holder's distributions, from the subscription on. */
export function distributionsOf({ holding, share }: HeldShare): StoredAmount[] {
  return share.distributions
    .filter(({ date }) => date >= holding.subscribedOn)
    .map(({ date, amount }) => ({ date, amount: times(holding.quantity, amount) }))
}

import { readDecimal, writeDecimal, zero } from '../performance/exact-decimal.ts'
import type { CommitmentEffect, Ledger, Movement, MovementKind, PublishedValue } from './ledger.ts'

const noEffect: CommitmentEffect = { commitment: '0', called: '0', recallable: '0' }

const movement = (
  kind: MovementKind,
  date: string,
  amount: string,
  effect: Partial<CommitmentEffect> = {},
): Movement => ({
  date,
  publishedOn: date,
  kind,
  amount,
  natures: null,
  effect: { ...noEffect, ...effect },
})

/** An amount committed, or with a minus sign given up. */
export const commit = (date: string, amount: string): Movement =>
  movement('commitment', date, '0', { commitment: amount })

/** A capital call paid, inside the commitment. */
export const call = (date: string, amount: string): Movement =>
  movement('payment', date, amount, { called: amount })

/** A payment outside of any commitment: a subscription of a retail fund. */
export const pay = (date: string, amount: string): Movement => movement('payment', date, amount)

/** A distribution of income, gain and capital, of which a part may be called again. */
export function distribute(
  date: string,
  [income, gain, capital]: readonly [string, string, string],
  recallable = '0',
): Movement {
  const amount = [income, gain, capital].reduce((sum, part) => sum.plus(readDecimal(part) ?? zero), zero)
  const natures = { income, gain, capital }
  return { ...movement('distribution', date, writeDecimal(amount), { recallable }), natures }
}

export const redeem = (date: string, amount: string): Movement => movement('redemption', date, amount)

export const fee = (date: string, amount: string): Movement => movement('fee', date, amount)

export const transferIn = (date: string, amount: string, effect: Partial<CommitmentEffect> = {}): Movement =>
  movement('transfer_in', date, amount, effect)

export const transferOut = (date: string, amount: string, effect: Partial<CommitmentEffect> = {}): Movement =>
  movement('transfer_out', date, amount, effect)

/** A movement that became known on another day than its own. */
export const knownOn = (publishedOn: string, known: Movement): Movement => ({ ...known, publishedOn })

export const value = (date: string, amount: string, publishedOn = date): PublishedValue => ({
  date,
  publishedOn,
  amount,
})

/** A ledger in euros, or in another currency. */
export const ledger = (
  movements: readonly Movement[],
  values: readonly PublishedValue[],
  currency = 'EUR',
): Ledger => ({ currency, movements, values })

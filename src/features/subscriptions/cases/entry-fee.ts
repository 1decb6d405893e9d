import { Big } from 'big.js'

/** What a subscription costs at entry, as exact decimals. */
export type EntryCost = { readonly fee: string; readonly total: string }

/** Computes the entry fee of an amount at a rate in percent, to the cent; half a cent is rounded up. */
export function entryCost(amount: string, feePercent: string): EntryCost {
  const fee = new Big(amount).times(feePercent).div(100).round(2, Big.roundHalfUp)
  return { fee: fee.toFixed(2), total: fee.plus(amount).toFixed(2) }
}

/** Tells whether an amount is below a minimum. */
export const isBelow = (amount: string, minimum: string): boolean => new Big(amount).lt(minimum)

/** Returns a rate in percent as a ratio: `5.00` gives `0.05`. */
export const ratioOf = (percent: string): string => new Big(percent).div(100).toFixed()

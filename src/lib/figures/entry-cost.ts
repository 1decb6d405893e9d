import { Big } from 'big.js'

/** Entry costs of a subscription, as exact decimals. */
type EntryCost = { readonly fee: string; readonly total: string }

/** Computes the entry fee of an amount at a rate in percent, to the cent; half a cent is rounded up. */
export function entryCost(amount: string, feePercent: string): EntryCost {
  const fee = new Big(amount).times(feePercent).div(100).round(2, Big.roundHalfUp)
  return { fee: fee.toFixed(2), total: fee.plus(amount).toFixed(2) }
}

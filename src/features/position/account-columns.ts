import type { AccountLine } from '~/lib/figures/capital-account.ts'

/** The columns of a capital account, in the order in which they add up. */
export const accountColumns = [
  'opening',
  'payments',
  'transfersIn',
  'distributions',
  'redemptions',
  'transfersOut',
  'fees',
  'change',
  'closing',
] as const

export type AccountColumn = (typeof accountColumns)[number]

const outgoing: readonly AccountColumn[] = ['distributions', 'redemptions', 'transfersOut', 'fees']

/** Returns the amount of a column with its sign in the sum: amounts that leave the holding are negative. */
export function signedAmount(line: AccountLine, column: AccountColumn): string {
  const amount = line[column]
  return outgoing.includes(column) && amount !== '0' ? `-${amount}` : amount
}

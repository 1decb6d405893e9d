import { Big } from 'big.js'
import type { StoredAmount, StoredValue } from '../../database/schema/columns.ts'
import type { fundShares } from '../../database/schema/index.ts'

/** A kind of figure of a share. */
export type FigureKind = 'value' | 'call' | 'distribution'

type ShareRow = typeof fundShares.$inferSelect
type Series = readonly StoredAmount[]

const columns = {
  value: 'liquidationValues',
  call: 'capitalCalls',
  distribution: 'distributions',
} as const satisfies Record<FigureKind, keyof ShareRow>

/** Returns the series of a share that a kind of figure belongs to, by date. */
export const seriesOf = (share: ShareRow, kind: FigureKind): Series => share[columns[kind]]

/** Returns a series with an amount: in its place by date, or in place of the one of the same date. */
export function withAmount<Amount extends StoredAmount>(
  series: readonly Amount[],
  added: Amount,
): readonly Amount[] {
  return [...series.filter(({ date }) => date !== added.date), added].toSorted((one, other) =>
    one.date < other.date ? -1 : 1,
  )
}

/** Sum of a series, per share. */
export const sumOf = (series: Series): string =>
  series.reduce((sum, { amount }) => sum.plus(amount), new Big(0)).toFixed(2)

/** Returns the columns of a share that a value changes. */
export function changesOfValue(share: ShareRow, added: StoredValue): Partial<ShareRow> {
  const series = withAmount(share.liquidationValues, added)
  return { liquidationValues: series, lastValuationDate: series.at(-1)?.date ?? null }
}

/** Returns the columns of a share that a call or a distribution changes. */
export function changesOfFlow(
  share: ShareRow,
  kind: Exclude<FigureKind, 'value'>,
  added: StoredAmount,
): Partial<ShareRow> {
  if (kind === 'call') return { capitalCalls: withAmount(share.capitalCalls, added) }
  const series = withAmount(share.distributions, added)
  return { distributions: series, cumulativeDistributions: sumOf(series) }
}

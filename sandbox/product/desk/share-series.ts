import { Big } from 'big.js'
import type { StoredAmount } from '../../database/schema/columns.ts'
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
export function withAmount(series: Series, added: StoredAmount): Series {
  return [...series.filter(({ date }) => date !== added.date), added].toSorted((one, other) =>
    one.date < other.date ? -1 : 1,
  )
}

const sumOf = (series: Series): string =>
  series.reduce((sum, { amount }) => sum.plus(amount), new Big(0)).toFixed(2)

/** Returns the columns of a share that an amount changes. */
export function changesOf(share: ShareRow, kind: FigureKind, added: StoredAmount): Partial<ShareRow> {
  const series = withAmount(seriesOf(share, kind), added)
  if (kind === 'value') return { liquidationValues: series, lastValuationDate: series.at(-1)?.date ?? null }
  if (kind === 'call') return { capitalCalls: series }
  return { distributions: series, cumulativeDistributions: sumOf(series) }
}

import { compareDates, type PlainDate, parsePlainDate } from '../plain-date.ts'
import { type ExactDecimal, readDecimal, zero } from './exact-decimal.ts'

/** A dated amount per share, as exact text in the share's currency. */
export type DatedAmount = { readonly date: string; readonly amount: string }

/**
 * The required figures of a share class; amounts are per share, and values are net of distributions of the
 * same day.
 */
export type ShareFigures = {
  readonly type: string
  readonly currency: string
  readonly startDate: string
  readonly lastValuationDate: string | null
  readonly capitalCalls: readonly DatedAmount[]
  readonly liquidationValues: readonly DatedAmount[]
  readonly distributions: readonly DatedAmount[]
}

/** A valuation with the cumulated payments and distributions up to and including its day. */
export type HistoryPoint = {
  readonly date: PlainDate
  readonly netAssetValue: ExactDecimal
  readonly paidIn: ExactDecimal
  readonly distributed: ExactDecimal
}

/** The published valuations of a share, oldest first, at least one. */
export type ShareHistory = {
  readonly points: readonly HistoryPoint[]
  readonly first: HistoryPoint
  readonly last: HistoryPoint
  /** True if the first valuation is on the day of the first payment, so that P is that day's price. */
  readonly startsWithPayment: boolean
}

type Entry = { readonly date: PlainDate; readonly amount: ExactDecimal }

function readEntries(amounts: readonly DatedAmount[]): Entry[] | null {
  const entries: Entry[] = []
  for (const item of amounts) {
    const date = parsePlainDate(item.date)
    const amount = readDecimal(item.amount)
    if (date === null || amount === null) return null
    entries.push({ date, amount })
  }
  return entries.sort((left, right) => compareDates(left.date, right.date))
}

/** Running sum of the entries up to a given date; dates must be passed in ascending order. */
function runningTotal(entries: readonly Entry[]): (until: PlainDate) => ExactDecimal {
  let total = zero
  let index = 0
  return (until) => {
    for (let entry = entries[index]; entry !== undefined && entry.date <= until; entry = entries[index]) {
      total = total.plus(entry.amount)
      index += 1
    }
    return total
  }
}

/**
 * The share's valuations from its start to its last valuation date; null when there is none, when an amount
 * or date is invalid, or when the last valuation date is unknown: no figure is better than a wrong one.
 */
export function readHistory(share: ShareFigures): ShareHistory | null {
  const start = parsePlainDate(share.startDate)
  const end = parsePlainDate(share.lastValuationDate)
  const values = readEntries(share.liquidationValues)
  const calls = readEntries(share.capitalCalls)
  const distributions = readEntries(share.distributions)
  if (!start || !end || !values || !calls || !distributions) return null
  const paidIn = runningTotal(calls)
  const distributed = runningTotal(distributions)
  const points = values
    .filter(({ date }) => date >= start && date <= end)
    .map(({ date, amount }) => ({
      date,
      netAssetValue: amount,
      paidIn: paidIn(date),
      distributed: distributed(date),
    }))
  const first = points[0]
  const last = points.at(-1)
  return first && last ? { points, first, last, startsWithPayment: calls[0]?.date === first.date } : null
}

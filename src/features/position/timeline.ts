import { directionOf, type KnownLedger } from '~/lib/figures/ledger.ts'
import { type ExactDecimal, writeDecimal, zero } from '~/lib/performance/exact-decimal.ts'
import type { PlainDate } from '~/lib/plain-date.ts'
import type { Timeline } from './position.schema.ts'

type Flow = { readonly paidIn: ExactDecimal; readonly received: ExactDecimal }

function flowsByDay(ledgers: readonly KnownLedger[]): Timeline['flows'] {
  const byDay = new Map<PlainDate, Flow>()
  for (const { date, kind, amount } of ledgers.flatMap(({ entries }) => entries)) {
    const direction = directionOf(kind)
    if (direction === 0) continue
    const { paidIn, received } = byDay.get(date) ?? { paidIn: zero, received: zero }
    byDay.set(date, {
      paidIn: direction === 1 ? paidIn.plus(amount) : paidIn,
      received: direction === -1 ? received.plus(amount) : received,
    })
  }
  return [...byDay.keys()].sort().map((date) => {
    const { paidIn, received } = byDay.get(date) ?? { paidIn: zero, received: zero }
    return { date, paidIn: writeDecimal(paidIn), received: writeDecimal(received) }
  })
}

/** The sum of the last values of all holdings, on each day on which one of them was valued. */
function valueSteps(ledgers: readonly KnownLedger[]): Timeline['values'] {
  const changes = ledgers
    .flatMap(({ values }, holding) => values.map(({ date, amount }) => ({ date, amount, holding })))
    .sort((left, right) => (left.date < right.date ? -1 : Number(left.date > right.date)))
  const last = new Map<number, ExactDecimal>()
  const steps = new Map<PlainDate, string>()
  let sum = zero
  for (const { date, amount, holding } of changes) {
    sum = sum.minus(last.get(holding) ?? zero).plus(amount)
    last.set(holding, amount)
    steps.set(date, writeDecimal(sum))
  }
  return [...steps].map(([date, value]) => ({ date, value }))
}

/** Payments, receipts and value over time of holdings in one currency, on their true days and on no other. */
export function timelineOf(ledgers: readonly KnownLedger[]): Timeline {
  return { flows: flowsByDay(ledgers), values: valueSteps(ledgers) }
}

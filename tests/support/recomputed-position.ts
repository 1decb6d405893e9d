import type { PositionHolding } from '../../src/contract/product-api/position.schema.ts'

/**
 * Line of an account recomputed from raw movements in whole cents, as an accountant would. It shares no code with the
 * implementation.
 */
export type RecomputedLine = {
  readonly from: string
  readonly to: string
  readonly opening: bigint
  readonly payments: bigint
  readonly transfersIn: bigint
  readonly distributions: bigint
  readonly redemptions: bigint
  readonly transfersOut: bigint
  readonly fees: bigint
  readonly change: bigint
  readonly closing: bigint
}

/** Figures of several holdings at their last values. */
export type RecomputedFigures = {
  /** Null where nothing is valued yet; the amounts are then all that are known. */
  readonly value: bigint | null
  readonly paidIn: bigint
  readonly received: bigint
  readonly unfunded: bigint | null
}

const dayMs = 86_400_000

export function centsOf(text: string): bigint {
  const [, sign = '', whole = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? []
  const cents = BigInt(whole + fraction.padEnd(2, '0').slice(0, 2))
  return sign === '-' ? -cents : cents
}

const into = ['payment', 'transfer_in']
const outOf = ['distribution', 'redemption', 'transfer_out']

type Movement = PositionHolding['movements'][number]
type Value = PositionHolding['values'][number]

const sum = (movements: readonly Movement[], kinds: readonly string[]): bigint =>
  movements
    .filter(({ kind }) => kinds.includes(kind))
    .reduce((total, { amount }) => total + centsOf(amount), 0n)

/** The last value of a day, by publication. */
function lastValue(values: readonly Value[], day: string): Value | undefined {
  return values
    .filter(({ date }) => date <= day)
    .toSorted((left, right) =>
      `${left.date}${left.publishedOn}` < `${right.date}${right.publishedOn}` ? -1 : 1,
    )
    .at(-1)
}

function balance({ movements, values }: PositionHolding, day: string): bigint {
  const value = lastValue(values, day)
  const since = movements.filter(({ date }) => date <= day && date > (value?.date ?? ''))
  const start = value === undefined ? 0n : centsOf(value.amount)
  return start + sum(since, into) - sum(since, outOf) - sum(since, ['fee'])
}

const dayBefore = (day: string) => new Date(Date.parse(day) - dayMs).toISOString().slice(0, 10)
const dayAfter = (day: string) => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10)

/** Ends of calendar quarters from a day to another, and that other. */
export function quarterEnds(from: string, to: string): string[] {
  const ends: string[] = []
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year += 1)
    for (const end of ['03-31', '06-30', '09-30', '12-31']) ends.push(`${year}-${end}`)
  const within = ends.filter((end) => end >= from && end < to)
  return [...within, to]
}

/** The account of a holding by quarter, oldest first. */
export function recomputeAccount(holding: PositionHolding): RecomputedLine[] {
  const first = holding.movements.find(({ kind }) => kind !== 'commitment')?.date
  const last = holding.values.at(-1)?.date
  if (first === undefined || last === undefined) return []
  let from = first
  return quarterEnds(first, last).map((to) => {
    const within = holding.movements.filter(({ date }) => date >= from && date <= to)
    const opening = from === first ? 0n : balance(holding, dayBefore(from))
    const closing = balance(holding, to)
    const line = {
      from,
      to,
      opening,
      payments: sum(within, ['payment']),
      transfersIn: sum(within, ['transfer_in']),
      distributions: -sum(within, ['distribution']),
      redemptions: -sum(within, ['redemption']),
      transfersOut: -sum(within, ['transfer_out']),
      fees: -sum(within, ['fee']),
      closing,
    }
    const moved =
      line.payments + line.transfersIn + line.distributions + line.redemptions + line.transfersOut + line.fees
    from = dayAfter(to)
    return { ...line, change: closing - opening - moved }
  })
}

/** Value, paid in, received and unfunded of holdings in one currency. */
export function recomputeFigures(holdings: readonly PositionHolding[]): RecomputedFigures {
  let [value, paidIn, received, unfunded] = [0n, 0n, 0n, 0n]
  let isCommitted = false
  const isAnyValued = holdings.some(({ values }) => values.length > 0)
  for (const holding of holdings) {
    const { movements, values } = holding
    for (const { effect } of movements) {
      isCommitted ||= centsOf(effect.commitment) !== 0n
      unfunded += centsOf(effect.commitment) - centsOf(effect.called) + centsOf(effect.recallable)
    }
    const last = lastValue(values, '9999')
    if (last === undefined && isAnyValued) continue
    const until = movements.filter(({ date }) => date <= (last?.date ?? '9999'))
    value += centsOf(last?.amount ?? '0')
    paidIn += sum(until, into)
    received += sum(until, outOf)
  }
  return { value: isAnyValued ? value : null, paidIn, received, unfunded: isCommitted ? unfunded : null }
}

/** The internal rate of one holding in binary, by bisection; null without a sign change. */
export function recomputeRate({ movements, values }: PositionHolding): number | null {
  const last = lastValue(values, '9999')
  if (last === undefined) return null
  const flows = movements
    .filter(({ kind, date }) => date <= last.date && [...into, ...outOf].includes(kind))
    .map(({ date, kind, amount }) => ({ date, amount: Number(amount) * (into.includes(kind) ? -1 : 1) }))
  flows.push({ date: last.date, amount: Number(last.amount) })
  const start = Date.parse(flows[0]?.date ?? '')
  const worth = (rate: number) =>
    flows.reduce(
      (total, { date, amount }) => total + amount / (1 + rate) ** ((Date.parse(date) - start) / dayMs / 365),
      0,
    )
  let [low, high] = [-0.99, 5]
  if (worth(low) > 0 === worth(high) > 0) return null
  for (let step = 0; step < 200; step += 1) {
    const middle = (low + high) / 2
    if (worth(low) > 0 === worth(middle) > 0) low = middle
    else high = middle
  }
  return (low + high) / 2
}

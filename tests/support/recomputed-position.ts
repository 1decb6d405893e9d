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
  /** The distributions by nature; `unspecified` without one. */
  readonly income: bigint
  readonly gain: bigint
  readonly capital: bigint
  readonly unspecified: bigint
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
  /** Null where nothing was committed. */
  readonly commitment: Readonly<Record<'commitment' | 'called' | 'recallable' | 'unfunded', bigint>> | null
}

const dayMs = 86_400_000

export function centsOf(text: string): bigint {
  const [, sign = '', whole = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? []
  const cents = BigInt(whole + fraction.padEnd(2, '0').slice(0, 2))
  return sign === '-' ? -cents : cents
}

/** Kinds of movement into a fund, and out of it. */
export const into: readonly string[] = ['payment', 'transfer_in']
export const outOf: readonly string[] = ['distribution', 'redemption', 'transfer_out']

type Movement = PositionHolding['movements'][number]
type Value = PositionHolding['values'][number]

/** What was known of holdings on a day, by publication; none of those of which nothing was. */
export function knownBy(holdings: readonly PositionHolding[], day: string): PositionHolding[] {
  const isKnown = ({ date, publishedOn }: Movement | Value) => date <= day && publishedOn <= day
  return holdings
    .map((holding) => ({
      ...holding,
      movements: holding.movements.filter(isKnown),
      values: holding.values.filter(isKnown),
    }))
    .filter(({ movements }) => movements.length > 0)
}

const sum = (movements: readonly Movement[], kinds: readonly string[]): bigint =>
  movements
    .filter(({ kind }) => kinds.includes(kind))
    .reduce((total, { amount }) => total + centsOf(amount), 0n)

const natureOf = (movements: readonly Movement[], nature: 'income' | 'gain' | 'capital'): bigint =>
  movements
    .filter(({ kind }) => kind === 'distribution')
    .reduce((total, { natures }) => total + centsOf(natures?.[nature] ?? '0'), 0n)

/** The last value of a day, by publication. */
export function lastValue(values: readonly Value[], day: string): Value | undefined {
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
      income: natureOf(within, 'income'),
      gain: natureOf(within, 'gain'),
      capital: natureOf(within, 'capital'),
      unspecified: sum(
        within.filter(({ natures }) => natures === null),
        ['distribution'],
      ),
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

/** The commitment of holdings in one currency, as the sum of the effects of their movements. */
function recomputeCommitment(holdings: readonly PositionHolding[]): RecomputedFigures['commitment'] {
  const effects = holdings
    .filter(({ movements }) => movements.some(({ effect }) => centsOf(effect.commitment) !== 0n))
    .flatMap(({ movements }) => movements.map(({ effect }) => effect))
  if (effects.length === 0) return null
  const total = (name: 'commitment' | 'called' | 'recallable') =>
    effects.reduce((sofar, effect) => sofar + centsOf(effect[name]), 0n)
  const [commitment, called, recallable] = [total('commitment'), total('called'), total('recallable')]
  return { commitment, called, recallable, unfunded: commitment - called + recallable }
}

/** Value, paid in, received and commitment of holdings in one currency. */
export function recomputeFigures(holdings: readonly PositionHolding[]): RecomputedFigures {
  let [value, paidIn, received] = [0n, 0n, 0n]
  const isAnyValued = holdings.some(({ values }) => values.length > 0)
  for (const { movements, values } of holdings) {
    const last = lastValue(values, '9999')
    if (last === undefined && isAnyValued) continue
    const until = movements.filter(({ date }) => date <= (last?.date ?? '9999'))
    value += centsOf(last?.amount ?? '0')
    paidIn += sum(until, into)
    received += sum(until, outOf)
  }
  return { value: isAnyValued ? value : null, paidIn, received, commitment: recomputeCommitment(holdings) }
}

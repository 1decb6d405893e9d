import type { PositionHolding } from '../../src/contract/product-api/position.schema.ts'
import { centsOf, into, lastValue, outOf } from './recomputed-position.ts'

/** Why there is no figure, as pages know it. */
type NoFigure =
  | 'no_valuation'
  | 'under_twelve_months'
  | 'nothing_paid_in'
  | 'no_sign_change'
  | 'several_roots'
  | 'out_of_range'

/**
 * Multiples and rate of holdings in one currency, recomputed from raw movements: in binary, since every figure is printed
 * with two decimals. It shares no code with the implementation.
 */
export type RecomputedPerformance = Readonly<Record<'dpi' | 'rvpi' | 'tvpi' | 'rate', number | NoFigure>>

const dayMs = 86_400_000

/** Rates between which a rate is looked for: -99.99 % and +1,000 % a year. */
const lowestRate = -0.9999
const highestRate = 10
const searchSteps = 120
const halvings = 100

/** Amount in cents on a day, counted in years from the first. */
type Flow = { readonly years: number; readonly cents: number }

/** A year later, as a calendar has it: 29 February becomes 28 February. */
function yearLater(day: string): string {
  const later = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`
  return Number.isNaN(Date.parse(later)) || new Date(later).toISOString().slice(0, 10) !== later
    ? later.replace('-02-29', '-02-28')
    : later
}

/** What a holding paid and received by its last value, and that value. */
function paidAndReceived({ movements, values }: PositionHolding) {
  const last = lastValue(values, '9999')
  if (last === undefined) return []
  const flows = movements.filter(({ date, kind }) => date <= last.date && [...into, ...outOf].includes(kind))
  const [first] = flows
  return first === undefined || yearLater(first.date) > last.date ? [] : [{ flows, last }]
}

/** The dated flows, those of a day added up. */
function datedFlows(held: ReturnType<typeof paidAndReceived>): Flow[] {
  const byDay = new Map<string, number>()
  const add = (date: string, cents: bigint) => byDay.set(date, (byDay.get(date) ?? 0) + Number(cents))
  for (const { flows, last } of held) {
    for (const { amount, date, kind } of flows)
      add(date, into.includes(kind) ? -centsOf(amount) : centsOf(amount))
    add(last.date, centsOf(last.amount))
  }
  const start = Math.min(...[...byDay.keys()].map(Date.parse))
  return [...byDay].map(([date, cents]) => ({ years: (Date.parse(date) - start) / dayMs / 365, cents }))
}

const worth = (flows: readonly Flow[], rate: number): number =>
  flows.reduce((total, { cents, years }) => total + cents / (1 + rate) ** years, 0)

/** Rates by equal steps of the daily discount, so that the steps are small where rates are low. */
const rates = Array.from({ length: searchSteps + 1 }, (_, step) => {
  const [from, to] = [Math.log(1 + lowestRate), Math.log(1 + highestRate)]
  return Math.exp(from + ((to - from) * step) / searchSteps) - 1
})

function rateOf(flows: readonly Flow[]): number | NoFigure {
  const moving = flows.filter(({ cents }) => cents !== 0)
  if (moving.every(({ cents }) => cents > 0) || moving.every(({ cents }) => cents < 0))
    return 'no_sign_change'
  const signs = rates.map((rate) => worth(moving, rate) > 0)
  const changes = signs.flatMap((sign, at) => (at > 0 && sign !== signs[at - 1] ? [at] : []))
  if (changes.length > 1) return 'several_roots'
  const [at] = changes
  if (at === undefined) return 'out_of_range'
  let [low, high] = [rates[at - 1] ?? lowestRate, rates[at] ?? highestRate]
  for (let step = 0; step < halvings; step += 1) {
    const middle = (low + high) / 2
    if (worth(moving, middle) > 0 === signs[at]) high = middle
    else low = middle
  }
  return (low + high) / 2
}

/** DPI, RVPI, TVPI and net rate of holdings in one currency, or the reason why each is missing. */
export function recomputePerformance(holdings: readonly PositionHolding[]): RecomputedPerformance {
  const held = holdings.flatMap(paidAndReceived)
  if (held.length === 0) {
    const reason = holdings.some(({ values }) => values.length > 0) ? 'under_twelve_months' : 'no_valuation'
    return { dpi: reason, rvpi: reason, tvpi: reason, rate: reason }
  }
  const sumOf = (kinds: readonly string[]) =>
    held
      .flatMap(({ flows }) => flows.filter(({ kind }) => kinds.includes(kind)))
      .reduce((total, { amount }) => total + Number(centsOf(amount)), 0)
  const [paid, back] = [sumOf(into), sumOf(outOf)]
  const value = held.reduce((total, { last }) => total + Number(centsOf(last.amount)), 0)
  const over = (amount: number): number | NoFigure => (paid > 0 ? amount / paid : 'nothing_paid_in')
  return { dpi: over(back), rvpi: over(value), tvpi: over(back + value), rate: rateOf(datedFlows(held)) }
}

type Movement = PositionHolding['movements'][number]

/** Shares of one class that several have, as those of one: movements together, values of a day added up. */
function joined(parts: readonly PositionHolding[]): PositionHolding[] {
  const [first] = parts
  if (first === undefined || parts.length === 1) return [...parts]
  const days = [...new Set(parts.flatMap(({ values }) => values.map(({ date }) => date)))].toSorted()
  const values = days.map((date) => {
    const last = parts.flatMap((part) => lastValue(part.values, date) ?? [])
    const cents = last.reduce((total, { amount }) => total + centsOf(amount), 0n)
    const amount = `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`
    return { date, publishedOn: date, quantity: '0', netAssetValue: '0', amount }
  })
  const movements = parts
    .flatMap((part) => part.movements)
    .toSorted((left, right) => left.date.localeCompare(right.date))
  return [{ ...first, movements, values }]
}

/**
 * The holdings of several holders as those of one: shares that one of them gave to another on a day, for one amount, were
 * neither received nor paid for. The seed has no holder who gave all shares away.
 */
export function holdingsTogether(holders: readonly (readonly PositionHolding[])[]): PositionHolding[] {
  const all = holders.flat().flatMap(({ movements }) => movements)
  const hasOtherSide = ({ amount, date, kind }: Movement) =>
    all.some(
      (other) =>
        other.date === date &&
        other.amount === amount &&
        [kind, other.kind].toSorted().join() === 'transfer_in,transfer_out',
    )
  const withoutTransfers = holders.flat().map((holding) => ({
    ...holding,
    movements: holding.movements.map((movement) =>
      hasOtherSide(movement) ? { ...movement, kind: 'commitment' as const, amount: '0' } : movement,
    ),
  }))
  return [...Map.groupBy(withoutTransfers, ({ share }) => share.isin).values()].flatMap(joined)
}

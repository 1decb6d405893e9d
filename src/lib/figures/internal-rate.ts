import { type ExactDecimal, readDecimal, writeDecimal } from '../performance/exact-decimal.ts'
import { daysBetween, type PlainDate } from '../plain-date.ts'

/** An amount that the holder paid (negative) or received (positive) on a day. */
export type CashFlow = { readonly date: PlainDate; readonly amount: ExactDecimal }

/**
 * Why there is no rate: payments or receipts alone, more than one rate that solves the equation, or none
 * between -99.99 % and about +1,000 % a year.
 */
export type NoRate = 'no_sign_change' | 'several_roots' | 'out_of_range'

/** An annual rate as exact text ("0.1" is 10 %), or the reason why there is none. */
export type InternalRate =
  | { readonly isDefined: true; readonly rate: string }
  | { readonly isDefined: false; readonly reason: NoRate }

// Fixed-point numbers with 40 decimals. With x = (1 + rate)^(-1/365), the discount of one day, the equation is
// a polynomial in x whose exponents are whole days: it is solved by multiplications alone, without roots. Binary
// fractions only say where to look; every root is proven by exact changes of sign.
const scale = 10n ** 40n
const amountDigits = 10
const rateDigits = 10
const daysInYear = 365

/** Daily discounts of +1,000 % and of -99.99 % a year. */
const lowest = (99_345n * scale) / 100_000n
const highest = (102_556n * scale) / 100_000n
const searchSteps = 64n
/** A difference of 10^-18 in the daily discount is less than 10^-14 in the rate. */
const tolerance = scale / 10n ** 18n
const mostSteps = 200

const estimateDigits = 15
const estimateUnit = scale / 10n ** BigInt(estimateDigits)
const estimateSteps = 50
/** Above the error of a sum of powers of up to 40,000 days in binary fractions. */
const relativeError = 1e-10
/** The distance from an estimate within which the root is looked for. */
const estimateError = scale / 10n ** 12n

type Term = { readonly days: number; readonly units: bigint }
type Bracket = { readonly low: bigint; readonly high: bigint }

/** Returns the net flow of each day, oldest first, without days whose flows cancel out. */
function termsOf(flows: readonly CashFlow[]): Term[] {
  const byDay = new Map<PlainDate, ExactDecimal>()
  for (const { date, amount } of flows) byDay.set(date, byDay.get(date)?.plus(amount) ?? amount)
  const days = [...byDay.keys()].sort()
  const [first] = days
  if (first === undefined) return []
  return days.flatMap((day) => {
    const units = BigInt(
      byDay
        .get(day)
        ?.times(10 ** amountDigits)
        .toFixed(0) ?? '0',
    )
    return units === 0n ? [] : [{ days: daysBetween(first, day), units }]
  })
}

function power(base: bigint, exponent: number): bigint {
  let result = scale
  let square = base
  for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = (result * square) / scale
    square = (square * square) / scale
  }
  return result
}

/** The present value of the flows on the day of the first, at a daily discount. */
function presentValue(terms: readonly Term[], discount: bigint): bigint {
  // Flows are often a month, a quarter or a year apart.
  const factors = new Map<number, bigint>()
  let factor = scale
  let day = 0
  let sum = 0n
  for (const { days, units } of terms) {
    const gap = days - day
    const ofGap = factors.get(gap) ?? power(discount, gap)
    factors.set(gap, ofGap)
    factor = (factor * ofGap) / scale
    day = days
    sum += units * factor
  }
  return sum
}

function signChanges(values: readonly bigint[]): number {
  const signed = values.filter((value) => value !== 0n)
  return signed.filter((value, index) => index > 0 && value > 0n !== (signed[index - 1] ?? 0n) > 0n).length
}

function runningSums(values: readonly bigint[]): bigint[] {
  let sum = 0n
  return values.map((value) => {
    sum += value
    return sum
  })
}

/**
 * Returns the range in which exactly one rate is known to exist: any rate for one change of sign (Descartes); above
 * zero if the running sums change sign once (Norstrøm, 1972), and below zero if those from the last flow backwards do.
 */
function certainBracket(terms: readonly Term[]): Bracket | null {
  const units = terms.map((term) => term.units)
  if (signChanges(units) === 1) return { low: lowest, high: highest }
  if (signChanges(runningSums(units)) === 1) return { low: lowest, high: scale }
  if (signChanges(runningSums(units.toReversed())) === 1) return { low: scale, high: highest }
  return null
}

/** The flows and the discount in binary fractions. */
const flowsOf = (terms: readonly Term[]) => terms.map(({ days, units }) => ({ days, amount: Number(units) }))
const numberOf = (discount: bigint): number => Number(discount / estimateUnit) / 10 ** estimateDigits

/**
 * Reports whether the present value is above zero: by binary fractions where their error cannot change the sign, else
 * exactly.
 */
function signsOf(terms: readonly Term[]): (discount: bigint) => boolean {
  const flows = flowsOf(terms)
  return (discount) => {
    const base = numberOf(discount)
    let [sum, size] = [0, 0]
    for (const { days, amount } of flows) {
      const value = amount * base ** days
      sum += value
      size += Math.abs(value)
    }
    return Math.abs(sum) > size * relativeError ? sum > 0 : presentValue(terms, discount) > 0n
  }
}

/** The steps of the range in which the present value changes sign. */
function searchBrackets(terms: readonly Term[]): Bracket[] {
  const step = (highest - lowest) / searchSteps
  const isPositiveAt = signsOf(terms)
  const brackets: Bracket[] = []
  let low = lowest
  let atLow = isPositiveAt(low)
  while (low < highest) {
    const high = low + step
    const atHigh = isPositiveAt(high)
    if (atLow !== atHigh) brackets.push({ low, high })
    low = high
    atLow = atHigh
  }
  return brackets
}

/** The root of a bracket in binary fractions, which may be wrong from about the twelfth digit on. */
function estimate(terms: readonly Term[], { low, high }: Bracket): bigint {
  const flows = flowsOf(terms)
  const valueAt = (discount: number) =>
    flows.reduce((sum, { days, amount }) => sum + amount * discount ** days, 0)
  let [from, to] = [numberOf(low), numberOf(high)]
  const isPositive = valueAt(from) > 0
  for (let step = 0; step < estimateSteps; step += 1) {
    const middle = (from + to) / 2
    if (valueAt(middle) > 0 === isPositive) from = middle
    else to = middle
  }
  return BigInt(Math.round(from * 10 ** estimateDigits)) * estimateUnit
}

/**
 * Finds the root near its estimate: the secant of a range so narrow that the equation is almost a line. Null unless a
 * change of sign within the tolerance proves the root.
 */
function solveByEstimate(terms: readonly Term[], bracket: Bracket): bigint | null {
  const near = estimate(terms, bracket)
  const [from, to] = [near - estimateError, near + estimateError]
  const [atFrom, atTo] = [presentValue(terms, from), presentValue(terms, to)]
  if (atFrom === atTo) return null
  const root = to - (atTo * (to - from)) / (atTo - atFrom)
  const [before, after] = [root - tolerance / 2n, root + tolerance / 2n]
  return presentValue(terms, before) > 0n === presentValue(terms, after) > 0n ? null : root
}

/** Narrows a bracket by false position, with a bisection every third step; null without a change of sign. */
function solve(terms: readonly Term[], { low, high }: Bracket): bigint | null {
  let [from, to] = [low, high]
  let [atFrom, atTo] = [presentValue(terms, from), presentValue(terms, to)]
  if (atFrom === 0n) return from
  if (atTo === 0n) return to
  if (atFrom > 0n === atTo > 0n) return null
  for (let step = 0; step < mostSteps && to - from > tolerance; step += 1) {
    const secant = to - (atTo * (to - from)) / (atTo - atFrom)
    const isInside = step % 3 !== 2 && secant > from && secant < to
    const next = isInside ? secant : (from + to) / 2n
    const atNext = presentValue(terms, next)
    if (atNext === 0n) return next
    if (atNext > 0n === atFrom > 0n) [from, atFrom] = [next, atNext]
    else [to, atTo] = [next, atNext]
  }
  return (from + to) / 2n
}

/** Writes the rate of a daily discount, rounded half away from zero. */
function rateOf(discount: bigint): string {
  const change = power((scale * scale) / discount, daysInYear) - scale
  const unit = scale / 10n ** BigInt(rateDigits)
  const half = change < 0n ? -unit / 2n : unit / 2n
  const units = (change + half) / unit
  const digits = (units < 0n ? -units : units).toString().padStart(rateDigits + 1, '0')
  const text = `${units < 0n ? '-' : ''}${digits.slice(0, -rateDigits)}.${digits.slice(-rateDigits)}`
  const rate = readDecimal(text)
  return rate === null ? text : writeDecimal(rate)
}

/**
 * Returns the annual internal rate of return of dated flows (XIRR): the rate at which their present values add up to
 * zero, each discounted by (1 + rate)^(days / 365), days counted exactly (Actual/365). Rounded to ten decimals. If no
 * rule proves that there is exactly one rate, the range is searched in 64 steps; two rates within one step are missed.
 */
export function internalRate(flows: readonly CashFlow[]): InternalRate {
  const terms = termsOf(flows)
  if (signChanges(terms.map(({ units }) => units)) === 0)
    return { isDefined: false, reason: 'no_sign_change' }
  const certain = certainBracket(terms)
  const brackets = certain === null ? searchBrackets(terms) : [certain]
  const [only] = brackets
  if (brackets.length > 1) return { isDefined: false, reason: 'several_roots' }
  const discount = only === undefined ? null : (solveByEstimate(terms, only) ?? solve(terms, only))
  return discount === null
    ? { isDefined: false, reason: 'out_of_range' }
    : { isDefined: true, rate: rateOf(discount) }
}

import type { StoredAmount } from '../database/schema/columns.ts'
import type { AssetClassCode } from '../product/vocabulary.ts'
import { monthEndAfter, monthOf, yearsBetween } from './plain-dates.ts'
import type { Random } from './random.ts'

/** Interval of a share's valuations. */
export type Periodicity = 'month' | 'quarter' | 'semester' | 'year'

/** Parameters of a share's series. `nominalCents` is the commitment of one share. */
export type SeriesPlan = {
  readonly assetClass: AssetClassCode
  readonly startDate: string
  /** Date of the last value. */
  readonly lastDate: string
  /** Years from the start until investments are sold; null for a fund that never distributes. */
  readonly sellingFromYears: number | null
  /** True if everything was distributed on `lastDate`. */
  readonly isLiquidated: boolean
  readonly periodicity: Periodicity
  readonly nominalCents: number
  /** Percentage of the nominal called at each call, the first one at the start. */
  readonly callPercents: readonly number[]
  readonly monthsBetweenCalls: number
  /** Added to every year's growth: the difference of this share or this kind of fund. */
  readonly annualShift: number
}

/** A share's dated figures. */
export type ShareSeries = {
  readonly capitalCalls: readonly StoredAmount[]
  readonly liquidationValues: readonly StoredAmount[]
  readonly distributions: readonly StoredAmount[]
  readonly cumulativeDistributions: string
}

type Profile = {
  /** Annual growth in the first year, in the second, while value is built, and at the end. */
  readonly rates: readonly [number, number, number, number]
  readonly noise: number
  /** Share of the value distributed every year, from the second year on. */
  readonly income: number
}

const profiles: Readonly<Record<AssetClassCode, Profile>> = {
  'private-equity': { rates: [-0.055, -0.015, 0.125, 0.045], noise: 0.035, income: 0 },
  'venture-capital': { rates: [-0.07, -0.045, 0.105, 0.01], noise: 0.085, income: 0 },
  'private-debt': { rates: [-0.005, 0.045, 0.068, 0.04], noise: 0.012, income: 0.04 },
  infrastructure: { rates: [-0.03, 0.01, 0.088, 0.05], noise: 0.018, income: 0.035 },
  'real-estate': { rates: [-0.045, 0.005, 0.07, 0.015], noise: 0.028, income: 0.03 },
  secondaries: { rates: [0.06, 0.07, 0.085, 0.02], noise: 0.03, income: 0 },
}

const monthsOf: Readonly<Record<Periodicity, number>> = { month: 1, quarter: 3, semester: 6, year: 12 }

/** Cents as decimal text with two digits. */
export function centsText(cents: number): string {
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}

/** Ends of the periods (calendar quarters, half-years …) after `start`, up to and including `last`. */
export function periodEnds(start: string, last: string, periodicity: Periodicity): string[] {
  const step = monthsOf[periodicity]
  const toPeriodEnd = (step - (monthOf(start) % step)) % step
  const dates: string[] = []
  for (let months = toPeriodEnd; ; months += step) {
    const date = monthEndAfter(start, months)
    if (date > last) return dates
    if (date > start) dates.push(date)
  }
}

function annualRate(profile: Profile, age: number, sellingFromYears: number | null): number {
  const [first, second, building, ending] = profile.rates
  if (age < 1) return first
  if (age < 2) return second
  return sellingFromYears !== null && age > sellingFromYears + 1 ? ending : building
}

type Event = { readonly date: string; readonly cents: number }

/** Calls up to the last value: a later one is not in any value yet. */
function callsOf(plan: SeriesPlan, lastValueDate: string): Event[] {
  return plan.callPercents
    .map((percent, position) => ({
      date:
        position === 0 ? plan.startDate : monthEndAfter(plan.startDate, position * plan.monthsBetweenCalls),
      cents: Math.round((plan.nominalCents * percent) / 100),
    }))
    .filter(({ date }) => date <= lastValueDate)
}

function payoutOf(plan: SeriesPlan, profile: Profile, date: string, cents: number, random: Random): number {
  const age = yearsBetween(plan.startDate, date)
  if (plan.sellingFromYears === null) return 0
  const isYearEnd = monthOf(date) === 12
  const maySell = age > plan.sellingFromYears && (isYearEnd || monthOf(date) === 6)
  if (maySell && random.fraction() < 0.55) return Math.round((cents * random.integer(9, 24)) / 100)
  return isYearEnd && age > 1.5 ? Math.round(cents * profile.income) : 0
}

function toAmounts(events: readonly Event[]): StoredAmount[] {
  return events
    .filter(({ cents }) => cents > 0)
    .map(({ date, cents }) => ({ date, amount: centsText(cents) }))
}

function drawValues(plan: SeriesPlan, dates: readonly string[], calls: readonly Event[], random: Random) {
  const profile = profiles[plan.assetClass]
  const luck = (random.fraction() - 0.45) * 0.06 + plan.annualShift
  const values: Event[] = [{ date: plan.startDate, cents: calls[0]?.cents ?? 0 }]
  const payouts: Event[] = []
  for (const date of dates) {
    const previous = values.at(-1) ?? { date: plan.startDate, cents: 0 }
    const years = yearsBetween(previous.date, date)
    const age = yearsBetween(plan.startDate, date)
    const drift = (annualRate(profile, age, plan.sellingFromYears) + luck) * years
    const noise = (random.fraction() * 2 - 1) * profile.noise * Math.sqrt(years)
    const called = calls.filter((call) => call.date > previous.date && call.date <= date)
    const paidIn = called.reduce((sum, call) => sum + call.cents, 0)
    const before = Math.max(Math.round(previous.cents * (1 + drift + noise)), 1) + paidIn
    const isEnd = plan.isLiquidated && date === dates.at(-1)
    const payout = isEnd ? before : payoutOf(plan, profile, date, before, random)
    values.push({ date, cents: before - payout })
    payouts.push({ date, cents: payout })
  }
  return { values, payouts }
}

/**
 * Generates the series of one share: a J-curve while costs weigh on young investments, then growth, then
 * sales distributed to investors. Values are net of a distribution of the same date; a liquidated share
 * ends at zero, fully distributed. All amounts are whole cents.
 */
export function drawSeries(plan: SeriesPlan, random: Random): ShareSeries {
  const dates = periodEnds(plan.startDate, plan.lastDate, plan.periodicity)
  const calls = callsOf(plan, dates.at(-1) ?? plan.startDate)
  const { values, payouts } = drawValues(plan, dates, calls, random)
  return {
    capitalCalls: toAmounts(calls),
    liquidationValues: values.map(({ date, cents }) => ({ date, amount: centsText(cents) })),
    distributions: toAmounts(payouts),
    cumulativeDistributions: centsText(payouts.reduce((sum, payout) => sum + payout.cents, 0)),
  }
}

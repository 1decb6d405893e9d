import { divide, type ExactDecimal, writeDecimal, zero } from '../performance/exact-decimal.ts'
import { spansTwelveMonths } from '../performance/returns.ts'
import { earlierDate, laterDate, type PlainDate } from '../plain-date.ts'
import { type CommitmentState, commitmentState } from './capital-account.ts'
import { type CashFlow, internalRate, type NoRate } from './internal-rate.ts'
import { directionOf, type Entry, type KnownLedger, totalOf, type Value } from './ledger.ts'

/** Why a multiple or a rate is not shown. */
export type NoFigure = 'no_valuation' | 'under_twelve_months' | 'nothing_paid_in' | NoRate

/** A figure as exact text, or the reason why there is none. */
export type Figure =
  | { readonly isShown: true; readonly value: string }
  | { readonly isShown: false; readonly reason: NoFigure }

/** Paid-in capital, received amounts and value from which the multiples are computed, as exact text. */
export type FigureInputs = {
  readonly paidIn: string
  readonly received: string
  readonly value: string
  /** The first payment. */
  readonly from: PlainDate
  /** The last valuation. */
  readonly to: PlainDate
  /** Number of dated flows in the rate, the value included. */
  readonly flows: number
}

/**
 * Figures of holdings in one currency at their last valuations, as exact text. Multiples and rate cover the
 * holdings of at least 12 months (P-084): DPI = received / paid in, RVPI = value / paid in, TVPI = DPI + RVPI,
 * and the net internal rate of return of the dated payments, receipts and values.
 */
export type PositionFigures = {
  readonly currency: string
  /** Null without any valuation; the amounts are then those known today. */
  readonly value: string | null
  readonly valuedFrom: PlainDate | null
  readonly valuedTo: PlainDate | null
  /** The day on which the last of these valuations was published. */
  readonly publishedOn: PlainDate | null
  readonly paidIn: string
  readonly received: string
  readonly commitment: CommitmentState | null
  readonly dpi: Figure
  readonly rvpi: Figure
  readonly tvpi: Figure
  readonly rate: Figure
  /** Null where no multiple is shown. */
  readonly inputs: FigureInputs | null
  /** Amounts paid and received after the valuations, excluded from all figures but the commitment's. */
  readonly since: { readonly paidIn: string; readonly received: string } | null
  /** Number of holdings without a valuation, excluded from value, paid in and received. */
  readonly unvalued: number
  /** Number of valued holdings of less than 12 months, excluded from multiples and rate. */
  readonly tooYoung: number
}

type Holding = {
  readonly flows: readonly Entry[]
  readonly later: readonly Entry[]
  readonly first: PlainDate | null
  readonly value: Pick<Value, 'date' | 'publishedOn' | 'amount'> | null
}

function holdingOf({ entries, values }: KnownLedger): Holding {
  const flows = entries.filter(({ kind }) => directionOf(kind) !== 0)
  const value = values.at(-1) ?? null
  return {
    flows: flows.filter(({ date }) => value === null || date <= value.date),
    later: flows.filter(({ date }) => value !== null && date > value.date),
    first: flows[0]?.date ?? null,
    value,
  }
}

const paidIn = (flows: readonly Entry[]) => totalOf(flows.filter(({ kind }) => directionOf(kind) === 1))
const received = (flows: readonly Entry[]) => totalOf(flows.filter(({ kind }) => directionOf(kind) === -1))
const valueOfAll = (held: readonly Holding[]) =>
  held.reduce((sum, { value }) => sum.plus(value?.amount ?? zero), zero)
const flowsOf = (held: readonly Holding[]) => held.flatMap(({ flows }) => flows)

const isOfAge = ({ first, value }: Holding): boolean =>
  first !== null && value !== null && spansTwelveMonths(first, value.date)

/** The dated flows of a rate: payments, receipts, and the value of each holding on its day. */
function cashFlows(held: readonly Holding[]): CashFlow[] {
  return held.flatMap(({ flows, value }) => [
    ...flows.map(({ date, kind, amount }) => ({ date, amount: amount.times(-directionOf(kind)) })),
    ...(value === null || value.amount.eq(zero) ? [] : [value]),
  ])
}

function figureOf(value: ExactDecimal | null): Figure {
  return value === null
    ? { isShown: false, reason: 'nothing_paid_in' }
    : { isShown: true, value: writeDecimal(value) }
}

function rateFigure(held: readonly Holding[]): Figure {
  const rate = internalRate(cashFlows(held))
  return rate.isDefined ? { isShown: true, value: rate.rate } : { isShown: false, reason: rate.reason }
}

type Performance = Pick<PositionFigures, 'dpi' | 'rvpi' | 'tvpi' | 'rate' | 'inputs'>

function performanceOf(valued: readonly Holding[]): Performance {
  const held = valued.filter(isOfAge)
  const days = held.flatMap(({ first, value }) => (first && value ? [{ from: first, to: value.date }] : []))
  const [span] = days
  if (span === undefined) {
    const reason = valued.length === 0 ? 'no_valuation' : 'under_twelve_months'
    const none = { isShown: false, reason } as const
    return { dpi: none, rvpi: none, tvpi: none, rate: none, inputs: null }
  }
  const flows = flowsOf(held)
  const [paid, back, value] = [paidIn(flows), received(flows), valueOfAll(held)]
  return {
    dpi: figureOf(divide(back, paid)),
    rvpi: figureOf(divide(value, paid)),
    tvpi: figureOf(divide(back.plus(value), paid)),
    rate: rateFigure(held),
    inputs: {
      paidIn: writeDecimal(paid),
      received: writeDecimal(back),
      value: writeDecimal(value),
      from: days.reduce((first, { from }) => earlierDate(first, from), span.from),
      to: days.reduce((last, { to }) => laterDate(last, to), span.to),
      flows: cashFlows(held).length,
    },
  }
}

/**
 * Adds up holdings of one currency, each at its own last valuation. Call once per currency: amounts of several
 * currencies have no sum. Null for no holding and for several currencies.
 */
export function positionFigures(ledgers: readonly KnownLedger[]): PositionFigures | null {
  const [first] = ledgers
  if (first === undefined || ledgers.some(({ currency }) => currency !== first.currency)) return null
  const held = ledgers.map(holdingOf)
  const valued = held.filter(({ value }) => value !== null)
  const counted = valued.length === 0 ? held : valued
  const days = valued.flatMap(({ value }) => value?.date ?? [])
  const published = valued.flatMap(({ value }) => value?.publishedOn ?? [])
  const later = counted.flatMap((holding) => holding.later)
  const flows = flowsOf(counted)
  return {
    currency: first.currency,
    value: valued.length === 0 ? null : writeDecimal(valueOfAll(valued)),
    valuedFrom: days.length === 0 ? null : days.reduce(earlierDate),
    valuedTo: days.length === 0 ? null : days.reduce(laterDate),
    publishedOn: published.length === 0 ? null : published.reduce(laterDate),
    paidIn: writeDecimal(paidIn(flows)),
    received: writeDecimal(received(flows)),
    commitment: commitmentState(ledgers),
    ...performanceOf(valued),
    since:
      later.length === 0
        ? null
        : { paidIn: writeDecimal(paidIn(later)), received: writeDecimal(received(later)) },
    unvalued: held.length - counted.length,
    tooYoung: valued.filter((holding) => !isOfAge(holding)).length,
  }
}

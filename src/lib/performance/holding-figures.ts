import { earlierDate, laterDate, type PlainDate, parsePlainDate } from '../plain-date.ts'
import { divide, type ExactDecimal, readDecimal, writeDecimal, zero } from './exact-decimal.ts'
import { spansTwelveMonths } from './returns.ts'
import type { DatedAmount } from './share-history.ts'

/**
 * Shares of one class held by one investor; amounts are that investor's payments and distributions for all
 * of them.
 */
export type HeldShares = {
  readonly currency: string
  /** Number of shares, exact. */
  readonly quantity: string
  readonly payments: readonly DatedAmount[]
  readonly distributions: readonly DatedAmount[]
  /** Last valuation; `netAssetValue` is per share. */
  readonly valuation: { readonly date: string; readonly netAssetValue: string } | null
}

/** Why there is no multiple: no valuation, no payment, or less than 12 months between them. */
export type NoMultiple = 'no_valuation' | 'nothing_paid_in' | 'under_twelve_months'

/** Amounts paid and received within a period, as exact text. */
export type Movements = { readonly paidIn: string; readonly distributed: string }

/**
 * Figures of holdings in one currency, as exact text, at their last valuations: paid in (P), value (NAV),
 * distributed (ΣD), and TVPI = (NAV + ΣD) / P.
 */
export type HoldingFigures = Movements & {
  readonly currency: string
  /** Null without any valuation: P and ΣD are then today's. */
  readonly value: string | null
  readonly tvpi: string | null
  readonly noMultiple: NoMultiple | null
  /** The earliest and latest valuation dates of the figures. */
  readonly valuedFrom: PlainDate | null
  readonly valuedTo: PlainDate | null
  /** Amounts after the valuations, excluded from all other figures; null for none. */
  readonly since: Movements | null
  /** Number of holdings without valuation, excluded from the figures. */
  readonly unvalued: number
  /**
   * Number of holdings excluded from the multiple: less than 12 months between first payment and valuation.
   */
  readonly tooYoung: number
}

type Position = {
  readonly paidIn: ExactDecimal
  readonly distributed: ExactDecimal
  readonly value: ExactDecimal | null
  readonly valuedOn: PlainDate | null
  readonly paidSince: ExactDecimal
  readonly distributedSince: ExactDecimal
  /** True if there are at least 12 months between the first payment and the valuation. */
  readonly isOfAge: boolean
}

/** Sums of amounts up to and including a day, and after it; null when an amount or a date is invalid. */
function sumsAround(amounts: readonly DatedAmount[], day: PlainDate | null) {
  let until = zero
  let after = zero
  for (const item of amounts) {
    const date = parsePlainDate(item.date)
    const amount = readDecimal(item.amount)
    if (date === null || amount === null) return null
    if (day === null || date <= day) until = until.plus(amount)
    else after = after.plus(amount)
  }
  return { until, after }
}

function firstDay(amounts: readonly DatedAmount[]): PlainDate | null {
  const days = amounts.flatMap(({ date }) => parsePlainDate(date) ?? [])
  return days.reduce<PlainDate | null>((first, day) => (first === null ? day : earlierDate(first, day)), null)
}

/**
 * A holding at its last valuation; null when one of its figures is invalid: no figure is better than a
 * wrong one.
 */
function positionOf({ quantity, payments, distributions, valuation }: HeldShares): Position | null {
  const valuedOn = parsePlainDate(valuation?.date)
  const shares = readDecimal(quantity)
  const value = readDecimal(valuation?.netAssetValue)
  const paid = sumsAround(payments, valuedOn)
  const received = sumsAround(distributions, valuedOn)
  if (shares === null || paid === null || received === null) return null
  const start = firstDay(payments)
  return {
    paidIn: paid.until,
    distributed: received.until,
    value: value !== null && valuedOn !== null ? shares.times(value) : null,
    valuedOn,
    paidSince: paid.after,
    distributedSince: received.after,
    isOfAge: start !== null && valuedOn !== null && spansTwelveMonths(start, valuedOn),
  }
}

const sum = (positions: readonly Position[], of: (position: Position) => ExactDecimal): ExactDecimal =>
  positions.reduce((total, position) => total.plus(of(position)), zero)

const worth = ({ value, distributed }: Position): ExactDecimal => (value ?? zero).plus(distributed)

function multipleOf(valued: readonly Position[]): Pick<HoldingFigures, 'tvpi' | 'noMultiple'> {
  const ofAge = valued.filter(({ isOfAge }) => isOfAge)
  const tvpi = divide(
    sum(ofAge, worth),
    sum(ofAge, ({ paidIn }) => paidIn),
  )
  if (tvpi !== null) return { tvpi: writeDecimal(tvpi), noMultiple: null }
  if (valued.length === 0) return { tvpi: null, noMultiple: 'no_valuation' }
  return { tvpi: null, noMultiple: ofAge.length === 0 ? 'under_twelve_months' : 'nothing_paid_in' }
}

function movementsSince(positions: readonly Position[]): Movements | null {
  const paidIn = sum(positions, ({ paidSince }) => paidSince)
  const distributed = sum(positions, ({ distributedSince }) => distributedSince)
  if (paidIn.eq(zero) && distributed.eq(zero)) return null
  return { paidIn: writeDecimal(paidIn), distributed: writeDecimal(distributed) }
}

/**
 * Aggregates holdings of one currency; call once per currency, as amounts of several currencies have no
 * sum. If only some holdings are valued, the figures cover those. The multiple covers holdings of at least
 * 12 months (MiFID 2017/565, article 44(4)). Null when a figure is invalid.
 */
export function holdingFigures(held: readonly HeldShares[]): HoldingFigures | null {
  const [first] = held
  if (first === undefined || held.some(({ currency }) => currency !== first.currency)) return null
  const positions = held.flatMap((shares) => positionOf(shares) ?? [])
  if (positions.length < held.length) return null
  const valued = positions.filter(({ value }) => value !== null)
  const counted = valued.length === 0 ? positions : valued
  const days = valued.flatMap(({ valuedOn }) => valuedOn ?? [])
  return {
    currency: first.currency,
    paidIn: writeDecimal(sum(counted, ({ paidIn }) => paidIn)),
    distributed: writeDecimal(sum(counted, ({ distributed }) => distributed)),
    value: valued.length === 0 ? null : writeDecimal(sum(valued, ({ value }) => value ?? zero)),
    ...multipleOf(valued),
    valuedFrom: days.length === 0 ? null : days.reduce(earlierDate),
    valuedTo: days.length === 0 ? null : days.reduce(laterDate),
    since: movementsSince(counted),
    unvalued: positions.length - counted.length,
    tooYoung: valued.filter(({ isOfAge }) => !isOfAge).length,
  }
}

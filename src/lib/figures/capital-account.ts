import { type ExactDecimal, writeDecimal, zero } from '../performance/exact-decimal.ts'
import { addDays, earlierDate, endOfMonth, fieldsOf, type PlainDate, plainDateOf } from '../plain-date.ts'
import { directionOf, type Entry, type KnownLedger, type MovementKind, totalOf } from './ledger.ts'

/** Length of the periods of a capital account. */
export type AccountPeriod = 'quarter' | 'year' | 'whole'

/**
 * Basis of a closing value: a valuation of that day, the last valuation with the movements since, or, before the first
 * valuation, the amounts paid in.
 */
export type ValueBasis = 'valued' | 'carried' | 'cost'

/**
 * Period of a capital account, as exact text: opening + paid in + transferred in - distributions - redemptions -
 * transferred out - fees + change = closing.
 */
export type AccountLine = {
  readonly from: PlainDate
  readonly to: PlainDate
  readonly opening: string
  readonly payments: string
  readonly transfersIn: string
  readonly distributions: string
  /** The distributions by nature; `unspecified` without one. */
  readonly income: string
  readonly gain: string
  readonly capital: string
  readonly unspecified: string
  readonly redemptions: string
  readonly transfersOut: string
  readonly fees: string
  readonly change: string
  readonly closing: string
  readonly basis: ValueBasis
  /** Day of the valuation that the closing value rests on. */
  readonly valuedOn: PlainDate | null
}

type ClosingValue = {
  readonly amount: ExactDecimal
  readonly basis: ValueBasis
  readonly valuedOn: PlainDate | null
}

/** Effect of a movement on a value that is carried forward; fees are charged inside the holding. */
function carriedEffect({ kind, amount }: Entry): ExactDecimal {
  if (kind === 'fee') return zero.minus(amount)
  return amount.times(directionOf(kind))
}

/** The value at the end of a day. */
function valueAt({ entries, values }: KnownLedger, day: PlainDate): ClosingValue {
  const last = values.findLast(({ date }) => date <= day)
  const since = entries.filter(({ date }) => date <= day && (last === undefined || date > last.date))
  const amount = (last?.amount ?? zero).plus(totalOf(since, carriedEffect))
  if (last === undefined) return { amount, basis: 'cost', valuedOn: null }
  return { amount, basis: last.date === day ? 'valued' : 'carried', valuedOn: last.date }
}

function periodEnd(day: PlainDate, period: 'quarter' | 'year'): PlainDate {
  const { year, month } = fieldsOf(day)
  const lastMonth = period === 'year' ? 12 : Math.ceil(month / 3) * 3
  return endOfMonth(plainDateOf({ year, month: lastMonth, day: 1 }))
}

function lineOf(known: KnownLedger, from: PlainDate, to: PlainDate): AccountLine {
  const within = known.entries.filter(({ date }) => date >= from && date <= to)
  const sumOf = (kind: MovementKind) => totalOf(within.filter((entry) => entry.kind === kind))
  const natureOf = (nature: keyof Entry['natures']) =>
    writeDecimal(
      totalOf(
        within.filter(({ kind }) => kind === 'distribution'),
        ({ natures }) => natures[nature],
      ),
    )
  const opening = valueAt(known, addDays(from, -1)).amount
  const closing = valueAt(known, to)
  const explained = totalOf(within, carriedEffect)
  return {
    from,
    to,
    opening: writeDecimal(opening),
    payments: writeDecimal(sumOf('payment')),
    transfersIn: writeDecimal(sumOf('transfer_in')),
    distributions: writeDecimal(sumOf('distribution')),
    income: natureOf('income'),
    gain: natureOf('gain'),
    capital: natureOf('capital'),
    unspecified: natureOf('unspecified'),
    redemptions: writeDecimal(sumOf('redemption')),
    transfersOut: writeDecimal(sumOf('transfer_out')),
    fees: writeDecimal(sumOf('fee')),
    change: writeDecimal(closing.amount.minus(opening).minus(explained)),
    closing: writeDecimal(closing.amount),
    basis: closing.basis,
    valuedOn: closing.valuedOn,
  }
}

/** The days that a capital account covers: from the first movement with an amount to the last valuation. */
export function accountSpan(known: KnownLedger): { readonly from: PlainDate; readonly to: PlainDate } | null {
  const first = known.entries.find(({ kind }) => kind !== 'commitment')
  const last = known.values.at(-1)
  if (first === undefined || last === undefined || last.date < first.date) return null
  return { from: first.date, to: last.date }
}

/**
 * Returns the capital account of a holding, oldest period first, up to the last valuation; empty without a valuation.
 * Values before the first movement are left out. The first period starts with the first movement. A period that ends
 * without a valuation closes at the last one with the movements since, so that its change in value is nil rather than
 * invented.
 */
export function capitalAccount(ledger: KnownLedger, period: AccountPeriod): readonly AccountLine[] {
  const span = accountSpan(ledger)
  if (span === null) return []
  const known = { ...ledger, values: ledger.values.filter(({ date }) => date >= span.from) }
  if (period === 'whole') return [lineOf(known, span.from, span.to)]
  const lines: AccountLine[] = []
  for (let from = span.from; from <= span.to; ) {
    const to = earlierDate(periodEnd(from, period), span.to)
    lines.push(lineOf(known, from, to))
    from = addDays(to, 1)
  }
  return lines
}

type Committed = { readonly commitment: string; readonly called: string; readonly recallable: string }

/**
 * The state of a commitment, as exact text: unfunded = commitment - called + recallable. A contradiction has no unfunded
 * amount: more was called than was committed, which no figure should hide.
 */
export type CommitmentState =
  | (Committed & { readonly kind: 'known'; readonly unfunded: string })
  | (Committed & { readonly kind: 'contradiction' })

/** The commitments of ledgers of one currency; null where there are none (funds paid at subscription). */
export function commitmentState(ledgers: readonly KnownLedger[]): CommitmentState | null {
  const entries = ledgers
    .filter((known) => known.entries.some(({ effect }) => !effect.commitment.eq(zero)))
    .flatMap((known) => known.entries)
  if (entries.length === 0) return null
  const commitment = totalOf(entries, ({ effect }) => effect.commitment)
  const called = totalOf(entries, ({ effect }) => effect.called)
  const recallable = totalOf(entries, ({ effect }) => effect.recallable)
  const unfunded = commitment.minus(called).plus(recallable)
  const committed = {
    commitment: writeDecimal(commitment),
    called: writeDecimal(called),
    recallable: writeDecimal(recallable),
  }
  return unfunded.lt(zero)
    ? { kind: 'contradiction', ...committed }
    : { kind: 'known', ...committed, unfunded: writeDecimal(unfunded) }
}

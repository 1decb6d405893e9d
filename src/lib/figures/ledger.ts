import { type ExactDecimal, readDecimal, zero } from '../performance/exact-decimal.ts'
import { compareDates, type PlainDate, parsePlainDate } from '../plain-date.ts'

/**
 * Kind of a movement. `fee` is charged inside the holding and is no payment; a fee paid on top of a subscription
 * appears both in the payment and as a `fee` of the same day.
 */
export type MovementKind =
  | 'commitment'
  | 'payment'
  | 'distribution'
  | 'redemption'
  | 'transfer_in'
  | 'transfer_out'
  | 'fee'

/** A distribution by nature; the three add up to its amount. */
export type Natures = { readonly income: string; readonly gain: string; readonly capital: string }

/**
 * Signed effects of a movement on the commitment, on its called part, and on the part that becomes recallable after a
 * distribution.
 */
export type CommitmentEffect = {
  readonly commitment: string
  readonly called: string
  readonly recallable: string
}

/** Movement of a holding. `amount` is never negative; the kind gives its direction. */
export type Movement = {
  readonly date: string
  /** The day from which the movement was known. */
  readonly publishedOn: string
  readonly kind: MovementKind
  readonly amount: string
  /** Null where the manager does not give them, and for other movements than distributions. */
  readonly natures: Natures | null
  readonly effect: CommitmentEffect
}

/** The value of a holding on a day, after that day's movements. A restated value is a second one of the day. */
export type PublishedValue = {
  readonly date: string
  readonly publishedOn: string
  readonly amount: string
}

/** Movements and values of one holding, in any order, in one currency. */
export type Ledger = {
  readonly currency: string
  readonly movements: readonly Movement[]
  readonly values: readonly PublishedValue[]
}

/** Why a ledger has no figures: it cannot be read, or it contradicts itself. */
export type LedgerFault = 'unreadable' | 'negative_amount' | 'natures_differ'

/** A movement as read, with its natures; `unspecified` is the part of a distribution without a nature. */
export type Entry = {
  readonly date: PlainDate
  readonly kind: MovementKind
  readonly amount: ExactDecimal
  readonly natures: Readonly<Record<keyof Natures | 'unspecified', ExactDecimal>>
  readonly effect: Readonly<Record<keyof CommitmentEffect, ExactDecimal>>
}

/** The value of a day as last published. */
export type Value = {
  readonly date: PlainDate
  readonly publishedOn: PlainDate
  readonly amount: ExactDecimal
  /** True if an earlier publication gave another amount for the day. */
  readonly isRestated: boolean
}

/** Facts of a holding that were known by a day, oldest first. */
export type KnownLedger = {
  readonly currency: string
  readonly entries: readonly Entry[]
  readonly values: readonly Value[]
}

/** Reads a ledger as known on a day (null: without limit), by publication; or returns the reason why it is invalid. */
export function readLedger(ledger: Ledger, asOf: PlainDate | null): KnownLedger | LedgerFault {
  const isKnown = ({ date, publishedOn }: { date: string; publishedOn: string }) =>
    asOf === null || (date <= asOf && publishedOn <= asOf)
  const entries: Entry[] = []
  for (const movement of ledger.movements) {
    const entry = readMovement(movement)
    if (typeof entry === 'string') return entry
    if (isKnown(movement)) entries.push(entry)
  }
  const values: Value[] = []
  for (const published of ledger.values) {
    const value = readValue(published)
    if (typeof value === 'string') return value
    if (isKnown(published)) values.push(value)
  }
  return {
    currency: ledger.currency,
    entries: entries.sort((left, right) => compareDates(left.date, right.date)),
    values: lastPublished(values),
  }
}

function readMovement({ date, publishedOn, kind, amount, natures, effect }: Movement): Entry | LedgerFault {
  const day = parsePlainDate(date)
  const sum = readDecimal(amount)
  const commitment = readDecimal(effect.commitment)
  const called = readDecimal(effect.called)
  const recallable = readDecimal(effect.recallable)
  if (day === null || parsePlainDate(publishedOn) === null || !sum || !commitment || !called || !recallable)
    return 'unreadable'
  if (sum.lt(zero)) return 'negative_amount'
  const parts = readNatures(natures, sum)
  if (typeof parts === 'string') return parts
  return { date: day, kind, amount: sum, natures: parts, effect: { commitment, called, recallable } }
}

function readNatures(natures: Natures | null, amount: ExactDecimal): Entry['natures'] | LedgerFault {
  if (natures === null) return { income: zero, gain: zero, capital: zero, unspecified: amount }
  const income = readDecimal(natures.income)
  const gain = readDecimal(natures.gain)
  const capital = readDecimal(natures.capital)
  if (!income || !gain || !capital) return 'unreadable'
  if (!income.plus(gain).plus(capital).eq(amount)) return 'natures_differ'
  return { income, gain, capital, unspecified: zero }
}

function readValue({ date, publishedOn, amount }: PublishedValue): Value | LedgerFault {
  const day = parsePlainDate(date)
  const published = parsePlainDate(publishedOn)
  const value = readDecimal(amount)
  if (day === null || published === null || value === null) return 'unreadable'
  return value.lt(zero)
    ? 'negative_amount'
    : { date: day, publishedOn: published, amount: value, isRestated: false }
}

/** Returns one value per day, the one published last; of two publications on one day, the later in the list. */
function lastPublished(values: readonly Value[]): Value[] {
  const byDay = new Map<PlainDate, Value>()
  const inOrder = [...values].sort((left, right) => compareDates(left.publishedOn, right.publishedOn))
  for (const value of inOrder) {
    const earlier = byDay.get(value.date)
    const isRestated = earlier !== undefined && (earlier.isRestated || !earlier.amount.eq(value.amount))
    byDay.set(value.date, { ...value, isRestated })
  }
  return [...byDay.values()].sort((left, right) => compareDates(left.date, right.date))
}

/** Direction of a movement between the holder and the fund: 1 into the fund, -1 out of it, 0 for none. */
export function directionOf(kind: MovementKind): 1 | -1 | 0 {
  switch (kind) {
    case 'payment':
    case 'transfer_in':
      return 1
    case 'distribution':
    case 'redemption':
    case 'transfer_out':
      return -1
    case 'commitment':
    case 'fee':
      return 0
  }
}

/** Sum of the entries' amounts. */
export function totalOf(
  entries: readonly Entry[],
  amountOf: (entry: Entry) => ExactDecimal = ({ amount }) => amount,
): ExactDecimal {
  return entries.reduce((total, entry) => total.plus(amountOf(entry)), zero)
}

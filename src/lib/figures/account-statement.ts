import { sumOf } from '../performance/exact-decimal.ts'
import { addMonths, endOfMonth, fieldsOf, type PlainDate } from '../plain-date.ts'
import { type AccountLine, type AccountPeriod, capitalAccount } from './capital-account.ts'
import { directionOf, type KnownLedger, type Ledger, type Movement, readLedger } from './ledger.ts'
import { type PositionFigures, positionFigures } from './position-figures.ts'

/** The columns of a capital account, in the order in which they add up. */
export const accountColumns = [
  'opening',
  'payments',
  'transfersIn',
  'distributions',
  'redemptions',
  'transfersOut',
  'fees',
  'change',
  'closing',
] as const

export type AccountColumn = (typeof accountColumns)[number]

/** The natures of distributions, in the order in which a capital account names them. */
export const distributionNatures = ['income', 'gain', 'capital'] as const

const always: readonly AccountColumn[] = ['opening', 'payments', 'distributions', 'change', 'closing']
const outgoing: readonly AccountColumn[] = ['distributions', 'redemptions', 'transfersOut', 'fees']

/** The columns that an account shows: those of every fund, and the others where its whole life has an amount. */
export const shownColumns = (whole: AccountLine): readonly AccountColumn[] =>
  accountColumns.filter((column) => always.includes(column) || whole[column] !== '0')

/** Returns the amount of a column with its sign in the sum: amounts that leave the holding are negative. */
export function signedAmount(line: AccountLine, column: AccountColumn): string {
  const amount = line[column]
  return outgoing.includes(column) && amount !== '0' ? `-${amount}` : amount
}

/** A whole calendar quarter, or year if `quarter` is null; null for a part of one. */
export function calendarPeriodOf({
  from,
  to,
}: Pick<AccountLine, 'from' | 'to'>): { readonly year: string; readonly quarter: string | null } | null {
  const { month, year } = fieldsOf(from)
  if (from.endsWith('-01-01') && to === `${year}-12-31`) return { year: String(year), quarter: null }
  const isStart = from.endsWith('-01') && month % 3 === 1
  if (!isStart || to !== endOfMonth(addMonths(from, 2))) return null
  return { year: String(year), quarter: String((month + 2) / 3) }
}

/** What a statement covers: facts known by a day, in periods of a length, of one calendar year or of the whole life. */
export type StatementQuery = {
  readonly asOf: PlainDate | null
  readonly period: AccountPeriod
  readonly year?: string | undefined
}

/** Figures and capital account of one holding, oldest period first. */
export type AccountStatement = {
  readonly known: KnownLedger
  readonly figures: PositionFigures
  /** Empty for the period `whole`. */
  readonly lines: readonly AccountLine[]
  /** Null before the first valuation. */
  readonly whole: AccountLine | null
}

/**
 * Computes what every statement of a holding prints, be it a page, a table or a PDF (P-702); null for a ledger that
 * cannot be read or contradicts itself.
 */
export function accountStatement(
  ledger: Ledger,
  { asOf, period, year }: StatementQuery,
): AccountStatement | null {
  const known = readLedger(ledger, asOf)
  if (typeof known === 'string') return null
  const figures = positionFigures([known])
  if (figures === null) return null
  const lines = period === 'whole' ? [] : capitalAccount(known, period)
  return {
    known,
    figures,
    lines: lines.filter(({ from }) => isOfYear(from, year)),
    whole: capitalAccount(known, 'whole')[0] ?? null,
  }
}

/** Reports whether a day lies in a year; any day does if no year is given. */
export const isOfYear = (date: string, year: string | undefined): boolean =>
  year === undefined || date.startsWith(`${year}-`)

/** Reports whether a holding had a value, or moved, in a period. */
export const hasAmounts = (line: AccountLine): boolean =>
  accountColumns.some((column) => line[column] !== '0')

const opposite = (amount: string): string => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`)

/** Returns a movement's amount from the holder's view: payments are negative; a commitment is its own amount. */
export function movementAmount({
  kind,
  amount,
  effect,
}: Pick<Movement, 'kind' | 'amount' | 'effect'>): string {
  if (kind === 'commitment') return effect.commitment
  return directionOf(kind) === -1 ? amount : opposite(amount)
}

/** Adds the uncalled amount after each movement, oldest first; null where nothing was ever committed. */
export function withUnfunded<Moved extends Pick<Movement, 'effect'>>(
  movements: readonly Moved[],
): (Moved & { readonly unfundedAfter: string | null })[] {
  const isCommitted = movements.some(({ effect }) => Number(effect.commitment) !== 0)
  let unfunded = '0'
  return movements.map((movement) => {
    const { called, commitment, recallable } = movement.effect
    unfunded = sumOf([unfunded, commitment, opposite(called), recallable])
    return { ...movement, unfundedAfter: isCommitted ? unfunded : null }
  })
}

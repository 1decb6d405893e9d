import type { fundShares, positionMovements } from '../database/schema/index.ts'
import {
  centsToText,
  distributionsOf,
  paymentsOf,
  textToCents,
  times,
} from '../product/position/share-movements.ts'
import { yearOf } from './plain-dates.ts'
import type { HoldingChange, SeededHolding } from './position-people.ts'

type MovementRow = Omit<typeof positionMovements.$inferInsert, 'holdingId' | 'id'>
type Share = typeof fundShares.$inferSelect

/** A share with the form and state of its fund. */
export type SeededShare = {
  readonly share: Share
  readonly legalForm: string
  readonly isLiquidated: boolean
}

/** Commitment for one share of a professional fund; other legal forms are paid at subscription. */
const committedPerShare = '1000.00'
const yearlyFeePerMille = 15n

const movement = (kind: string, on: string, amount: string): MovementRow => ({
  kind,
  movedOn: on,
  publishedOn: on,
  amount,
})

const negative = (amount: string): string => centsToText(-textToCents(amount))

const sumOf = (amounts: readonly string[]): string =>
  centsToText(amounts.reduce((sum, amount) => sum + textToCents(amount), 0n))

/** Number of shares at the end of a day; quantities of the seed are whole. */
function sharesOn({ quantity, changes = [] }: SeededHolding, day: string): string {
  const gone = changes.filter(({ on }) => on <= day).reduce((sum, change) => sum + Number(change.quantity), 0)
  return String(Number(quantity) - gone)
}

/** The effect of so many shares on the commitment, at the end of a day. */
function commitmentOf({ share, legalForm }: SeededShare, quantity: string, day: string) {
  if (legalForm !== 'FPCI') return {}
  const called = share.capitalCalls.filter(({ date }) => date <= day)
  return {
    commitment: times(quantity, committedPerShare),
    called: sumOf(called.map(({ amount }) => times(quantity, amount))),
  }
}

const valueOn = ({ liquidationValues }: Share, day: string): string =>
  liquidationValues.findLast(({ date }) => date <= day)?.amount ?? '0.00'

function takenOver(seeded: SeededShare, { quantity }: SeededHolding, on: string): MovementRow {
  const price = times(quantity, valueOn(seeded.share, on))
  return { ...movement('transfer_in', on, price), ...commitmentOf(seeded, quantity, on), quantity }
}

function subscribed(seeded: SeededShare, { quantity }: SeededHolding): MovementRow[] {
  const { commitment } = commitmentOf(seeded, quantity, seeded.share.startDate)
  return commitment === undefined
    ? []
    : [{ ...movement('commitment', seeded.share.startDate, '0'), commitment }]
}

function paid(seeded: SeededShare, held: SeededHolding): MovementRow[] {
  const { share, legalForm } = seeded
  const from = held.takenOverOn
  const calls = share.capitalCalls.filter(({ date }) => from === undefined || date > from)
  return calls.map((call, index) => {
    const quantity = sharesOn(held, call.date)
    const holding = { quantity, subscribedOn: call.date }
    const [payment] = paymentsOf({ holding, share: { ...share, capitalCalls: [call] } })
    const amount = payment?.amount ?? '0'
    return {
      ...movement('payment', call.date, amount),
      called: legalForm === 'FPCI' ? amount : '0',
      quantity: index === 0 && from === undefined ? quantity : '0',
    }
  })
}

/** Seven tenths of a distribution are capital, a quarter gains, the rest income. */
function naturesOf(amount: string) {
  const cents = textToCents(amount)
  const capital = (cents * 7n) / 10n
  const gain = cents / 4n
  return {
    capital: centsToText(capital),
    gain: centsToText(gain),
    income: centsToText(cents - capital - gain),
  }
}

function distributed({ share, legalForm }: SeededShare, held: SeededHolding): MovementRow[] {
  const from = held.takenOverOn ?? share.startDate
  return share.distributions
    .filter(({ date }) => date >= from)
    .map((distribution, index) => {
      const holding = { quantity: sharesOn(held, distribution.date), subscribedOn: distribution.date }
      const [received] = distributionsOf({ holding, share: { ...share, distributions: [distribution] } })
      const amount = received?.amount ?? '0'
      const isRecallable = index === 0 && held.isDetailed === true && legalForm === 'FPCI'
      return {
        ...movement('distribution', distribution.date, amount),
        ...naturesOf(amount),
        recallable: isRecallable ? centsToText(textToCents(amount) / 5n) : '0',
      }
    })
}

function changed(seeded: SeededShare, { kind, on, quantity }: HoldingChange): MovementRow {
  const { commitment = '0', called = '0' } = commitmentOf(seeded, quantity, on)
  return {
    ...movement(kind, on, times(quantity, valueOn(seeded.share, on))),
    commitment: negative(commitment),
    called: negative(called),
    quantity: `-${quantity}`,
  }
}

/** Draws a fee of 1.5 % of the paid-in amount, at the end of each full year. */
function charged(
  { share }: SeededShare,
  held: SeededHolding,
  payments: readonly MovementRow[],
): MovementRow[] {
  const last = share.lastValuationDate
  if (held.isDetailed !== true || last === null) return []
  const years = Array.from(
    { length: yearOf(last) - yearOf(share.startDate) },
    (_, index) => `${yearOf(share.startDate) + index}-12-31`,
  )
  return years.map((day) => {
    const paidIn = payments.filter(({ movedOn }) => movedOn <= day).map(({ amount }) => amount)
    return movement('fee', day, centsToText((textToCents(sumOf(paidIn)) * yearlyFeePerMille) / 1000n))
  })
}

/** Returns the movement that cancels the uncalled commitment of a liquidated fund. */
function released({ share, isLiquidated }: SeededShare, rows: readonly MovementRow[]): MovementRow[] {
  const last = share.lastValuationDate
  if (!isLiquidated || last === null) return []
  const effectOf = (effect: 'commitment' | 'called' | 'recallable') =>
    rows.reduce((sum, row) => sum + textToCents(row[effect] ?? '0'), 0n)
  const unfunded = effectOf('commitment') - effectOf('called') + effectOf('recallable')
  if (unfunded === 0n) return []
  return [{ ...movement('commitment', last, '0'), commitment: centsToText(-unfunded) }]
}

/** Draws the book of a holding from the series of its share, oldest first. */
export function drawMovements(seeded: SeededShare, held: SeededHolding): readonly MovementRow[] {
  const payments = paid(seeded, held)
  const opening =
    held.takenOverOn === undefined ? subscribed(seeded, held) : [takenOver(seeded, held, held.takenOverOn)]
  const rows = [
    ...opening,
    ...payments,
    ...distributed(seeded, held),
    ...(held.changes ?? []).map((change) => changed(seeded, change)),
    ...charged(seeded, held, payments),
  ]
  return [...rows, ...released(seeded, rows)].toSorted((left, right) =>
    left.movedOn.localeCompare(right.movedOn),
  )
}

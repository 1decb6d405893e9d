import { asc, inArray } from 'drizzle-orm'
import type { MovementKind, PositionMovement } from '../../../src/contract/product-api/position.schema.ts'
import type { Db } from '../../database/open-database.ts'
import { type fundShares, holdingMovements, type holdings } from '../../database/schema/index.ts'
import { centsToText, textToCents, times, toUnits } from './share-movements.ts'

type Share = Pick<typeof fundShares.$inferSelect, 'capitalCalls' | 'distributions' | 'liquidationValues'>
/** A movement of shares, as far as positions need it. */
export type Moved = Pick<
  typeof holdingMovements.$inferSelect,
  'id' | 'kind' | 'movedOn' | 'quantity' | 'amount'
>

/** Movements of shares by holding, oldest first. Holdings without movements are absent. */
export type MovedShares = ReadonlyMap<number, readonly Moved[]>

type HeldBy = Pick<typeof holdings.$inferSelect, 'id' | 'accountId' | 'shareId'>

/**
 * Reads the imported movements of these holdings. They name a person and a share: several holdings of one share cannot
 * be distinguished, and each has the movements of its share.
 */
export async function movedShares(db: Db, held: readonly HeldBy[]): Promise<MovedShares> {
  if (held.length === 0) return new Map()
  const owner = ({ accountId, shareId }: Pick<HeldBy, 'accountId' | 'shareId'>) => `${accountId} ${shareId}`
  const accountIds = [...new Set(held.map(({ accountId }) => accountId))]
  const rows = await db
    .select()
    .from(holdingMovements)
    .where(inArray(holdingMovements.accountId, accountIds))
    .orderBy(asc(holdingMovements.movedOn), asc(holdingMovements.id))
  const byOwner = Map.groupBy(rows, owner)
  const holdingsOf = Map.groupBy(held, owner)
  return new Map(
    held.flatMap((holding) => {
      const moved = byOwner.get(owner(holding))
      return moved === undefined || holdingsOf.get(owner(holding))?.length !== 1 ? [] : [[holding.id, moved]]
    }),
  )
}

const isOutgoing = ({ kind }: Moved): boolean => kind === 'transfer-out' || kind === 'redemption'
const unitsOf = (moved: Moved): bigint => toUnits(moved.quantity, 4) * (isOutgoing(moved) ? -1n : 1n)

function quantityText(units: bigint): string {
  const text = (units < 0n ? -units : units).toString().padStart(5, '0')
  return `${units < 0n ? '-' : ''}${text.slice(0, -4)}.${text.slice(-4)}`
}

/** Number of shares held by the movements for which `counts` holds; never less than none. */
function heldBy(moved: readonly Moved[], counts: (one: Moved) => boolean): string {
  const units = moved.filter(counts).reduce((sum, one) => sum + unitsOf(one), 0n)
  return quantityText(units < 0n ? 0n : units)
}

/**
 * Number of shares that a call or a distribution of a day is about: a call is of the shares held before its day, since
 * those of the same day are paid with their subscription, and a distribution of those held on it.
 */
export const sharesOfFlow = (
  moved: readonly Moved[],
  { date, kind }: { readonly date: string; readonly kind: 'call' | 'distribution' },
): string => heldBy(moved, ({ movedOn }) => movedOn < date || (kind === 'distribution' && movedOn === date))

const kinds: Readonly<Record<string, MovementKind>> = {
  subscription: 'payment',
  'transfer-in': 'transfer_in',
  'transfer-out': 'transfer_out',
  redemption: 'redemption',
}

const noEffect = { commitment: '0', called: '0', recallable: '0' } as const

type Book = {
  readonly holding: Pick<typeof holdings.$inferSelect, 'id' | 'commitment'>
  readonly share: Share
  readonly moved: readonly Moved[]
}
type Facts = Pick<PositionMovement, 'id' | 'date' | 'kind' | 'amount'> &
  Partial<Pick<PositionMovement, 'effect' | 'quantity'>>

const movement = ({ date, ...facts }: Facts): PositionMovement => ({
  publishedOn: date,
  natures: null,
  effect: noEffect,
  quantity: '0',
  date,
  ...facts,
})

/** Returns the amount called for a number of shares up to a day. */
function calledUntil({ capitalCalls }: Share, quantity: string, day: string): string {
  const called = capitalCalls.filter(({ date }) => date <= day).map(({ amount }) => times(quantity, amount))
  return centsToText(called.reduce((sum, amount) => sum + textToCents(amount), 0n))
}

/** Returns the amount of a movement: the imported one; for a subscription, the calls so far; otherwise its value. */
function amountOf({ share }: Book, one: Moved): string {
  if (one.amount !== null) return one.amount
  if (one.kind === 'subscription') return calledUntil(share, one.quantity, one.movedOn)
  const value = share.liquidationValues.findLast(({ date }) => date <= one.movedOn)
  return times(one.quantity, value?.amount ?? '0')
}

/** Effects on the called part of a commitment, where the holding has one. */
const effectOf = ({ holding }: Book, called: string): PositionMovement['effect'] =>
  holding.commitment === null ? noEffect : { ...noEffect, called }

function toMovement(book: Book, one: Moved): PositionMovement {
  const called = calledUntil(book.share, one.quantity, one.movedOn)
  const sign = isOutgoing(one) ? -1n : 1n
  return movement({
    id: `mov-m${one.id}`,
    date: one.movedOn,
    kind: kinds[one.kind] ?? 'payment',
    amount: amountOf(book, one),
    effect: effectOf(book, centsToText(sign * textToCents(called))),
    quantity: quantityText(unitsOf(one)),
  })
}

/** The commitment of a holding, which is today's, from its first movement on. */
function committed({ holding, moved }: Book): PositionMovement[] {
  const [first] = moved
  const { commitment } = holding
  if (commitment === null || first === undefined) return []
  const effect = { ...noEffect, commitment }
  return [
    movement({
      id: `mov-${holding.id}-commitment`,
      date: first.movedOn,
      kind: 'commitment',
      amount: '0',
      effect,
    }),
  ]
}

/** Calls on the shares that were held before their day. */
function paid(book: Book): PositionMovement[] {
  const { holding, moved, share } = book
  return share.capitalCalls.flatMap(({ amount, date }, index) => {
    const quantity = sharesOfFlow(moved, { date, kind: 'call' })
    if (toUnits(quantity, 4) === 0n) return []
    const id = `mov-${holding.id}-payment-${index + 1}`
    const due = times(quantity, amount)
    return [movement({ id, date, kind: 'payment', amount: due, effect: effectOf(book, due) })]
  })
}

function received({ holding, moved, share }: Book): PositionMovement[] {
  return share.distributions.flatMap(({ amount, date }, index) => {
    const quantity = sharesOfFlow(moved, { date, kind: 'distribution' })
    if (toUnits(quantity, 4) === 0n) return []
    const id = `mov-${holding.id}-distribution-${index + 1}`
    return [movement({ id, date, kind: 'distribution', amount: times(quantity, amount) })]
  })
}

/**
 * Returns the movements of a holding whose subscriptions, transfers and redemptions were imported (P-572), oldest
 * first: these, and the calls and distributions of the share for the shares held on each day.
 */
export function movementsOfMoved(book: Book): PositionMovement[] {
  const own = book.moved.map((one) => toMovement(book, one))
  return [...committed(book), ...own, ...paid(book), ...received(book)].toSorted((left, right) =>
    left.date.localeCompare(right.date),
  )
}

import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import type { PositionMovement } from '../../../src/contract/product-api/position.schema.ts'
import { movementKindSchema } from '../../../src/contract/product-api/position.schema.ts'
import { businessDayBy } from '../../../src/lib/business-days.ts'
import { parsePlainDate } from '../../../src/lib/plain-date.ts'
import type { Db } from '../../database/open-database.ts'
import { type fundShares, type holdings, notices, positionMovements } from '../../database/schema/index.ts'
import { type MovedShares, movedShares, movementsOfMoved } from './moved-shares.ts'
import { distributionsOf, type HeldShare, paymentsOf } from './share-movements.ts'

type StoredMovement = typeof positionMovements.$inferSelect
type HoldingRow = typeof holdings.$inferSelect
type Holding = {
  readonly holding: HoldingRow
  readonly share: HeldShare['share'] & Pick<typeof fundShares.$inferSelect, 'liquidationValues'>
}

/** Booked movements by holding, oldest first. */
export type BookedMovements = ReadonlyMap<number, readonly StoredMovement[]>

/** Known movements of holdings: the manager's book, and transfers of shares. */
export type KnownMovements = { readonly booked: BookedMovements; readonly moved: MovedShares }

/** Reads the known movements of these holdings. */
export async function knownMovements(db: Db, held: readonly HoldingRow[]): Promise<KnownMovements> {
  const ids = held.map(({ id }) => id)
  const [booked, moved] = await Promise.all([bookedMovements(db, ids), movedShares(db, held)])
  return { booked, moved }
}

/** Reads the booked movements of these holdings. */
export async function bookedMovements(db: Db, holdingIds: readonly number[]): Promise<BookedMovements> {
  const byHolding = new Map<number, StoredMovement[]>()
  if (holdingIds.length === 0) return byHolding
  const rows = await db
    .select()
    .from(positionMovements)
    .where(inArray(positionMovements.holdingId, [...holdingIds]))
    .orderBy(asc(positionMovements.movedOn), asc(positionMovements.id))
  for (const row of rows) byHolding.set(row.holdingId, [...(byHolding.get(row.holdingId) ?? []), row])
  return byHolding
}

/** Ids of the notices of an account, by share, kind and due date. */
export type AnnouncedMovements = ReadonlyMap<string, string>

const announcedKey = (shareId: string, kind: string, date: string): string => `${shareId} ${kind} ${date}`

/** Kind of the notice that announces a movement of a kind. */
const noticeKinds: Readonly<Partial<Record<PositionMovement['kind'], string>>> = {
  payment: 'call',
  distribution: 'distribution',
}

/** Reads which notices announced the movements of an account, as known on a day (P-481). */
export async function announcedMovements(
  db: Db,
  accountId: string,
  asOf: string,
): Promise<AnnouncedMovements> {
  const isKnown = and(eq(notices.accountId, accountId), lte(notices.announcedOn, asOf))
  const rows = await db
    .select({ id: notices.id, shareId: notices.shareId, kind: notices.kind, dueOn: notices.dueOn })
    .from(notices)
    .where(isKnown)
  return new Map(
    rows.map(({ dueOn, id, kind, shareId }) => [announcedKey(shareId, kind, dueOn), `ntc-${id}`]),
  )
}

/** The notice that was due on the day of a movement, or on the business day before it where banks were closed. */
function noticeOn(
  announced: AnnouncedMovements,
  shareId: string,
  kind: string,
  date: string,
): string | undefined {
  const day = parsePlainDate(date)
  const settled = day === null ? date : businessDayBy(day)
  return (
    announced.get(announcedKey(shareId, kind, date)) ?? announced.get(announcedKey(shareId, kind, settled))
  )
}

/** Names the notice of each movement of a share. */
export function withNotices(
  movements: readonly PositionMovement[],
  shareId: string,
  announced: AnnouncedMovements,
): PositionMovement[] {
  return movements.map((movement) => {
    const { date, kind } = movement
    const noticeKind = noticeKinds[kind]
    const notice = noticeKind && noticeOn(announced, shareId, noticeKind, date)
    return { ...movement, notice: notice ?? null }
  })
}

function toMovement(row: StoredMovement): PositionMovement {
  const { income, gain, capital } = row
  const hasNatures = income !== null && gain !== null && capital !== null
  return {
    id: `mov-${row.id}`,
    date: row.movedOn,
    publishedOn: row.publishedOn,
    kind: movementKindSchema.parse(row.kind),
    amount: row.amount,
    natures: hasNatures ? { income, gain, capital } : null,
    effect: { commitment: row.commitment, called: row.called, recallable: row.recallable },
    quantity: row.quantity,
  }
}

const noEffect = { commitment: '0', called: '0', recallable: '0' } as const

/** The movements of a holding without a book of its own: those of its share, for the shares held. */
function movementsOfShare(held: Holding): PositionMovement[] {
  const { id, quantity } = held.holding
  const movement = (
    kind: 'payment' | 'distribution',
    index: number,
    at: { date: string; amount: string },
  ) => ({
    id: `mov-${id}-${kind}-${index + 1}`,
    date: at.date,
    publishedOn: at.date,
    kind,
    amount: at.amount,
    natures: null,
    effect: noEffect,
    quantity: kind === 'payment' && index === 0 ? quantity : '0',
  })
  const movements = [
    ...paymentsOf(held).map((payment, index) => movement('payment', index, payment)),
    ...distributionsOf(held).map((distribution, index) => movement('distribution', index, distribution)),
  ]
  return movements.toSorted((left, right) => left.date.localeCompare(right.date))
}

/** A holding that nothing was imported of but its commitment has one movement: its subscription. */
function subscriptionOf({ commitment, id, quantity, subscribedOn }: HoldingRow) {
  if (commitment === null) return undefined
  return [{ id, kind: 'subscription', movedOn: subscribedOn, quantity, amount: null }]
}

/** The movements of a holding, oldest first. */
export function movementsOf(held: Holding, { booked, moved }: KnownMovements): readonly PositionMovement[] {
  const { holding } = held
  const book = booked.get(holding.id)
  if (book !== undefined) return book.map(toMovement)
  const own = moved.get(holding.id) ?? subscriptionOf(holding)
  return own === undefined ? movementsOfShare(held) : movementsOfMoved({ ...held, moved: own })
}

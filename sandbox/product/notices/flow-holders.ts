import { eq } from 'drizzle-orm'
import type { Db } from '../../database/open-database.ts'
import { holdingMovements, holdings } from '../../database/schema/index.ts'
import { type Moved, sharesOfFlow } from '../position/moved-shares.ts'
import { type BookedMovements, bookedMovements } from '../position/movement-rows.ts'
import { toUnits } from '../position/share-movements.ts'

type Holding = typeof holdings.$inferSelect

/** A call or a distribution of a share on a day. */
export type DatedFlow = { readonly date: string; readonly kind: 'call' | 'distribution' }

/** Holder of a share on the day of a flow, with the number of shares. */
export type FlowHolder = {
  readonly accountId: string
  /** Id of the holding; null for an account that has sold everything, and whose holding was removed. */
  readonly holdingId: number | null
  readonly commitment: string | null
  readonly quantity: string
  readonly quantityNow: string
  /** The manager's book of the holding, if there is one. */
  readonly book: ReturnType<BookedMovements['get']>
}

const isNone = (quantity: string): boolean => toUnits(quantity, 4) === 0n

/** The changes of shares in a book, as movements; none where the book is of amounts alone. */
function movesOf(book: FlowHolder['book']): Moved[] {
  return (book ?? [])
    .filter(({ quantity }) => !isNone(quantity))
    .map(({ id, movedOn, quantity }) => ({ id, kind: 'booked', movedOn, quantity, amount: null }))
}

/** Without recorded movements, a holding has today's quantity from its subscription on. */
const subscription = ({ id, quantity, subscribedOn }: Holding): Moved[] => [
  { id, kind: 'subscription', movedOn: subscribedOn, quantity, amount: null },
]

type Known = {
  readonly booked: BookedMovements
  readonly moved: readonly (typeof holdingMovements.$inferSelect)[]
  readonly flow: DatedFlow
}

/**
 * Returns an account's holders on the day: if it has several holdings of the share, its movements cannot be assigned to
 * one of them.
 */
function holdersOf(
  accountId: string,
  held: readonly Holding[],
  { booked, flow, moved }: Known,
): FlowHolder[] {
  if (held.length === 0) {
    const quantity = sharesOfFlow(moved, flow)
    return [{ accountId, holdingId: null, commitment: null, quantity, quantityNow: '0', book: undefined }]
  }
  return held.map((holding) => {
    const { commitment, id, quantity: quantityNow } = holding
    const book = booked.get(id)
    const own = [movesOf(book), held.length === 1 ? moved : []].find((some) => some.length > 0)
    const quantity = sharesOfFlow(own ?? subscription(holding), flow)
    return { accountId, holdingId: id, commitment, quantity, quantityNow, book }
  })
}

/**
 * Reads the holders of a share on the day of a past or future flow, with the number of shares of that day (P-670): by
 * the manager's book, else by the imported movements, else from the subscription on. Accounts that sold before, or
 * bought later, are left out.
 */
export async function readFlowHolders(db: Db, shareId: string, flow: DatedFlow): Promise<FlowHolder[]> {
  const held = await db.select().from(holdings).where(eq(holdings.shareId, shareId)).orderBy(holdings.id)
  const moved = await db
    .select()
    .from(holdingMovements)
    .where(eq(holdingMovements.shareId, shareId))
    .orderBy(holdingMovements.movedOn, holdingMovements.id)
  const booked = await bookedMovements(
    db,
    held.map(({ id }) => id),
  )
  const heldBy = Map.groupBy(held, ({ accountId }) => accountId)
  const movedBy = Map.groupBy(moved, ({ accountId }) => accountId)
  return [...new Set([...heldBy.keys(), ...movedBy.keys()])]
    .flatMap((accountId) =>
      holdersOf(accountId, heldBy.get(accountId) ?? [], {
        ...{ booked, flow },
        moved: movedBy.get(accountId) ?? [],
      }),
    )
    .filter(({ quantity }) => !isNone(quantity))
}

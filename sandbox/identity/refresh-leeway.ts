import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../database/open-database.ts'
import { identityRecords } from '../database/schema/index.ts'

type RecordRow = typeof identityRecords.$inferSelect

/** Tells whether a spent refresh token may be used once more. */
export type RefreshLeeway = (spent: RecordRow) => Promise<boolean>

type LeewayOptions = {
  readonly db: Db
  /** Seconds within which a spent token may be used again; 0 for never. */
  readonly leewayS: number
  readonly now: () => Date
}

const rotations = sql<number>`coalesce((${identityRecords.payload}->>'rotations')::int, 0)`
const firstIssuedAt = sql<number>`(${identityRecords.payload}->>'iiat')::int`
const nonce = sql<string>`coalesce(${identityRecords.payload}->>'nonce', '')`

/**
 * Implements the overlap of Auth0's rotation: a client that lost the response to its refresh retries with
 * its old token. Only the last spent token has this leeway, since a client that has used a later one has
 * received the response; any other reuse is a theft, and revokes the whole family.
 */
export function createRefreshLeeway({ db, leewayS, now }: LeewayOptions): RefreshLeeway {
  const hasSpentLater = async ({ grantId, payload }: RecordRow): Promise<boolean> => {
    if (grantId === null) return true
    // A grant may have several token families, one per sign-in: each has its nonce and the second in which it began.
    const isOfSignIn = and(eq(firstIssuedAt, Number(payload.iiat)), eq(nonce, String(payload.nonce ?? '')))
    const isOfFamily = and(eq(identityRecords.grantId, grantId), isOfSignIn)
    const isSpent = and(eq(identityRecords.model, 'RefreshToken'), isNotNull(identityRecords.consumedAt))
    const isLater = sql`${rotations} > ${Number(payload.rotations ?? 0)}`
    const [later] = await db
      .select({ id: identityRecords.id })
      .from(identityRecords)
      .where(and(isSpent, isOfFamily, isLater))
      .limit(1)
    return later !== undefined
  }
  return async (spent) => {
    const { consumedAt, model } = spent
    if (model !== 'RefreshToken' || consumedAt === null) return false
    const isInTime = now().getTime() < consumedAt.getTime() + leewayS * 1000
    return isInTime && !(await hasSpentLater(spent))
  }
}

import { and, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider'
import type { Db } from '../database/open-database.ts'
import { identityRecords } from '../database/schema/index.ts'
import type { RefreshLeeway } from './refresh-leeway.ts'

type RecordRow = typeof identityRecords.$inferSelect

type AdapterOptions = {
  readonly db: Db
  readonly now: () => Date
  /** Decides whether a spent refresh token is passed to the library as unspent. */
  readonly mayRepeat: RefreshLeeway
}

/** Creates the library's storage adapter on the sandbox's database. */
export function createRecordAdapter({ db, now, mayRepeat }: AdapterOptions): AdapterFactory {
  const payloadOf = async (row: RecordRow | undefined): Promise<AdapterPayload | undefined> => {
    if (row === undefined) return undefined
    const { consumedAt, payload } = row
    if (consumedAt === null || (await mayRepeat(row))) return { ...payload }
    return { ...payload, consumed: Math.floor(consumedAt.getTime() / 1000) }
  }
  return (model): Adapter => {
    const withId = (id: string) => and(eq(identityRecords.model, model), eq(identityRecords.id, id))
    const findOne = async (condition: SQL | undefined) => {
      const isAlive = or(isNull(identityRecords.expiresAt), gt(identityRecords.expiresAt, now()))
      const [row] = await db
        .select()
        .from(identityRecords)
        .where(and(eq(identityRecords.model, model), condition, isAlive))
        .limit(1)
      return payloadOf(row)
    }
    return {
      async upsert(id, payload, expiresInS) {
        const values = {
          payload: { ...payload },
          accountId: payload.accountId ?? null,
          grantId: payload.grantId ?? null,
          uid: payload.uid ?? null,
          expiresAt: expiresInS === undefined ? null : new Date(now().getTime() + expiresInS * 1000),
        }
        await db
          .insert(identityRecords)
          .values({ model, id, ...values })
          .onConflictDoUpdate({ target: [identityRecords.model, identityRecords.id], set: values })
      },
      find: (id) => findOne(eq(identityRecords.id, id)),
      findByUid: (uid) => findOne(eq(identityRecords.uid, uid)),
      // Only the device flow has user codes, and it is disabled.
      findByUserCode: () => Promise.resolve(undefined),
      async consume(id) {
        // The first use counts: a second one within the leeway must not extend it.
        const consumedAt = sql`coalesce(${identityRecords.consumedAt}, ${now().toISOString()}::timestamptz)`
        await db.update(identityRecords).set({ consumedAt }).where(withId(id))
      },
      async destroy(id) {
        await db.delete(identityRecords).where(withId(id))
      },
      async revokeByGrantId(grantId) {
        await db
          .delete(identityRecords)
          .where(and(eq(identityRecords.model, model), eq(identityRecords.grantId, grantId)))
      },
    }
  }
}

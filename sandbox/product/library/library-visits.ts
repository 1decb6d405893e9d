import { eq, sql } from 'drizzle-orm'
import type { LibraryVisit } from '../../../src/contract/product-api/library.schema.ts'
import type { Db } from '../../database/open-database.ts'
import { libraryVisits } from '../../database/schema/index.ts'

/** Time without access after which the next one starts a new visit. */
const visitEndsAfter = '30 minutes'

/**
 * Records a visit of the library, and returns the times of the previous and of the first one. A single statement, so that two
 * pages opened at once are one visit.
 */
export async function noteLibraryVisit(db: Db, accountId: string, now: Date): Promise<LibraryVisit> {
  const { firstVisitAt, previousVisitAt, lastSeenAt } = libraryVisits
  const isNewVisit = sql`${lastSeenAt} < excluded.last_seen_at - interval '${sql.raw(visitEndsAfter)}'`
  const [row] = await db
    .insert(libraryVisits)
    .values({ accountId, previousVisitAt: null, lastSeenAt: now, firstVisitAt: now })
    .onConflictDoUpdate({
      target: libraryVisits.accountId,
      set: {
        previousVisitAt: sql`case when ${isNewVisit} then ${lastSeenAt} else ${previousVisitAt} end`,
        lastSeenAt: sql`greatest(${lastSeenAt}, excluded.last_seen_at)`,
      },
    })
    .returning({ firstVisitAt, previousVisitAt })
  return {
    previousVisitAt: row?.previousVisitAt?.toISOString() ?? null,
    firstVisitAt: (row?.firstVisitAt ?? now).toISOString(),
  }
}

/** Seeds a previous visit on the given day. */
export async function seedLibraryVisit(db: Db, accountId: string, lastSeenAt: Date): Promise<void> {
  await db.delete(libraryVisits).where(eq(libraryVisits.accountId, accountId))
  await db
    .insert(libraryVisits)
    .values({ accountId, previousVisitAt: null, lastSeenAt, firstVisitAt: lastSeenAt })
}

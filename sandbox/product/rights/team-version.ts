import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../database/open-database.ts'
import { teams } from '../../database/schema/index.ts'

/** Notes within a transaction that the rights of teams have changed, so that pages shown before are told (P-781). */
export async function countChange(db: Db, changed: readonly number[]): Promise<void> {
  const rightsVersion = sql`${teams.rightsVersion} + 1`
  await db
    .update(teams)
    .set({ rightsVersion })
    .where(inArray(teams.id, [...changed]))
}

/** Claims the next version of a team's rights; false where somebody else changed them after the page was shown. */
export async function claimVersion(db: Db, team: number, seen: number): Promise<boolean> {
  const claimed = await db
    .update(teams)
    .set({ rightsVersion: seen + 1 })
    .where(and(eq(teams.id, team), eq(teams.rightsVersion, seen)))
    .returning({ id: teams.id })
  return claimed.length === 1
}

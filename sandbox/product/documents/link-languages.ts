import { and, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/open-database.ts'
import { documents } from '../../database/schema/index.ts'

/**
 * Links the two language files of each document of these funds, of all funds by default. Two files are one document
 * when they alone share fund, type, sub-type, day of publication and period; where more share them, nothing says which
 * belong together, and each stays by itself.
 */
export async function linkLanguages(db: Db, funds?: readonly number[]): Promise<void> {
  const { alternateId, fundId, id, language, periodEnd, publishedOn, replacedBy, subType, type } = documents
  const within: SQL | undefined = funds === undefined ? undefined : inArray(fundId, [...funds])
  const key = [fundId, type, subType, publishedOn, periodEnd, sql`${replacedBy} is null`]
  const pairs = db
    .select({ first: sql<number>`min(${id})`.as('first_id'), last: sql<number>`max(${id})`.as('last_id') })
    .from(documents)
    .where(within)
    .groupBy(...key)
    .having(sql`count(*) = 2 and min(${language}) <> max(${language})`)
    .as('pair')
  await db
    .update(documents)
    .set({ alternateId: null })
    .where(and(within, isNotNull(alternateId)))
  await db
    .update(documents)
    .set({ alternateId: sql`${pairs.first} + ${pairs.last} - ${id}` })
    .from(pairs)
    .where(sql`${id} in (${pairs.first}, ${pairs.last})`)
}

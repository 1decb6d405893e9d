import { and, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/open-database.ts'
import { documents } from '../../database/schema/index.ts'

/**
 * Links the two language files of each document of these funds, of all funds by default (P-610). Two files are one
 * document if they are the only ones that share fund, type, sub-type, day of publication and period; if more share
 * them, the pairs are ambiguous, and none is linked. Only rows whose link differs are written.
 * @returns the number of rows that were written
 */
export async function linkLanguages(db: Db, funds?: readonly number[]): Promise<number> {
  const { alternateId, fundId, id, language, periodEnd, publishedOn, replacedBy, subType, type } = documents
  const within: SQL | undefined = funds === undefined ? undefined : inArray(fundId, [...funds])
  const together = sql`(partition by ${fundId}, ${type}, ${subType}, ${publishedOn}, ${periodEnd}, ${replacedBy} is null)`
  const isPair = sql`count(*) over ${together} = 2 and min(${language}) over ${together} <> max(${language}) over ${together}`
  const other = sql`min(${id}) over ${together} + max(${id}) over ${together} - ${id}`
  const linked = db
    .select({
      documentId: sql<number>`${id}`.as('document_id'),
      otherId: sql<number | null>`case when ${isPair} then ${other} end`.as('other_id'),
    })
    .from(documents)
    .where(within)
    .as('linked')
  const written = await db
    .update(documents)
    .set({ alternateId: sql`${linked.otherId}` })
    .from(linked)
    .where(and(sql`${id} = ${linked.documentId}`, sql`${alternateId} is distinct from ${linked.otherId}`))
    .returning({ id })
  return written.length
}

import { and, eq } from 'drizzle-orm'
import type { Db } from '../database/open-database.ts'
import { caseDocuments, subscriptionCases } from '../database/schema/index.ts'
import { wasSent } from './case-rows.ts'

/** Reads a file of a case that was sent, for staff; undefined for any other. */
export async function readFileOfSentCase(db: Db, id: number) {
  const [found] = await db
    .select({ id: caseDocuments.id, type: caseDocuments.type, content: caseDocuments.content })
    .from(caseDocuments)
    .innerJoin(subscriptionCases, eq(subscriptionCases.id, caseDocuments.caseId))
    .where(and(eq(caseDocuments.id, id), wasSent))
    .limit(1)
  return found
}

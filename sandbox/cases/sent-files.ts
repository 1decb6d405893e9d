import { and, eq, type SQL } from 'drizzle-orm'
import type { Account } from '../accounts/accounts.ts'
import type { Db } from '../database/open-database.ts'
import { caseDocuments, subscriptionCases } from '../database/schema/index.ts'
import { ofTeam, wasSent } from './case-rows.ts'

async function readFile(db: Db, id: number, within: SQL | undefined) {
  const [found] = await db
    .select({ id: caseDocuments.id, type: caseDocuments.type, content: caseDocuments.content })
    .from(caseDocuments)
    .innerJoin(subscriptionCases, eq(subscriptionCases.id, caseDocuments.caseId))
    .where(and(eq(caseDocuments.id, id), within))
    .limit(1)
  return found
}

/** Reads a file of a case that was sent, for staff; undefined for any other. */
export const readFileOfSentCase = (db: Db, id: number) => readFile(db, id, wasSent)

/** Reads a file of a case of the account's team (P-726); undefined for any other, whether or not it exists. */
export const readFileOfTeam = (db: Db, account: Account, id: number) => readFile(db, id, ofTeam(account))

type CaseFile = NonNullable<Awaited<ReturnType<typeof readFile>>>

/** Headers of a case's file: a download, never displayed, since it was uploaded by others. */
export const headersOfFile = ({ id, type }: Pick<CaseFile, 'id' | 'type'>) => ({
  'content-type': type,
  'content-disposition': `attachment; filename="cdo-${id}.${type.replace(/^.*\//, '')}"`,
  'x-content-type-options': 'nosniff',
})

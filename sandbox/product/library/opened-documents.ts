import { and, eq, inArray, min } from 'drizzle-orm'
import type { Db } from '../../database/open-database.ts'
import { documentDownloads } from '../../database/schema/index.ts'
import type { DocumentRow } from '../documents/document-views.ts'

/** Tells when an account first opened a document, in either language (P-612). */
export type OpenedAt = (document: Pick<DocumentRow, 'id' | 'alternateId'>) => string | null

/** Reads when an account first opened each of these documents; never, without an account. */
export async function readOpened(
  db: Db,
  accountId: string | null,
  documents: readonly Pick<DocumentRow, 'id' | 'alternateId'>[],
): Promise<OpenedAt> {
  const ids = documents.flatMap(({ id, alternateId }) => (alternateId === null ? [id] : [id, alternateId]))
  if (accountId === null || ids.length === 0) return () => null
  const { documentId, downloadedAt } = documentDownloads
  const rows = await db
    .select({ documentId, firstAt: min(downloadedAt) })
    .from(documentDownloads)
    .where(and(eq(documentDownloads.accountId, accountId), inArray(documentId, ids)))
    .groupBy(documentId)
  const first = new Map(rows.map(({ documentId, firstAt }) => [documentId, firstAt]))
  return ({ id, alternateId }) => {
    const times = [first.get(id), alternateId === null ? null : first.get(alternateId)]
    const known = times.filter((time) => time instanceof Date).map((time) => time.toISOString())
    return known.toSorted()[0] ?? null
  }
}

import { and, count, desc, eq, gte, inArray } from 'drizzle-orm'
import {
  type DownloadList,
  type DownloadWay,
  downloadWaySchema,
  type RecordedDownloads,
} from '../../../src/contract/product-api/library.schema.ts'
import type { Db } from '../../database/open-database.ts'
import { accounts, documentDownloads, documents, funds } from '../../database/schema/index.ts'
import { type DocumentReader, documentNumberOf, mayRead } from '../documents/document-views.ts'
import { type LibraryRow, libraryColumns, toLibraryDocument } from './search-library.ts'

type Locale = 'fr' | 'en'

/** Download of documents by a user, at an instant. */
export type Taking = {
  readonly accountId: string
  readonly reader: DocumentReader
  readonly locale: Locale
  readonly now: Date
}

/**
 * Milliseconds within which requests for one document count as one download: a viewer reads a file in
 * several parts.
 */
const oneReadingMs = 10 * 60_000

/** Finds the documents with these ids, in order; undefined when the reader may not read one of them. */
async function readableRows(
  db: Db,
  ids: readonly string[],
  reader: DocumentReader,
): Promise<LibraryRow[] | undefined> {
  const numbers = [...new Set(ids.map(documentNumberOf))]
  const rows = await db
    .select(libraryColumns)
    .from(documents)
    .innerJoin(funds, eq(funds.id, documents.fundId))
    .where(inArray(documents.id, numbers))
  const found = numbers.map((number) => rows.find(({ document }) => document.id === number))
  const readable = found.filter((row) => row !== undefined && mayRead(row.document, reader))
  return readable.length === numbers.length ? readable.filter((row) => row !== undefined) : undefined
}

async function alreadyRecorded(
  db: Db,
  numbers: readonly number[],
  { accountId, now }: Taking,
  way: DownloadWay,
) {
  const since = new Date(now.getTime() - oneReadingMs)
  const rows = await db
    .select({ documentId: documentDownloads.documentId })
    .from(documentDownloads)
    .where(
      and(
        eq(documentDownloads.accountId, accountId),
        eq(documentDownloads.way, way),
        gte(documentDownloads.downloadedAt, since),
        inArray(documentDownloads.documentId, [...numbers]),
      ),
    )
  return new Set(rows.map(({ documentId }) => documentId))
}

/** Records downloads; undefined, with nothing recorded, when one of the documents is forbidden. */
export async function recordDownloads(
  db: Db,
  { documents: ids, way }: { readonly documents: readonly string[]; readonly way: DownloadWay },
  taking: Taking,
): Promise<RecordedDownloads | undefined> {
  const rows = await readableRows(db, ids, taking.reader)
  if (rows === undefined) return undefined
  const numbers = rows.map(({ document }) => document.id)
  await db.transaction(async (transaction) => {
    // Downloads of one account are recorded one after the other: the next one finds this.
    const isOwn = eq(accounts.id, taking.accountId)
    await transaction.select({ id: accounts.id }).from(accounts).where(isOwn).for('no key update')
    const known = await alreadyRecorded(transaction, numbers, taking, way)
    const added = numbers
      .filter((number) => !known.has(number))
      .map((documentId) => ({ accountId: taking.accountId, documentId, way, downloadedAt: taking.now }))
    if (added.length > 0) await transaction.insert(documentDownloads).values(added)
  })
  return { documents: rows.map((row) => toLibraryDocument(row, taking.locale, taking.reader)) }
}

/**
 * Lists one page of an account's downloads, newest first. Only documents that may still be opened have a
 * URL.
 */
export async function listDownloads(
  db: Db,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
  { accountId, reader, locale }: Omit<Taking, 'now'>,
): Promise<DownloadList> {
  const own = eq(documentDownloads.accountId, accountId)
  const [counted] = await db.select({ total: count() }).from(documentDownloads).where(own)
  const rows = await db
    .select({ download: documentDownloads, ...libraryColumns })
    .from(documentDownloads)
    .innerJoin(documents, eq(documents.id, documentDownloads.documentId))
    .innerJoin(funds, eq(funds.id, documents.fundId))
    .where(own)
    .orderBy(desc(documentDownloads.downloadedAt), desc(documentDownloads.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const total = counted?.total ?? 0
  return {
    items: rows.map(({ download, ...row }) => ({
      id: `dwn-${download.id}`,
      downloadedAt: download.downloadedAt.toISOString(),
      way: downloadWaySchema.parse(download.way),
      document: toLibraryDocument(row, locale, reader),
    })),
    page: { page, pageSize, pageCount: Math.ceil(total / pageSize), total },
  }
}

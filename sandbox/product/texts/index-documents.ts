import { setTimeout as pause } from 'node:timers/promises'
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { documentPages, documents } from '../../database/schema/index.ts'
import type { SandboxDeps } from '../../deps.ts'
import type { DocumentRow } from '../documents/document-views.ts'
import { createTextExtractor, type TextExtractor } from './text-extractor.ts'

type IndexDeps = Pick<SandboxDeps, 'db' | 'documentFiles' | 'log'>

/** Largest file that is indexed. */
const mostBytes = 30_000_000

/** Condition of files without an index, or with that of an earlier version of the file. */
export const isWithoutText = and(
  isNotNull(documents.sha256),
  sql`${documents.indexedSha256} is distinct from ${documents.sha256}`,
)

async function pagesOf(
  { documentFiles, log }: IndexDeps,
  extractor: TextExtractor,
  row: DocumentRow,
): Promise<readonly string[]> {
  try {
    const { bytes, path } = await documentFiles.open(row)
    return bytes > mostBytes ? [] : await extractor.extract(path)
  } catch (error) {
    log.warn({ document: row.id, err: error }, 'text of a document not read')
    return []
  }
}

/**
 * Indexes the next file without a text, and reports whether there was one. A file with no readable text is not tried
 * again; one interrupted by a stop is.
 */
export async function indexNext(
  deps: IndexDeps,
  extractor: TextExtractor,
  signal: AbortSignal,
): Promise<boolean> {
  const { db } = deps
  const [row] = await db.select().from(documents).where(isWithoutText).orderBy(asc(documents.id)).limit(1)
  if (row === undefined) return false
  const pages = await pagesOf(deps, extractor, row)
  if (signal.aborted) return false
  const values = pages
    .map((text, index) => ({ documentId: row.id, page: index + 1, language: row.language, text }))
    .filter(({ text }) => text !== '')
  await db.transaction(async (transaction) => {
    await transaction.delete(documentPages).where(eq(documentPages.documentId, row.id))
    if (values.length > 0) await transaction.insert(documentPages).values(values).onConflictDoNothing()
    await transaction.update(documents).set({ indexedSha256: row.sha256 }).where(eq(documents.id, row.id))
  })
  return true
}

type Pauses = { readonly betweenMs: number; readonly idleMs: number }

async function indexUntil(deps: IndexDeps, extractor: TextExtractor, signal: AbortSignal, pauses: Pauses) {
  while (!signal.aborted) {
    const wasThereOne = await indexNext(deps, extractor, signal).catch((error: unknown) => {
      if (!signal.aborted) deps.log.warn({ err: error }, 'texts of documents not read')
      return false
    })
    if (!wasThereOne) await extractor.close()
    const ms = wasThereOne ? pauses.betweenMs : pauses.idleMs
    await pause(ms, undefined, { signal, ref: false }).catch(() => undefined)
  }
}

/**
 * Takes the texts of documents in the background, one file at a time and with a pause after each, so that requests
 * take precedence: of new files within seconds of their publication. Returns the function that stops it.
 */
export function indexInBackground(
  deps: IndexDeps,
  pauses: Pauses = { betweenMs: 200, idleMs: 5000 },
): () => Promise<void> {
  const controller = new AbortController()
  const extractor = createTextExtractor()
  const work = indexUntil(deps, extractor, controller.signal, pauses)
  return async () => {
    controller.abort()
    await extractor.close()
    await work
  }
}

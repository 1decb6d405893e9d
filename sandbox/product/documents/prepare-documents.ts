import { setTimeout as pause } from 'node:timers/promises'
import { asc, isNull } from 'drizzle-orm'
import { documents } from '../../database/schema/index.ts'
import type { SandboxDeps } from '../../deps.ts'

type Options = { readonly signal: AbortSignal; readonly pauseMs: number }

/**
 * Generates missing files one after the other with a pause between, so that requests take precedence. A
 * failed document is logged and retried on request.
 */
export async function prepareDocuments(
  { db, documentFiles, log }: Pick<SandboxDeps, 'db' | 'documentFiles' | 'log'>,
  { signal, pauseMs }: Options,
): Promise<void> {
  const rows = await db.select().from(documents).where(isNull(documents.bytes)).orderBy(asc(documents.id))
  const startedAt = performance.now()
  for (const row of rows) {
    if (signal.aborted) return
    await documentFiles.open(row).catch((error: unknown) => {
      if (!signal.aborted) log.warn({ document: row.id, err: error }, 'document not made')
    })
    await pause(pauseMs, undefined, { signal }).catch(() => undefined)
  }
  if (rows.length === 0) return
  const durationMs = Math.round(performance.now() - startedAt)
  log.info({ documents: rows.length, durationMs }, 'documents prepared')
}

import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import type { Db } from '../database/open-database.ts'
import type { SandboxHono } from './request-context.ts'

/**
 * Responds 304 to a client that holds the response of the same state of the database, and sets the `ETag` of any other
 * response (RFC 9110, 8.8.3 and 13.1.2). Two equal snapshots of PostgreSQL see the same data: any commit in between
 * changes the snapshot, so that no response is taken for current after a change.
 *
 * The snapshot precedes the reading of the data: a change in between is in the response, and costs the next request a
 * full response.
 * @param inputs what the response depends on besides the database: caller, query, language, day
 */
export type ConditionalGet = (
  context: Context<SandboxHono>,
  inputs: readonly (string | number | boolean | null)[],
) => Promise<Response | undefined>

/** Creates it; another process, which may run other code, never confirms the responses of this one. */
export function createConditionalGet(db: Db): ConditionalGet {
  const processId = randomUUID()
  return async (context, inputs) => {
    const [row] = await db
      .select({ snapshot: sql<string>`pg_current_snapshot()::text` })
      .from(sql`(select 1) as one`)
    const state = JSON.stringify([processId, row?.snapshot ?? randomUUID(), ...inputs])
    const etag = `W/"${createHash('sha256').update(state).digest('base64url')}"`
    context.header('etag', etag)
    context.header('cache-control', 'private, no-cache')
    return context.req.header('if-none-match') === etag ? context.body(null, 304) : undefined
  }
}

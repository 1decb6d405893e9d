import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite, types } from '@electric-sql/pglite'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'
import type { SandboxEnv } from '../env.ts'
import { lockFolder } from './folder-lock.ts'
import { aloneOnPostgres, migratePostgres } from './migrate-postgres.ts'
import * as schema from './schema/index.ts'

/** The sandbox's database, the same for PGlite and PostgreSQL. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>

/** An open, migrated database and its close function. */
export type OpenDatabase = {
  readonly db: Db
  readonly kind: 'pglite' | 'postgres'
  /** Does something that one process alone may do: others on the same database wait. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

/** How connections to PostgreSQL are watched. */
export type ConnectionWatch = {
  /** Called for each connection that PostgreSQL ends. */
  readonly onConnectionLost?: (error: Error) => void
  /**
   * Longest time for the reply to a query, in milliseconds. A server that is frozen, or lost to the network, would
   * otherwise hold a connection for as long as the kernel repeats the packet (a quarter of an hour). Without it, queries
   * may take any time.
   */
  readonly longestQueryMs?: number
}

/** Opens connections to PostgreSQL, which outlive the end of any of them. */
async function connectionsTo(
  url: string,
  { onConnectionLost = () => undefined, longestQueryMs }: ConnectionWatch,
): Promise<Pool> {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    ...(longestQueryMs !== undefined && { query_timeout: longestQueryMs }),
    // The kernel notices that an idle connection is dead before a query is sent on it.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  // A connection that the server ends emits `error` on its client, and on the pool while idle. Without a
  // listener either would end the process; the next query takes another connection.
  pool.on('connect', (client) => client.on('error', onConnectionLost))
  pool.on('error', () => undefined)
  return pool
}

/** Does something that may wait for another process: on connections of its own, whose queries may take any time. */
async function atLeisure<Result>(url: string, work: (pool: Pool) => Promise<Result>): Promise<Result> {
  const pool = await connectionsTo(url, {})
  try {
    return await work(pool)
  } finally {
    await pool.end()
  }
}

/**
 * A query of a request stays on one core: starting parallel workers takes longer than most of these queries, and the
 * other cores have other requests.
 */
const onOneCore = 'set max_parallel_workers_per_gather = 0'

async function openPostgres(
  url: string,
  migrationsFolder: string,
  watch: ConnectionWatch,
): Promise<OpenDatabase> {
  await atLeisure(url, (pool) => migratePostgres(pool, migrationsFolder))
  const { drizzle } = await import('drizzle-orm/node-postgres')
  const pool = await connectionsTo(url, watch)
  pool.on('connect', (client) => void client.query(onOneCore).catch(() => undefined))
  const db = drizzle(pool, { schema })
  // Drizzle gives back no connection on which `begin` fails, until there is none left. One on which a query failed is
  // closed, as the pool itself does: its server may have become read-only, or still respond to that query (P-759).
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    let isSound = true
    try {
      return await drizzle(client, { schema }).transaction(work, config)
    } catch (error) {
      isSound = !(error instanceof DrizzleQueryError)
      throw error
    } finally {
      client.release(!isSound)
    }
  }
  const alone: OpenDatabase['alone'] = (work) => atLeisure(url, (own) => aloneOnPostgres(own, work))
  return { db, kind: 'postgres', alone, close: () => pool.end() }
}

/**
 * Arrays of types that stay texts, by PostgreSQL's type id: numeric, timestamp, with zone, interval, date.
 */
const arraysOfTexts = [1231, 1115, 1185, 1187, 1182]

/**
 * Drizzle passes its own parsers (instants, dates and intervals stay texts) with every query, and PGlite
 * copies its two hundred parsers each time, which takes a sixth of a private call. Here they are passed
 * once.
 */
function withLastingParsers(
  client: PGlite,
  { TIMESTAMP, TIMESTAMPTZ, INTERVAL, DATE }: typeof types,
): PGlite {
  for (const type of [TIMESTAMP, TIMESTAMPTZ, INTERVAL, DATE, ...arraysOfTexts])
    client.parsers[type] = (text) => text
  const query = client.query.bind(client)
  client.query = (text, values, { parsers: _, ...options } = {}) => query(text, values, options)
  return client
}

async function openPglite(folder: string, migrationsFolder: string): Promise<OpenDatabase> {
  const unlock = lockFolder(folder)
  try {
    const { PGlite, types } = await import('@electric-sql/pglite')
    const { drizzle } = await import('drizzle-orm/pglite')
    const { migrate } = await import('drizzle-orm/pglite/migrator')
    // The default of 128 MB of shared buffers only costs memory: there is one connection, and tables are
    // small.
    const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB']
    const client = await PGlite.create({ dataDir: folder, startParams })
    const db = drizzle(withLastingParsers(client, types), { schema })
    await migrate(db, { migrationsFolder })
    return { db, kind: 'pglite', alone: (work) => work(), close: () => client.close().finally(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}

/** Location of the database and of its migrations. */
export type DatabaseSettings = Pick<SandboxEnv, 'databaseUrl' | 'dataDir' | 'migrationsDir'>

function pgliteFolder({ dataDir }: DatabaseSettings): string {
  return join(dataDir, 'database')
}

/** Tells whether opening will create an embedded database, which takes far more memory than using one. */
export function willCreateDatabase(settings: DatabaseSettings): boolean {
  return settings.databaseUrl === undefined && !existsSync(join(pgliteFolder(settings), 'PG_VERSION'))
}

/**
 * Opens the database and applies the migrations: PostgreSQL when `databaseUrl` is set, otherwise PGlite in
 * the data folder. PGlite survives a killed process but never calls fsync: power-loss safety needs
 * PostgreSQL.
 *
 * @throws {FolderInUseError} when another process uses the data folder
 */
export async function openDatabase(
  settings: DatabaseSettings,
  watch: ConnectionWatch = {},
): Promise<OpenDatabase> {
  const { databaseUrl, migrationsDir } = settings
  if (databaseUrl !== undefined) return openPostgres(databaseUrl, migrationsDir, watch)
  return openPglite(pgliteFolder(settings), settings.migrationsDir)
}

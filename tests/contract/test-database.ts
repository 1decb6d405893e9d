import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Client } from 'pg'
import { type OpenDatabase, openDatabase } from '../../sandbox/database/open-database.ts'
import { projectPath } from '../../scripts/lib/project.ts'

type NewDatabase = { readonly url: string | undefined; drop(): Promise<void> }

const embedded: NewDatabase = { url: undefined, drop: () => Promise.resolve() }

// `pg` belongs to the sandbox's workspace, so it is looked up from there.
const sandboxRequire = createRequire(new URL('../../sandbox/package.json', import.meta.url))

async function runOnServer(serverUrl: string, statement: string): Promise<void> {
  const pg: { Client: new (connection: string) => Client } = sandboxRequire('pg')
  const client = new pg.Client(serverUrl)
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/** Creates an empty database on the PostgreSQL server with this URL; an embedded one needs no creation. */
export async function createDatabase(serverUrl: string | undefined): Promise<NewDatabase> {
  if (serverUrl === undefined) return embedded
  const name = `sandbox_test_${randomUUID().replaceAll('-', '')}`
  await runOnServer(serverUrl, `create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => runOnServer(serverUrl, `drop database ${name}`) }
}

/** A database of a test's own, still empty; `remove` throws it away once it is closed. */
export type TestDatabase = {
  /** Its address on a PostgreSQL server; undefined for the embedded one. */
  readonly url: string | undefined
  /** Opens it and brings it to the newest migration, or to that of another folder. */
  open(migrationsDir?: string): Promise<OpenDatabase>
  remove(): Promise<void>
}

/** The folder of the sandbox's migrations. */
export const migrationsDirectory = projectPath('sandbox/database/migrations')

/** Creates a database: embedded, or on the PostgreSQL server with this URL. */
export async function makeTestDatabase(serverUrl: string | undefined): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'database-test-'))
  const { url: databaseUrl, drop } = await createDatabase(serverUrl)
  return {
    url: databaseUrl,
    open: (migrationsDir = migrationsDirectory) => openDatabase({ databaseUrl, dataDir, migrationsDir }),
    async remove() {
      await drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Inserts a row by the columns that it gives: an older database lacks those that were added since. */
export function insertGiven(table: PgTable, row: object): SQL {
  const given = new Map<string, unknown>(Object.entries(row))
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => given.has(name))
  const names = columns.map(([, column]) => sql.identifier(column.name))
  const values = columns.map(([name, column]) => sql.param(given.get(name), column))
  return sql`insert into ${table} (${sql.join(names, sql`, `)}) values (${sql.join(values, sql`, `)})`
}

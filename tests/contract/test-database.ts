import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { type OpenDatabase, openDatabase } from '../../sandbox/database/open-database.ts'
import { projectPath } from '../../scripts/lib/project.ts'
import { createDatabase } from '../support/postgres-databases.ts'

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

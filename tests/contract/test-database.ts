import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

/** Creates an empty database on the PostgreSQL server whose address is given; the embedded one has none to create. */
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
  /** Opens it and brings it to the newest migration, or to that of another folder. */
  open(migrationsDir?: string): Promise<OpenDatabase>
  remove(): Promise<void>
}

/** The folder of the sandbox's migrations. */
export const migrationsDirectory = projectPath('sandbox/database/migrations')

/** Makes room for a database: embedded, or on the PostgreSQL server whose address is given. */
export async function makeTestDatabase(serverUrl: string | undefined): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'database-test-'))
  const { url: databaseUrl, drop } = await createDatabase(serverUrl)
  return {
    open: (migrationsDir = migrationsDirectory) => openDatabase({ databaseUrl, dataDir, migrationsDir }),
    async remove() {
      await drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

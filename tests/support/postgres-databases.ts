import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import type { Client } from 'pg'

/** A database of a test's own; the embedded one has no URL. */
export type NewDatabase = { readonly url: string | undefined; drop(): Promise<void> }

const embedded: NewDatabase = { url: undefined, drop: () => Promise.resolve() }

// `pg` belongs to the sandbox's workspace, so it is looked up from there.
const sandboxRequire = createRequire(new URL('../../sandbox/package.json', import.meta.url))

async function runOnServer(serverUrl: string, statement: string): Promise<void> {
  const pg: { Client: new (connection: string) => Client } = sandboxRequire('pg')
  const client = new pg.Client(serverUrl)
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/**
 * Creates a database on the PostgreSQL server with this URL, empty or as a copy; an embedded one needs no creation.
 *
 * @param template name of the database to copy, to which nobody may be connected
 */
export async function createDatabase(serverUrl: string | undefined, template?: string): Promise<NewDatabase> {
  if (serverUrl === undefined) return embedded
  const name = `sandbox_test_${randomUUID().replaceAll('-', '')}`
  await runOnServer(
    serverUrl,
    `create database ${name}${template === undefined ? '' : ` template ${template}`}`,
  )
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => runOnServer(serverUrl, `drop database if exists ${name} with (force)`) }
}

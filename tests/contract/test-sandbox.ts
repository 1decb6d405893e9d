import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from 'pg'
import pino from 'pino'
import { readSandboxEnv } from '../../sandbox/env.ts'
import { type RunningSandbox, startSandbox } from '../../sandbox/start.ts'
import { layOutSeed } from '../support/sandbox-seed.ts'

/** A sandbox on a free port with data of its own, thrown away by `stop`. `publicUrl` is the one that it calls itself. */
export type TestSandbox = Omit<RunningSandbox, 'close'> & { stop(): Promise<void> }

type TestDatabase = { readonly url: string | undefined; drop(): Promise<void> }

const embedded: TestDatabase = { url: undefined, drop: () => Promise.resolve() }

// `pg` belongs to the sandbox's workspace, so it is looked up from there.
const sandboxRequire = createRequire(new URL('../../sandbox/package.json', import.meta.url))

async function runOnServer(serverUrl: string, statement: string): Promise<void> {
  const pg: { Client: new (connection: string) => Client } = sandboxRequire('pg')
  const client = new pg.Client(serverUrl)
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

async function createDatabase(serverUrl: string): Promise<TestDatabase> {
  const name = `sandbox_test_${randomUUID().replaceAll('-', '')}`
  await runOnServer(serverUrl, `create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => runOnServer(serverUrl, `drop database ${name}`) }
}

/**
 * Starts a seeded sandbox: embedded database, or a new one on the PostgreSQL server whose address is given. `now` is
 * the sandbox's clock.
 */
export async function startTestSandbox(
  serverUrl: string | undefined,
  variables: Readonly<Record<string, string>> = {},
  now: () => Date = () => new Date(),
): Promise<TestSandbox> {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-test-'))
  const database = serverUrl === undefined ? embedded : await createDatabase(serverUrl)
  const whole = {
    SANDBOX_PORT: '0',
    SANDBOX_DATA_DIR: folder,
    SANDBOX_PREPARE_DOCUMENTS: '0',
    DATABASE_URL: database.url,
    ...variables,
  }
  await layOutSeed(folder, whole)
  const env = readSandboxEnv(whole)
  const sandbox = await startSandbox({ env, log: pino({ level: 'silent' }), now })
  const stop = async () => {
    await sandbox.close()
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  }
  const { close: _close, ...running } = sandbox
  return { ...running, stop }
}

/** The databases that the contract is checked on: always the embedded one, a real server when one is named. */
export function testedDatabases(): readonly (readonly [name: string, serverUrl: string | undefined])[] {
  const serverUrl = process.env.TEST_DATABASE_URL
  return serverUrl === undefined
    ? [['PGlite', undefined]]
    : [
        ['PGlite', undefined],
        ['PostgreSQL', serverUrl],
      ]
}

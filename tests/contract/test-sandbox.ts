import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { readSandboxEnv } from '../../sandbox/env.ts'
import { type RunningSandbox, startSandbox } from '../../sandbox/start.ts'
import { testDay } from '../../scripts/lib/sandbox-seed.ts'
import { createSeededDatabase, layOutSeed } from '../support/sandbox-seed.ts'
import { expectNoMailedIds } from './mailed-ids.ts'
import { expectEndsOfLinks } from './mailed-links.ts'

/** A sandbox on a free port with data of its own, thrown away by `stop`. `publicUrl` is the one that it calls itself. */
export type TestSandbox = Omit<RunningSandbox, 'close'> & { stop(): Promise<void> }

/**
 * Starts a seeded sandbox: embedded database, or a new one on the PostgreSQL server with this URL. Its data are as of
 * `testDay`; `now` is the sandbox's clock, and determines the day for which funds are shown.
 */
export async function startTestSandbox(
  serverUrl: string | undefined,
  variables: Readonly<Record<string, string>> = {},
  now?: () => Date,
): Promise<TestSandbox> {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-test-'))
  const database = await createSeededDatabase(serverUrl, variables)
  const whole = {
    SANDBOX_PORT: '0',
    SANDBOX_DATA_DIR: folder,
    SANDBOX_TODAY: testDay,
    SANDBOX_PREPARE_DOCUMENTS: '0',
    DATABASE_URL: database.url,
    ...variables,
  }
  await layOutSeed(folder, whole)
  const env = readSandboxEnv(whole)
  const sandbox = await startSandbox({ env, log: pino({ level: 'silent' }), ...(now && { now }) })
  const stop = async () => {
    // P-701, P-865
    await expectNoMailedIds(sandbox)
      // P-882
      .then(() => expectEndsOfLinks(sandbox))
      .finally(async () => {
        await sandbox.close()
        await database.drop()
        await rm(folder, { recursive: true, force: true })
      })
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

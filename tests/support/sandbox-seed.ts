import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureSandboxBuilt } from '../../scripts/lib/builds.ts'
import { freePorts } from '../../scripts/lib/ports.ts'
import { launchSandbox, sandboxReady } from '../../scripts/lib/services.ts'
import { readSettings } from '../../scripts/lib/settings.ts'

type Variables = Readonly<Record<string, string | undefined>>

/** Names the folder for the processes of the tests. */
const folderVariable = 'SANDBOX_SEED_OF_TESTS'

/** What decides whether and with what a sandbox seeds itself. */
const seedVariables = ['DATABASE_URL', 'SANDBOX_FUNDS', 'SANDBOX_HOST', 'SANDBOX_SEED_CONTENT_DIR']

/** Starts and ends a sandbox, which leaves a database as each has after its first start. */
async function seed(dataDirectory: string): Promise<void> {
  await ensureSandboxBuilt()
  const [port, sandboxPort] = await freePorts(2)
  const settings = readSettings({
    PATH: process.env.PATH,
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_DATA_DIR: dataDirectory,
    SANDBOX_PREPARE_DOCUMENTS: '0',
    LOG_LEVEL: 'warn',
  })
  const sandbox = launchSandbox(settings)
  await sandboxReady(sandbox, settings).finally(() => sandbox.stop())
}

/**
 * Seeds a sandbox once for all the tests of a run, each of whose sandboxes then starts from a copy; returns the
 * function that removes it.
 */
async function seedOnce(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-seed-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  await seed(folder).catch(async (error: unknown) => {
    await remove()
    throw error
  })
  process.env[folderVariable] = folder
  return remove
}

/**
 * Lays a copy of the seeded database into a sandbox's empty data folder, when the run has one and the sandbox would
 * seed the same. The database alone: documents are made again.
 *
 * @param variables environment of the sandbox
 */
export async function layOutSeed(dataDirectory: string, variables: Variables): Promise<void> {
  const folder = process.env[folderVariable]
  if (folder === undefined || seedVariables.some((name) => variables[name] !== undefined)) return
  await cp(join(folder, 'database'), join(dataDirectory, 'database'), { recursive: true })
}

// biome-ignore lint/style/noDefaultExport: Vitest loads a global setup by its default export.
export default seedOnce

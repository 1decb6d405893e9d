import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedSandbox } from '../../scripts/lib/sandbox-seed.ts'

type Variables = Readonly<Record<string, string | undefined>>

/** Names the seeded folder for the processes of the tests; `npm test` sets it, so that one seed serves all programs. */
const folderVariable = 'SANDBOX_SEED_OF_TESTS'

/** Variables that decide whether and with what a sandbox seeds itself. */
const seedVariables = [
  'DATABASE_URL',
  'SANDBOX_EMPTY',
  'SANDBOX_FUNDS',
  'SANDBOX_HOST',
  'SANDBOX_SEED_CONTENT_DIR',
]

/** Seeds a sandbox for all tests of this run, unless `npm test` has; returns the function that removes the seed. */
async function seedOnce(): Promise<() => Promise<void>> {
  if (process.env[folderVariable] !== undefined) return () => Promise.resolve()
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-seed-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  await seedSandbox(folder).catch(async (error: unknown) => {
    await remove()
    throw error
  })
  process.env[folderVariable] = folder
  return remove
}

/**
 * Copies the seeded database into a sandbox's empty data folder, when the run has one and the sandbox would seed the
 * same. Documents are not copied: they are made on demand.
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

import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedSandbox } from '../../scripts/lib/sandbox-seed.ts'
import { createDatabase, type NewDatabase } from './postgres-databases.ts'

type Variables = Readonly<Record<string, string | undefined>>

/** Names the seeded folder for the processes of the tests; `npm test` sets it, so that one seed serves all programs. */
const folderVariable = 'SANDBOX_SEED_OF_TESTS'

/** Names the seeded database of the PostgreSQL server that the tests run on, if `TEST_DATABASE_URL` names one. */
const templateVariable = 'SANDBOX_SEED_TEMPLATE_OF_TESTS'

/** Variables that decide whether and with what a sandbox seeds itself. */
const seedVariables = [
  'DATABASE_URL',
  'SANDBOX_EMPTY',
  'SANDBOX_FUNDS',
  'SANDBOX_HOST',
  'SANDBOX_SEED_CONTENT_DIR',
]

const seedsTheSame = (variables: Variables) => seedVariables.every((name) => variables[name] === undefined)

/** Seeds a database of a PostgreSQL server, of which those of the tests are copies. */
async function seedTemplate(serverUrl: string): Promise<NewDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-seed-'))
  const database = await createDatabase(serverUrl)
  await seedSandbox(folder, { DATABASE_URL: database.url }).finally(() =>
    rm(folder, { recursive: true, force: true }),
  )
  return database
}

/**
 * Creates a database for a sandbox on the PostgreSQL server with this URL: seeded, when the run has a seed there and the
 * sandbox would seed the same, else empty.
 *
 * @param variables environment of the sandbox
 */
export const createSeededDatabase = (
  serverUrl: string | undefined,
  variables: Variables,
): Promise<NewDatabase> =>
  createDatabase(serverUrl, seedsTheSame(variables) ? process.env[templateVariable] : undefined)

/** Seeds what all tests of this run need; returns the function that removes it. */
async function seedOnce(): Promise<() => Promise<void>> {
  const removeFolder = await seedFolder()
  const serverUrl = process.env.TEST_DATABASE_URL
  if (serverUrl === undefined) return removeFolder
  const template = await seedTemplate(serverUrl)
  process.env[templateVariable] = new URL(template.url ?? '').pathname.slice(1)
  return async () => {
    await template.drop()
    await removeFolder()
  }
}

/** Seeds the folder of an embedded database, unless `npm test` has; returns the function that removes it. */
async function seedFolder(): Promise<() => Promise<void>> {
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
  if (folder === undefined || !seedsTheSame(variables)) return
  await cp(join(folder, 'database'), join(dataDirectory, 'database'), { recursive: true })
}

// biome-ignore lint/style/noDefaultExport: Vitest loads a global setup by its default export.
export default seedOnce

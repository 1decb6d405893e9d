import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Gives the processes of a run one temporary folder; the returned function removes it with all that they left. */
async function ownTemporaryFolder(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-tests-'))
  process.env.TMPDIR = folder
  return () => rm(folder, { recursive: true, force: true, maxRetries: 5 })
}

// biome-ignore lint/style/noDefaultExport: Vitest loads a global setup by its default export.
export default ownTemporaryFolder

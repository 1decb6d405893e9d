import { ensurePortalBuilt } from '../../scripts/lib/builds.ts'
import { projectDirectory } from '../../scripts/lib/project.ts'

/** Builds the portal before the files that ask it run beside each other, unless the test run has built one. */
async function buildOnce(): Promise<void> {
  if (process.env.PORTAL_DIRECTORY !== undefined) return
  await ensurePortalBuilt()
  process.env.PORTAL_DIRECTORY = projectDirectory
}

// biome-ignore lint/style/noDefaultExport: Vitest loads a global setup by its default export.
export default buildOnce

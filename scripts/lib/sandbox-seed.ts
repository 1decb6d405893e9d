import { ensureSandboxBuilt } from './builds.ts'
import { waitUntilHealthy } from './health.ts'
import { freePorts } from './ports.ts'
import { launchSandbox } from './services.ts'
import { readSettings } from './settings.ts'

/** The day of the data that tests and measurements read: the same whenever they run. */
export const testDay = '2026-06-30'

/** Seeding takes 10 seconds on a quiet machine, and minutes on a crowded one. */
const timeoutMs = 600_000

/**
 * Starts and stops a sandbox on a data folder, which leaves the seeded database there, or on a server that `variables`
 * name.
 */
export async function seedSandbox(
  dataDirectory: string,
  variables: Readonly<Record<string, string | undefined>> = {},
): Promise<void> {
  await ensureSandboxBuilt()
  const [port, sandboxPort] = await freePorts(2)
  const settings = readSettings({
    PATH: process.env.PATH,
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_DATA_DIR: dataDirectory,
    SANDBOX_TODAY: testDay,
    SANDBOX_PREPARE_DOCUMENTS: '0',
    LOG_LEVEL: 'warn',
    ...variables,
  })
  const sandbox = launchSandbox(settings)
  const health = `${settings.sandbox.localUrl}/health`
  await waitUntilHealthy(sandbox, health, timeoutMs).finally(() => sandbox.stop())
}

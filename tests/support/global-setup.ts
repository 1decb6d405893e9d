import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServices } from './services.ts'
import { sessionSecret } from './session-of-page.ts'

/**
 * Starts the servers that the browser tests visit and passes the URLs to the workers; returns the function that stops
 * them. With PORTAL_URL (and SANDBOX_URL) set, the tests visit those servers instead.
 */
async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env.PORTAL_URL) return async () => undefined
  const data = mkdtempSync(join(tmpdir(), 'browser-tests-'))
  const services = await startServices({
    DATA_DIR: data,
    SESSION_SECRETS: sessionSecret,
    LOG_LEVEL: 'warn',
    SESSION_POLL_S: '300',
    SANDBOX_CONTENT_RATE_LIMIT: '1000',
    TRUSTED_PROXIES: '127.0.0.1 ::1',
  })
  process.env.PORTAL_URL = services.portalUrl
  process.env.SANDBOX_URL = services.sandboxUrl
  process.env.PORTAL_DATA_DIR = data
  return async () => {
    await services.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

// biome-ignore lint/style/noDefaultExport: Playwright loads a global setup by its default export.
export default globalSetup

/**
 * `npm start`: builds changed parts, starts the sandbox and the portal, and prints their addresses. `-- --empty`: a new
 * database starts without invented data.
 */
import { ensurePortalBuilt, ensureSandboxBuilt } from './lib/builds.ts'
import { runCommand } from './lib/project.ts'
import { stopSignal } from './lib/run-service.ts'
import { claimPorts, exitCodeOf, runTogether } from './lib/run-together.ts'
import { launchPortal, launchSandbox } from './lib/services.ts'
import { readSettings } from './lib/settings.ts'

await runCommand(async () => {
  const isEmpty = process.argv.includes('--empty')
  const settings = readSettings(isEmpty ? { ...process.env, SANDBOX_EMPTY: '1' } : process.env)
  const signal = stopSignal()
  const launchers = { sandbox: () => launchSandbox(settings), portal: () => launchPortal(settings) }
  return await exitCodeOf(async () => {
    await claimPorts(settings)
    if (settings.embeddedSystems.length > 0) await ensureSandboxBuilt()
    await ensurePortalBuilt(signal)
    await runTogether(settings, launchers, signal)
  }, signal)
})

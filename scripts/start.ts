/** `npm start`: builds what changed, starts the sandbox and the portal, and says where they are. */
import { ensurePortalBuilt, ensureSandboxBuilt } from './lib/builds.ts'
import { runCommand } from './lib/project.ts'
import { claimPorts, exitCodeOf, runTogether } from './lib/run-together.ts'
import { launchPortal, launchSandbox } from './lib/services.ts'
import { readSettings } from './lib/settings.ts'
import { stopSignal } from './lib/stop-signal.ts'

await runCommand(async () => {
  const settings = readSettings(process.env)
  const signal = stopSignal()
  const launchers = { sandbox: () => launchSandbox(settings), portal: () => launchPortal(settings) }
  return await exitCodeOf(async () => {
    await claimPorts(settings)
    if (settings.embeddedSystems.length > 0) await ensureSandboxBuilt()
    await ensurePortalBuilt(signal)
    await runTogether(settings, launchers, signal)
  }, signal)
})

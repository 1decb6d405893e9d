/** `npm run dev`: the portal with hot reload, and the sandbox restarted when its sources change. */
import { lockDataDirectory } from './lib/lock.ts'
import { requireFreePort } from './lib/ports.ts'
import { launch, type Service } from './lib/processes.ts'
import { projectDirectory, projectPath, runCommand } from './lib/project.ts'
import { portalVariables } from './lib/services.ts'
import { readSettings, type Settings } from './lib/settings.ts'
import { aborted, stopSignal } from './lib/stop-signal.ts'

function launchSources(settings: Settings): Service[] {
  const common = {
    directory: projectDirectory,
    variables: { ...portalVariables(settings), NODE_ENV: 'development' },
  }
  const vite = projectPath('node_modules/vite/bin/vite.js')
  const port = String(settings.portal.port)
  const sandbox = launch({ name: 'sandbox', command: ['--watch', projectPath('sandbox/main.ts')], ...common })
  const portal = launch({
    name: 'portal',
    command: [vite, '--config', 'app.config.ts', '--port', port],
    ...common,
  })
  return settings.embeddedSystems.length > 0 ? [portal, sandbox] : [portal]
}

await runCommand(async () => {
  const settings = readSettings(process.env)
  lockDataDirectory(settings.portal.dataDirectory)
  await requireFreePort(settings.portal.port, 'PORT')
  if (settings.embeddedSystems.length > 0) await requireFreePort(settings.sandbox.port, 'SANDBOX_PORT')
  const signal = stopSignal()
  const running = launchSources(settings)
  const ended = await Promise.race([aborted(signal), ...running.map((service) => service.exited)])
  for (const service of running) await service.stop()
  return ended ?? 0
})

/** `npm run dev`: the portal with hot reload, and the sandbox, which restarts when its sources change. */
import { launch, type Service } from './lib/processes.ts'
import { projectDirectory, projectPath, runCommand } from './lib/project.ts'
import { stopSignal } from './lib/run-service.ts'
import { claimPorts, exitCodeOf, runTogether } from './lib/run-together.ts'
import { portalVariables } from './lib/services.ts'
import { readSettings, type Settings } from './lib/settings.ts'

function launchSources(settings: Settings, name: string, ...command: string[]): Service {
  const variables = { ...portalVariables(settings), NODE_ENV: 'development' }
  return launch({ name, command, directory: projectDirectory, variables })
}

await runCommand(async () => {
  const settings = readSettings(process.env)
  const signal = stopSignal()
  const vite = projectPath('node_modules/vite/bin/vite.js')
  const port = String(settings.portal.port)
  const launchers = {
    sandbox: () => launchSources(settings, 'sandbox', '--watch', projectPath('sandbox/main.ts')),
    portal: () => launchSources(settings, 'portal', vite, '--config', 'app.config.ts', '--port', port),
  }
  return await exitCodeOf(async () => {
    await claimPorts(settings)
    await runTogether(settings, launchers, signal)
  }, signal)
})

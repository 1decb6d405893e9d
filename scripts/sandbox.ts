/** `npm run sandbox`: the sandbox alone. */
import { ensureSandboxBuilt } from './lib/builds.ts'
import { requireFreePort } from './lib/ports.ts'
import { runCommand } from './lib/project.ts'
import { runService } from './lib/run-service.ts'
import { launchSandbox } from './lib/services.ts'
import { readSettings } from './lib/settings.ts'

await runCommand(async () => {
  const settings = readSettings(process.env)
  await requireFreePort(settings.sandbox.port, 'SANDBOX_PORT')
  await ensureSandboxBuilt()
  return await runService(() => launchSandbox(settings))
})

/** `npm run serve`: the built portal alone, against the addresses of the environment. */
import { requireFreePort } from './lib/ports.ts'
import { runCommand } from './lib/project.ts'
import { runService } from './lib/run-service.ts'
import { launchPortal } from './lib/services.ts'
import { readSettings } from './lib/settings.ts'

await runCommand(async () => {
  const settings = readSettings(process.env)
  await requireFreePort(settings.portal.port, 'PORT')
  return await runService(() => launchPortal(settings))
})

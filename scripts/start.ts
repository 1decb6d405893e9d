/** `npm start`: builds what changed, starts the sandbox and the portal, and says where they are. */
import { announce } from './lib/announcement.ts'
import { ensurePortalBuilt, ensureSandboxBuilt } from './lib/builds.ts'
import { ServiceEnded } from './lib/health.ts'
import { lockDataDirectory } from './lib/lock.ts'
import { requireFreePort } from './lib/ports.ts'
import type { Service } from './lib/processes.ts'
import { runCommand } from './lib/project.ts'
import { launchPortal, launchSandbox, portalReady, sandboxReady } from './lib/services.ts'
import { readSettings, type Settings } from './lib/settings.ts'
import { aborted, stopSignal } from './lib/stop-signal.ts'

async function startServices(settings: Settings, running: Service[]): Promise<void> {
  const waits: Promise<void>[] = []
  if (settings.embeddedSystems.length > 0) {
    const sandbox = launchSandbox(settings)
    running.push(sandbox)
    waits.push(sandboxReady(sandbox, settings))
  }
  const portal = launchPortal(settings)
  running.push(portal)
  waits.push(portalReady(portal, settings))
  await Promise.all(waits)
}

async function failWhenOneEnds(running: readonly Service[]): Promise<never> {
  return await Promise.race(
    running.map(async ({ name, exited }) => {
      throw new ServiceEnded(name, await exited)
    }),
  )
}

/** The portal goes first: its last requests still need the sandbox. */
async function stopServices(running: readonly Service[]): Promise<void> {
  for (const service of running.toReversed()) await service.stop()
}

async function prepare(settings: Settings, signal: AbortSignal): Promise<void> {
  lockDataDirectory(settings.portal.dataDirectory)
  await requireFreePort(settings.portal.port, 'PORT')
  if (settings.embeddedSystems.length > 0) {
    await requireFreePort(settings.sandbox.port, 'SANDBOX_PORT')
    await ensureSandboxBuilt()
  }
  await ensurePortalBuilt(signal)
}

async function runUntilStopped(settings: Settings, signal: AbortSignal): Promise<void> {
  const running: Service[] = []
  const stopped = aborted(signal)
  try {
    await Promise.race([stopped, startServices(settings, running)])
    if (signal.aborted) return
    await announce(settings)
    await Promise.race([stopped, failWhenOneEnds(running)])
  } finally {
    await stopServices(running)
  }
}

async function start(): Promise<number> {
  const settings = readSettings(process.env)
  const signal = stopSignal()
  try {
    await prepare(settings, signal)
    await runUntilStopped(settings, signal)
    return 0
  } catch (error) {
    if (signal.aborted) return 0
    if (!(error instanceof ServiceEnded)) throw error
    console.error(error.message)
    return error.exitCode
  }
}

await runCommand(start)

import { announce } from './announcement.ts'
import { ServiceEnded } from './health.ts'
import { lockDataDirectory } from './lock.ts'
import { requireFreePort } from './ports.ts'
import type { Service } from './processes.ts'
import { portalReady, sandboxReady } from './services.ts'
import type { Settings } from './settings.ts'
import { aborted } from './stop-signal.ts'

/** How a command starts the two processes. */
export type Launchers = { readonly sandbox: () => Service; readonly portal: () => Service }

/**
 * Makes sure that nobody else has our ports and data.
 * @throws PlainError naming what is taken, and how to choose another
 */
export async function claimPorts(settings: Settings): Promise<void> {
  lockDataDirectory(settings.portal.dataDirectory)
  await requireFreePort(settings.portal.port, 'PORT')
  if (settings.embeddedSystems.length > 0) await requireFreePort(settings.sandbox.port, 'SANDBOX_PORT')
}

async function startServices(settings: Settings, launchers: Launchers, running: Service[]): Promise<void> {
  const waits: Promise<void>[] = []
  if (settings.embeddedSystems.length > 0) {
    const sandbox = launchers.sandbox()
    running.push(sandbox)
    waits.push(sandboxReady(sandbox, settings))
  }
  const portal = launchers.portal()
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

/**
 * Starts the sandbox (unless every outside system is elsewhere) and the portal, says where they are, and stops both
 * when `signal` is aborted or one of them ends.
 * @throws ServiceEnded when one ends by itself
 */
export async function runTogether(
  settings: Settings,
  launchers: Launchers,
  signal: AbortSignal,
): Promise<void> {
  const running: Service[] = []
  const stopped = aborted(signal)
  try {
    await Promise.race([stopped, startServices(settings, launchers, running)])
    if (signal.aborted) return
    await announce(settings)
    await Promise.race([stopped, failWhenOneEnds(running)])
  } finally {
    await stopServices(running)
  }
}

/** Runs a command until it is done or asked to stop; returns the exit code. */
export async function exitCodeOf(run: () => Promise<void>, signal: AbortSignal): Promise<number> {
  try {
    await run()
    return 0
  } catch (error) {
    if (signal.aborted) return 0
    if (!(error instanceof ServiceEnded)) throw error
    console.error(error.message)
    return error.exitCode
  }
}

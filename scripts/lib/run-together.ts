import { existsSync } from 'node:fs'
import { announce } from './announcement.ts'
import { ServiceEnded } from './health.ts'
import { lockDataDirectory } from './lock.ts'
import { requireFreePort } from './ports.ts'
import type { Service } from './processes.ts'
import { withProgress } from './progress.ts'
import { aborted } from './run-service.ts'
import { portalReady, sandboxReady } from './services.ts'
import type { Settings } from './settings.ts'

/** Functions that start the two processes. */
export type Launchers = { readonly sandbox: () => Service; readonly portal: () => Service }

/**
 * Reserves the data folder, and checks that both ports are free.
 * @throws PlainError naming what is in use, and how to choose another
 */
export async function claimPorts(settings: Settings): Promise<void> {
  lockDataDirectory(settings.portal.dataDirectory)
  await requireFreePort(settings.portal.port, 'PORT')
  if (settings.embeddedSystems.length > 0) await requireFreePort(settings.sandbox.port, 'SANDBOX_PORT')
}

/**
 * Starts the sandbox, then the portal: a portal without its backends would log an error for each request of an open
 * browser, which is no fault of theirs while they start.
 */
async function startServices(
  settings: Settings,
  launchers: Launchers,
  { running, signal }: { readonly running: Service[]; readonly signal: AbortSignal },
): Promise<void> {
  if (settings.embeddedSystems.length > 0) {
    const isSeeded = Boolean(settings.variables.DATABASE_URL) || existsSync(settings.sandbox.dataDirectory)
    await withProgress(isSeeded ? 'Starting the sandbox' : 'Seeding and starting the sandbox', () => {
      const sandbox = launchers.sandbox()
      running.push(sandbox)
      return sandboxReady(sandbox, settings)
    })
  }
  if (signal.aborted) return
  await withProgress('Starting the portal', () => {
    const portal = launchers.portal()
    running.push(portal)
    return portalReady(portal, settings)
  })
}

async function failWhenOneEnds(running: readonly Service[]): Promise<never> {
  return await Promise.race(
    running.map(async ({ name, exited }) => {
      throw new ServiceEnded(name, await exited)
    }),
  )
}

/** Stops the portal first, because its last requests still need the sandbox. */
async function stopServices(running: readonly Service[]): Promise<void> {
  for (const service of running.toReversed()) await service.stop()
}

/**
 * Starts the sandbox (unless every outside system is elsewhere) and the portal, prints their addresses, and stops both
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
    await Promise.race([stopped, startServices(settings, launchers, { running, signal })])
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

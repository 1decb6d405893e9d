import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { waitUntilHealthy } from '../lib/health.ts'
import { freePorts } from '../lib/ports.ts'
import type { Service } from '../lib/processes.ts'
import { PlainError } from '../lib/project.ts'
import { launchPortal, launchSandbox } from '../lib/services.ts'
import { readSettings, type Settings } from '../lib/settings.ts'

/** Where one measured pair of portal and sandbox lives: free ports and an empty folder of its own. */
export type Stand = {
  readonly settings: Settings
  readonly fundCount: number
  /** Scratch folder, removed when this process ends. */
  readonly directory: string
  /** File to which services write what they print, as they would in production. */
  readonly log: number
}

/** Lets the benchmark publish as an editor would; worth nothing outside its own temporary sandbox. */
export const editorToken = 'benchmark-editor-token'

/** A running service and how long it took to answer. */
export type Started = { readonly service: Service; readonly pid: number; readonly startedInMs: number }

const pollMs = 5
const timeoutMs = 600_000
const logName = 'services.log'

/** Prepares a stand whose sandbox will hold `fundCount` funds; `variables` stand over the environment of both. */
export async function prepareStand(
  fundCount: number,
  variables: Readonly<Record<string, string>> = {},
): Promise<Stand> {
  const directory = mkdtempSync(join(tmpdir(), 'portal-bench-'))
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }))
  const [port, sandboxPort] = await freePorts(2)
  const settings = readSettings({
    PATH: process.env.PATH,
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    DATA_DIR: join(directory, 'portal'),
    SANDBOX_DATA_DIR: join(directory, 'sandbox'),
    SANDBOX_FUNDS: String(fundCount),
    SANDBOX_CONTENT_API_TOKEN: editorToken,
    // The files of documents are drawn when asked for: drawing 900 of them would take a core meanwhile.
    SANDBOX_PREPARE_DOCUMENTS: '0',
    ...variables,
  })
  return { settings, fundCount, directory, log: openSync(join(directory, logName), 'a') }
}

/** The last lines that the services printed, for whoever looks into a failure. */
function lastLines({ directory }: Stand): string {
  return readFileSync(join(directory, logName), 'utf8').split('\n').slice(-20).join('\n')
}

/** Starts a service and waits, to a few milliseconds, until `url` answers with success. */
export async function startUntilAnswer(stand: Stand, start: () => Service, url: string): Promise<Started> {
  const startedAt = performance.now()
  const service = start()
  try {
    await waitUntilHealthy(service, url, timeoutMs, pollMs)
  } catch (error) {
    await service.stop()
    console.error(lastLines(stand))
    throw error
  }
  if (service.pid === undefined) throw new PlainError(`The ${service.name} has no process.`)
  return { service, pid: service.pid, startedInMs: performance.now() - startedAt }
}

/** Starts the built sandbox; it is ready when its health answers. */
export function startSandbox(stand: Stand): Promise<Started> {
  const { settings, log } = stand
  const start = () => launchSandbox(settings, { output: log })
  return startUntilAnswer(stand, start, `${settings.sandbox.localUrl}/health`)
}

/** Starts the built portal; it is ready when its home page answers 200. */
export function startPortal(stand: Stand): Promise<Started> {
  const { settings, log } = stand
  const start = () => launchPortal(settings, { output: log })
  return startUntilAnswer(stand, start, `${settings.portal.localUrl}/`)
}

import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { waitUntilHealthy } from '../lib/health.ts'
import { freePorts } from '../lib/ports.ts'
import type { Service } from '../lib/processes.ts'
import { PlainError } from '../lib/project.ts'
import { testDay } from '../lib/sandbox-seed.ts'
import { launchPortal, launchSandbox } from '../lib/services.ts'
import { readSettings, type Settings } from '../lib/settings.ts'

/** Free ports and an empty folder for a portal and a sandbox of their own. */
export type Environment = {
  readonly settings: Settings
  /** Temporary folder, removed when this process ends. */
  readonly directory: string
  /** File that takes the services' output, as a log collector would in production. */
  readonly log: number
}

/** A running service, and how long it took to give its first successful response. */
export type Started = { readonly service: Service; readonly pid: number; readonly startedInMs: number }

const pollMs = 5
const timeoutMs = 600_000
const logName = 'services.log'

/** Prepares an environment; `variables` override those of both processes. */
export async function prepareEnvironment(
  variables: Readonly<Record<string, string>> = {},
): Promise<Environment> {
  const directory = mkdtempSync(join(tmpdir(), 'portal-bench-'))
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }))
  const [port, sandboxPort] = await freePorts(2)
  const settings = readSettings({
    PATH: process.env.PATH,
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    DATA_DIR: join(directory, 'portal'),
    SANDBOX_DATA_DIR: join(directory, 'sandbox'),
    // Documents are drawn on request: drawing 900 in advance would take a core during the run.
    SANDBOX_TODAY: testDay,
    SANDBOX_PREPARE_DOCUMENTS: '0',
    ...variables,
  })
  return { settings, directory, log: openSync(join(directory, logName), 'a') }
}

function lastLogLines({ directory }: Environment): string {
  return readFileSync(join(directory, logName), 'utf8').split('\n').slice(-20).join('\n')
}

/** Starts a service and waits, to a few milliseconds, until `url` responds with success. */
export async function startUntilReady(
  environment: Environment,
  start: () => Service,
  url: string,
): Promise<Started> {
  const startedAt = performance.now()
  const service = start()
  try {
    await waitUntilHealthy(service, url, timeoutMs, pollMs)
  } catch (error) {
    await service.stop()
    console.error(lastLogLines(environment))
    throw error
  }
  if (service.pid === undefined) throw new PlainError(`The ${service.name} has no process.`)
  return { service, pid: service.pid, startedInMs: performance.now() - startedAt }
}

/** Starts the built sandbox. */
export function startSandbox(environment: Environment): Promise<Started> {
  const { settings, log: output } = environment
  const start = () => launchSandbox(settings, { output })
  return startUntilReady(environment, start, `${settings.sandbox.localUrl}/health`)
}

/** Starts the built portal of `directory`, the project's own by default; it is ready when its home page gives 200. */
export function startPortal(environment: Environment, directory?: string): Promise<Started> {
  const { settings, log: output } = environment
  const start = () => launchPortal(settings, { output, ...(directory === undefined ? {} : { directory }) })
  return startUntilReady(environment, start, `${settings.portal.localUrl}/`)
}

/** Runs `use` beside a sandbox and a portal, and stops both in the end. */
export async function withServices<Result>(
  environment: Environment,
  use: (sandbox: Started, portal: Started) => Promise<Result>,
  directory?: string,
): Promise<Result> {
  const sandbox = await startSandbox(environment)
  try {
    const portal = await startPortal(environment, directory)
    try {
      return await use(sandbox, portal)
    } finally {
      await portal.service.stop()
    }
  } finally {
    await sandbox.service.stop()
  }
}

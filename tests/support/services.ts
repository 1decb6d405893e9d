import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensurePortalBuilt, ensureSandboxBuilt } from '../../scripts/lib/builds.ts'
import { freePorts } from '../../scripts/lib/ports.ts'
import type { Service } from '../../scripts/lib/processes.ts'
import { projectPath } from '../../scripts/lib/project.ts'
import { testDay } from '../../scripts/lib/sandbox-seed.ts'
import { launchPortal, launchSandbox, portalReady, sandboxReady } from '../../scripts/lib/services.ts'
import { readSettings } from '../../scripts/lib/settings.ts'
import { createSeededDatabase, layOutSeed } from './sandbox-seed.ts'

/** A portal and a sandbox of their own, on free ports and with empty data. */
export type TestServices = {
  readonly portalUrl: string
  readonly sandboxUrl: string
  /** Stops both and forgets their data. */
  stop(): Promise<void>
}

/** Log of both processes, for the analysis of failures. */
export const serviceLog = projectPath('test-results/services.log')

function openLog(file: string): number {
  mkdirSync(projectPath('test-results'), { recursive: true })
  return openSync(file, 'a')
}

/** The folder of the portal to test: the one that the test run built, else the project's own, built when outdated. */
async function portalDirectory(): Promise<string | undefined> {
  const built = process.env.PORTAL_DIRECTORY
  if (built === undefined) await ensurePortalBuilt()
  return built
}

async function stopAll(services: readonly Service[]): Promise<void> {
  for (const service of services) await service.stop()
}

/**
 * Starts the built portal and the built sandbox.
 * @param variables environment of both, over the defaults
 * @param logFile where both print to
 * @param fill puts a database into the sandbox's empty data folder; by default, that of the seed
 */
export async function startServices(
  variables: Readonly<Record<string, string>> = {},
  logFile = serviceLog,
  fill: typeof layOutSeed = layOutSeed,
): Promise<TestServices> {
  const directory = await portalDirectory()
  await ensureSandboxBuilt()
  const data = mkdtempSync(join(tmpdir(), 'portal-data-'))
  // `npm run proof -- postgresql` runs these tests on a server.
  const database = await createSeededDatabase(process.env.TEST_DATABASE_URL, variables)
  const [port, sandboxPort] = await freePorts(2)
  const settings = readSettings({
    PATH: process.env.PATH,
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    DATABASE_URL: database.url,
    DATA_DIR: join(data, 'portal'),
    SANDBOX_DATA_DIR: join(data, 'sandbox'),
    SANDBOX_TODAY: testDay,
    // A test may be any visitor, by the header that a proxy would write.
    TRUSTED_PROXIES: '127.0.0.1 ::1',
    // The few documents that tests ask for are made when they do.
    SANDBOX_PREPARE_DOCUMENTS: '0',
    // Tests crowd their machine, and are about something else.
    OVERLOAD_DELAY_MS: '0',
    OVERLOAD_IN_FLIGHT: '0',
    ...variables,
  })
  await fill(settings.sandbox.dataDirectory, settings.variables)
  const output = openLog(logFile)
  const sandbox = launchSandbox(settings, { output })
  const portal = launchPortal(settings, { output, directory })
  closeSync(output)
  const stop = async () => {
    await stopAll([portal, sandbox])
    await database.drop()
    rmSync(data, { recursive: true, force: true })
  }
  try {
    await Promise.all([sandboxReady(sandbox, settings), portalReady(portal, settings)])
  } catch (error) {
    await stop()
    throw error
  }
  return { portalUrl: settings.portal.url, sandboxUrl: settings.sandbox.url, stop }
}

/** Additional portal on a running sandbox. */
export type TestPortal = {
  readonly portalUrl: string
  readonly dataDirectory: string
  /** Stops it and forgets its data. */
  stop(): Promise<void>
}

/**
 * Starts the built portal once more, on a free port and with data of its own, for tests that change how it runs.
 * @param variables its environment, over the defaults
 */
export async function startPortalBeside(
  sandboxUrl: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<TestPortal> {
  const directory = await portalDirectory()
  const dataDirectory = mkdtempSync(join(tmpdir(), 'portal-data-'))
  const [port] = await freePorts(1)
  const settings = readSettings({
    PATH: process.env.PATH,
    PORT: String(port),
    SANDBOX_PORT: new URL(sandboxUrl).port,
    DATA_DIR: dataDirectory,
    LOG_LEVEL: 'warn',
    ...variables,
  })
  const output = openLog(serviceLog)
  const portal = launchPortal(settings, { output, directory })
  closeSync(output)
  const stop = async () => {
    await portal.stop()
    rmSync(dataDirectory, { recursive: true, force: true })
  }
  await portalReady(portal, settings).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { portalUrl: settings.portal.url, dataDirectory, stop }
}

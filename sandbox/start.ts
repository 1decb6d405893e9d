import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type ServerType, serve } from '@hono/node-server'
import type { Logger } from 'pino'
import { plainDateAt } from '../src/lib/format/plain-date-at.ts'
import { createSandboxApp } from './app.ts'
import { remindRegularly } from './cases/remind-cases.ts'
import { isContentEmpty, seedContentWhenEmpty, startContentWhenEmpty } from './content/seed/seed-content.ts'
import { newPasswordPath } from './content/users/user-mails.ts'
import { type Db, type OpenDatabase, openDatabase, willCreateDatabase } from './database/open-database.ts'
import type { SandboxDeps } from './deps.ts'
import type { SandboxEnv } from './env.ts'
import { createBackgroundWork } from './http/background-work.ts'
import { purgeRegularly } from './identity/purge.ts'
import { createMailbox } from './mailbox/mailbox.ts'
import { sendWaitingRegularly } from './mailbox/outbox.ts'
import { sendAlertsRegularly } from './product/alerts/send-alerts.ts'
import { describeDocument } from './product/documents/describe-document.ts'
import { createDocumentFiles, type RenderDocument } from './product/documents/document-files.ts'
import { createPdfRenderer } from './product/documents/pdf-renderer.ts'
import { prepareDocuments } from './product/documents/prepare-documents.ts'
import { tellOfEndsRegularly } from './product/mandates/tell-of-ends.ts'
import { sendRegularly } from './product/notifications/send-notification-mails.ts'
import { indexInBackground } from './product/texts/index-documents.ts'
import { createDatabase } from './seed/create-database.ts'
import { type SeedOptions, seedWhenEmpty } from './seed/seed.ts'
import { workOffRegularly } from './team-admin/work-off-lists.ts'

/**
 * A running sandbox: its URLs without trailing slash (bound, and as browsers see it), and its stop
 * function.
 */
export type RunningSandbox = {
  readonly url: string
  readonly publicUrl: string
  /** Waits for background work, such as mails. */
  settled(): Promise<void>
  close(): Promise<void>
}

/** Options of the start. `now` is a test's clock: it decides the day, too, except that of the seed. */
export type StartOptions = { readonly env: SandboxEnv; readonly log: Logger; readonly now?: () => Date }

type Clock = Pick<SandboxDeps, 'now' | 'today'>
type Settings = Pick<StartOptions, 'env' | 'log'> & { readonly clock: Clock }

const dayOf = (instant: Date): string => plainDateAt(instant)

function clockOf({ env, now }: StartOptions): Clock {
  if (now !== undefined) return { now, today: () => dayOf(now()) }
  return { now: () => new Date(), today: () => env.today ?? dayOf(new Date()) }
}

/** Fills a new database: with invented data, or with the site's own texts and one member of staff. */
async function fillWhenEmpty(db: Db, { env, log, clock }: Settings): Promise<void> {
  const { seedDir } = env.content
  // A database that was started empty, or whose funds were all removed, is not seeded later.
  if (!(await isContentEmpty(db))) return
  if (!env.startsEmpty) {
    await seedWhenEmpty(db, seedOptionsOf(env, clock))
    return seedContentWhenEmpty(db, seedDir)
  }
  const code = await startContentWhenEmpty(db, seedDir, { email: env.staffEmail, now: clock.now() })
  const page = `${env.portalUrl}${newPasswordPath.en}`
  if (code !== undefined)
    log.warn({ email: env.staffEmail, link: `${page}?code=${code}` }, 'staff: set a password')
}

const seedOptionsOf = ({ fundCount, demoAllowed, today }: SandboxEnv, clock: Clock): SeedOptions => ({
  fundCount,
  withDemoAccounts: demoAllowed,
  asOf: today ?? clock.today(),
  seededAt: new Date(),
})

/** Longer than any query of a request or of the seed. */
const longestQueryMs = 60_000

async function openSeeded(given: Settings): Promise<OpenDatabase> {
  const { env, log, clock } = given
  const startedAt = performance.now()
  if (willCreateDatabase(env) && !env.startsEmpty) {
    const { databaseUrl, dataDir, migrationsDir } = env
    const settings = { databaseUrl, dataDir, migrationsDir }
    await createDatabase({ settings, options: seedOptionsOf(env, clock) })
  }
  const database = await openDatabase(env, {
    onConnectionLost: (error) => log.warn({ err: error }, 'database connection lost'),
    longestQueryMs,
  })
  try {
    await database.alone(() => fillWhenEmpty(database.db, given))
  } catch (error) {
    await database.close()
    throw error
  }
  log.info(
    { database: database.kind, durationMs: Math.round(performance.now() - startedAt) },
    'database open',
  )
  return database
}

type SandboxFetch = (request: Request, bindings: object) => Response | Promise<Response>

/**
 * Listens before the application exists: the identity provider's issuer contains the port, which is known
 * only after binding. Earlier requests wait for the application.
 */
async function listen(application: Promise<SandboxFetch>, { host, port }: SandboxEnv): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const fetch: SandboxFetch = async (request, bindings) => (await application)(request, bindings)
    const server = serve({ fetch, hostname: host, port }, () => resolve(server))
    server.once('error', reject)
  })
}

function isAddressInfo(address: ReturnType<ServerType['address']>): address is AddressInfo {
  return typeof address === 'object' && address !== null
}

function portOf(server: ServerType): number {
  const address = server.address()
  return isAddressInfo(address) ? address.port : 0
}

function urlOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

async function closeServer(server: ServerType): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  if ('closeIdleConnections' in server) server.closeIdleConnections()
  const deadline = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), 2000)
  await closed
  clearTimeout(deadline)
}

function startDocuments(db: Db, env: SandboxEnv) {
  const renderer = createPdfRenderer()
  const render: RenderDocument = async (row) => renderer.render(await describeDocument(db, row))
  const files = createDocumentFiles({ db, folder: join(env.dataDir, 'documents'), render })
  return { files, render: renderer.render, close: () => renderer.close() }
}

/** Returns the function that stops the work and waits for its last database call. */
function prepareInBackground(deps: SandboxDeps): () => Promise<void> {
  const controller = new AbortController()
  const work = prepareDocuments(deps, { signal: controller.signal, pauseMs: 150 }).catch((error: unknown) =>
    deps.log.warn({ err: error }, 'documents not prepared'),
  )
  return async () => {
    controller.abort()
    await work
  }
}

type Service = { readonly deps: SandboxDeps; close(): Promise<void> }

function startServices(database: OpenDatabase, { env, log, clock }: Settings, port: number): Service {
  const { db } = database
  const documentService = startDocuments(db, env)
  const background = createBackgroundWork(log)
  const deps: SandboxDeps = {
    db,
    env,
    log,
    ...clock,
    background,
    mailbox: createMailbox({ db, log, smtpUrl: env.smtpUrl, now: clock.now }),
    documentFiles: documentService.files,
    renderPdf: documentService.render,
    publicUrl: env.identity.publicUrl ?? `http://localhost:${port}`,
  }
  const stopPreparing = env.prepareDocuments ? prepareInBackground(deps) : () => Promise.resolve()
  const stopPurging = purgeRegularly(deps)
  const stopTelling = sendRegularly(deps)
  const stopAlerting = sendAlertsRegularly(deps)
  const stopReminding = remindRegularly(deps)
  const stopTellingOfEnds = tellOfEndsRegularly(deps)
  const stopIndexing = indexInBackground(deps)
  const stopInviting = workOffRegularly(deps)
  const stopSending =
    env.smtpUrl === undefined ? () => undefined : sendWaitingRegularly({ ...deps, smtpUrl: env.smtpUrl })
  const close = async () => {
    stopPurging()
    stopTelling()
    stopAlerting()
    stopReminding()
    stopTellingOfEnds()
    stopInviting()
    stopSending()
    await documentService.close()
    await stopIndexing()
    await stopPreparing()
    await background.stop()
  }
  return { deps, close }
}

/**
 * Opens the database (seeding it when empty) and listens. Rejects, with everything closed again, when the
 * data folder or the port is in use.
 */
export async function startSandbox(options: StartOptions): Promise<RunningSandbox> {
  const { env, log } = options
  const settings = { env, log, clock: clockOf(options) }
  const database = await openSeeded(settings)
  try {
    const application = Promise.withResolvers<SandboxFetch>()
    const server = await listen(application.promise, env)
    const service = startServices(database, settings, portOf(server))
    const app = await createSandboxApp(service.deps)
    application.resolve((request, bindings) => app.fetch(request, bindings))
    const url = urlOf(env.host, portOf(server))
    const { background, publicUrl } = service.deps
    log.info({ url, publicUrl }, 'sandbox ready')
    const close = async () => {
      await closeServer(server)
      await service.close()
      await database.close()
    }
    return { url, publicUrl, settled: () => background.settled(), close }
  } catch (error) {
    await database.close()
    throw error
  }
}

import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type ServerType, serve } from '@hono/node-server'
import type { Logger } from 'pino'
import { createSandboxApp } from './app.ts'
import { type Db, type OpenDatabase, openDatabase, willCreateDatabase } from './database/open-database.ts'
import type { SandboxDeps } from './deps.ts'
import type { SandboxEnv } from './env.ts'
import { createMailbox } from './mailbox/mailbox.ts'
import { describeDocument } from './product/documents/describe-document.ts'
import { createDocumentFiles, type RenderDocument } from './product/documents/document-files.ts'
import { createPdfRenderer } from './product/documents/pdf-renderer.ts'
import { prepareDocuments } from './product/documents/prepare-documents.ts'
import { createDatabase } from './seed/create-database.ts'
import { seedWhenEmpty } from './seed/seed.ts'

/** A running sandbox: its address without trailing slash, and how to stop it. */
export type RunningSandbox = { readonly url: string; close(): Promise<void> }

/** What a caller may set. */
export type StartOptions = { readonly env: SandboxEnv; readonly log: Logger; readonly now?: () => Date }

async function openSeeded({ env, log }: StartOptions): Promise<OpenDatabase> {
  const options = { fundCount: env.fundCount, withDemoAccounts: env.demoAllowed }
  const startedAt = performance.now()
  if (willCreateDatabase(env)) {
    const { databaseUrl, dataDir, migrationsDir } = env
    await createDatabase({ settings: { databaseUrl, dataDir, migrationsDir }, options })
  }
  const database = await openDatabase(env)
  try {
    await seedWhenEmpty(database.db, options)
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

async function listen(app: { fetch: SandboxFetch }, { host, port }: SandboxEnv): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, hostname: host, port }, () => resolve(server))
    server.once('error', reject)
  })
}

type SandboxFetch = (request: Request, env?: unknown) => Response | Promise<Response>

function isAddressInfo(address: ReturnType<ServerType['address']>): address is AddressInfo {
  return typeof address === 'object' && address !== null
}

function urlOf(server: ServerType, host: string): string {
  const address = server.address()
  const port = isAddressInfo(address) ? address.port : 0
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
  return { files, close: () => renderer.close() }
}

/** Returns the function that stops the work and waits for its last database call. */
function prepareInBackground(deps: SandboxDeps): () => Promise<void> {
  const controller = new AbortController()
  const work = prepareDocuments(deps, { signal: controller.signal, pauseMs: 150 }).catch((error: unknown) =>
    deps.log.warn({ error }, 'documents not prepared'),
  )
  return async () => {
    controller.abort()
    await work
  }
}

/**
 * Opens the database (seeding it when empty) and listens. Rejects, with everything closed again, when the data folder
 * is taken or the port is.
 */
export async function startSandbox({
  env,
  log,
  now = () => new Date(),
}: StartOptions): Promise<RunningSandbox> {
  const database = await openSeeded({ env, log })
  try {
    const { db } = database
    const mailbox = createMailbox({ db, smtpUrl: env.smtpUrl, now })
    const documentService = startDocuments(db, env)
    const deps: SandboxDeps = { db, env, log, now, mailbox, documentFiles: documentService.files }
    const server = await listen(createSandboxApp(deps), env)
    const url = urlOf(server, env.host)
    log.info({ url }, 'sandbox ready')
    const stopPreparing = env.prepareDocuments ? prepareInBackground(deps) : () => Promise.resolve()
    const close = async () => {
      await closeServer(server)
      await documentService.close()
      await stopPreparing()
      await database.close()
    }
    return { url, close }
  } catch (error) {
    await database.close()
    throw error
  }
}

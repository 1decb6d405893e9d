import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Account } from '../../accounts/accounts.ts'
import type { SandboxDeps } from '../../deps.ts'
import { refuse } from '../../http/problem.ts'
import type { SandboxHono } from '../../http/request-context.ts'
import type { ClientName } from '../../identity/identity-env.ts'
import { searchTexts } from '../texts/search-texts.ts'
import { type CallerDeps, readCaller, requireAccount, requireRight } from '../users/caller.ts'
import { fundsOf, readerOf } from '../users/fund-access.ts'
import { listDownloads, recordDownloads } from './downloads.ts'
import { libraryRoutes } from './library-routes.ts'
import { noteLibraryVisit } from './library-visits.ts'
import { readLibraryDocument } from './read-document.ts'
import { type LibraryReader, searchLibrary } from './search-library.ts'

type App = OpenAPIHono<SandboxHono>
type CallContext = Context<SandboxHono>
type LibraryDeps = CallerDeps & Pick<SandboxDeps, 'documentFiles' | 'now'>

async function requireReader(context: CallContext, deps: CallerDeps, client: ClientName): Promise<Account> {
  const account = await requireAccount(context, deps, client)
  requireRight(context, account, 'documents:read')
  return account
}

async function libraryReaderOf(
  context: CallContext,
  deps: CallerDeps,
  client: ClientName,
): Promise<LibraryReader> {
  const account = await requireReader(context, deps, client)
  const isGuest = (await readCaller(context, deps))?.guest !== undefined
  return {
    // What the owner has opened is their own, and not for guests.
    opener: isGuest ? null : account.id,
    locale: context.get('locale'),
    reader: await readerOf(deps.db, account),
    fundNumbers: await fundsOf(deps.db, account),
  }
}

function addSearch(app: App, deps: LibraryDeps, client: ClientName): void {
  app.openapi(libraryRoutes[client].search, async (context) => {
    const reader = await libraryReaderOf(context, deps, client)
    return context.json(await searchLibrary(deps.db, context.req.valid('query'), reader), 200)
  })
  app.openapi(libraryRoutes[client].document, async (context) => {
    const reader = await libraryReaderOf(context, deps, client)
    const asked = { id: context.req.valid('param').id, query: context.req.valid('query') }
    const found = await readLibraryDocument(deps, asked, reader)
    return context.json(found ?? refuse(context, 'not_found'), 200)
  })
  app.openapi(libraryRoutes[client].texts, async (context) => {
    const reader = await libraryReaderOf(context, deps, client)
    return context.json(await searchTexts(deps.db, context.req.valid('query'), reader), 200)
  })
}

function addDownloads(app: App, deps: LibraryDeps, client: ClientName): void {
  app.openapi(libraryRoutes[client].record, async (context) => {
    // Any signed-in user may download a public document, so only access to each document is checked here.
    const account = await requireAccount(context, deps, client)
    const taking = {
      accountId: account.id,
      reader: await readerOf(deps.db, account),
      locale: context.get('locale'),
      now: deps.now(),
    }
    const recorded = await recordDownloads(deps.db, context.req.valid('json'), taking)
    return context.json(recorded ?? refuse(context, 'not_found'), 200)
  })
  app.openapi(libraryRoutes[client].downloads, async (context) => {
    const account = await requireAccount(context, deps, client)
    const reader = await readerOf(deps.db, account)
    const owner = { accountId: account.id, reader, locale: context.get('locale') }
    return context.json(await listDownloads(deps.db, context.req.valid('query'), owner), 200)
  })
}

function addVisits(app: App, deps: LibraryDeps, client: ClientName): void {
  app.openapi(libraryRoutes[client].visit, async (context) => {
    const { id } = await requireReader(context, deps, client)
    return context.json(await noteLibraryVisit(deps.db, id, deps.now()), 200)
  })
}

/** Adds the calls for the documents of the caller's funds, their downloads and their visits. */
export function addLibrary(app: App, deps: LibraryDeps): void {
  for (const client of ['investor', 'partner'] as const) {
    addSearch(app, deps, client)
    addDownloads(app, deps, client)
    addVisits(app, deps, client)
  }
}

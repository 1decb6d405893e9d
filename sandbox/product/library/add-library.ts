import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Account } from '../../accounts/accounts.ts'
import { refuse } from '../../http/problem.ts'
import type { SandboxHono } from '../../http/request-context.ts'
import type { ClientName } from '../../identity/identity-env.ts'
import { type CallerDeps, requireAccount, requireRight } from '../users/caller.ts'
import { fundsOf, readerOf } from '../users/fund-access.ts'
import { listDownloads, recordDownloads } from './downloads.ts'
import { libraryRoutes } from './library-routes.ts'
import { noteLibraryVisit } from './library-visits.ts'
import { searchLibrary } from './search-library.ts'

type App = OpenAPIHono<SandboxHono>
type CallContext = Context<SandboxHono>
type LibraryDeps = CallerDeps & { readonly now: () => Date }

async function requireReader(context: CallContext, deps: CallerDeps, client: ClientName): Promise<Account> {
  const account = await requireAccount(context, deps, client)
  requireRight(context, account, 'documents:read')
  return account
}

function addSearch(app: App, deps: LibraryDeps, client: ClientName): void {
  app.openapi(libraryRoutes[client].search, async (context) => {
    const account = await requireReader(context, deps, client)
    const view = {
      locale: context.get('locale'),
      reader: await readerOf(deps.db, account),
      fundNumbers: await fundsOf(deps.db, account),
    }
    return context.json(await searchLibrary(deps.db, context.req.valid('query'), view), 200)
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

import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type {
  DocumentSearch,
  DocumentSearchQuery,
} from '../../../src/contract/product-api/document.schema.ts'
import type { FundList } from '../../../src/contract/product-api/fund.schema.ts'
import type { OwnFundListQuery } from '../../../src/contract/product-api/own-funds.schema.ts'
import { refuse } from '../../http/problem.ts'
import type { SandboxHono } from '../../http/request-context.ts'
import type { ClientName } from '../../identity/identity-env.ts'
import { searchDocuments } from '../documents/search-documents.ts'
import { findFundNumber } from '../funds/find-fund.ts'
import { listFunds } from '../funds/fund-list.ts'
import { type CallerDeps, requireAccount, requireRight } from './caller.ts'
import { fundsOf, readerOf } from './fund-access.ts'
import {
  listInvestorFundsRoute,
  listPartnerFundsRoute,
  searchInvestorFundDocumentsRoute,
  searchPartnerFundDocumentsRoute,
} from './user-routes.ts'

type App = OpenAPIHono<SandboxHono>
type CallContext = Context<SandboxHono>

async function listOwnFunds(
  context: CallContext,
  deps: CallerDeps,
  client: ClientName,
  query: OwnFundListQuery,
): Promise<FundList> {
  const account = await requireAccount(context, deps, client)
  requireRight(context, account, 'funds:read')
  const own = await fundsOf(deps.db, account)
  const scope = query.scope === 'own' ? { among: own } : { except: own }
  return listFunds(deps.db, query, context.get('locale'), scope)
}

async function searchOwnDocuments(
  context: CallContext,
  deps: CallerDeps,
  client: ClientName,
  { id, query }: { readonly id: string; readonly query: DocumentSearchQuery },
): Promise<DocumentSearch> {
  const account = await requireAccount(context, deps, client)
  requireRight(context, account, 'documents:read')
  const fundNumber = (await findFundNumber(deps.db, id)) ?? refuse(context, 'not_found')
  const view = { locale: context.get('locale'), reader: await readerOf(deps.db, account) }
  return searchDocuments(deps.db, fundNumber, query, view)
}

/** Adds the calls for the caller's funds, held or under agreement, and their documents. */
export function addOwnFunds(app: App, deps: CallerDeps): void {
  app.openapi(listPartnerFundsRoute, async (context) =>
    context.json(await listOwnFunds(context, deps, 'partner', context.req.valid('query')), 200),
  )
  app.openapi(listInvestorFundsRoute, async (context) =>
    context.json(await listOwnFunds(context, deps, 'investor', context.req.valid('query')), 200),
  )
  app.openapi(searchPartnerFundDocumentsRoute, async (context) => {
    const asked = { id: context.req.valid('param').id, query: context.req.valid('query') }
    return context.json(await searchOwnDocuments(context, deps, 'partner', asked), 200)
  })
  app.openapi(searchInvestorFundDocumentsRoute, async (context) => {
    const asked = { id: context.req.valid('param').id, query: context.req.valid('query') }
    return context.json(await searchOwnDocuments(context, deps, 'investor', asked), 200)
  })
}

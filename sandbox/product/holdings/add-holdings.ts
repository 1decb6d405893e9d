import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import { ownFundsEndpoints } from '../../../src/contract/product-api/own-funds-endpoints.ts'
import type { SandboxHono } from '../../http/request-context.ts'
import type { ClientName } from '../../identity/identity-env.ts'
import { headers, json, refused, security, signedInRefusals } from '../route-parts.ts'
import { type CallerDeps, requireAccount, requireRight } from '../users/caller.ts'
import { fundsOf } from '../users/fund-access.ts'
import { fundAgenda } from './fund-agenda.ts'
import { listHoldings } from './list-holdings.ts'

const { listInvestorHoldings, listInvestorAgenda } = ownFundsEndpoints

const holdingsRoute = createRoute({
  method: 'get',
  path: '/auth/investors/holdings',
  summary: 'Lists what the investor holds, with what was paid in and received',
  security,
  request: { headers },
  responses: { 200: json(listInvestorHoldings.answer, 'The holdings'), ...signedInRefusals },
})

const agenda = {
  method: 'get',
  security,
  request: { query: listInvestorAgenda.query, headers },
  responses: {
    200: json(listInvestorAgenda.answer, 'The newest document and the next date of each fund'),
    400: refused('A query value is not acceptable'),
    ...signedInRefusals,
  },
} as const

const agendaRoutes = {
  investor: createRoute({
    ...agenda,
    path: '/auth/investors/agenda',
    summary: 'Tells what is new and what comes next in the funds that the investor holds',
  }),
  partner: createRoute({
    ...agenda,
    path: '/auth/partners/agenda',
    summary: 'Tells what is new and what comes next in the funds under agreement with the user’s team',
  }),
}

type App = OpenAPIHono<SandboxHono>
type HoldingsDeps = CallerDeps & { readonly now: () => Date }

function addAgenda(app: App, deps: HoldingsDeps, client: ClientName): void {
  app.openapi(agendaRoutes[client], async (context) => {
    const account = await requireAccount(context, deps, client)
    requireRight(context, account, 'funds:read')
    const asked = context.req.valid('query').fund
    const own = await fundsOf(deps.db, account)
    const wanted = asked.length === 0 ? own : own.filter((number) => asked.includes(`fnd-${number}`))
    const today = deps.now().toISOString().slice(0, 10)
    return context.json(await fundAgenda(deps.db, wanted, { locale: context.get('locale'), today }), 200)
  })
}

/** What an investor holds, and what happens in the funds of users. */
export function addHoldings(app: App, deps: HoldingsDeps): void {
  app.openapi(holdingsRoute, async (context) => {
    const account = await requireAccount(context, deps, 'investor')
    requireRight(context, account, 'funds:read')
    return context.json(await listHoldings(deps.db, account.id, context.get('locale')), 200)
  })
  addAgenda(app, deps, 'investor')
  addAgenda(app, deps, 'partner')
}

import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import { ownFundsEndpoints } from '../../../src/contract/product-api/own-funds-endpoints.ts'
import type { SandboxDeps } from '../../deps.ts'
import type { SandboxHono } from '../../http/request-context.ts'
import type { ClientName } from '../../identity/identity-env.ts'
import { listInTwo } from '../funds/fund-list.ts'
import { headers, json, refused, security, signedInRefusals } from '../route-parts.ts'
import { type CallerDeps, requireAccount, requireRight } from '../users/caller.ts'
import { fundsOf } from '../users/fund-access.ts'
import { fundAgenda } from './fund-agenda.ts'
import { listHoldings } from './list-holdings.ts'

const { listInvestorHoldings, listInvestorAgenda, getInvestorFundOverview } = ownFundsEndpoints

const holdingsRoute = createRoute({
  method: 'get',
  path: '/auth/investors/holdings',
  summary: 'Lists what the investor holds, with what was paid in and received',
  security,
  request: { headers },
  responses: { 200: json(listInvestorHoldings.response, 'The holdings'), ...signedInRefusals },
})

const agenda = {
  method: 'get',
  security,
  request: { query: listInvestorAgenda.query, headers },
  responses: {
    200: json(listInvestorAgenda.response, 'The newest document and the next date of each fund'),
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

const overview = {
  method: 'get',
  security,
  request: { query: getInvestorFundOverview.query, headers },
  responses: {
    200: json(getInvestorFundOverview.response, 'Own funds with their agenda, and one page of the others'),
    400: refused('A query value is not acceptable'),
    ...signedInRefusals,
  },
} as const

const overviewRoutes = {
  investor: createRoute({
    ...overview,
    path: '/auth/investors/funds/overview',
    summary: 'Lists the funds that the investor holds, with their agenda, and all others',
  }),
  partner: createRoute({
    ...overview,
    path: '/auth/partners/funds/overview',
    summary: 'Lists the funds under agreement with the user’s team, with their agenda, and all others',
  }),
}

type App = OpenAPIHono<SandboxHono>
type HoldingsDeps = CallerDeps & Pick<SandboxDeps, 'today'>

function addAgenda(app: App, deps: HoldingsDeps, client: ClientName): void {
  app.openapi(agendaRoutes[client], async (context) => {
    const account = await requireAccount(context, deps, client)
    requireRight(context, account, 'funds:read')
    const asked = context.req.valid('query').fund
    const own = await fundsOf(deps.db, account)
    const wanted = asked.length === 0 ? own : own.filter((number) => asked.includes(`fnd-${number}`))
    const view = { locale: context.get('locale'), today: deps.today() }
    return context.json(await fundAgenda(deps.db, wanted, view), 200)
  })
}

function addOverview(app: App, deps: HoldingsDeps, client: ClientName): void {
  app.openapi(overviewRoutes[client], async (context) => {
    const account = await requireAccount(context, deps, client)
    requireRight(context, account, 'funds:read')
    const locale = context.get('locale')
    const held = await fundsOf(deps.db, account)
    const { own, others } = await listInTwo(deps.db, context.req.valid('query'), locale, held)
    const listed = new Set(own.items.map(({ id }) => id))
    const numbers = held.filter((number) => listed.has(`fnd-${number}`))
    const agenda = await fundAgenda(deps.db, numbers, { locale, today: deps.today() })
    return context.json({ own, agenda, others }, 200)
  })
}

/** Adds the calls for an investor's holdings, and for the agenda of users' funds. */
export function addHoldings(app: App, deps: HoldingsDeps): void {
  app.openapi(holdingsRoute, async (context) => {
    const account = await requireAccount(context, deps, 'investor')
    requireRight(context, account, 'funds:read')
    return context.json(
      await listHoldings(deps.db, account.id, { locale: context.get('locale'), until: deps.today() }),
      200,
    )
  })
  for (const client of ['investor', 'partner'] as const) {
    addAgenda(app, deps, client)
    addOverview(app, deps, client)
  }
}

import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import type { PartnerDesk, PartnerDeskQuery } from '../../../src/contract/product-api/desk-partner.schema.ts'
import { productEndpoints } from '../../../src/contract/product-api/endpoints.ts'
import { plainDateAt } from '../../../src/lib/format/plain-date-at.ts'
import type { Account } from '../../accounts/accounts.ts'
import type { Db } from '../../database/open-database.ts'
import type { SandboxDeps } from '../../deps.ts'
import { refuse } from '../../http/problem.ts'
import type { SandboxHono } from '../../http/request-context.ts'
import { pastDay } from '../../partner-space/status-on-day.ts'
import { scopeOf, teamId } from '../../partner-space/team-scope.ts'
import { plainDate } from '../../seed/plain-dates.ts'
import { headers, idParams, json, refused, security, signedInRefusals } from '../route-parts.ts'
import { type CallerDeps, requireAccount, requireRight } from '../users/caller.ts'
import { readerOf } from '../users/fund-access.ts'
import { describeClient } from './describe-client.ts'
import { readWaitingCases, readWaitingJoins } from './desk-cases.ts'
import { findClients } from './desk-clients.ts'
import { type DeskScope, readFigures } from './desk-figures.ts'
import { readActivity, readDocuments, readWaiting, readWindows } from './desk-news.ts'

const getPartnerDeskRoute = createRoute({
  method: 'get',
  path: '/auth/partners/desk',
  summary: 'Gives the figures and news of the acting team and of the teams below it',
  security,
  request: { query: productEndpoints.getPartnerDesk.query, headers },
  responses: {
    200: json(productEndpoints.getPartnerDesk.response, 'The desk'),
    400: refused('A day does not exist'),
    ...signedInRefusals,
  },
})

const findClientsRoute = createRoute({
  method: 'get',
  path: '/auth/partners/clients',
  summary: 'Finds clients of the acting team and of the teams below it by name',
  security,
  request: { query: productEndpoints.findDeskClients.query, headers },
  responses: {
    200: json(productEndpoints.findDeskClients.response, 'One page of clients'),
    400: refused('The question is malformed'),
    ...signedInRefusals,
  },
})

const getClientRoute = createRoute({
  method: 'get',
  path: '/auth/partners/clients/{id}',
  summary: 'Describes a client with subscriptions, requests and documents',
  security,
  request: { params: idParams, headers },
  responses: {
    200: json(productEndpoints.getDeskClient.response, 'The client'),
    404: refused('There is none, or it is another’s'),
    ...signedInRefusals,
  },
})

/** Adds the calls about a partner's clients (P-465). */
export function addDeskClients(app: OpenAPIHono<SandboxHono>, deps: SandboxDeps & CallerDeps): void {
  const { db } = deps
  app.openapi(findClientsRoute, async (context) => {
    const account = await requireAccount(context, deps, 'partner')
    requireRight(context, account, 'subscriptions:read')
    return context.json(await findClients(db, account, context.req.valid('query')), 200)
  })
  app.openapi(getClientRoute, async (context) => {
    const account = await requireAccount(context, deps, 'partner')
    requireRight(context, account, 'subscriptions:read')
    const asked = { id: context.req.valid('param').id, locale: context.get('locale') }
    return context.json((await describeClient(db, account, asked)) ?? refuse(context, 'not_found'), 200)
  })
}

/** Returns the quarter of a day, `YYYY-MM-DD`. */
export function quarterOf(today: string): { readonly from: string; readonly to: string } {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  const first = Math.floor((month - 1) / 3) * 3
  return { from: plainDate(year, first + 1, 1), to: plainDate(year, first + 4, 0) }
}

/** Pending items of a list: those of the home, and of a page that shows them all. */
const fewWaiting = 10
const mostWaiting = 500

type Asked = {
  readonly query: PartnerDeskQuery
  readonly locale: 'fr' | 'en'
  readonly now: Date
  /** The day for which data are shown. */
  readonly today: string
}

type Pending = {
  readonly scope: DeskScope
  readonly locale: 'fr' | 'en'
  readonly most: number
  readonly now: Date
}

/** Reads what is to be done today; of a past day there is nothing to do. */
async function readPending(db: Db, account: Account, { locale, most, now, scope }: Pending) {
  return {
    ...(await readWaiting(db, scope, { most, self: account })),
    cases: await readWaitingCases(db, account, { locale, most, now }),
    joins: await readWaitingJoins(db, account, { most }),
  }
}

/** Reads the whole desk of an account's team, as of today or a past day (P-779); undefined without an approved team. */
export async function readPartnerDesk(
  db: Db,
  account: Account,
  { locale, now, query, today }: Asked,
): Promise<PartnerDesk | undefined> {
  const [team, ...below] = await scopeOf(db, account)
  if (team === undefined) return undefined
  const date = pastDay(query.date, plainDateAt(now))
  const day = date ?? plainDateAt(now)
  const quarter = quarterOf(day)
  const period = { from: query.from ?? quarter.from, to: query.to ?? quarter.to }
  const teamIds = [team, ...below].map(({ id }) => id)
  const scope = { teamIds, partnerId: account.chosenPartnerId, ...period, date, locale }
  const { unpaid, ...figures } = await readFigures(db, scope)
  const most = query.waiting === 'all' ? mostWaiting : fewWaiting
  return {
    ...(date !== undefined && { as_of: date }),
    period,
    team: { id: teamId(team.id), name: team.name },
    included: below.map(({ name }) => name),
    ...figures,
    waiting:
      date === undefined
        ? { ...(await readPending(db, account, { scope, locale, most, now })), unpaid }
        : { total: 0, items: [], unpaid },
    windows: await readWindows(db, scope, day),
    documents: await readDocuments(db, scope, {
      ...{ day, self: account, sharedOn: today },
      reader: await readerOf(db, account),
    }),
    activity: await readActivity(db, scope, account),
  }
}

/** Adds the call of a partner's home (P-464). */
export function addPartnerDesk(app: OpenAPIHono<SandboxHono>, deps: SandboxDeps & CallerDeps): void {
  app.openapi(getPartnerDeskRoute, async (context) => {
    const account = await requireAccount(context, deps, 'partner')
    requireRight(context, account, 'subscriptions:read')
    const clock = { now: deps.now(), today: deps.today() }
    const asked = { query: context.req.valid('query'), locale: context.get('locale'), ...clock }
    const desk = await readPartnerDesk(deps.db, account, asked)
    return context.json(desk ?? refuse(context, 'forbidden'), 200)
  })
}

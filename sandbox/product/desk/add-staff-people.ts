import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import { deskEndpoints } from '../../../src/contract/product-api/desk-endpoints.ts'
import type { SandboxDeps } from '../../deps.ts'
import { refuse } from '../../http/problem.ts'
import type { SandboxHono } from '../../http/request-context.ts'
import { bodyOf, headers, idParams, json, refused, security, signedInRefusals } from '../route-parts.ts'
import { requireStaff, type StaffDeps } from './staff-caller.ts'
import { describePerson, findPeople } from './staff-people.ts'
import { readQueues } from './staff-queues.ts'
import { endSupportView, startSupportView } from './support-views.ts'
import { isUsagePeriod, readUsage } from './usage.ts'

const listQueuesRoute = createRoute({
  method: 'get',
  path: '/staff/queues',
  summary: 'Gives what staff have to work off, with its age against the limits',
  security,
  request: { query: deskEndpoints.listQueues.query, headers },
  responses: {
    200: json(deskEndpoints.listQueues.response, 'The queues'),
    400: refused('There is no such queue'),
    ...signedInRefusals,
  },
})

const getUsageRoute = createRoute({
  method: 'get',
  path: '/staff/usage',
  summary: 'Counts sign-ins, documents, registrations and questions by day, without personal data',
  security,
  request: { query: deskEndpoints.getUsage.query, headers },
  responses: {
    200: json(deskEndpoints.getUsage.response, 'The counts'),
    400: refused('A day is malformed, they are in the wrong order, or more than a year apart'),
    ...signedInRefusals,
  },
})

const findPeopleRoute = createRoute({
  method: 'get',
  path: '/staff/people',
  summary: 'Finds users by the beginning of a name or an address, or by a code',
  security,
  request: { query: deskEndpoints.findPeople.query, headers },
  responses: {
    200: json(deskEndpoints.findPeople.response, 'One page of users'),
    400: refused('There is no question'),
    ...signedInRefusals,
  },
})

const getPersonRoute = createRoute({
  method: 'get',
  path: '/staff/people/{id}',
  summary: 'Describes a user for staff',
  security,
  request: { params: idParams, headers },
  responses: {
    200: json(deskEndpoints.getPerson.response, 'The user'),
    404: refused('There is none'),
    ...signedInRefusals,
  },
})

const startSupportViewRoute = createRoute({
  method: 'post',
  path: '/staff/people/{id}/views',
  summary: 'Gives a token that reads what a user may read, which the user is told of',
  security,
  request: { params: idParams, headers, body: bodyOf(deskEndpoints.startSupportView.body) },
  responses: {
    200: json(deskEndpoints.startSupportView.response, 'The token'),
    400: refused('There is no reason, or it says too little'),
    404: refused('There is no such user'),
    ...signedInRefusals,
  },
})

const endSupportViewRoute = createRoute({
  method: 'post',
  path: '/staff/views/{id}/end',
  summary: 'Ends one’s own view of a user’s space',
  security,
  request: { params: idParams, headers },
  responses: {
    200: json(deskEndpoints.endSupportView.response, 'Ended'),
    404: refused('There is none, it is another’s, or it is over'),
    ...signedInRefusals,
  },
})

/** Adds the calls by which staff see the portal as a user does (P-463). */
export function addSupportViews(app: OpenAPIHono<SandboxHono>, deps: SandboxDeps & StaffDeps): void {
  app.openapi(startSupportViewRoute, async (context) => {
    const staff = await requireStaff(context, deps)
    const asked = { accountId: context.req.valid('param').id, ...context.req.valid('json') }
    const view = await startSupportView(deps, staff, asked)
    return context.json(view ?? refuse(context, 'not_found'), 200)
  })
  app.openapi(endSupportViewRoute, async (context) => {
    const staff = await requireStaff(context, deps)
    const isEnded = await endSupportView(deps, staff, context.req.valid('param').id)
    return isEnded ? context.json({ noted: true } as const, 200) : refuse(context, 'not_found')
  })
}

/** Adds the calls by which staff see their queues and look a user up (P-462). */
export function addStaffPeople(app: OpenAPIHono<SandboxHono>, deps: SandboxDeps & StaffDeps): void {
  const { db, now } = deps
  app.openapi(listQueuesRoute, async (context) => {
    await requireStaff(context, deps)
    return context.json({ queues: await readQueues(db, context.req.valid('query'), now()) }, 200)
  })
  app.openapi(findPeopleRoute, async (context) => {
    await requireStaff(context, deps)
    return context.json(await findPeople({ db, now }, context.req.valid('query')), 200)
  })
  app.openapi(getPersonRoute, async (context) => {
    await requireStaff(context, deps)
    const person = await describePerson({ db, now }, context.req.valid('param').id, context.get('locale'))
    return context.json(person ?? refuse(context, 'not_found'), 200)
  })
}

/** Adds the call by which staff see how the portal is used (P-680). */
export function addUsage(app: OpenAPIHono<SandboxHono>, deps: SandboxDeps & StaffDeps): void {
  app.openapi(getUsageRoute, async (context) => {
    await requireStaff(context, deps)
    const period = context.req.valid('query')
    if (!isUsagePeriod(period)) return refuse(context, 'bad_request')
    return context.json(await readUsage(deps.db, period, context.get('locale')), 200)
  })
}

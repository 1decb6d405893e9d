import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { alertEndpoints } from '../../../src/contract/product-api/alert-endpoints.ts'
import { type AttemptLimit, allowsAttempt } from '../../accounts/attempts.ts'
import type { SandboxDeps } from '../../deps.ts'
import { refuse } from '../../http/problem.ts'
import type { SandboxHono } from '../../http/request-context.ts'
import { createVisitorAddress } from '../../http/visitor-address.ts'
import { bodyOf, headers, json, refused } from '../route-parts.ts'
import { confirmAlert, endAlert, keepFunds, readAlert } from './alert-rows.ts'
import { takeAlertRequest } from './send-alerts.ts'

const hourS = 3600

/** Limits behind the portal's own: requests of a visitor, and links mailed to one address. */
const requestsPerVisitor: AttemptLimit = { name: 'alert', most: 40, windowMs: hourS * 1000 }
const mailsPerAddress: AttemptLimit = { name: 'alert-mail', most: 5, windowMs: hourS * 1000 }
/** Secrets that one visitor tries. */
const secretsPerVisitor: AttemptLimit = { name: 'alert-secret', most: 120, windowMs: hourS * 1000 }

const { requestAlert, readAlert: read, confirmAlert: confirm, updateAlert, endAlert: end } = alertEndpoints

const common = {
  400: refused('The body is malformed'),
  429: refused('The visitor has asked too often'),
}
const bySecret = { ...common, 404: refused('The secret is unknown or over') }

const routes = {
  request: createRoute({
    method: 'post',
    path: requestAlert.path,
    summary: 'Mails the link that confirms emails to an address without an account',
    request: { headers, body: bodyOf(requestAlert.body) },
    responses: { 200: json(requestAlert.response, 'The same for every address'), ...common },
  }),
  read: createRoute({
    method: 'post',
    path: read.path,
    summary: 'Tells what the address of a secret asked for',
    request: { headers, body: bodyOf(read.body) },
    responses: { 200: json(read.response, 'The choice'), ...bySecret },
  }),
  confirm: createRoute({
    method: 'post',
    path: confirm.path,
    summary: 'Confirms an address by the secret of its first email',
    request: { headers, body: bodyOf(confirm.body) },
    responses: { 200: json(confirm.response, 'Confirmed'), ...bySecret },
  }),
  update: createRoute({
    method: 'post',
    path: updateAlert.path,
    summary: 'Leaves some of the chosen funds; none ends the emails',
    request: { headers, body: bodyOf(updateAlert.body) },
    responses: { 200: json(updateAlert.response, 'Done'), ...bySecret },
  }),
  end: createRoute({
    method: 'post',
    path: end.path,
    summary: 'Ends the emails of a secret and deletes the address',
    request: { headers, body: bodyOf(end.body) },
    responses: { 200: json(end.response, 'Done, whatever was known'), ...common },
  }),
}

type App = OpenAPIHono<SandboxHono>

const done = { done: true } as const

/** Adds the emails to addresses without an account (P-770). */
export function addAlerts(app: App, deps: SandboxDeps): void {
  const { db, env, now } = deps
  const addressOf = createVisitorAddress(env.trustedCallers)
  const count = async (context: Context, limit: AttemptLimit) => {
    if (await allowsAttempt(db, limit, addressOf(context), now())) return
    refuse(context, 'too_many_requests', { headers: { 'retry-after': String(hourS) } })
  }
  app.openapi(routes.request, async (context) => {
    await count(context, requestsPerVisitor)
    const asked = context.req.valid('json')
    // Beyond the limit the reply stays the same: it says nothing about who else wrote to the address.
    if (await allowsAttempt(db, mailsPerAddress, asked.email.toLowerCase(), now()))
      await takeAlertRequest(deps, asked, context.get('locale'))
    return context.json({ state: 'mailed' } as const, 200)
  })
  app.openapi(routes.read, async (context) => {
    await count(context, secretsPerVisitor)
    const alert = await readAlert(db, context.req.valid('json').token, now())
    return context.json(alert ?? refuse(context, 'not_found'), 200)
  })
  app.openapi(routes.confirm, async (context) => {
    await count(context, secretsPerVisitor)
    const alert = await confirmAlert(db, context.req.valid('json').token, now())
    return context.json(alert ?? refuse(context, 'not_found'), 200)
  })
  app.openapi(routes.update, async (context) => {
    await count(context, secretsPerVisitor)
    if (!(await keepFunds(db, context.req.valid('json'), now()))) refuse(context, 'not_found')
    return context.json(done, 200)
  })
  app.openapi(routes.end, async (context) => {
    await count(context, secretsPerVisitor)
    await endAlert(db, context.req.valid('json').token, now())
    return context.json(done, 200)
  })
}

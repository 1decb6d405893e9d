import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { type AttemptLimit, allowsAttempt } from '../../accounts/attempts.ts'
import type { SandboxDeps } from '../../deps.ts'
import { refuse } from '../../http/problem.ts'
import type { SandboxHono } from '../../http/request-context.ts'
import { createVisitorAddress } from '../../http/visitor-address.ts'
import { addAlerts } from '../alerts/add-alerts.ts'
import { confirmContactMessage, takeContactMessage } from './contact-messages.ts'
import {
  confirmContactMessageRoute,
  openWhiteBookRoute,
  requestWhiteBookRoute,
  sendContactMessageRoute,
} from './visitor-form-routes.ts'
import { markWhiteBookOpened, takeWhiteBookRequest } from './white-book-requests.ts'

type App = OpenAPIHono<SandboxHono>

const hourS = 3600

/** Limit of forms per visitor: defence in depth behind the portal's own limits. */
const formsPerVisitor: AttemptLimit = { name: 'visitor-form', most: 40, windowMs: hourS * 1000 }

/** Adds the calls of visitors' forms, and of emails without an account. */
export function addVisitorForms(app: App, deps: SandboxDeps): void {
  const addressOf = createVisitorAddress(deps.env.trustedCallers)
  const countForm = async (context: Context) => {
    if (await allowsAttempt(deps.db, formsPerVisitor, addressOf(context), deps.now())) return
    refuse(context, 'too_many_requests', { headers: { 'retry-after': String(hourS) } })
  }
  app.openapi(sendContactMessageRoute, async (context) => {
    await countForm(context)
    const state = await takeContactMessage(deps, context.req.valid('json'), context.get('locale'))
    return context.json({ state }, 200)
  })
  app.openapi(confirmContactMessageRoute, async (context) => {
    await countForm(context)
    const isConfirmed = await confirmContactMessage(deps, context.req.valid('json').token)
    if (!isConfirmed) refuse(context, 'not_found')
    return context.json({ noted: true } as const, 200)
  })
  app.openapi(requestWhiteBookRoute, async (context) => {
    await countForm(context)
    const body = context.req.valid('json')
    const isTaken = await takeWhiteBookRequest(deps, body, context.get('locale'))
    if (!isTaken) refuse(context, 'validation_failed', { errors: [{ path: 'downloadUrl', code: 'origin' }] })
    return context.json({ state: 'mailed' } as const, 200)
  })
  addAlerts(app, deps)
  app.openapi(openWhiteBookRoute, async (context) => {
    await markWhiteBookOpened(deps, context.req.valid('param').id)
    return context.json({ noted: true } as const, 200)
  })
}

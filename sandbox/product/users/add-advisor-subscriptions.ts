import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { idempotencyKeyHeader } from '../../../src/contract/product-api/registration.schema.ts'
import type { Account } from '../../accounts/accounts.ts'
import { type AttemptLimit, allowsAttempt } from '../../accounts/attempts.ts'
import type { SandboxDeps } from '../../deps.ts'
import { refuse } from '../../http/problem.ts'
import type { SandboxHono } from '../../http/request-context.ts'
import {
  createRequest,
  describeRequest,
  findOwnRequest,
  listOwnRequests,
  type NamedRequest,
  type RequestOutcome,
  referenceOf,
} from '../../partner-space/advisor-subscriptions.ts'
import { receiptOf } from '../../partner-space/receipt-of-request.ts'
import { mailAboutRequest } from '../../partner-space/subscription-mails.ts'
import { listOffers } from '../../partner-space/subscription-offers.ts'
import { paymentOf } from '../../partner-space/subscription-payment.ts'
import { sendPdf } from '../pdf/send-pdf.ts'
import { type CallerDeps, requireAccount, requireRight } from './caller.ts'
import {
  createAdvisorSubscriptionRoute,
  getAdvisorSubscriptionRoute,
  listAdvisorSubscriptionsRoute,
  listSubscriptionOffersRoute,
  readSubscriptionReceiptRoute,
} from './partner-space-routes.ts'

type App = OpenAPIHono<SandboxHono>
type Deps = CallerDeps & SandboxDeps

const dayMs = 86_400_000
const requestsPerAdvisor: AttemptLimit = { name: 'subscription', most: 100, windowMs: dayMs }

async function advisorOf(context: Context, deps: Deps): Promise<Account> {
  const account = await requireAccount(context, deps, 'partner')
  requireRight(context, account, 'subscriptions:create')
  return account
}

async function ownRequest(context: Context, deps: Deps, account: Account, id: string): Promise<NamedRequest> {
  return (await findOwnRequest(deps.db, account, id)) ?? refuse(context, 'not_found')
}

function requestOf(context: Context, outcome: RequestOutcome): NamedRequest {
  switch (outcome.kind) {
    case 'created':
    case 'repeated':
      return outcome.request
    case 'invalid':
      return refuse(context, 'validation_failed', { errors: [{ path: outcome.path, code: outcome.code }] })
    case 'key_reused':
      return refuse(context, 'conflict', { errors: [{ path: idempotencyKeyHeader, code: 'reused' }] })
  }
}

function addCreation(app: App, deps: Deps): void {
  app.openapi(createAdvisorSubscriptionRoute, async (context) => {
    const account = await advisorOf(context, deps)
    if (!(await allowsAttempt(deps.db, requestsPerAdvisor, account.id, deps.now())))
      return refuse(context, 'too_many_requests', { headers: { 'retry-after': '86400' } })
    const key = context.req.valid('header')[idempotencyKeyHeader]
    const asked = { body: context.req.valid('json'), key, locale: context.get('locale') }
    const outcome = await createRequest(deps, account, asked)
    const request = requestOf(context, outcome)
    if (outcome.kind === 'created') {
      const mail = { status: 'received', place: asked.locale } as const
      deps.background.run('mail request', () => mailAboutRequest(deps, account, request, mail))
    }
    return context.json(describeRequest(request, asked.locale, null), 200)
  })
}

function addReceipt(app: App, deps: Deps): void {
  app.openapi(readSubscriptionReceiptRoute, async (context) => {
    const account = await advisorOf(context, deps)
    const request = await ownRequest(context, deps, account, context.req.valid('param').id)
    const language = context.get('locale')
    const bytes = await deps.renderPdf(await receiptOf(deps.db, account, request, language))
    return sendPdf(context, bytes, { name: referenceOf(request.row), language })
  })
}

/** Adds the calls by which advisors subscribe for their clients (P-039, P-186). */
export function addAdvisorSubscriptions(app: App, deps: Deps): void {
  app.openapi(listSubscriptionOffersRoute, async (context) => {
    const account = await advisorOf(context, deps)
    const offers = await listOffers(deps.db, account, {
      locale: context.get('locale'),
      today: deps.today(),
    })
    return context.json({ offers: offers.map(({ wire }) => wire) }, 200)
  })
  addCreation(app, deps)
  app.openapi(listAdvisorSubscriptionsRoute, async (context) => {
    const account = await advisorOf(context, deps)
    const asked = { ...context.req.valid('query'), locale: context.get('locale') }
    return context.json(await listOwnRequests(deps.db, account, asked), 200)
  })
  app.openapi(getAdvisorSubscriptionRoute, async (context) => {
    const account = await advisorOf(context, deps)
    const request = await ownRequest(context, deps, account, context.req.valid('param').id)
    const locale = context.get('locale')
    return context.json(describeRequest(request, locale, await paymentOf(deps.db, request, locale)), 200)
  })
  addReceipt(app, deps)
}

import type { OpenAPIHono } from '@hono/zod-openapi'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import {
  type CreatedUser,
  idempotencyKeyHeader,
} from '../../../src/contract/product-api/registration.schema.ts'
import { findAccount, normalizeEmail } from '../../accounts/accounts.ts'
import type { Db } from '../../database/open-database.ts'
import { accounts } from '../../database/schema/index.ts'
import type { SandboxDeps } from '../../deps.ts'
import { refuse } from '../../http/problem.ts'
import type { SandboxHono } from '../../http/request-context.ts'
import { createVisitorAddress } from '../../http/visitor-address.ts'
import { registrationOf, reviewMs } from '../../registration/confirmed.ts'
import { findDomainOwner } from '../../registration/domain-owner.ts'
import { createPassword, verifyPostedCode } from '../../registration/posted-codes.ts'
import { type RegistrationOutcome, registerInvestor, registerPartner } from '../../registration/register.ts'
import { readRegistrationTicket } from '../../registration/registration-tickets.ts'
import {
  createInvestorPasswordRoute,
  createInvestorUserRoute,
  createPartnerUserRoute,
  investorUserExistsRoute,
  partnerDomainExistsRoute,
  partnerUserExistsRoute,
  readInvestorRegistrationRoute,
  verifyPostedCodeRoute,
} from './registration-routes.ts'
import { verificationOf } from './user-views.ts'
import { countForVisitor, questionsPerVisitor, stepsPerVisitor } from './visitor-limits.ts'

type App = OpenAPIHono<SandboxHono>

const noStore = { 'cache-control': 'no-store' }
const retryAfter = { 'retry-after': '3600' }

/** Tells whether an address has an account, with one query in every case, so that timing reveals nothing. */
async function hasAccount(db: Db, email: string, client: 'investor' | 'partner'): Promise<boolean> {
  const isPartner = eq(accounts.role, 'partner_user')
  const role = client === 'partner' ? isPartner : ne(accounts.role, 'partner_user')
  const isOf = and(eq(accounts.email, normalizeEmail(email)), role)
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(accounts).where(isOf)
  return row !== undefined && row.count > 0
}

function addQuestions(app: App, deps: SandboxDeps): void {
  const { db } = deps
  app.openapi(partnerUserExistsRoute, async (context) => {
    await countForVisitor(context, deps, questionsPerVisitor)
    const exists = await hasAccount(db, context.req.valid('query').email, 'partner')
    return context.json({ exists }, 200, noStore)
  })
  app.openapi(investorUserExistsRoute, async (context) => {
    await countForVisitor(context, deps, questionsPerVisitor)
    const exists = await hasAccount(db, context.req.valid('query').email, 'investor')
    return context.json({ exists }, 200, noStore)
  })
  app.openapi(partnerDomainExistsRoute, async (context) => {
    await countForVisitor(context, deps, questionsPerVisitor)
    const owner = await findDomainOwner(db, context.req.valid('query').domain)
    return context.json({ exists: owner !== undefined }, 200, noStore)
  })
}

function createdUser(context: Context, outcome: RegistrationOutcome): CreatedUser {
  switch (outcome.kind) {
    case 'registered':
      return { id: outcome.account.id, email: outcome.account.email }
    case 'invalid':
      return refuse(context, 'validation_failed', { errors: [...outcome.faults] })
    case 'email_taken':
      return refuse(context, 'conflict', { errors: [{ path: 'email', code: 'taken' }] })
    case 'key_reused':
      return refuse(context, 'conflict', { errors: [{ path: idempotencyKeyHeader, code: 'reused' }] })
  }
}

function addCreations(app: App, deps: SandboxDeps): void {
  const requestOf = (context: Context<SandboxHono>) => ({
    locale: context.get('locale'),
    creationKey: context.req.header(idempotencyKeyHeader),
  })
  app.openapi(createPartnerUserRoute, async (context) => {
    await countForVisitor(context, deps, stepsPerVisitor)
    const outcome = await registerPartner(deps, context.req.valid('json'), requestOf(context))
    return context.json(createdUser(context, outcome), 200, noStore)
  })
  app.openapi(createInvestorUserRoute, async (context) => {
    await countForVisitor(context, deps, stepsPerVisitor)
    const outcome = await registerInvestor(deps, context.req.valid('json'), requestOf(context))
    return context.json(createdUser(context, outcome), 200, noStore)
  })
}

function addPostedCodes(app: App, deps: SandboxDeps): void {
  const visitorAddress = createVisitorAddress(deps.env.trustedCallers)
  app.openapi(verifyPostedCodeRoute, async (context) => {
    const { code, name } = context.req.valid('json')
    const check = await verifyPostedCode(deps, { code, name, address: visitorAddress(context) })
    if (check.kind === 'too_many') return refuse(context, 'too_many_requests', { headers: retryAfter })
    if (check.kind === 'not_recognised') {
      return refuse(context, 'validation_failed', { errors: [{ path: 'code', code: 'not_recognised' }] })
    }
    const { email, expiresAt, ticket } = check
    return context.json({ ticket, email, expires_at: expiresAt.toISOString() }, 200, noStore)
  })
  app.openapi(createInvestorPasswordRoute, async (context) => {
    await countForVisitor(context, deps, stepsPerVisitor)
    const creation = await createPassword(deps, {
      ...context.req.valid('json'),
      locale: context.get('locale'),
    })
    if (creation.kind === 'gone') return refuse(context, 'gone')
    if (creation.kind === 'email_taken') {
      return refuse(context, 'conflict', { errors: [{ path: 'email', code: 'taken' }] })
    }
    if (creation.kind === 'weak') {
      const errors = creation.faults.map((code) => ({ path: 'password', code }))
      return refuse(context, 'validation_failed', { errors })
    }
    const { email, id } = creation.account
    return context.json({ id, email }, 200, noStore)
  })
}

function addFollowUp(app: App, deps: SandboxDeps): void {
  const { db, now } = deps
  app.openapi(readInvestorRegistrationRoute, async (context) => {
    await countForVisitor(context, deps, questionsPerVisitor)
    const secret = { secret: context.req.valid('json').ticket, now: now() }
    const ticket = await readRegistrationTicket(db, 'follow_registration', secret)
    const account = ticket?.accountId ? await findAccount(db, ticket.accountId) : undefined
    if (account === undefined) return refuse(context, 'gone')
    const registration = await registrationOf(db, account.id)
    const submittedAt = registration?.confirmedAt ?? account.createdAt
    const response = {
      email: account.email,
      verification: verificationOf(account),
      submitted_at: submittedAt.toISOString(),
      due_at: new Date(submittedAt.getTime() + reviewMs).toISOString(),
    }
    return context.json(response, 200, noStore)
  })
}

/** Adds the registration calls. None needs a token; each is limited per visitor. */
export function addRegistration(app: App, deps: SandboxDeps): void {
  addQuestions(app, deps)
  addCreations(app, deps)
  addPostedCodes(app, deps)
  addFollowUp(app, deps)
}

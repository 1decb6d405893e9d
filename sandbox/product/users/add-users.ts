import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { plainDateAt } from '../../../src/lib/format/plain-date-at.ts'
import { mailEmailConfirmation, mailPasswordReset } from '../../accounts/account-mails.ts'
import { mailNotice } from '../../accounts/account-notices.ts'
import { type Account, clientOf } from '../../accounts/accounts.ts'
import type { SandboxDeps } from '../../deps.ts'
import { refuse } from '../../http/problem.ts'
import type { SandboxHono } from '../../http/request-context.ts'
import type { ClientName } from '../../identity/identity-env.ts'
import { listMandates } from '../mandates/mandate-rows.ts'
import { withoutProfile } from '../mandates/mandate-views.ts'
import { type CallerDeps, isApproved, requireAccount, requireCaller } from './caller.ts'
import { type UpdateOutcome, updateUser } from './update-user.ts'
import {
  getInvestorRoute,
  getPartnerRoute,
  listChildPartnersRoute,
  sendInvestorEmailVerificationRoute,
  sendInvestorPasswordResetRoute,
  sendPartnerEmailVerificationRoute,
  sendPartnerPasswordResetRoute,
  updateInvestorUserRoute,
  updatePartnerUserRoute,
} from './user-routes.ts'
import { describeChildPartners, toInvestorUser, toPartnerUser } from './user-views.ts'

type App = OpenAPIHono<SandboxHono>
type Deps = CallerDeps & SandboxDeps

/**
 * Returns the requested account if it is the caller's own. Any other id, and a deleted account, gives
 * `user_not_found`, so that a caller learns nothing about other accounts.
 */
async function ownAccount(context: Context, deps: Deps, client: ClientName): Promise<Account> {
  const { account, accountId, subject } = await requireCaller(context, deps, client)
  const id = context.req.param('id')
  const isOwn = id === accountId || id === subject
  return isOwn && account !== undefined ? account : refuse(context, 'user_not_found')
}

/** Returns the account of a call with changes: a pending account may not change anything (P-155). */
async function activeAccount(context: Context, deps: Deps, client: ClientName): Promise<Account> {
  const account = await requireAccount(context, deps, client)
  return isApproved(account) ? account : refuse(context, 'forbidden')
}

/** Refuses the call, or tells the owner of another telephone number, whichever call changed it (P-808). */
function accountAfter(context: Context, deps: Deps, before: Account, outcome: UpdateOutcome): Account {
  if (outcome.kind === 'updated') {
    const { account } = outcome
    if (account.telephone !== before.telephone)
      mailNotice(deps, account, { name: 'telephoneChanged', language: context.get('locale') })
    return account
  }
  const code = outcome.kind === 'forbidden' ? 'forbidden' : 'validation_failed'
  return refuse(context, code, { errors: [{ path: outcome.path, code: outcome.kind }] })
}

function addPartnerUsers(app: App, deps: Deps): void {
  const { db } = deps
  app.openapi(getPartnerRoute, async (context) => {
    const account = await ownAccount(context, deps, 'partner')
    return context.json(await toPartnerUser(db, account, context.get('locale')), 200)
  })
  app.openapi(updatePartnerUserRoute, async (context) => {
    const before = await activeAccount(context, deps, 'partner')
    const locale = context.get('locale')
    const user = await toPartnerUser(db, before, locale)
    const outcome = await updateUser(db, before, user, context.req.valid('json'))
    return context.json(await toPartnerUser(db, accountAfter(context, deps, before, outcome), locale), 200)
  })
  app.openapi(listChildPartnersRoute, async (context) => {
    const account = await requireAccount(context, deps, 'partner')
    return context.json(await describeChildPartners(db, account), 200)
  })
}

/**
 * The user as the caller may see them. A token of a guest, a mandate or staff is for one account alone; by a mandate the
 * holder's name is seen, and nothing else of the profile (P-692).
 */
async function viewedBy(context: Context, deps: Deps, account: Account) {
  const { guest, isReadOnly, mandate } = await requireCaller(context, deps, 'investor')
  const locale = context.get('locale')
  if (mandate !== undefined) return { account: withoutProfile(account, mandate.person), locale, mandates: [] }
  if (guest !== undefined || isReadOnly || !isApproved(account)) return { account, locale, mandates: [] }
  const { given, held } = await listMandates(deps.db, account.id, plainDateAt(deps.now()))
  return { account, locale, mandates: held, isRepresented: given.length > 0 }
}

function addInvestorUsers(app: App, deps: Deps): void {
  const { db } = deps
  app.openapi(getInvestorRoute, async (context) => {
    const account = await ownAccount(context, deps, 'investor')
    const { account: shown, ...view } = await viewedBy(context, deps, account)
    return context.json(await toInvestorUser(db, shown, view), 200)
  })
  app.openapi(updateInvestorUserRoute, async (context) => {
    const account = await activeAccount(context, deps, 'investor')
    const { account: _shown, ...view } = await viewedBy(context, deps, account)
    const user = await toInvestorUser(db, account, view)
    const outcome = await updateUser(db, account, user, context.req.valid('json'))
    return context.json(await toInvestorUser(db, accountAfter(context, deps, account, outcome), view), 200)
  })
}

/**
 * Adds the calls that mail a link, to users of one client only. Their response is always the same (P-162).
 */
function addMails(app: App, deps: Deps): void {
  const isOf = (client: ClientName) => (account: Account) => clientOf(account) === client
  const accepted = { accepted: true } as const
  app.openapi(sendPartnerEmailVerificationRoute, (context) => {
    mailEmailConfirmation(deps, context.req.valid('json').email, context.get('locale'), isOf('partner'))
    return context.json(accepted, 200)
  })
  app.openapi(sendInvestorEmailVerificationRoute, (context) => {
    mailEmailConfirmation(deps, context.req.valid('json').email, context.get('locale'), isOf('investor'))
    return context.json(accepted, 200)
  })
  app.openapi(sendPartnerPasswordResetRoute, (context) => {
    mailPasswordReset(deps, context.req.valid('json').email, context.get('locale'), isOf('partner'))
    return context.json(accepted, 200)
  })
  app.openapi(sendInvestorPasswordResetRoute, (context) => {
    mailPasswordReset(deps, context.req.valid('json').email, context.get('locale'), isOf('investor'))
    return context.json(accepted, 200)
  })
}

/** Adds the calls about users: their own account, and the links mailed to them. */
export function addUsers(app: App, deps: Deps): void {
  addPartnerUsers(app, deps)
  addInvestorUsers(app, deps)
  addMails(app, deps)
}

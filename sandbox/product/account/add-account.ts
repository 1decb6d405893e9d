import type { OpenAPIHono } from '@hono/zod-openapi'
import { endSessionsBeside } from '../../accounts/change-account.ts'
import type { SandboxDeps } from '../../deps.ts'
import { refuse } from '../../http/problem.ts'
import type { SandboxHono } from '../../http/request-context.ts'
import type { ClientName } from '../../identity/identity-env.ts'
import { collectPersonalData } from '../../personal-data/collect-personal-data.ts'
import { type CallerDeps, isApproved, requireAccount, requireCaller } from '../users/caller.ts'
import { responseOf } from './account-outcome.ts'
import { accountRoutesOf } from './account-routes.ts'
import { changePassword } from './change-password.ts'
import { listSignIns, reportSignIn } from './sign-in-history.ts'
import {
  confirmTwoFactor,
  describeTwoFactor,
  enrolTwoFactor,
  removeTwoFactor,
  renewRecoveryCodes,
} from './two-factor.ts'
import { updateProfile } from './update-profile.ts'

type App = OpenAPIHono<SandboxHono>
type Deps = CallerDeps & SandboxDeps
type Routes = ReturnType<typeof accountRoutesOf>

const done = { done: true } as const

function addProfile(app: App, deps: Deps, client: ClientName, routes: Routes): void {
  app.openapi(routes.updateProfile, async (context) => {
    const account = await requireAccount(context, deps, client)
    // Data under verification by staff cannot be changed (P-155).
    if (!isApproved(account)) return refuse(context, 'forbidden')
    const call = { update: context.req.valid('json'), language: context.get('locale') }
    return context.json(responseOf(context, await updateProfile(deps, account, call)), 200)
  })
  app.openapi(routes.changePassword, async (context) => {
    const account = await requireAccount(context, deps, client)
    const call = { change: context.req.valid('json'), language: context.get('locale') }
    return context.json(responseOf(context, await changePassword(deps, account, call)), 200)
  })
  app.openapi(routes.getPersonalData, async (context) => {
    const account = await requireAccount(context, deps, client)
    return context.json(await collectPersonalData(deps.db, account, context.get('locale')), 200)
  })
}

function addTwoFactor(app: App, deps: Deps, client: ClientName, routes: Routes): void {
  app.openapi(routes.getTwoFactor, async (context) => {
    const account = await requireAccount(context, deps, client)
    return context.json(await describeTwoFactor(deps, account), 200)
  })
  app.openapi(routes.enrolTwoFactor, async (context) => {
    const account = await requireAccount(context, deps, client)
    const { proof } = context.req.valid('json')
    return context.json(responseOf(context, await enrolTwoFactor(deps, account, proof)), 200)
  })
  app.openapi(routes.confirmTwoFactor, async (context) => {
    const account = await requireAccount(context, deps, client)
    const call = { ...context.req.valid('json'), language: context.get('locale') }
    return context.json(responseOf(context, await confirmTwoFactor(deps, account, call)), 200)
  })
  app.openapi(routes.renewRecoveryCodes, async (context) => {
    const account = await requireAccount(context, deps, client)
    const call = { ...context.req.valid('json'), language: context.get('locale') }
    return context.json(responseOf(context, await renewRecoveryCodes(deps, account, call)), 200)
  })
  app.openapi(routes.removeTwoFactor, async (context) => {
    const account = await requireAccount(context, deps, client)
    const call = { ...context.req.valid('json'), language: context.get('locale') }
    return context.json(responseOf(context, await removeTwoFactor(deps, account, call)), 200)
  })
}

function addSessions(app: App, deps: Deps, client: ClientName, routes: Routes): void {
  app.openapi(routes.endSessions, async (context) => {
    const { accountId, grantId } = await requireCaller(context, deps, client)
    await endSessionsBeside(deps.db, accountId, { grantId, ...context.req.valid('json') })
    return context.json(done, 200)
  })
  app.openapi(routes.listSignIns, async (context) => {
    const { id } = await requireAccount(context, deps, client)
    return context.json(await listSignIns(deps.db, id, context.req.valid('query')), 200)
  })
  app.openapi(routes.reportSignIn, async (context) => {
    const account = await requireAccount(context, deps, client)
    const call = { id: context.req.valid('param').id, language: context.get('locale') }
    return (await reportSignIn(deps, account, call)) ? context.json(done, 200) : refuse(context, 'not_found')
  })
}

/** Adds the calls on the own account, under separate paths for each client (P-204, P-205). */
export function addAccount(app: App, deps: Deps): void {
  for (const client of ['partner', 'investor'] as const) {
    const routes = accountRoutesOf(client)
    addProfile(app, deps, client, routes)
    addTwoFactor(app, deps, client, routes)
    addSessions(app, deps, client, routes)
  }
}

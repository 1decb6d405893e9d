import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { plainDateAt } from '../../../src/lib/format/plain-date-at.ts'
import type { Account } from '../../accounts/accounts.ts'
import type { SandboxDeps } from '../../deps.ts'
import { refuse } from '../../http/problem.ts'
import type { SandboxHono } from '../../http/request-context.ts'
import { listClientSubscriptions } from '../../partner-space/client-subscriptions.ts'
import { describeTeams, listMembers, visibleTeam } from '../../partner-space/team-list.ts'
import { describeInvitations, resendInvitation, takeBackInvitation } from '../../registration/invitations.ts'
import { listFunds } from '../funds/fund-list.ts'
import { invited } from './add-teams.ts'
import { type CallerDeps, isApproved, requireAccount, requireRight } from './caller.ts'
import { fundsOf } from './fund-access.ts'
import {
  listClientSubscriptionsRoute,
  listInvitationsRoute,
  listPartnerTeamsRoute,
  listTeamFundsRoute,
  listTeamMembersRoute,
  resendInvitationRoute,
  revokeInvitationRoute,
} from './partner-space-routes.ts'

type App = OpenAPIHono<SandboxHono>
type Deps = CallerDeps & SandboxDeps

async function colleague(context: Context, deps: Deps): Promise<Account> {
  const account = await requireAccount(context, deps, 'partner')
  return isApproved(account) ? account : refuse(context, 'forbidden')
}

function addTeamViews(app: App, deps: Deps): void {
  const { db } = deps
  app.openapi(listPartnerTeamsRoute, async (context) => {
    const described = await describeTeams(db, await colleague(context, deps))
    return context.json(described ?? refuse(context, 'forbidden'), 200)
  })
  app.openapi(listTeamFundsRoute, async (context) => {
    const account = await colleague(context, deps)
    requireRight(context, account, 'funds:read')
    const team = await visibleTeam(db, account, context.req.valid('param').id)
    if (team === undefined) return refuse(context, 'not_found')
    const among = await fundsOf(db, { ...account, teamId: team.id })
    return context.json(
      await listFunds(db, context.req.valid('query'), context.get('locale'), { among }),
      200,
    )
  })
  app.openapi(listTeamMembersRoute, async (context) => {
    const account = await colleague(context, deps)
    const team = await visibleTeam(db, account, context.req.valid('param').id)
    if (team === undefined) return refuse(context, 'not_found')
    return context.json(await listMembers(db, team.id, account), 200)
  })
}

function addOpenInvitations(app: App, deps: Deps): void {
  const inviter = async (context: Context<SandboxHono>) => {
    const account = await requireAccount(context, deps, 'partner')
    requireRight(context, account, 'team:invite')
    return account
  }
  app.openapi(listInvitationsRoute, async (context) => {
    const described = await describeInvitations(deps, await inviter(context))
    return context.json(described ?? refuse(context, 'forbidden'), 200)
  })
  app.openapi(revokeInvitationRoute, async (context) => {
    const isDone = await takeBackInvitation(deps, await inviter(context), context.req.valid('param').id)
    return isDone ? context.json({ noted: true as const }, 200) : refuse(context, 'not_found')
  })
  app.openapi(resendInvitationRoute, async (context) => {
    const sender = { account: await inviter(context), locale: context.get('locale') }
    const outcome = await resendInvitation(deps, sender, context.req.valid('param').id)
    return context.json(invited(context, outcome), 200)
  })
}

/** Adds the calls of a partner's user about teams, open invitations and the clients' subscriptions. */
export function addPartnerSpace(app: App, deps: Deps): void {
  addTeamViews(app, deps)
  addOpenInvitations(app, deps)
  app.openapi(listClientSubscriptionsRoute, async (context) => {
    const account = await colleague(context, deps)
    requireRight(context, account, 'subscriptions:read')
    const query = context.req.valid('query')
    const view = { locale: context.get('locale'), today: plainDateAt(deps.now()) }
    return context.json(await listClientSubscriptions(deps.db, account, query, view), 200)
  })
}

import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { TeamAdmin } from '../../../src/contract/product-api/partner-team.schema.ts'
import type { Account } from '../../accounts/accounts.ts'
import type { SandboxDeps } from '../../deps.ts'
import { refuse } from '../../http/problem.ts'
import type { SandboxHono } from '../../http/request-context.ts'
import {
  type AdminOutcome,
  changeRights,
  handOverCases,
  suspendMember,
} from '../../team-admin/change-member.ts'
import { addInvitationList, describeList, latestList } from '../../team-admin/invitation-lists.ts'
import { decideJoinRequest } from '../../team-admin/join-requests.ts'
import { readTeamLog } from '../../team-admin/team-log.ts'
import { describeTeamAdmin } from '../../team-admin/team-members.ts'
import { workOffList } from '../../team-admin/work-off-lists.ts'
import { type CallerDeps, requireAccount, requireRight } from './caller.ts'
import {
  changeMemberRightsRoute,
  decideJoinRequestRoute,
  getLatestInvitationListRoute,
  getTeamAdminRoute,
  getTeamLogRoute,
  handOverCasesRoute,
  inviteByListRoute,
  suspendMemberRoute,
} from './team-admin-routes.ts'

type App = OpenAPIHono<SandboxHono>
type Deps = CallerDeps & SandboxDeps

async function administrator(context: Context, deps: Deps): Promise<Account> {
  const account = await requireAccount(context, deps, 'partner')
  requireRight(context, account, 'team:manage')
  return account
}

async function teamOf(context: Context, { db }: Deps, self: Account): Promise<TeamAdmin> {
  return (await describeTeamAdmin(db, self)) ?? refuse(context, 'forbidden')
}

function requireDone(context: Context, outcome: AdminOutcome): void {
  if (outcome.kind === 'stale') refuse(context, 'conflict', { errors: [{ path: 'seen', code: 'stale' }] })
  if (outcome.kind === 'invalid')
    refuse(context, 'validation_failed', { errors: [{ path: outcome.path, code: outcome.code }] })
}

function addMembers(app: App, deps: Deps): void {
  app.openapi(getTeamAdminRoute, async (context) =>
    context.json(await teamOf(context, deps, await administrator(context, deps)), 200),
  )
  app.openapi(changeMemberRightsRoute, async (context) => {
    const self = await administrator(context, deps)
    requireDone(context, await changeRights(deps, self, context.req.valid('json')))
    return context.json(await teamOf(context, deps, self), 200)
  })
  app.openapi(suspendMemberRoute, async (context) => {
    const self = await administrator(context, deps)
    requireDone(context, await suspendMember(deps, self, context.req.valid('json')))
    return context.json(await teamOf(context, deps, self), 200)
  })
  app.openapi(handOverCasesRoute, async (context) => {
    const self = await administrator(context, deps)
    requireDone(context, await handOverCases(deps, self, context.req.valid('json')))
    return context.json(await teamOf(context, deps, self), 200)
  })
  app.openapi(decideJoinRequestRoute, async (context) => {
    const self = await administrator(context, deps)
    requireDone(context, await decideJoinRequest(deps, self, context.req.valid('json')))
    return context.json(await teamOf(context, deps, self), 200)
  })
}

function addLists(app: App, deps: Deps): void {
  app.openapi(inviteByListRoute, async (context) => {
    const inviter = { account: await administrator(context, deps), locale: context.get('locale') }
    const outcome = await addInvitationList(deps, inviter, context.req.valid('json'))
    if (outcome.kind === 'invalid')
      return refuse(context, 'validation_failed', { errors: [{ path: 'text', code: outcome.code }] })
    if (outcome.kind !== 'stored')
      return outcome.kind === 'no_team'
        ? refuse(context, 'forbidden')
        : refuse(context, 'too_many_requests', { headers: { 'retry-after': '86400' } })
    const { isNew, list } = outcome
    const described = await describeList(deps.db, list)
    if (isNew) deps.background.run('invitation list', (stop) => workOffList(deps, list, stop))
    return context.json(described, 200)
  })
  app.openapi(getLatestInvitationListRoute, async (context) => {
    const self = await administrator(context, deps)
    return context.json({ list: await latestList(deps.db, self) }, 200)
  })
}

/** Adds the calls of a team's administrators (P-591). */
export function addTeamAdmin(app: App, deps: Deps): void {
  addMembers(app, deps)
  addLists(app, deps)
  app.openapi(getTeamLogRoute, async (context) => {
    const self = await administrator(context, deps)
    return context.json(await readTeamLog(deps.db, self, context.req.valid('query')), 200)
  })
}

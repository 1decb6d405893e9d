import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { TeamRights } from '../../../src/contract/product-api/desk-rights.schema.ts'
import { plainDateAt } from '../../../src/lib/format/plain-date-at.ts'
import type { SandboxDeps } from '../../deps.ts'
import { refuse } from '../../http/problem.ts'
import type { SandboxHono } from '../../http/request-context.ts'
import { requireStaff, type StaffDeps } from '../desk/staff-caller.ts'
import { changeStaffRights, decideStaffRights, type RightsDecision } from './change-staff-rights.ts'
import { changeAgreement, changeMemberByStaff, type TeamChange } from './change-team-rights.ts'
import { requireStaffRight } from './held-rights.ts'
import { describeTeamRights, listTeamRights, teamNumber } from './read-team-rights.ts'
import {
  changeAgreementRoute,
  changeMemberByStaffRoute,
  changeStaffRightsRoute,
  decideStaffRightsRoute,
  getStaffRightsRoute,
  getTeamRightsRoute,
  listTeamRightsRoute,
} from './rights-routes.ts'
import { describeStaffRights } from './staff-rights.ts'

type App = OpenAPIHono<SandboxHono>
type Deps = SandboxDeps & StaffDeps

async function teamOf(context: Context<SandboxHono>, { db, now }: Deps, id: string): Promise<TeamRights> {
  const place = { locale: context.get('locale'), today: plainDateAt(now()) }
  return (await describeTeamRights(db, teamNumber(id), place)) ?? refuse(context, 'not_found')
}

function requireDone(context: Context, outcome: TeamChange): void {
  if (outcome.kind === 'stale') refuse(context, 'conflict', { errors: [{ path: 'version', code: 'stale' }] })
  if (outcome.kind === 'invalid')
    refuse(context, 'validation_failed', { errors: [{ path: outcome.path, code: outcome.code }] })
}

function addTeams(app: App, deps: Deps): void {
  app.openapi(listTeamRightsRoute, async (context) => {
    await requireStaff(context, deps)
    const place = { locale: context.get('locale'), today: plainDateAt(deps.now()) }
    return context.json(await listTeamRights(deps.db, context.req.valid('query'), place), 200)
  })
  app.openapi(getTeamRightsRoute, async (context) => {
    await requireStaff(context, deps)
    return context.json(await teamOf(context, deps, context.req.valid('param').id), 200)
  })
  app.openapi(changeAgreementRoute, async (context) => {
    const staff = await requireStaff(context, deps)
    const { id } = context.req.valid('param')
    const { team } = await teamOf(context, deps, id)
    const asked = { team: { id: teamNumber(id), name: team.name }, body: context.req.valid('json') }
    requireDone(context, await changeAgreement(deps, staff, asked))
    return context.json(await teamOf(context, deps, id), 200)
  })
  app.openapi(changeMemberByStaffRoute, async (context) => {
    const staff = await requireStaff(context, deps)
    const { id } = context.req.valid('param')
    await teamOf(context, deps, id)
    const asked = { team: teamNumber(id), body: context.req.valid('json') }
    requireDone(context, await changeMemberByStaff(deps, staff, asked))
    return context.json(await teamOf(context, deps, id), 200)
  })
}

function refuseDecision(context: Context, outcome: Exclude<RightsDecision, 'done'>): never {
  if (outcome === 'not_found') return refuse(context, 'not_found')
  if (outcome === 'late') return refuse(context, 'conflict')
  const path = outcome === 'reason_missing' ? 'reason' : 'decision'
  return refuse(context, 'validation_failed', { errors: [{ path, code: outcome }] })
}

/** Adds the calls by which staff see and change what partner teams and staff may do (P-780, P-783). */
export function addRights(app: App, deps: Deps): void {
  addTeams(app, deps)
  app.openapi(getStaffRightsRoute, async (context) => {
    const staff = await requireStaff(context, deps)
    return context.json(await describeStaffRights(deps, staff), 200)
  })
  app.openapi(changeStaffRightsRoute, async (context) => {
    const staff = await requireStaff(context, deps)
    const outcome = await changeStaffRights(deps, staff, context.req.valid('json'))
    if (outcome.kind === 'done' || outcome.kind === 'waiting')
      return context.json({ status: outcome.kind }, 200)
    if (outcome.kind !== 'invalid')
      return refuse(context, 'conflict', { errors: [{ path: 'version', code: 'stale' }] })
    const { code, path } = outcome
    return refuse(context, 'validation_failed', { errors: [{ path, code }] })
  })
  app.openapi(decideStaffRightsRoute, async (context) => {
    const staff = await requireStaff(context, deps)
    const decision = context.req.valid('json')
    // Own entries are withdrawn with the right to enter them.
    await requireStaffRight(context, deps, staff, [decision.decision === 'withdrawn' ? 'manage' : 'approve'])
    const outcome = await decideStaffRights(deps, staff, { ...decision, id: context.req.valid('param').id })
    return outcome === 'done'
      ? context.json({ status: decision.decision }, 200)
      : refuseDecision(context, outcome)
  })
}

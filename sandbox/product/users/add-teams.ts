import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type {
  ChosenTeam,
  TeamChoice,
  TeamWish,
} from '../../../src/contract/product-api/registration.schema.ts'
import { type Account, findAccount } from '../../accounts/accounts.ts'
import type { SandboxDeps } from '../../deps.ts'
import { refuse } from '../../http/problem.ts'
import type { SandboxHono } from '../../http/request-context.ts'
import { type InvitationOutcome, inviteByEmail, inviteBySms } from '../../registration/invitations.ts'
import {
  type RegistrationTicket,
  readRegistrationTicket,
  useRegistrationTicket,
} from '../../registration/registration-tickets.ts'
import { chooseTeam, describeTeamChoice, type TeamOutcome } from '../../registration/team-choice.ts'
import { mailJoinRequest } from '../../team-admin/team-admin-mails.ts'
import { type CallerDeps, requireAccount, requireRight } from './caller.ts'
import {
  chooseOwnTeamRoute,
  chooseTeamByTicketRoute,
  inviteByEmailRoute,
  inviteBySmsRoute,
  listOwnTeamsRoute,
  listTeamsForTicketRoute,
  readInvitationRoute,
} from './team-routes.ts'
import { countForVisitor, questionsPerVisitor, stepsPerVisitor } from './visitor-limits.ts'

type App = OpenAPIHono<SandboxHono>
type Deps = CallerDeps & SandboxDeps
type Holder = { readonly account: Account; readonly ticket: RegistrationTicket }

const noStore = { 'cache-control': 'no-store' }
const accepted = { accepted: true } as const

/** Returns the account that a ticket was issued for. */
async function holderOf(context: Context, { db, now }: Deps, secret: string): Promise<Holder> {
  const ticket = await readRegistrationTicket(db, 'choose_team', { secret, now: now() })
  const account = ticket?.accountId ? await findAccount(db, ticket.accountId) : undefined
  return ticket === undefined || account === undefined ? refuse(context, 'gone') : { account, ticket }
}

async function choiceOf(context: Context, { db }: Deps, account: Account): Promise<TeamChoice> {
  return (await describeTeamChoice(db, account)) ?? refuse(context, 'forbidden')
}

function chosen(context: Context, outcome: TeamOutcome): ChosenTeam {
  switch (outcome.kind) {
    case 'chosen':
      return outcome.team
    case 'not_offered':
      return refuse(context, 'validation_failed', { errors: [{ path: 'team', code: 'not_offered' }] })
    case 'name_taken':
      return refuse(context, 'conflict', { errors: [{ path: 'new_team', code: 'taken' }] })
    case 'already_requested':
      return refuse(context, 'conflict', { errors: [{ path: 'new_team', code: 'already_requested' }] })
    case 'forbidden':
      return refuse(context, 'forbidden')
  }
}

/**
 * Tells whether a used ticket may not be used again: it still allows its holder to repeat the same choice,
 * and no other.
 */
function isOver({ account, ticket }: Holder, wish: { readonly team?: string | undefined }): boolean {
  return ticket.usedAt !== null && (wish.team === undefined || wish.team !== `team-${account.teamId}`)
}

/** Chooses a team, and notifies its administrators if they have to decide. */
async function choose(deps: Deps, account: Account, wish: TeamWish): Promise<TeamOutcome> {
  const outcome = await chooseTeam(deps.db, account, wish, deps.now())
  if (outcome.kind === 'chosen' && outcome.asked !== undefined) {
    const { asked } = outcome
    deps.background.run('mail join request', () => mailJoinRequest(deps, account, asked))
  }
  return outcome
}

function addChoiceByTicket(app: App, deps: Deps): void {
  const { db, now } = deps
  app.openapi(listTeamsForTicketRoute, async (context) => {
    await countForVisitor(context, deps, questionsPerVisitor)
    const { account } = await holderOf(context, deps, context.req.valid('json').ticket)
    return context.json(await choiceOf(context, deps, account), 200, noStore)
  })
  app.openapi(chooseTeamByTicketRoute, async (context) => {
    await countForVisitor(context, deps, stepsPerVisitor)
    const { ticket: secret, ...wish } = context.req.valid('json')
    const holder = await holderOf(context, deps, secret)
    if (isOver(holder, wish)) return refuse(context, 'gone')
    const { account, ticket } = holder
    const team = chosen(context, await choose(deps, account, wish))
    // A user who requested a new team may still join an existing one, until staff have decided.
    if (team.is_active) await useRegistrationTicket(db, ticket, { accountId: account.id, now: now() })
    return context.json(team, 200, noStore)
  })
}

function addOwnChoice(app: App, deps: Deps): void {
  app.openapi(listOwnTeamsRoute, async (context) => {
    const account = await requireAccount(context, deps, 'partner')
    return context.json(await choiceOf(context, deps, account), 200)
  })
  app.openapi(chooseOwnTeamRoute, async (context) => {
    const account = await requireAccount(context, deps, 'partner')
    const outcome = await choose(deps, account, context.req.valid('json'))
    return context.json(chosen(context, outcome), 200)
  })
}

/** Maps the result of an invitation to a response or a refusal. */
export function invited(context: Context, outcome: InvitationOutcome): typeof accepted {
  switch (outcome.kind) {
    case 'sent':
      return accepted
    case 'invalid':
      return refuse(context, 'validation_failed', { errors: [{ path: outcome.path, code: outcome.code }] })
    case 'has_account':
      return refuse(context, 'conflict', { errors: [{ path: 'email', code: 'taken' }] })
    case 'too_many':
      return refuse(context, 'too_many_requests', { headers: { 'retry-after': '86400' } })
    case 'no_team':
      return refuse(context, 'forbidden')
    case 'not_found':
      return refuse(context, 'not_found')
  }
}

function addInvitations(app: App, deps: Deps): void {
  const inviterOf = async (context: Context<SandboxHono>) => {
    const account = await requireAccount(context, deps, 'partner')
    requireRight(context, account, 'team:invite')
    return { account, locale: context.get('locale') }
  }
  app.openapi(inviteByEmailRoute, async (context) => {
    const outcome = await inviteByEmail(deps, await inviterOf(context), context.req.valid('json'))
    return context.json(invited(context, outcome), 200)
  })
  app.openapi(inviteBySmsRoute, async (context) => {
    const outcome = await inviteBySms(deps, await inviterOf(context), context.req.valid('json'))
    return context.json(invited(context, outcome), 200)
  })
  app.openapi(readInvitationRoute, async (context) => {
    await countForVisitor(context, deps, questionsPerVisitor)
    const secret = { secret: context.req.valid('json').invitation, now: deps.now() }
    const ticket = await readRegistrationTicket(deps.db, 'invitation', secret)
    if (ticket === undefined) return refuse(context, 'gone')
    const { email = null, telephone = null, partner = '', invitedBy = '' } = ticket.details
    return context.json({ email, telephone, partner, invited_by: invitedBy }, 200, noStore)
  })
}

/** Adds the calls about teams: choosing one, requesting one, and inviting colleagues. */
export function addTeams(app: App, deps: Deps): void {
  addChoiceByTicket(app, deps)
  addOwnChoice(app, deps)
  addInvitations(app, deps)
}

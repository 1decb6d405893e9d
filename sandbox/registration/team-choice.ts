import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { ChosenTeam, TeamChoice, TeamWish } from '../../src/contract/product-api/registration.schema.ts'
import type { Account } from '../accounts/accounts.ts'
import { byName } from '../database/name-order.ts'
import type { Db } from '../database/open-database.ts'
import { invitations, partners, teamRequests, teams } from '../database/schema/index.ts'
import { teamId } from '../partner-space/team-scope.ts'
import { appendAudit } from '../product/audit/append-audit.ts'
import {
  askedTeam,
  joinTeam,
  lockWithoutTeam,
  needsApproval,
  refusalOf,
  requestToJoin,
} from '../team-admin/join-requests.ts'
import { domainOf } from './domain-owner.ts'
import { freeMailDomains } from './free-mail-domains.ts'

type TeamRow = typeof teams.$inferSelect

/** Result of a choice of team. */
export type TeamOutcome =
  /** `asked`: the team whose administrators have to decide on a new request. */
  | { readonly kind: 'chosen'; readonly team: ChosenTeam; readonly asked?: TeamRow }
  | { readonly kind: 'not_offered' | 'name_taken' | 'already_requested' | 'forbidden' }

/**
 * Reports whether a user may choose among or request teams of their company: the address is confirmed, and is not at a
 * free mail provider.
 */
function ownsDomain({ email, emailConfirmed }: Account): boolean {
  return emailConfirmed && !freeMailDomains.has(domainOf(email))
}

function teamsOfDomain(account: Account, partnerId: number) {
  return and(eq(teams.partnerId, partnerId), eq(teams.domain, domainOf(account.email)))
}

/** The teams that a user may join: approved ones of the company that owns the confirmed domain (P-160). */
export async function offeredTeams(db: Db, account: Account): Promise<TeamRow[]> {
  const { partnerId } = account
  if (partnerId === null || !ownsDomain(account)) return []
  const offered = and(teamsOfDomain(account, partnerId), eq(teams.isApproved, true))
  return db.select().from(teams).where(offered).orderBy(asc(teams.id))
}

/** The team that a user has added and staff have not looked at. */
export async function requestedTeam(db: Db, accountId: string): Promise<TeamRow | undefined> {
  const [row] = await db
    .select({ team: teams })
    .from(teamRequests)
    .innerJoin(teams, eq(teams.id, teamRequests.teamId))
    .where(eq(teamRequests.accountId, accountId))
    .limit(1)
  return row?.team
}

/** The offered team that the latest invitation that a user has followed names; null for none. */
async function invitedTo(
  db: Db,
  { id: account }: Account,
  offered: readonly TeamRow[],
): Promise<string | null> {
  const [invitation] = await db
    .select({ id: invitations.teamId })
    .from(invitations)
    .where(eq(invitations.acceptedBy, account))
    .orderBy(desc(invitations.sentAt), desc(invitations.id))
    .limit(1)
  const isOffered = offered.some(({ id }) => id === invitation?.id)
  return invitation !== undefined && isOffered ? teamId(invitation.id) : null
}

/** Returns the teams offered to a user; undefined if the user's company is unknown. */
export async function describeTeamChoice(db: Db, account: Account): Promise<TeamChoice | undefined> {
  const { partnerId } = account
  if (partnerId === null) return undefined
  const [partner] = await db.select().from(partners).where(eq(partners.id, partnerId)).limit(1)
  if (partner === undefined) return undefined
  const offered = await offeredTeams(db, account)
  const refusal = await refusalOf(db, account.id)
  return {
    email: account.email,
    partner: { id: `ptn-${partner.id}`, name: partner.name },
    teams: offered.map(({ id, name, parentTeamId }) => {
      return { id: teamId(id), name, parent: parentTeamId === null ? null : teamId(parentTeamId) }
    }),
    selected: account.teamId === null ? null : teamId(account.teamId),
    invited: await invitedTo(db, account, offered),
    requested: ((await requestedTeam(db, account.id)) ?? (await askedTeam(db, account.id)))?.name ?? null,
    refused: refusal
      ? { team: refusal.team, reason: refusal.reason, refused_at: refusal.refusedAt.toISOString() }
      : null,
  }
}

async function joinOffered(db: Db, account: Account, wanted: string, now: Date): Promise<TeamOutcome> {
  const team = (await offeredTeams(db, account)).find(({ id }) => teamId(id) === wanted)
  if (team === undefined) return { kind: 'not_offered' }
  const maySwitch =
    account.teamId === null || account.teamId === team.id || account.rights.includes('team:switch')
  if (!maySwitch) return { kind: 'forbidden' }
  if (account.teamId === null && (await needsApproval(db, account, team.id))) {
    const isNew = await requestToJoin(db, { accountId: account.id, team: team.id, now })
    return { kind: 'chosen', team: { name: team.name, is_active: false }, ...(isNew && { asked: team }) }
  }
  return db.transaction(async (transaction): Promise<TeamOutcome> => {
    // Somebody may have been admitted to another team meanwhile.
    if (account.teamId === null && !(await lockWithoutTeam(transaction, account.id)))
      return { kind: 'forbidden' }
    await joinTeam(transaction, { accountId: account.id, team: team.id, now })
    // Another team has other funds and clients, so this changes the user's access.
    const entry = { happenedAt: now, actor: account.id, action: 'team_joined' as const, subject: account.id }
    if (account.teamId !== team.id)
      await appendAudit(transaction, { ...entry, details: { team: teamId(team.id) } })
    return { kind: 'chosen', team: { name: team.name, is_active: true } }
  })
}

async function insertTeam(
  db: Db,
  account: Account,
  { partnerId, name, now }: { readonly partnerId: number; readonly name: string; readonly now: Date },
): Promise<TeamOutcome> {
  return db.transaction(async (transaction): Promise<TeamOutcome> => {
    const sameName = eq(byName(teams.name), byName(sql`${name}::text`))
    const existing = and(eq(teams.partnerId, partnerId), sameName)
    const [known] = await transaction.select().from(teams).where(existing).limit(1)
    if (known !== undefined) return { kind: 'name_taken' }
    const added = { partnerId, name, parentTeamId: null, domain: domainOf(account.email), isApproved: false }
    const [team] = await transaction.insert(teams).values(added).returning({ id: teams.id })
    if (team === undefined) return { kind: 'name_taken' }
    await transaction
      .insert(teamRequests)
      .values({ teamId: team.id, accountId: account.id, requestedAt: now })
    return { kind: 'chosen', team: { name, is_active: false } }
  })
}

/**
 * Requests a new team, which has no funds, agreements or members until staff approve it. A user has one open request at
 * most.
 */
async function requestTeam(db: Db, account: Account, name: string, now: Date): Promise<TeamOutcome> {
  const { partnerId } = account
  if (partnerId === null || !ownsDomain(account)) return { kind: 'not_offered' }
  const requested = await requestedTeam(db, account.id)
  if (requested === undefined) return insertTeam(db, account, { partnerId, name, now })
  return requested.name.toLowerCase() === name.toLowerCase()
    ? { kind: 'chosen', team: { name: requested.name, is_active: false } }
    : { kind: 'already_requested' }
}

/** Joins an offered team, or requests a new one. Repeating a choice has no further effect. */
export async function chooseTeam(db: Db, account: Account, wish: TeamWish, now: Date): Promise<TeamOutcome> {
  if (wish.team !== undefined) return joinOffered(db, account, wish.team, now)
  if (wish.new_team !== undefined) return requestTeam(db, account, wish.new_team, now)
  return { kind: 'not_offered' }
}

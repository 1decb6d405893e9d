import { and, asc, count, eq, inArray, isNull, max, or, type SQL } from 'drizzle-orm'
import type { ManagedMember, TeamAdmin } from '../../src/contract/product-api/partner-team.schema.ts'
import type { Account } from '../accounts/accounts.ts'
import { byBytes, byName } from '../database/name-order.ts'
import type { Db } from '../database/open-database.ts'
import { accounts, joinRequests, signIns, subscriptionCases, teams } from '../database/schema/index.ts'
import { teamId } from '../partner-space/team-scope.ts'
import { rightsOf } from '../product/users/caller.ts'

/** Members, and requests to join, of one page. */
const mostListed = 500

/** Condition of the members of a team: those with a confirmed address who are admitted, suspended or not. */
export const membersOf = (team: number): SQL | undefined =>
  and(eq(accounts.teamId, team), eq(accounts.emailConfirmed, true), eq(accounts.verification, 'approved'))

/** Condition of the administrators of a team who can act. */
export const administratorsOf = (team: number): SQL | undefined =>
  and(
    eq(accounts.administersTeamId, team),
    eq(accounts.role, 'partner_user'),
    eq(accounts.verification, 'approved'),
    isNull(accounts.suspendedAt),
  )

/** Condition of the cases of a team that have not ended. */
export const openCasesOf = (team: number): SQL | undefined =>
  and(
    eq(subscriptionCases.teamId, team),
    inArray(subscriptionCases.state, ['draft', 'sent', 'incomplete', 'in_review']),
  )

async function lastSignIns(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  const rows = await db
    .select({ id: signIns.accountId, at: max(signIns.happenedAt) })
    .from(signIns)
    .where(and(inArray(signIns.accountId, [...ids]), eq(signIns.succeeded, true)))
    .groupBy(signIns.accountId)
  return new Map(rows.flatMap(({ at, id }) => (at === null ? [] : [[id, at]])))
}

async function caseCounts(db: Db, team: number): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ id: subscriptionCases.accountId, total: count() })
    .from(subscriptionCases)
    .where(openCasesOf(team))
    .groupBy(subscriptionCases.accountId)
  return new Map(rows.flatMap(({ id, total }) => (id === null ? [] : [[id, total]])))
}

async function listMembers(db: Db, team: number, self: Account): Promise<ManagedMember[]> {
  const rows = await db
    .select()
    .from(accounts)
    .where(membersOf(team))
    .orderBy(byName(accounts.lastName), byName(accounts.firstName), byBytes(accounts.id))
    .limit(mostListed)
  const ids = rows.map(({ id }) => id)
  const [seen, cases] = [
    ids.length === 0 ? new Map() : await lastSignIns(db, ids),
    await caseCounts(db, team),
  ]
  return rows.map((row) => ({
    id: row.id,
    firstname: row.firstName,
    lastname: row.lastName,
    email: row.email,
    is_self: row.id === self.id,
    rights: rightsOf(row),
    suspended_at: row.suspendedAt?.toISOString() ?? null,
    last_sign_in: seen.get(row.id)?.toISOString() ?? null,
    open_cases: cases.get(row.id) ?? 0,
  }))
}

async function listRequests(db: Db, team: number): Promise<TeamAdmin['requests']> {
  const rows = await db
    .select({ account: accounts, requestedAt: joinRequests.requestedAt })
    .from(joinRequests)
    .innerJoin(accounts, eq(accounts.id, joinRequests.accountId))
    .where(eq(joinRequests.teamId, team))
    .orderBy(asc(joinRequests.requestedAt), byBytes(accounts.id))
    .limit(mostListed)
  return rows.map(({ account: { email, firstName, id, lastName }, requestedAt }) => {
    return { id, firstname: firstName, lastname: lastName, email, requested_at: requestedAt.toISOString() }
  })
}

/** Describes the team that an administrator acts for; undefined without an approved one. */
export async function describeTeamAdmin(db: Db, self: Account): Promise<TeamAdmin | undefined> {
  if (self.teamId === null) return undefined
  const [team] = await db
    .select()
    .from(teams)
    .where(and(eq(teams.id, self.teamId), eq(teams.isApproved, true)))
    .limit(1)
  if (team === undefined) return undefined
  return {
    team: { id: teamId(team.id), name: team.name },
    members: await listMembers(db, team.id, self),
    requests: await listRequests(db, team.id),
  }
}

/** Reports whether an account administers a team and can act, by the rule of {@link administratorsOf}. */
const canAdminister = (
  { administersTeamId, role, suspendedAt, verification }: Account,
  team: number,
): boolean =>
  administersTeamId === team && role === 'partner_user' && verification === 'approved' && suspendedAt === null

/** Team with its members and administrators, locked in their current state. */
export type LockedTeam = {
  /** Administrator who makes the change. */
  readonly self: Account
  readonly memberOf: (id: string) => Account | undefined
  readonly hasOtherAdministrator: (id: string) => boolean
}

/**
 * Locks the members and administrators of a team, so that concurrent changes by two administrators are serialised;
 * undefined for an administrator who has lost the right, or was suspended, meanwhile.
 */
export async function lockTeam(
  transaction: Db,
  team: number,
  selfId: string,
): Promise<LockedTeam | undefined> {
  const rows = await transaction
    .select()
    .from(accounts)
    .where(or(membersOf(team), eq(accounts.administersTeamId, team)))
    .orderBy(byBytes(accounts.id))
    .for('update')
  const memberOf = (id: string) => rows.find((row) => row.id === id && row.teamId === team)
  const self = memberOf(selfId)
  if (self === undefined || !canAdminister(self, team)) return undefined
  return {
    self,
    memberOf,
    hasOtherAdministrator: (id) => rows.some((row) => row.id !== id && canAdminister(row, team)),
  }
}

import { and, count, eq, inArray } from 'drizzle-orm'
import type { PartnerTeams, TeamMembers } from '../../src/contract/product-api/partner-team.schema.ts'
import type { Account } from '../accounts/accounts.ts'
import { byBytes, byName } from '../database/name-order.ts'
import type { Db } from '../database/open-database.ts'
import { accounts, partners, teamFunds, type teams } from '../database/schema/index.ts'
import { isAgreed } from '../product/rights/agreements.ts'
import { domainOf } from '../registration/domain-owner.ts'
import { offeredTeams, requestedTeam } from '../registration/team-choice.ts'
import { teamId } from './team-scope.ts'

type TeamRow = typeof teams.$inferSelect

/**
 * Lists the teams that a colleague may see: with the right to switch, all that they could act for; without
 * it, their own and its subteams.
 */
export async function visibleTeams(db: Db, account: Account): Promise<TeamRow[]> {
  const offered = await offeredTeams(db, account)
  if (account.rights.includes('team:switch')) return offered
  return offered.filter(({ id, parentTeamId }) => id === account.teamId || parentTeamId === account.teamId)
}

/** Finds a visible team by its wire id; undefined for any other, whether or not it exists. */
export async function visibleTeam(db: Db, account: Account, id: string): Promise<TeamRow | undefined> {
  return (await visibleTeams(db, account)).find((team) => teamId(team.id) === id)
}

/** Confirmed and approved accounts count as members. */
const isMember = and(eq(accounts.emailConfirmed, true), eq(accounts.verification, 'approved'))

type Counts = ReadonlyMap<number, number>

async function countFunds(db: Db, ids: readonly number[]): Promise<Counts> {
  const rows = await db
    .select({ id: teamFunds.teamId, total: count() })
    .from(teamFunds)
    .where(and(inArray(teamFunds.teamId, [...ids]), isAgreed))
    .groupBy(teamFunds.teamId)
  return new Map(rows.map(({ id, total }) => [id, total]))
}

async function countMembers(db: Db, ids: readonly number[]): Promise<Counts> {
  const rows = await db
    .select({ id: accounts.teamId, total: count() })
    .from(accounts)
    .where(and(inArray(accounts.teamId, [...ids]), isMember))
    .groupBy(accounts.teamId)
  return new Map(rows.flatMap(({ id, total }) => (id === null ? [] : [[id, total]])))
}

async function partnerOf(db: Db, { partnerId }: Account) {
  if (partnerId === null) return undefined
  const [partner] = await db.select().from(partners).where(eq(partners.id, partnerId)).limit(1)
  return partner
}

/** Describes the teams related to an account; undefined without a team. */
export async function describeTeams(db: Db, account: Account): Promise<PartnerTeams | undefined> {
  const partner = await partnerOf(db, account)
  if (partner === undefined || account.teamId === null) return undefined
  const visible = await visibleTeams(db, account)
  const ids = visible.map(({ id }) => id)
  const [fundCounts, memberCounts] =
    ids.length === 0 ? [new Map(), new Map()] : [await countFunds(db, ids), await countMembers(db, ids)]
  return {
    partner: { id: `ptn-${partner.id}`, name: partner.name },
    domain: domainOf(account.email),
    current: teamId(account.teamId),
    teams: visible.map(({ id, name, parentTeamId }) => ({
      id: teamId(id),
      name,
      parent: parentTeamId === null ? null : teamId(parentTeamId),
      fund_count: fundCounts.get(id) ?? 0,
      member_count: memberCounts.get(id) ?? 0,
    })),
    requested: (await requestedTeam(db, account.id))?.name ?? null,
  }
}

/** Lists the members of a team by name. */
export async function listMembers(db: Db, id: number, self: Account): Promise<TeamMembers> {
  const rows = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.teamId, id), isMember))
    .orderBy(byName(accounts.lastName), byName(accounts.firstName), byBytes(accounts.id))
  return {
    members: rows.map(({ email, firstName, id: accountId, lastName }) => {
      return { firstname: firstName, lastname: lastName, email, is_self: accountId === self.id }
    }),
  }
}

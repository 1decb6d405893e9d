import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import {
  type AgreementState,
  expiringDays,
  type TeamRights,
  type TeamRightsList,
  type TeamRightsQuery,
} from '../../../src/contract/product-api/desk-rights.schema.ts'
import { personName } from '../../../src/lib/person-name.ts'
import { byBytes, byName } from '../../database/name-order.ts'
import type { Db } from '../../database/open-database.ts'
import { accented, unaccented } from '../../database/schema/columns.ts'
import { accounts, fundShares, funds, partners, teamFunds, teams } from '../../database/schema/index.ts'
import { teamId } from '../../partner-space/team-scope.ts'
import { membersOf } from '../../team-admin/team-members.ts'
import { wordsBegin } from '../desk/staff-people.ts'
import { shareName } from '../funds/fund-views.ts'
import { readPage } from '../read-page.ts'
import { rightsOf } from '../users/caller.ts'

type Place = { readonly locale: 'fr' | 'en'; readonly today: string }

const mostMembers = 500

/** State of a team's agreement on a day; the end of one that ends soon is what matters of it. */
const stateOn = (on: string): SQL<AgreementState> =>
  sql`case when ${teamFunds.fundId} is null then 'none'
    when ${teamFunds.agreementSince} > ${on}::date then 'to_come'
    when ${teamFunds.agreementUntil} < ${on}::date then 'over'
    when ${teamFunds.agreementUntil} <= ${on}::date + ${expiringDays}::int then 'expiring' else 'in_force' end`

const searched = (name: SQL): SQL =>
  sql`regexp_replace(lower(translate(${name}, ${accented}, ${unaccented})), '[^a-z0-9]+', ' ', 'g')`

/** Condition of a line; agreements that end soon are in force, too. */
function conditionOf({ fund, q, state }: TeamRightsQuery, on: string): SQL | undefined {
  const states = state === 'in_force' ? ['in_force', 'expiring'] : [state]
  return and(
    eq(teams.isApproved, true),
    sql`${stateOn(on)} in ${states}`,
    q === '' ? undefined : wordsBegin(searched(sql`${teams.name} || ' ' || ${partners.name}`), q),
    fund === '' ? undefined : wordsBegin(searched(sql`${funds.name}`), fund),
  )
}

type Share = Pick<typeof fundShares.$inferSelect, 'fundId' | 'id' | 'name'>
type Agreement = typeof teamFunds.$inferSelect

/** The shares that an agreement covers; null for every share. */
const coveredBy = ({ fundId, shareIds }: Agreement, shares: readonly Share[], locale: 'fr' | 'en') =>
  shareIds === null
    ? null
    : shares
        .filter((share) => share.fundId === fundId && shareIds.includes(share.id))
        .map(({ id, name }) => ({ id, name: shareName(name, locale) }))

/** Reads the shares of those agreements that name some. */
async function sharesOf(db: Db, agreements: readonly Agreement[]): Promise<Share[]> {
  const numbers = agreements.flatMap(({ fundId, shareIds }) => (shareIds === null ? [] : [fundId]))
  if (numbers.length === 0) return []
  return db
    .select({ id: fundShares.id, name: fundShares.name, fundId: fundShares.fundId })
    .from(fundShares)
    .where(sql`${fundShares.fundId} in ${[...new Set(numbers)]}`)
    .orderBy(asc(fundShares.position))
}

const termsOf = ({ agreementSince, agreementUntil, audiences, subscriptions }: Agreement) => ({
  since: agreementSince,
  until: agreementUntil,
  subscriptions,
  audiences: [...audiences],
})

/** Lists the agreements of partner teams as they are recorded for a day (P-780). */
export async function listTeamRights(
  db: Db,
  query: TeamRightsQuery,
  { locale, today }: Place,
): Promise<TeamRightsList> {
  const on = query.on ?? today
  const read = (limit: number, offset: number) =>
    db
      .select({
        ...{ team: teams, partner: partners.name, fund: funds.name, agreement: teamFunds },
        ...{ state: stateOn(on), total: sql<number>`count(*) over ()::int` },
      })
      .from(teams)
      .innerJoin(partners, eq(partners.id, teams.partnerId))
      .leftJoin(teamFunds, eq(teamFunds.teamId, teams.id))
      .leftJoin(funds, eq(funds.id, teamFunds.fundId))
      .where(conditionOf(query, on))
      .orderBy(
        byName(partners.name),
        byName(teams.name),
        asc(teams.id),
        byBytes(funds.nameSort),
        asc(funds.id),
      )
      .limit(limit)
      .offset(offset)
  const { page, rows } = await readPage(query, read)
  const shares = await sharesOf(
    db,
    rows.flatMap(({ agreement }) => agreement ?? []),
  )
  return {
    ...{ on, page },
    items: rows.map(({ agreement, fund, partner, state, team }) => ({
      ...{ partner, state, team: { id: teamId(team.id), name: team.name } },
      agreement: agreement && {
        fund: { id: `fnd-${agreement.fundId}`, name: fund ?? '' },
        shares: coveredBy(agreement, shares, locale)?.map(({ name }) => name) ?? null,
        ...termsOf(agreement),
      },
    })),
  }
}

/** Returns the number of a team of the wire; 0, which no team has, for anything else. */
export const teamNumber = (id: string): number => Number(/^team-([1-9]\d{0,8})$/.exec(id)?.[1] ?? 0)

async function readAgreements(
  db: Db,
  team: number,
  { locale, today }: Place,
): Promise<TeamRights['agreements']> {
  const rows = await db
    .select({ agreement: teamFunds, fund: funds.name, state: stateOn(today) })
    .from(teamFunds)
    .innerJoin(funds, eq(funds.id, teamFunds.fundId))
    .where(eq(teamFunds.teamId, team))
    .orderBy(byBytes(funds.nameSort), asc(funds.id))
  const shares = await sharesOf(
    db,
    rows.map(({ agreement }) => agreement),
  )
  return rows.map(({ agreement, fund, state }) => ({
    ...{ fund: { id: `fnd-${agreement.fundId}`, name: fund }, state },
    shares: coveredBy(agreement, shares, locale),
    ...termsOf(agreement),
  }))
}

async function readMembers(db: Db, team: number): Promise<TeamRights['members']> {
  const rows = await db
    .select()
    .from(accounts)
    .where(and(membersOf(team), eq(accounts.role, 'partner_user')))
    .orderBy(byName(accounts.lastName), byName(accounts.firstName), byBytes(accounts.id))
    .limit(mostMembers)
  return rows.map((row) => ({
    ...{ id: row.id, name: personName(row.firstName, row.lastName), email: row.email },
    ...{ rights: rightsOf(row), is_suspended: row.suspendedAt !== null },
  }))
}

/** Describes what an approved team may do; undefined without one. */
export async function describeTeamRights(
  db: Db,
  team: number,
  place: Place,
): Promise<TeamRights | undefined> {
  const [found] = await db
    .select({ team: teams, partner: partners.name })
    .from(teams)
    .innerJoin(partners, eq(partners.id, teams.partnerId))
    .where(and(eq(teams.id, team), eq(teams.isApproved, true)))
    .limit(1)
  if (found === undefined) return undefined
  const { domain, id, name, rightsVersion } = found.team
  return {
    team: { id: teamId(id), name, domain, partner: found.partner },
    version: rightsVersion,
    agreements: await readAgreements(db, team, place),
    members: await readMembers(db, team),
  }
}

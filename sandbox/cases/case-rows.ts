import { and, count, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { CaseState } from '../../src/contract/product-api/case-states.ts'
import type { CaseGroup, CaseQuery } from '../../src/contract/product-api/subscription-case.schema.ts'
import { plainDateAt } from '../../src/lib/format/plain-date-at.ts'
import type { Account } from '../accounts/accounts.ts'
import type { Db } from '../database/open-database.ts'
import { accounts, fundDetails, fundShares, funds, subscriptionCases } from '../database/schema/index.ts'
import { yearOf } from '../seed/plain-dates.ts'

/** A case as stored. */
export type CaseRow = typeof subscriptionCases.$inferSelect

/** Case with its share and fund, and its advisor. */
export type NamedCase = Awaited<ReturnType<typeof selectCases>>[number]

/** Reference number, quoted in letters and calls. */
export const referenceOf = ({ createdAt, id }: Pick<CaseRow, 'createdAt' | 'id'>): string =>
  `D-${yearOf(plainDateAt(createdAt))}-${id}`

/** Query of cases with the names that they show. */
export function selectCases(db: Db) {
  return db
    .select({
      row: subscriptionCases,
      fund: funds,
      share: fundShares,
      details: fundDetails,
      advisor: accounts,
    })
    .from(subscriptionCases)
    .leftJoin(fundShares, eq(fundShares.id, subscriptionCases.shareId))
    .leftJoin(funds, eq(funds.id, subscriptionCases.fundId))
    .leftJoin(fundDetails, eq(fundDetails.fundId, subscriptionCases.fundId))
    .leftJoin(accounts, eq(accounts.id, subscriptionCases.accountId))
    .$dynamic()
}

const idForm = /^cas-([1-9]\d{0,8})$/

/** Returns the number of a wire id; 0 for an invalid one. */
export const caseNumber = (id: string): number => Number(idForm.exec(id)?.[1] ?? 0)

/**
 * Selects the cases of the acting team alone and, if the user acts for a child company, of that company: a team sees
 * neither those of the teams beside it nor of those below it (P-502).
 */
export function ofTeam({
  chosenPartnerId,
  teamId,
}: Pick<Account, 'chosenPartnerId' | 'teamId'>): SQL | undefined {
  // No team has the number 0.
  const own = eq(subscriptionCases.teamId, teamId ?? 0)
  return chosenPartnerId === null ? own : and(own, eq(subscriptionCases.partnerId, chosenPartnerId))
}

/** Finds a case of the account's team by its wire id; undefined for any other, whether or not it exists. */
export async function findTeamCase(db: Db, account: Account, id: string): Promise<NamedCase | undefined> {
  const [found] = await selectCases(db)
    .where(and(eq(subscriptionCases.id, caseNumber(id)), ofTeam(account)))
    .limit(1)
  return found
}

/** Selects the cases that staff may read. */
export const wasSent = isNotNull(subscriptionCases.sentAt)

/** Finds a case by its wire id, for staff. Cases that were never sent are visible to their team only. */
export async function findCase(db: Db, id: string): Promise<NamedCase | undefined> {
  const [found] = await selectCases(db)
    .where(and(eq(subscriptionCases.id, caseNumber(id)), wasSent))
    .limit(1)
  return found
}

/** States in which a case waits for staff, who have promised to study it in time. */
export const waitingStates = ['sent', 'in_review'] as const satisfies readonly CaseState[]

const groups: Readonly<Record<CaseGroup, readonly CaseState[]>> = {
  drafts: ['draft'],
  open: ['sent', 'incomplete', 'in_review'],
  ended: ['accepted', 'refused', 'withdrawn'],
}

const isWaiting = inArray(subscriptionCases.state, [...waitingStates])
const isEnded = inArray(subscriptionCases.state, [...groups.ended])

/** Order of a team's list: the latest change first. */
export const latestChangeFirst = [desc(subscriptionCases.updatedAt), desc(subscriptionCases.id)]

/**
 * Order of the staff's list: what waits for them by its due time, the earliest first, then what waits for an advisor,
 * and what is decided last; of either the latest change first.
 */
export const longestWaitFirst = [
  sql`case when ${isWaiting} then 0 when ${isEnded} then 2 else 1 end`,
  sql`case when ${isWaiting} then ${subscriptionCases.sentAt} end`,
  ...latestChangeFirst,
]

/** Lists one page of cases. */
export async function pageOfCases(
  db: Db,
  { order, own }: { readonly own: SQL | undefined; readonly order: readonly SQL[] },
  { group, page, pageSize }: CaseQuery,
): Promise<{ readonly cases: readonly NamedCase[]; readonly total: number }> {
  const condition = and(
    own,
    group === undefined ? undefined : inArray(subscriptionCases.state, [...groups[group]]),
  )
  const [counted] = await db.select({ total: count() }).from(subscriptionCases).where(condition)
  const cases = await selectCases(db)
    .where(condition)
    .orderBy(...order)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { cases, total: counted?.total ?? 0 }
}

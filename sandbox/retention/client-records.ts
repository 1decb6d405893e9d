import { asc, eq, inArray } from 'drizzle-orm'
import { plainDateAt } from '../../src/lib/format/plain-date-at.ts'
import type { Db } from '../database/open-database.ts'
import {
  advisorSubscriptions,
  clientSubscriptions,
  fundDetails,
  partners,
  shareLinks,
  subscriptionCases,
} from '../database/schema/index.ts'
import { investorKeptUntil, partnerKeptUntil, yearsLater } from './retention-date.ts'

/** A record about a partner's client whose retention period is over. */
export type ExpiredRecord = {
  readonly kind: 'subscription' | 'request' | 'case' | 'share'
  readonly id: number
  readonly keptUntil: string
}

/** Replaces the name of an erased client, so that totals of teams and funds stay right. */
const erasedName = '—'

type SubscriptionRow = Awaited<ReturnType<typeof readSubscriptions>>[number]

function readSubscriptions(db: Db) {
  const { id, teamId, partnerId, clientName, clientSort } = clientSubscriptions
  return db
    .select({ id, teamId, partnerId, clientName, clientSort, liquidatedOn: fundDetails.liquidatedOn })
    .from(clientSubscriptions)
    .innerJoin(fundDetails, eq(fundDetails.fundId, clientSubscriptions.fundId))
    .orderBy(asc(id))
}

/** Identifies a client by name: subscriptions of one name at one team and company are one client's. */
const clientOf = ({ teamId, partnerId, clientSort }: SubscriptionRow): string =>
  [teamId, partnerId, clientSort].join(' ')

/**
 * Finds expired subscriptions: as for investors, all of a client's are retained until five years after the
 * liquidation of the last of their funds.
 */
async function expiredSubscriptions(db: Db, today: string): Promise<ExpiredRecord[]> {
  const held = (await readSubscriptions(db)).filter(({ clientName }) => clientName !== erasedName)
  const clients = [...Map.groupBy(held, clientOf).values()]
  return clients.flatMap((rows) => {
    const keptUntil = investorKeptUntil(rows.map(({ liquidatedOn }) => liquidatedOn))
    if (keptUntil === null || keptUntil >= today) return []
    return rows.map(({ id }) => ({ kind: 'subscription' as const, id, keptUntil }))
  })
}

/**
 * Finds expired requests: a refused one did not lead to an investment, and belongs to the file of the advisor's
 * company.
 */
async function expiredRequests(db: Db, today: string): Promise<ExpiredRecord[]> {
  const { id, status } = advisorSubscriptions
  const rows = await db
    .select({ id, status, liquidatedOn: fundDetails.liquidatedOn, endedOn: partners.contractEndedOn })
    .from(advisorSubscriptions)
    .innerJoin(fundDetails, eq(fundDetails.fundId, advisorSubscriptions.fundId))
    .innerJoin(partners, eq(partners.id, advisorSubscriptions.partnerId))
    .orderBy(asc(id))
  return rows.flatMap((row) => {
    const keptUntil =
      row.status === 'refused' ? partnerKeptUntil(row.endedOn) : investorKeptUntil([row.liquidatedOn])
    return keptUntil !== null && keptUntil < today ? [{ kind: 'request', id: row.id, keptUntil }] : []
  })
}

/** Years for which an abandoned draft, and a withdrawn case, are retained. */
const abandonedYears = 1

/** Finds expired cases: accepted ones belong to an investor's file; undecided ones are retained briefly. */
async function expiredCases(db: Db, today: string): Promise<ExpiredRecord[]> {
  const { id, state, updatedAt } = subscriptionCases
  const rows = await db
    .select({
      id,
      state,
      updatedAt,
      liquidatedOn: fundDetails.liquidatedOn,
      endedOn: partners.contractEndedOn,
    })
    .from(subscriptionCases)
    .leftJoin(fundDetails, eq(fundDetails.fundId, subscriptionCases.fundId))
    .innerJoin(partners, eq(partners.id, subscriptionCases.partnerId))
    .orderBy(asc(id))
  return rows.flatMap((row) => {
    const keptUntil = caseKeptUntil(row)
    return keptUntil !== null && keptUntil < today ? [{ kind: 'case', id: row.id, keptUntil }] : []
  })
}

type DatedCase = {
  readonly state: string
  readonly updatedAt: Date
  readonly liquidatedOn: string | null
  readonly endedOn: string | null
}

function caseKeptUntil({ endedOn, liquidatedOn, state, updatedAt }: DatedCase): string | null {
  if (state === 'accepted') return investorKeptUntil([liquidatedOn])
  if (state === 'draft' || state === 'withdrawn') return yearsLater(plainDateAt(updatedAt), abandonedYears)
  return partnerKeptUntil(endedOn)
}

/** Years for which a link to a marketing document is retained after its time, with when it was opened. */
const sharedYears = 1

async function expiredShares(db: Db, today: string): Promise<ExpiredRecord[]> {
  const { expiresAt, id } = shareLinks
  const rows = await db.select({ id, expiresAt }).from(shareLinks).orderBy(asc(id))
  return rows.flatMap((row) => {
    const keptUntil = yearsLater(plainDateAt(row.expiresAt), sharedYears)
    return keptUntil < today ? [{ kind: 'share', id: row.id, keptUntil }] : []
  })
}

/** Finds the records about clients of partners whose retention ended before `today` (`YYYY-MM-DD`). */
export async function findExpiredRecords(db: Db, today: string): Promise<readonly ExpiredRecord[]> {
  return [
    ...(await expiredSubscriptions(db, today)),
    ...(await expiredRequests(db, today)),
    ...(await expiredCases(db, today)),
    ...(await expiredShares(db, today)),
  ]
}

const idsOf = (records: readonly ExpiredRecord[], kind: ExpiredRecord['kind']): number[] =>
  records.filter((record) => record.kind === kind).map(({ id }) => id)

/** Removes the client from subscriptions, whose amounts stay, and erases requests, cases and links whole. */
export async function eraseRecords(db: Db, records: readonly ExpiredRecord[]): Promise<void> {
  const [subscriptions, requests] = [idsOf(records, 'subscription'), idsOf(records, 'request')]
  const [cases, shares] = [idsOf(records, 'case'), idsOf(records, 'share')]
  await db.transaction(async (transaction) => {
    if (subscriptions.length > 0)
      await transaction
        .update(clientSubscriptions)
        .set({ clientName: erasedName, clientSort: '' })
        .where(inArray(clientSubscriptions.id, subscriptions))
    if (requests.length > 0)
      await transaction.delete(advisorSubscriptions).where(inArray(advisorSubscriptions.id, requests))
    if (cases.length > 0)
      await transaction.delete(subscriptionCases).where(inArray(subscriptionCases.id, cases))
    if (shares.length > 0) await transaction.delete(shareLinks).where(inArray(shareLinks.id, shares))
  })
}

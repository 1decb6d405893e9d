import { and, desc, eq, gt, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { NoticeQuery } from '../../../src/contract/product-api/notice.schema.ts'
import { plainDateAt } from '../../../src/lib/format/plain-date-at.ts'
import type { Db } from '../../database/open-database.ts'
import { collectionAccounts, fundShares, funds, notices, receipts } from '../../database/schema/index.ts'

/** A notice with the fund and share that it is about. */
export type NoticeRow = {
  readonly notice: typeof notices.$inferSelect
  readonly fund: typeof funds.$inferSelect
  readonly share: typeof fundShares.$inferSelect
}

/** The account that a fund's calls are paid to, as stored. */
export type CollectionAccount = typeof collectionAccounts.$inferSelect

/** Owner of the notices, and the day in Paris: a notice is visible from its announcement. */
export type Reader = { readonly accountId: string; readonly today: string }

const isReadBy = ({ accountId, today }: Reader): SQL | undefined =>
  and(eq(notices.accountId, accountId), lte(notices.announcedOn, today))

/** What was received of a notice by a day. */
function receivedBy(day: string): SQL<string> {
  const counts = and(
    eq(receipts.noticeId, notices.id),
    isNotNull(receipts.approvedAt),
    lte(receipts.receivedOn, day),
  )
  return sql<string>`(select coalesce(sum(${receipts.amount}), 0) from ${receipts} where ${counts})`
}

/** Condition of notices that are not paid in full; for distributions, those with a future payment date (P-671). */
const isOpenOn = (today: string, paid: SQL = sql`${notices.paid}`): SQL | undefined =>
  and(sql`${paid} < ${notices.amount}`, or(eq(notices.kind, 'call'), gt(notices.dueOn, today)))

const rowsOf = (db: Db, where: SQL | undefined, asOf?: string) =>
  db
    .select({
      notice: notices,
      fund: funds,
      share: fundShares,
      received: asOf === undefined ? notices.paid : receivedBy(asOf),
    })
    .from(notices)
    .innerJoin(funds, eq(funds.id, notices.fundId))
    .innerJoin(fundShares, eq(fundShares.id, notices.shareId))
    .where(where)

type FoundRow = NoticeRow & { readonly received: string }

/** A notice as it was known on a past day: what was received or acknowledged since was not. */
function asKnown({ received, ...row }: FoundRow, asOf: string): NoticeRow {
  const { acknowledgedAt, settledOn } = row.notice
  const isSettled = settledOn !== null && settledOn <= asOf
  const isRead = acknowledgedAt !== null && plainDateAt(acknowledgedAt) <= asOf
  const then = {
    paid: received,
    settledOn: isSettled ? settledOn : null,
    acknowledgedAt: isRead ? acknowledgedAt : null,
  }
  return { ...row, notice: { ...row.notice, ...then } }
}

/**
 * Finds one page of a reader's notices, the latest due date first, and how many there are in all; with a day in the query,
 * as they were known on it.
 */
export async function findNotices(
  db: Db,
  reader: Reader,
  { date, page, pageSize, state }: NoticeQuery,
): Promise<{ readonly rows: readonly NoticeRow[]; readonly total: number }> {
  const asOf = date !== undefined && date < reader.today ? date : undefined
  const day = asOf ?? reader.today
  const isOpen =
    state === 'open' ? isOpenOn(day, asOf === undefined ? undefined : receivedBy(asOf)) : undefined
  const where = and(isReadBy({ ...reader, today: day }), isOpen)
  const [counted] = await db.select({ total: sql<number>`count(*)::int` }).from(notices).where(where)
  const rows = await rowsOf(db, where, asOf)
    .orderBy(desc(notices.dueOn), desc(notices.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return {
    rows: asOf === undefined ? rows : rows.map((row) => asKnown(row, asOf)),
    total: counted?.total ?? 0,
  }
}

/** Returns the number of a notice by its id on the wire; undefined for any other text. */
function numberOf(id: string): number | undefined {
  const number = Number(/^ntc-([1-9]\d{0,9})$/.exec(id)?.[1])
  return number <= 2_147_483_647 ? number : undefined
}

/** Finds one of the reader's own notices; undefined for another's, and for one that does not exist. */
export async function findNotice(db: Db, reader: Reader, id: string): Promise<NoticeRow | undefined> {
  const number = numberOf(id)
  if (number === undefined) return undefined
  const [row] = await rowsOf(db, and(isReadBy(reader), eq(notices.id, number))).limit(1)
  return row
}

/** Finds the account that the calls of a fund are paid to. */
export async function findCollectionAccount(db: Db, fundId: number): Promise<CollectionAccount | undefined> {
  const isOfFund = eq(collectionAccounts.fundId, fundId)
  const [account] = await db.select().from(collectionAccounts).where(isOfFund).limit(1)
  return account
}

/** Records the first acknowledgement of a notice; a repeated one changes nothing. Returns the instant of the first. */
export async function acknowledge(db: Db, { notice }: NoticeRow, now: Date): Promise<Date> {
  const isFirst = and(eq(notices.id, notice.id), isNull(notices.acknowledgedAt))
  await db.update(notices).set({ acknowledgedAt: now }).where(isFirst)
  const [kept] = await db
    .select({ at: notices.acknowledgedAt })
    .from(notices)
    .where(eq(notices.id, notice.id))
    .limit(1)
  return kept?.at ?? now
}

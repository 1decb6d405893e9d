import { and, desc, eq, gt, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { NoticeQuery } from '../../../src/contract/product-api/notice.schema.ts'
import type { Db } from '../../database/open-database.ts'
import { collectionAccounts, fundShares, funds, notices } from '../../database/schema/index.ts'

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

/** Condition of notices that are not paid in full; for distributions, those with a future payment date (P-671). */
const isOpenOn = (today: string): SQL | undefined =>
  and(lt(notices.paid, notices.amount), or(eq(notices.kind, 'call'), gt(notices.dueOn, today)))

const rowsOf = (db: Db, where: SQL | undefined) =>
  db
    .select({ notice: notices, fund: funds, share: fundShares })
    .from(notices)
    .innerJoin(funds, eq(funds.id, notices.fundId))
    .innerJoin(fundShares, eq(fundShares.id, notices.shareId))
    .where(where)

/** Finds one page of a reader's notices, the latest due date first, and how many there are in all. */
export async function findNotices(
  db: Db,
  reader: Reader,
  { page, pageSize, state }: NoticeQuery,
): Promise<{ readonly rows: readonly NoticeRow[]; readonly total: number }> {
  const isOpen = state === 'open' ? isOpenOn(reader.today) : undefined
  const where = and(isReadBy(reader), isOpen)
  const [counted] = await db.select({ total: sql<number>`count(*)::int` }).from(notices).where(where)
  const rows = await rowsOf(db, where)
    .orderBy(desc(notices.dueOn), desc(notices.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { rows, total: counted?.total ?? 0 }
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

import { Big } from 'big.js'
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Db } from '../../database/open-database.ts'
import { notices, receipts } from '../../database/schema/index.ts'

/** A receipt that counts: negative where it reverses another. */
export type CountedReceipt = Pick<typeof receipts.$inferSelect, 'amount' | 'receivedOn'>

/** What was received of a call in all, and the day on which that reached its amount. */
export type Settlement = { readonly paid: string; readonly settledOn: string | null }

/** Adds the receipts of a call up (P-676). One that was paid in full, then reversed, and paid again is settled by the last. */
export function settlementOf(amount: string, counted: readonly CountedReceipt[]): Settlement {
  const byDay = Map.groupBy(counted, ({ receivedOn }) => receivedOn)
  let paid = new Big(0)
  let settledOn: string | null = null
  for (const day of [...byDay.keys()].toSorted()) {
    for (const receipt of byDay.get(day) ?? []) paid = paid.plus(receipt.amount)
    if (paid.lt(amount)) settledOn = null
    else settledOn ??= day
  }
  return { paid: paid.toFixed(2), settledOn }
}

/** Brings what is stored with these notices in line with their receipts, in the transaction that changes those. */
export async function settleNotices(db: Db, noticeIds: readonly number[]): Promise<void> {
  if (noticeIds.length === 0) return
  const isAmong = inArray(notices.id, [...noticeIds])
  const rows = await db.select({ id: notices.id, amount: notices.amount }).from(notices).where(isAmong)
  const counted = await db
    .select({ noticeId: receipts.noticeId, amount: receipts.amount, receivedOn: receipts.receivedOn })
    .from(receipts)
    .where(and(inArray(receipts.noticeId, [...noticeIds]), isNotNull(receipts.approvedAt)))
    .orderBy(asc(receipts.id))
  const ofNotice = Map.groupBy(counted, ({ noticeId }) => noticeId)
  for (const { amount, id } of rows)
    await db
      .update(notices)
      .set(settlementOf(amount, ofNotice.get(id) ?? []))
      .where(eq(notices.id, id))
}

type AnnouncedNotice = Pick<typeof notices.$inferSelect, 'id' | 'kind' | 'paid' | 'dueOn' | 'announcedOn'>

/** Records what new calls were announced with as receipts, so that what is paid is their sum from the start. */
export async function recordAnnounced(
  db: Db,
  announced: readonly AnnouncedNotice[],
  today: string,
): Promise<void> {
  const at = new Date(`${today}T00:00:00Z`)
  const rows = announced
    .filter(({ kind, paid }) => kind === 'call' && new Big(paid).gt(0))
    .map(({ announcedOn, dueOn, id, paid }) => ({
      noticeId: id,
      amount: paid,
      receivedOn: dueOn <= today ? dueOn : announcedOn,
      recordedAt: at,
      approvedAt: at,
    }))
  if (rows.length > 0) await db.insert(receipts).values(rows)
}

import { Big } from 'big.js'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../database/open-database.ts'
import { receipts, type StoredReceiptsEntry } from '../../database/schema/index.ts'
import type { CheckedReceipts } from './check-receipts.ts'
import { settleNotices } from './settlement.ts'

/** What is entered of checked lines: their sum, their latest day, and what was refused. */
export function entryOf({ accepted, refused }: CheckedReceipts): StoredReceiptsEntry {
  const days = accepted.map(({ receivedOn }) => receivedOn).toSorted()
  const sum = accepted.reduce((total, { amount }) => total.plus(amount), new Big(0))
  return { date: days.at(-1) ?? '', amount: sum.toFixed(2), refused }
}

type Recorded = { readonly publicationId: number; readonly by: string; readonly at: Date }

/** Records lines that wait for approval: they count for nothing before. */
export async function recordReceipts(
  db: Db,
  { accepted }: CheckedReceipts,
  { at, by, publicationId }: Recorded,
): Promise<void> {
  await db.insert(receipts).values(
    accepted.map(({ amount, note, notice, receivedOn, reverses }) => ({
      ...{ amount, note, publicationId, receivedOn, reverses },
      noticeId: notice.id,
      recordedBy: by,
      recordedAt: at,
    })),
  )
}

/** Makes the lines of an entry count, within the transaction that approves it. */
export async function approveReceipts(db: Db, { at, by, publicationId }: Recorded): Promise<void> {
  const ofEntry = and(eq(receipts.publicationId, publicationId), isNull(receipts.approvedAt))
  const approved = await db
    .update(receipts)
    .set({ approvedAt: at, approvedBy: by })
    .where(ofEntry)
    .returning({ noticeId: receipts.noticeId })
  await settleNotices(db, [...new Set(approved.map(({ noticeId }) => noticeId))])
}

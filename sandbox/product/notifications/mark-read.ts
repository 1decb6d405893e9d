import { sql } from 'drizzle-orm'
import type { ReadMarks } from '../../../src/contract/product-api/notification.schema.ts'
import type { Db } from '../../database/open-database.ts'
import { notificationMarks, notificationReads } from '../../database/schema/index.ts'
import { notificationsOf, type Recipient } from './notification-rows.ts'

/** Marks all notifications up to an instant, at most now: a later one would mark unseen notifications. */
async function markUntil(db: Db, { account, now }: Recipient, until: Date): Promise<void> {
  const readUntil = until < now ? until : now
  await db
    .insert(notificationMarks)
    .values({ accountId: account.id, readUntil })
    .onConflictDoUpdate({
      target: notificationMarks.accountId,
      set: { readUntil: sql`greatest(${notificationMarks.readUntil}, excluded.read_until)` },
    })
}

async function markSome(db: Db, recipient: Recipient, ids: readonly string[]): Promise<boolean> {
  const wanted = [...new Set(ids)]
  const told = await db.execute(
    sql`select id from (${notificationsOf(recipient)}) known where id in ${wanted}`,
  )
  if (!isListOf(told, wanted.length)) return false
  const marks = wanted.map((notificationId) => ({
    accountId: recipient.account.id,
    notificationId,
    readAt: recipient.now,
  }))
  await db.insert(notificationReads).values(marks).onConflictDoNothing()
  return true
}

/** Tells whether a raw query returned this many rows. */
function isListOf(result: unknown, count: number): boolean {
  const rows = typeof result === 'object' && result !== null && 'rows' in result ? result.rows : undefined
  return Array.isArray(rows) && rows.length === count
}

/** Marks notifications as read; false, with none marked, when one of them is not the recipient's own. */
export async function markRead(db: Db, recipient: Recipient, marks: ReadMarks): Promise<boolean> {
  if ('notifications' in marks) return markSome(db, recipient, marks.notifications)
  await markUntil(db, recipient, new Date(marks.until))
  return true
}

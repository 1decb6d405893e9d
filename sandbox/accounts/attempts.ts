import { createHash } from 'node:crypto'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Db } from '../database/open-database.ts'
import { attemptCounters } from '../database/schema/index.ts'

/** How often something may be tried within a window that starts with the first try. */
export type AttemptLimit = { readonly name: string; readonly most: number; readonly windowMs: number }

const minuteMs = 60_000

/** Wrong passwords for one account, or for an address that is no account's. */
export const signInsPerAccount: AttemptLimit = { name: 'sign-in', most: 5, windowMs: 15 * minuteMs }
/** Wrong passwords from one network address, whatever the account. */
export const failuresPerAddress: AttemptLimit = { name: 'address', most: 100, windowMs: 15 * minuteMs }
/** Wrong codes of the second factor for one account. */
export const codesPerAccount: AttemptLimit = { name: 'second-factor', most: 5, windowMs: 15 * minuteMs }
/** Passwords that somebody signed in gives again to show that it is them. */
export const proofsPerAccount: AttemptLimit = { name: 'proof', most: 5, windowMs: 15 * minuteMs }
/** E-mails that anybody can have sent to one address. */
export const mailsPerAccount: AttemptLimit = { name: 'mail', most: 5, windowMs: 60 * minuteMs }

/** The subject is hashed: the table must not be a list of who tried to sign in. */
function keyOf({ name }: AttemptLimit, subject: string): string {
  return `${name}:${createHash('sha256').update(subject).digest('base64url')}`
}

/** Counts one try, and tells whether it is still within the limit. Counting first keeps parallel tries in line. */
export async function allowsAttempt(
  db: Db,
  limit: AttemptLimit,
  subject: string,
  now: Date,
): Promise<boolean> {
  const key = keyOf(limit, subject)
  const expiresAt = new Date(now.getTime() + limit.windowMs)
  const isOver = lte(attemptCounters.expiresAt, now)
  const [counter] = await db
    .insert(attemptCounters)
    .values({ key, count: 1, expiresAt })
    .onConflictDoUpdate({
      target: attemptCounters.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${attemptCounters.count} + 1 end`,
        expiresAt: sql`case when ${isOver} then excluded.expires_at else ${attemptCounters.expiresAt} end`,
      },
    })
    .returning()
  return counter !== undefined && counter.count <= limit.most
}

/** Whether the limit is used up, without counting a try. */
export async function isUsedUp(db: Db, limit: AttemptLimit, subject: string, now: Date): Promise<boolean> {
  const current = and(eq(attemptCounters.key, keyOf(limit, subject)), gt(attemptCounters.expiresAt, now))
  const [counter] = await db.select().from(attemptCounters).where(current).limit(1)
  return counter !== undefined && counter.count >= limit.most
}

/** How many tries are left within the limit, without counting one. */
export async function attemptsLeft(db: Db, limit: AttemptLimit, subject: string, now: Date): Promise<number> {
  const current = and(eq(attemptCounters.key, keyOf(limit, subject)), gt(attemptCounters.expiresAt, now))
  const [counter] = await db.select().from(attemptCounters).where(current).limit(1)
  return Math.max(0, limit.most - (counter?.count ?? 0))
}

/** Takes back a try that was counted and turned out right. */
export async function giveBackAttempt(db: Db, limit: AttemptLimit, subject: string): Promise<void> {
  await db
    .update(attemptCounters)
    .set({ count: sql`greatest(${attemptCounters.count} - 1, 0)` })
    .where(eq(attemptCounters.key, keyOf(limit, subject)))
}

/** Starts counting anew, after a success. */
export async function forgetAttempts(db: Db, limit: AttemptLimit, subject: string): Promise<void> {
  await db.delete(attemptCounters).where(eq(attemptCounters.key, keyOf(limit, subject)))
}

import { createHash } from 'node:crypto'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Db } from '../database/open-database.ts'
import { attemptCounters } from '../database/schema/index.ts'

/** Maximum number of attempts within a window that starts with the first. */
export type AttemptLimit = { readonly name: string; readonly most: number; readonly windowMs: number }

const minuteMs = 60_000

/** Wrong passwords for one account, or for an address without account. */
export const signInsPerAccount: AttemptLimit = { name: 'sign-in', most: 5, windowMs: 15 * minuteMs }
/** Wrong passwords and codes from one network address, for any account. */
export const failuresPerAddress: AttemptLimit = { name: 'address', most: 100, windowMs: 15 * minuteMs }
/** Wrong codes of the second factor for one account. */
export const codesPerAccount: AttemptLimit = { name: 'second-factor', most: 5, windowMs: 15 * minuteMs }
/** Passwords by which a signed-in user re-authenticates. */
export const proofsPerAccount: AttemptLimit = { name: 'proof', most: 5, windowMs: 15 * minuteMs }
/** Limit of password links requested from one network address, for any recipients. */
export const linksPerAddress: AttemptLimit = { name: 'link', most: 60, windowMs: 60 * minuteMs }
/** Emails that an unauthenticated caller can trigger to one address. */
export const mailsPerAccount: AttemptLimit = { name: 'mail', most: 5, windowMs: 60 * minuteMs }

/** The subject is hashed, so that the table does not list who tried to sign in. */
function keyOf({ name }: AttemptLimit, subject: string): string {
  return `${name}:${createHash('sha256').update(subject).digest('base64url')}`
}

/** Counts an attempt, and reports whether it is within the limit. Counting first keeps concurrent attempts in order. */
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

/** Tells whether the limit is reached, without counting an attempt. */
export async function isUsedUp(db: Db, limit: AttemptLimit, subject: string, now: Date): Promise<boolean> {
  const current = and(eq(attemptCounters.key, keyOf(limit, subject)), gt(attemptCounters.expiresAt, now))
  const [counter] = await db.select().from(attemptCounters).where(current).limit(1)
  return counter !== undefined && counter.count >= limit.most
}

/** Returns the remaining attempts, without counting one. */
export async function attemptsLeft(db: Db, limit: AttemptLimit, subject: string, now: Date): Promise<number> {
  const current = and(eq(attemptCounters.key, keyOf(limit, subject)), gt(attemptCounters.expiresAt, now))
  const [counter] = await db.select().from(attemptCounters).where(current).limit(1)
  return Math.max(0, limit.most - (counter?.count ?? 0))
}

/** Takes back a counted attempt that succeeded. */
export async function giveBackAttempt(db: Db, limit: AttemptLimit, subject: string): Promise<void> {
  await db
    .update(attemptCounters)
    .set({ count: sql`greatest(${attemptCounters.count} - 1, 0)` })
    .where(eq(attemptCounters.key, keyOf(limit, subject)))
}

/** Resets the counter, after a success. */
export async function forgetAttempts(db: Db, limit: AttemptLimit, subject: string): Promise<void> {
  await db.delete(attemptCounters).where(eq(attemptCounters.key, keyOf(limit, subject)))
}

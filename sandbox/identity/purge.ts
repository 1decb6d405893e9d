import { lte } from 'drizzle-orm'
import type { Db } from '../database/open-database.ts'
import {
  accountTickets,
  attemptCounters,
  identityRecords,
  invitationLists,
  passkeyChallenges,
  registrationTickets,
  unsubscribeTokens,
} from '../database/schema/index.ts'
import type { SandboxDeps } from '../deps.ts'
import { purgeAlerts } from '../product/alerts/alert-rows.ts'

const intervalMs = 10 * 60_000
/** Lists of addresses to invite are retained for a month (P-595). */
const invitationListsKeptMs = 30 * 24 * 60 * 60_000

/** Deletes expired records. */
export async function purgeExpired(db: Db, now: Date): Promise<void> {
  await db.delete(identityRecords).where(lte(identityRecords.expiresAt, now))
  await db.delete(accountTickets).where(lte(accountTickets.expiresAt, now))
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now))
  await db.delete(registrationTickets).where(lte(registrationTickets.expiresAt, now))
  await db.delete(unsubscribeTokens).where(lte(unsubscribeTokens.expiresAt, now))
  await purgeAlerts(db, now)
  await db.delete(attemptCounters).where(lte(attemptCounters.expiresAt, now))
  const oldest = new Date(now.getTime() - invitationListsKeptMs)
  await db.delete(invitationLists).where(lte(invitationLists.createdAt, oldest))
}

/** Deletes expired records now and every ten minutes; returns the function that stops it. */
export function purgeRegularly({
  db,
  now,
  background,
}: Pick<SandboxDeps, 'db' | 'now' | 'background'>): () => void {
  const purge = () => background.run('purge', () => purgeExpired(db, now()))
  purge()
  const timer = setInterval(purge, intervalMs).unref()
  return () => clearInterval(timer)
}

import { randomBytes } from 'node:crypto'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { SignInEntry, SignInList } from '../../../src/contract/product-api/account.schema.ts'
import { mailNotice } from '../../accounts/account-notices.ts'
import type { Account } from '../../accounts/accounts.ts'
import { replacePassword } from '../../accounts/change-account.ts'
import { removeAllPasskeys } from '../../accounts/passkeys/stored-passkeys.ts'
import { hashPassword } from '../../accounts/passwords.ts'
import { issueTicket } from '../../accounts/tickets.ts'
import type { Db } from '../../database/open-database.ts'
import { signIns } from '../../database/schema/index.ts'
import type { SandboxDeps } from '../../deps.ts'
import { viewsOf } from '../desk/support-views.ts'

const linkLivesMs = 3_600_000

/** Maps a sign-in to the wire format. */
export function toSignIn(row: typeof signIns.$inferSelect): SignInEntry {
  const { id, happenedAt, succeeded, userAgent, address, reportedAt } = row
  return {
    id: `sgn-${id}`,
    date: happenedAt.toISOString(),
    succeeded,
    device: userAgent,
    ip_address: address,
    reported_at: reportedAt?.toISOString() ?? null,
  }
}

/** Lists one page of an account's own sign-ins, newest first. */
export async function listSignIns(
  db: Db,
  accountId: string,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<SignInList> {
  const isOwn = eq(signIns.accountId, accountId)
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(signIns).where(isOwn)
  const total = row?.count ?? 0
  const rows = await db
    .select()
    .from(signIns)
    .where(isOwn)
    .orderBy(desc(signIns.happenedAt), desc(signIns.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const pageCount = Math.ceil(total / pageSize)
  const listed = { items: rows.map(toSignIn), page: { page, pageSize, pageCount, total } }
  return page === 1 ? { ...listed, staff_views: await viewsOf(db, accountId) } : listed
}

const numberOf = (id: string): number => Number(/^sgn-(\d{1,9})$/.exec(id)?.[1] ?? Number.NaN)

/** Marks an own sign-in as reported; false for one that is not the account's or does not exist. */
async function markReported(db: Db, accountId: string, id: string, now: Date): Promise<boolean> {
  const number = numberOf(id)
  if (Number.isNaN(number)) return false
  const isOwn = and(eq(signIns.id, number), eq(signIns.accountId, accountId))
  const marked = await db.update(signIns).set({ reportedAt: now }).where(isOwn).returning({ id: signIns.id })
  return marked.length === 1
}

/**
 * Handles "This was not me": the password is compromised, so it is invalidated, all sessions end, passkeys are deleted
 * (one may be an attacker's), and the owner is mailed the link for a new password. False for a sign-in that is not the
 * account's own.
 */
export async function reportSignIn(
  deps: SandboxDeps,
  account: Account,
  { id, language }: { readonly id: string; readonly language: 'fr' | 'en' },
): Promise<boolean> {
  const { db, now, publicUrl } = deps
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
  const isReported = await db.transaction(async (transaction) => {
    if (!(await markReported(transaction, account.id, id, now()))) return false
    await replacePassword(transaction, account.id, passwordHash)
    await removeAllPasskeys(transaction, account.id)
    return true
  })
  if (!isReported) return false
  const expiresAt = new Date(now().getTime() + linkLivesMs)
  const token = await issueTicket(db, { purpose: 'password_reset', accountId: account.id, expiresAt })
  const url = `${publicUrl}/identity/reset-password?${new URLSearchParams({ token, lang: language })}`
  const link = { endsAt: expiresAt, newestOf: `password_reset ${account.id}` }
  mailNotice(deps, account, { name: 'signInReported', language, link, url })
  return true
}

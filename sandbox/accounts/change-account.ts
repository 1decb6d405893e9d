import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '../database/open-database.ts'
import {
  accounts,
  accountTickets,
  emailChanges,
  guestViews,
  identityRecords,
  mandateViews,
  secondFactorEnrolments,
} from '../database/schema/index.ts'
import { keepAcceptedTerms } from '../registration/accepted-terms.ts'
import { startReview } from '../registration/confirmed.ts'
import { endChallenges } from './passkeys/challenges.ts'
import { removeAllPasskeys } from './passkeys/stored-passkeys.ts'
import { hashPassword } from './passwords.ts'

/** Ends every session and every token of an account (P-176). */
export async function endSessions(db: Db, accountId: string): Promise<void> {
  await db.delete(identityRecords).where(eq(identityRecords.accountId, accountId))
  // The account's views of other owners' data, as their guest or by a mandate, end as well.
  for (const views of [guestViews, mandateViews]) await db.delete(views).where(eq(views.accountId, accountId))
}

type IdentityRecord = typeof identityRecords.$inferSelect

/**
 * Tells whether a record belongs to the sign-in of a grant: the grant, its tokens, or the browser's
 * session.
 */
function isOfGrant({ model, id, grantId, payload }: IdentityRecord, asked: string): boolean {
  if (grantId === asked) return true
  return model === 'Grant' ? id === asked : model === 'Session' && JSON.stringify(payload).includes(asked)
}

/** Ends the session of one browser, named by its grant, or those of all others. */
export async function endSessionsBeside(
  db: Db,
  accountId: string,
  { grantId, which }: { readonly grantId: string; readonly which: 'this' | 'others' },
): Promise<void> {
  const records = await db.select().from(identityRecords).where(eq(identityRecords.accountId, accountId))
  for (const record of records) {
    if (isOfGrant(record, grantId) !== (which === 'this')) continue
    const { model, id } = record
    await db.delete(identityRecords).where(and(eq(identityRecords.model, model), eq(identityRecords.id, id)))
  }
  // What they began as a guest of others, or by a mandate, ends with its sign-in, whoever issued its tokens.
  for (const views of [guestViews, mandateViews]) {
    const isEnded = which === 'this' ? eq(views.signInId, grantId) : ne(views.signInId, grantId)
    await db.delete(views).where(and(eq(views.accountId, accountId), isEnded))
  }
}

/**
 * Ends what was begun with the former password and could outlive it: links, codes and challenges, an address and a
 * second factor that await their confirmation. The confirmation of the account's own address goes on.
 */
async function endPending(db: Db, accountId: string): Promise<void> {
  const links = and(eq(accountTickets.accountId, accountId), ne(accountTickets.purpose, 'email_confirmation'))
  await db.delete(accountTickets).where(links)
  await db.delete(emailChanges).where(eq(emailChanges.accountId, accountId))
  await db.delete(secondFactorEnrolments).where(eq(secondFactorEnrolments.accountId, accountId))
  await endChallenges(db, accountId)
}

/** Replaces the password of an account, and ends its sessions and all that is pending (P-176, P-666). */
export async function replacePassword(
  transaction: Db,
  accountId: string,
  passwordHash: string,
): Promise<void> {
  await transaction.update(accounts).set({ passwordHash }).where(eq(accounts.id, accountId))
  await endSessions(transaction, accountId)
  await endPending(transaction, accountId)
}

/** A new password chosen by a mailed link. */
export type PasswordReset = {
  readonly password: string
  /** True to remove the passkeys too, since one may be an attacker's. */
  readonly removesPasskeys: boolean
  /** Version of the terms that is accepted with it; undefined for an account that accepted terms before. */
  readonly termsVersion: string | undefined
  readonly now: Date
}

/**
 * Sets a new password and ends all sessions of the account. A mailed link proves the address, so it counts
 * as confirmed. Who had accepted no terms of use yet has accepted those of `termsVersion` with it (P-165).
 */
export async function resetPassword(
  db: Db,
  accountId: string,
  { password, removesPasskeys, termsVersion, now }: PasswordReset,
): Promise<void> {
  const passwordHash = await hashPassword(password)
  await db.transaction(async (transaction) => {
    await replacePassword(transaction, accountId, passwordHash)
    await transaction.update(accounts).set({ emailConfirmed: true }).where(eq(accounts.id, accountId))
    if (termsVersion !== undefined)
      await keepAcceptedTerms(transaction, accountId, { version: termsVersion, at: now })
    await startReview(transaction, accountId, now)
    if (removesPasskeys) await removeAllPasskeys(transaction, accountId)
  })
}

/**
 * Marks the account's email address as confirmed, which starts the period within which staff review a
 * registration.
 */
export async function confirmEmail(db: Db, accountId: string, now: Date): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.update(accounts).set({ emailConfirmed: true }).where(eq(accounts.id, accountId))
    await startReview(transaction, accountId, now)
  })
}

/**
 * Sets the pending address of an account, which it has just confirmed. False when there is none, or when
 * another account has taken it meanwhile.
 */
export async function changeEmail(db: Db, accountId: string): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const isOf = eq(emailChanges.accountId, accountId)
    const [change] = await transaction.delete(emailChanges).where(isOf).returning()
    if (change === undefined) return false
    const isTaken = eq(accounts.email, change.email)
    const [holder] = await transaction.select({ id: accounts.id }).from(accounts).where(isTaken).limit(1)
    if (holder !== undefined) return false
    await transaction.update(accounts).set({ email: change.email }).where(eq(accounts.id, accountId))
    return true
  })
}

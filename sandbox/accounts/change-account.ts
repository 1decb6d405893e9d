import { eq } from 'drizzle-orm'
import type { Db } from '../database/open-database.ts'
import { accounts, identityRecords } from '../database/schema/index.ts'
import { startReview } from '../registration/confirmed.ts'
import { hashPassword } from './passwords.ts'

/** Ends every session and every token of an account (decision 28). */
export async function endSessions(db: Db, accountId: string): Promise<void> {
  await db.delete(identityRecords).where(eq(identityRecords.accountId, accountId))
}

/**
 * Sets a new password and signs the account out everywhere. Whoever came by a mailed link has shown that the address
 * is theirs, so it counts as confirmed.
 */
export async function resetPassword(
  db: Db,
  accountId: string,
  { password, now }: { readonly password: string; readonly now: Date },
): Promise<void> {
  const passwordHash = await hashPassword(password)
  await db.transaction(async (transaction) => {
    await transaction
      .update(accounts)
      .set({ passwordHash, emailConfirmed: true })
      .where(eq(accounts.id, accountId))
    await startReview(transaction, accountId, now)
    await endSessions(transaction, accountId)
  })
}

/** Marks the account's e-mail address as confirmed, which starts the time that staff have for a registration. */
export async function confirmEmail(db: Db, accountId: string, now: Date): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.update(accounts).set({ emailConfirmed: true }).where(eq(accounts.id, accountId))
    await startReview(transaction, accountId, now)
  })
}

import type { Db } from '../database/open-database.ts'
import { emailChanges } from '../database/schema/index.ts'
import { lockAccount } from './lock-account.ts'
import { issueTicket } from './tickets.ts'

const linkLivesMs = 86_400_000

/** A new address that its owner has yet to confirm. */
type EmailChange = { readonly accountId: string; readonly email: string; readonly requestedAt: Date }

type PendingChange = { readonly token: string; readonly endsAt: Date }

/**
 * Keeps the address that is to replace an account's, and returns the secret that confirms it, with its end. An earlier
 * address and its secret end together: a secret mailed to one address must never confirm another.
 */
export function keepEmailChange(db: Db, change: EmailChange): Promise<PendingChange> {
  const { accountId, requestedAt } = change
  return db.transaction(async (transaction) => {
    await lockAccount(transaction, accountId)
    await transaction
      .insert(emailChanges)
      .values(change)
      .onConflictDoUpdate({ target: emailChanges.accountId, set: change })
    const expiresAt = new Date(requestedAt.getTime() + linkLivesMs)
    const token = await issueTicket(transaction, { purpose: 'email_change', accountId, expiresAt })
    return { token, endsAt: expiresAt }
  })
}

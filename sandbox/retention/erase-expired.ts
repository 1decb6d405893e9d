import { randomBytes } from 'node:crypto'
import { eq, notLike, sql } from 'drizzle-orm'
import type { Account } from '../accounts/accounts.ts'
import { endSessions } from '../accounts/change-account.ts'
import { hashPassword } from '../accounts/passwords.ts'
import type { Db } from '../database/open-database.ts'
import { accounts, contactMessages, holdings, messages, whiteBookRequests } from '../database/schema/index.ts'
import { eraseInvitations } from './client-records.ts'
import { retentionOf } from './find-retention.ts'

/** Domain of erased accounts' addresses (RFC 2606: no mail is ever sent there). */
const erasedDomain = '@erased.invalid'

/** An account whose retention period is over. */
export type ExpiredAccount = { readonly account: Account; readonly keptUntil: string }

/** Finds the accounts whose retention ended before `today` (`YYYY-MM-DD`). */
export async function findExpired(db: Db, today: string): Promise<readonly ExpiredAccount[]> {
  const expired: ExpiredAccount[] = []
  const held = notLike(accounts.email, `%${erasedDomain}`)
  for (const account of await db.select().from(accounts).where(held).orderBy(accounts.id)) {
    const { until } = await retentionOf(db, account)
    if (until !== null && until < today) expired.push({ account, keptUntil: until })
  }
  return expired
}

/** The remains of an account that other records refer to: a number without personal data. */
function blankOf({ id }: Account, passwordHash: string): Partial<typeof accounts.$inferInsert> {
  return {
    email: `${id}${erasedDomain}`,
    passwordHash,
    firstName: '',
    lastName: '',
    telephone: null,
    fields: [],
    rights: [],
    administersTeamId: null,
    totpSecret: null,
    totpLastStep: null,
    verification: 'refused',
  }
}

/**
 * Erases a person's data: the account becomes an empty one that cannot sign in, so that totals of teams and
 * funds stay right, and everything else is deleted.
 */
export async function eraseAccount(db: Db, account: Account): Promise<void> {
  const { id, email } = account
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
  await db.transaction(async (transaction) => {
    await endSessions(transaction, id)
    await transaction.delete(holdings).where(eq(holdings.accountId, id))
    await transaction.delete(messages).where(eq(messages.recipient, email))
    for (const forms of [contactMessages, whiteBookRequests])
      await transaction.delete(forms).where(eq(sql`lower(${forms.email})`, email))
    await eraseInvitations(transaction, account)
    for (const table of dependentTables)
      await transaction.execute(sql`delete from ${sql.identifier(table)} where account_id = ${id}`)
    await transaction.update(accounts).set(blankOf(account, passwordHash)).where(eq(accounts.id, id))
  })
}

/** Tables whose rows concern only the person. */
const dependentTables = [
  'holding_movements',
  'registrations',
  'registration_tickets',
  'join_requests',
  'invitation_lists',
  'account_tickets',
  'recovery_codes',
  'second_factor_enrolments',
  'email_changes',
  'company_changes',
  'sign_ins',
  'document_downloads',
  'library_visits',
  'notification_reads',
  'notification_marks',
  'notices',
  'step_ups',
  'identity_papers',
  'questions',
  'mail_settings',
  'notification_mails',
  'unsubscribe_tokens',
  'private_feeds',
  'support_views',
] as const

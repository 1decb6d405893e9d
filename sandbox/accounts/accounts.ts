import { eq } from 'drizzle-orm'
import type { Db } from '../database/open-database.ts'
import { accounts } from '../database/schema/index.ts'
import type { ClientName } from '../identity/identity-env.ts'

/** A person who signs in at the identity provider, as stored. */
export type Account = typeof accounts.$inferSelect

/** The form in which addresses are stored and compared. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase()
}

/** The account with this id. */
export async function findAccount(db: Db, id: string): Promise<Account | undefined> {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, id)).limit(1)
  return account
}

/** The account with this e-mail address, however it is written. */
export async function findAccountByEmail(db: Db, email: string): Promise<Account | undefined> {
  const [account] = await db
    .select()
    .from(accounts)
    .where(eq(accounts.email, normalizeEmail(email)))
    .limit(1)
  return account
}

/** The client that serves a role: partners have their own, any other role is an investor's (P-122). */
export function clientOf({ role }: Pick<Account, 'role'>): ClientName {
  return role === 'partner_user' ? 'partner' : 'investor'
}

import { eq, sql } from 'drizzle-orm'
import { typedEmail } from '../../src/lib/typed-text.ts'
import type { Db } from '../database/open-database.ts'
import { accounts } from '../database/schema/index.ts'
import type { ClientName } from '../identity/identity-env.ts'

/** An account of the identity provider, as stored. */
export type Account = typeof accounts.$inferSelect

/** The name of an account in a query, as `personName` writes it. */
export const accountName = sql<string>`trim(regexp_replace(${accounts.firstName} || ' ' || ${accounts.lastName}, '[[:space:]]+', ' ', 'g'))`

/** Normalises an address for storage and comparison. */
export function normalizeEmail(email: string): string {
  return typedEmail(email).toLowerCase()
}

/** Finds an account by id. */
export async function findAccount(db: Db, id: string): Promise<Account | undefined> {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, id)).limit(1)
  return account
}

/** Finds an account by email address, in any spelling. */
export async function findAccountByEmail(db: Db, email: string): Promise<Account | undefined> {
  const [account] = await db
    .select()
    .from(accounts)
    .where(eq(accounts.email, normalizeEmail(email)))
    .limit(1)
  return account
}

/** Returns the client of a role: partners have their own, any other role is an investor's (P-122). */
export function clientOf({ role }: Pick<Account, 'role'>): ClientName {
  return role === 'partner_user' ? 'partner' : 'investor'
}

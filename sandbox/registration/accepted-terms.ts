import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '../database/open-database.ts'
import { accounts, registrations } from '../database/schema/index.ts'

/** Whether an account has accepted terms of use: those that were imported from the former portal have not. */
export async function hasAcceptedTerms(db: Db, accountId: string): Promise<boolean> {
  const isAccepted = and(eq(registrations.accountId, accountId), isNotNull(registrations.termsVersion))
  return (await db.$count(registrations, isAccepted)) > 0
}

/**
 * Keeps the first terms of use that an account accepts. An imported account has no registration: one is made, on the
 * day of the account, which leaves the decision of staff as it is.
 */
export async function keepAcceptedTerms(
  db: Pick<Db, 'insert' | 'select'>,
  accountId: string,
  { version, at }: { readonly version: string; readonly at: Date },
): Promise<void> {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId)).limit(1)
  if (account === undefined) return
  const accepted = { termsVersion: version, termsAcceptedAt: at }
  await db
    .insert(registrations)
    .values({ accountId, details: {}, createdAt: account.createdAt, confirmedAt: at, ...accepted })
    .onConflictDoUpdate({
      target: registrations.accountId,
      set: accepted,
      setWhere: isNull(registrations.termsVersion),
    })
}

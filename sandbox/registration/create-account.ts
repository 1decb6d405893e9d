import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { type Account, findAccount } from '../accounts/accounts.ts'
import type { Db } from '../database/open-database.ts'
import { accounts, registrations } from '../database/schema/index.ts'

/** Result of a creation. `repeated`: an earlier request with the same key created this account. */
export type Creation =
  | { readonly kind: 'created'; readonly account: Account }
  | { readonly kind: 'repeated'; readonly account: Account }
  | { readonly kind: 'email_taken' | 'key_reused' }

type AccountFacts = Omit<
  typeof accounts.$inferInsert,
  'id' | 'isDemo' | 'createdAt' | 'totpSecret' | 'totpLastStep' | 'chosenPartnerId' | 'teamId'
>

/** Accepted terms of use: their version, and the time of acceptance. */
type AcceptedTerms = { readonly version: string; readonly at: Date }

type NewAccount = {
  readonly facts: AccountFacts
  readonly terms: AcceptedTerms
  /** Answers without a column of their own. */
  readonly details: Readonly<Record<string, unknown>>
  readonly creationKey: string | undefined
  readonly now: Date
}

/** The account that a request with this key has made already. */
async function accountOfKey(db: Db, creationKey: string | undefined): Promise<Account | undefined> {
  if (creationKey === undefined) return undefined
  const isOfKey = eq(registrations.creationKey, creationKey)
  const [registration] = await db.select().from(registrations).where(isOfKey).limit(1)
  return registration === undefined ? undefined : findAccount(db, registration.accountId)
}

/**
 * Creates an account and its registration in one transaction. An address has one account, even under concurrent
 * requests.
 */
export async function createAccount(
  db: Db,
  { facts, terms, details, creationKey, now }: NewAccount,
): Promise<Creation> {
  const earlier = await accountOfKey(db, creationKey)
  if (earlier !== undefined) {
    return earlier.email === facts.email ? { kind: 'repeated', account: earlier } : { kind: 'key_reused' }
  }
  return db.transaction(async (transaction): Promise<Creation> => {
    const [account] = await transaction
      .insert(accounts)
      .values({ ...facts, id: `acc-${randomUUID()}`, isDemo: false, createdAt: now })
      .onConflictDoNothing({ target: accounts.email })
      .returning()
    if (account === undefined) {
      // Two identical requests at once: the other one was first.
      const alternate = await accountOfKey(transaction, creationKey)
      return alternate?.email === facts.email
        ? { kind: 'repeated', account: alternate }
        : { kind: 'email_taken' }
    }
    await transaction.insert(registrations).values({
      accountId: account.id,
      creationKey: creationKey ?? null,
      details,
      termsVersion: terms.version,
      termsAcceptedAt: terms.at,
      createdAt: now,
    })
    return { kind: 'created', account }
  })
}

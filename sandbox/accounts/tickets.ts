import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '../database/open-database.ts'
import { accountTickets } from '../database/schema/index.ts'
import { lockAccount } from './lock-account.ts'

/** Hash under which a random secret is stored: 256 random bits need no salt. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** The action that a ticket authorises. */
export type TicketPurpose =
  | 'password_reset'
  | 'email_confirmation'
  | 'email_change'
  | 'second_factor'
  | 'passkey_proof'

type TicketKey = { readonly purpose: TicketPurpose; readonly secret: string; readonly now: Date }

type NewTicket = { readonly purpose: TicketPurpose; readonly accountId: string; readonly expiresAt: Date }

/** Secrets have at least 60 random bits, those that last longer than minutes 126, so that an unsalted hash is enough. */
function hashSecret(purpose: TicketPurpose, secret: string): string {
  return createHash('sha256').update(`${purpose}:${secret}`).digest('base64url')
}

function matching({ purpose, secret, now }: TicketKey) {
  return and(eq(accountTickets.hash, hashSecret(purpose, secret)), gt(accountTickets.expiresAt, now))
}

/** Creates a secret to send to a person, and invalidates earlier ones for the same purpose. */
export async function issueTicket(db: Db, ticket: NewTicket): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  await issueTicketOf(db, secret, ticket)
  return secret
}

/**
 * Stores a ticket under a secret of the caller's making, and invalidates earlier ones for the same purpose: of two that
 * are stored at once, one stays valid.
 */
export async function issueTicketOf(db: Db, secret: string, ticket: NewTicket): Promise<void> {
  const { accountId, purpose } = ticket
  await db.transaction(async (transaction) => {
    await lockAccount(transaction, accountId)
    const earlier = and(eq(accountTickets.accountId, accountId), eq(accountTickets.purpose, purpose))
    await transaction.delete(accountTickets).where(earlier)
    await transaction.insert(accountTickets).values({ ...ticket, hash: hashSecret(purpose, secret) })
  })
}

/** Stores a ticket under a secret that both sides already have, such as the id of a sign-in in progress. */
export async function keepTicket(db: Db, secret: string, ticket: NewTicket): Promise<void> {
  const { accountId, expiresAt, purpose } = ticket
  await db
    .insert(accountTickets)
    .values({ ...ticket, hash: hashSecret(purpose, secret) })
    .onConflictDoUpdate({ target: accountTickets.hash, set: { accountId, expiresAt } })
}

/** Returns the owner of a ticket, without consuming it. */
export async function readTicket(db: Db, key: TicketKey): Promise<string | undefined> {
  const [ticket] = await db.select().from(accountTickets).where(matching(key)).limit(1)
  return ticket?.accountId
}

/** Consumes a ticket and returns its owner; of two concurrent callers, one gets it. */
export async function useTicket(db: Db, key: TicketKey): Promise<string | undefined> {
  const [ticket] = await db.delete(accountTickets).where(matching(key)).returning()
  return ticket?.accountId
}

import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Db } from '../database/open-database.ts'
import { type RegistrationPurpose, registrationTickets } from '../database/schema/index.ts'

/** A ticket as stored. */
export type RegistrationTicket = typeof registrationTickets.$inferSelect

type NewTicket = {
  readonly purpose: RegistrationPurpose
  readonly expiresAt: Date
  readonly accountId?: string
  readonly postedCodeId?: number
  readonly details?: Readonly<Record<string, string>>
}

/** Returns the hash under which a ticket is stored. A plain hash is enough, since secrets have 256 random bits. */
export function hashSecret(purpose: RegistrationPurpose, secret: string): string {
  return createHash('sha256').update(`${purpose}:${secret}`).digest('base64url')
}

function withHash(purpose: RegistrationPurpose, secret: string) {
  return eq(registrationTickets.hash, hashSecret(purpose, secret))
}

/** Creates a ticket and returns its secret, which is not stored. */
export async function issueRegistrationTicket(db: Db, ticket: NewTicket): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  const { purpose, expiresAt, accountId = null, postedCodeId = null, details = {} } = ticket
  const hash = hashSecret(purpose, secret)
  await db
    .insert(registrationTickets)
    .values({ hash, purpose, expiresAt, accountId, postedCodeId, details, usedAt: null })
  return secret
}

/** Ends the unused tickets of a posted code: only the newest one counts. */
export async function endTicketsOfCode(db: Db, postedCodeId: number): Promise<void> {
  const unused = and(eq(registrationTickets.postedCodeId, postedCodeId), isNull(registrationTickets.usedAt))
  await db.delete(registrationTickets).where(unused)
}

/** Ends a ticket, used or not: its secret opens nothing any more. */
export async function endRegistrationTicket(db: Db, hash: string): Promise<void> {
  await db.delete(registrationTickets).where(eq(registrationTickets.hash, hash))
}

/** The ticket with this secret, used or not, as long as its time is not over. */
export async function readRegistrationTicket(
  db: Db,
  purpose: RegistrationPurpose,
  { secret, now }: { readonly secret: string; readonly now: Date },
): Promise<RegistrationTicket | undefined> {
  const valid = and(withHash(purpose, secret), gt(registrationTickets.expiresAt, now))
  const [ticket] = await db.select().from(registrationTickets).where(valid).limit(1)
  return ticket
}

/** Marks a ticket as used, by an account; of two callers at once, one gets true. */
export async function useRegistrationTicket(
  db: Db,
  { hash }: RegistrationTicket,
  { accountId, now }: { readonly accountId: string; readonly now: Date },
): Promise<boolean> {
  const unused = and(eq(registrationTickets.hash, hash), isNull(registrationTickets.usedAt))
  const marked = await db
    .update(registrationTickets)
    .set({ usedAt: now, accountId })
    .where(unused)
    .returning({ hash: registrationTickets.hash })
  return marked.length === 1
}

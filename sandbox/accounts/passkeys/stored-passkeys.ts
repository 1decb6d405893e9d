import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/open-database.ts'
import { passkeys } from '../../database/schema/index.ts'

/** A passkey of an account, as stored. */
export type Passkey = typeof passkeys.$inferSelect

/** Passkeys that an account may have; the list on its page is no longer. */
export const mostPasskeys = 10

/** Lists the passkeys of an account, oldest first. */
export function listPasskeys(db: Db, accountId: string): Promise<Passkey[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.accountId, accountId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
    .limit(mostPasskeys)
}

/** Counts the passkeys of an account. */
export async function countPasskeys(db: Db, accountId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(passkeys)
    .where(eq(passkeys.accountId, accountId))
  return row?.count ?? 0
}

/** Finds a passkey by the id of its credential. */
export async function findPasskey(db: Db, id: string): Promise<Passkey | undefined> {
  const [passkey] = await db.select().from(passkeys).where(eq(passkeys.id, id)).limit(1)
  return passkey
}

const ofAccount = (accountId: string, id: string) =>
  and(eq(passkeys.id, id), eq(passkeys.accountId, accountId))

/** Finds a passkey of an account; undefined for another account's. */
export async function findOwnPasskey(db: Db, accountId: string, id: string): Promise<Passkey | undefined> {
  const [passkey] = await db.select().from(passkeys).where(ofAccount(accountId, id)).limit(1)
  return passkey
}

/** Stores a new passkey of an account that is locked; the reason why it cannot be, otherwise. */
export async function addPasskey(transaction: Db, passkey: Passkey): Promise<'full' | 'stored' | undefined> {
  if ((await countPasskeys(transaction, passkey.accountId)) >= mostPasskeys) return 'full'
  const added = await transaction
    .insert(passkeys)
    .values(passkey)
    .onConflictDoNothing()
    .returning({ id: passkeys.id })
  return added.length === 1 ? undefined : 'stored'
}

/** Gives a passkey of an account another name. */
export async function renamePasskey(db: Db, accountId: string, id: string, name: string): Promise<void> {
  await db.update(passkeys).set({ name }).where(ofAccount(accountId, id))
}

/** Removes a passkey of an account; false where it has none of this id. */
export async function removePasskey(db: Db, accountId: string, id: string): Promise<boolean> {
  const removed = await db.delete(passkeys).where(ofAccount(accountId, id)).returning({ id: passkeys.id })
  return removed.length === 1
}

/** Removes all passkeys of an account, since one may be an attacker's; returns their number. */
export async function removeAllPasskeys(db: Db, accountId: string): Promise<number> {
  const isOwn = eq(passkeys.accountId, accountId)
  return (await db.delete(passkeys).where(isOwn).returning({ id: passkeys.id })).length
}

/** Stores a use; false where another one was stored since the passkey was read. */
export async function recordUse(
  db: Db,
  { id, counter: former }: Passkey,
  { counter, usedAt }: { readonly counter: number; readonly usedAt: Date },
): Promise<boolean> {
  const unchanged = and(eq(passkeys.id, id), eq(passkeys.counter, former))
  const used = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: usedAt })
    .where(unchanged)
    .returning({ id: passkeys.id })
  return used.length === 1
}

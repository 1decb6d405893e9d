import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { PrivateFeed } from '../../../src/contract/product-api/notification.schema.ts'
import { type Account, findAccount } from '../../accounts/accounts.ts'
import { hashOf } from '../../accounts/tickets.ts'
import type { Db } from '../../database/open-database.ts'
import { privateFeeds } from '../../database/schema/index.ts'

const secretBytes = 32

/** Tells whether an account has a private feed. */
export async function describePrivateFeed(db: Db, accountId: string): Promise<PrivateFeed> {
  const [feed] = await db.select().from(privateFeeds).where(eq(privateFeeds.accountId, accountId)).limit(1)
  return { createdAt: feed?.createdAt.toISOString() ?? null }
}

/** Creates the secret of an account's feed, and ends an earlier one. Only its hash is stored. */
export async function createPrivateFeed(db: Db, accountId: string, now: Date): Promise<string> {
  const secret = randomBytes(secretBytes).toString('base64url')
  const values = { accountId, hash: hashOf(secret), createdAt: now }
  await db
    .insert(privateFeeds)
    .values(values)
    .onConflictDoUpdate({ target: privateFeeds.accountId, set: values })
  return secret
}

/** Ends the feed of an account; without one, nothing changes. */
export async function revokePrivateFeed(db: Db, accountId: string): Promise<void> {
  await db.delete(privateFeeds).where(eq(privateFeeds.accountId, accountId))
}

/** Returns the owner of a secret. A single look-up by its hash serves unknown, revoked and valid secrets alike. */
export async function ownerOfFeed(db: Db, secret: string): Promise<Account | undefined> {
  const [feed] = await db
    .select()
    .from(privateFeeds)
    .where(eq(privateFeeds.hash, hashOf(secret)))
    .limit(1)
  return feed === undefined ? undefined : findAccount(db, feed.accountId)
}

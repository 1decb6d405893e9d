import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '../../database/open-database.ts'
import { contentSettings } from '../../database/schema/index.ts'

/** Creates a code for an email: 128 hexadecimal digits, like Strapi's. */
export function newCode(): string {
  return randomBytes(64).toString('hex')
}

/** Returns the stored hash of a code or a token. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** Compares two secrets in constant time. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(one)), Buffer.from(hashOf(other)))
}

/**
 * Returns a reader of the signing key of tokens, which keeps the key. It reads when it is first asked, and again after a
 * failure: a database that is away at the start neither ends the process nor refuses every later token.
 */
export function tokenKeyReader(db: Db): () => Promise<string> {
  let known: string | undefined
  return async () => {
    known ??= await readTokenKey(db)
    return known
  }
}

/** Reads the signing key of tokens: created once, stored in the database. */
async function readTokenKey(db: Db): Promise<string> {
  const fresh = { name: 'token-key', value: randomBytes(48).toString('base64url') }
  await db.insert(contentSettings).values(fresh).onConflictDoNothing()
  const [kept] = await db.select().from(contentSettings).where(eq(contentSettings.name, fresh.name))
  return kept?.value ?? fresh.value
}

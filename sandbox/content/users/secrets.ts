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

/** Reads the signing key of tokens: created once, stored in the database. */
export async function readTokenKey(db: Db): Promise<string> {
  const fresh = { name: 'token-key', value: randomBytes(48).toString('base64url') }
  await db.insert(contentSettings).values(fresh).onConflictDoNothing()
  const [kept] = await db.select().from(contentSettings).where(eq(contentSettings.name, fresh.name))
  return kept?.value ?? fresh.value
}

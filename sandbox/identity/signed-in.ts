import { and, eq, exists, gt, like, or, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../database/open-database.ts'
import { identityRecords } from '../database/schema/index.ts'
import { externalSignIn } from './external/external-tokens.ts'

/**
 * Condition that the sign-in whose id a column contains goes on. What ends a sign-in at another provider is not known
 * here: the portal tells it.
 */
export function isSignedIn(db: Db, signInId: AnyPgColumn, now: Date): SQL | undefined {
  const { expiresAt, id, model } = identityRecords
  const isGrant = and(eq(model, 'Grant'), eq(id, signInId), gt(expiresAt, now))
  return or(
    like(signInId, `${externalSignIn}%`),
    exists(db.select({ id }).from(identityRecords).where(isGrant)),
  )
}

import { and, eq, gt, lt } from 'drizzle-orm'
import type { Db } from '../../database/open-database.ts'
import { stepUps } from '../../database/schema/index.ts'

/** Time that account numbers stay visible after the owner has re-authenticated. */
const stepUpMs = 15 * 60_000

type SignIn = { readonly accountId: string; readonly grantId: string }

const oldest = (now: Date): Date => new Date(now.getTime() - stepUpMs)

/** Records that the owner of the account re-authenticated within a sign-in, and deletes expired records. */
export async function recordStepUp(db: Db, { accountId, grantId }: SignIn, now: Date): Promise<void> {
  await db.delete(stepUps).where(lt(stepUps.provenAt, oldest(now)))
  const values = { grantId, accountId, provenAt: now }
  await db.insert(stepUps).values(values).onConflictDoUpdate({ target: stepUps.grantId, set: values })
}

/** Forgets it: who signs in anew in the same browser has not proven to be the owner for account numbers (P-834). */
export async function endStepUp(db: Db, grantId: string): Promise<void> {
  await db.delete(stepUps).where(eq(stepUps.grantId, grantId))
}

/** Tells whether the owner re-authenticated within this sign-in a short while ago. */
export async function hasStepUp(db: Db, { accountId, grantId }: SignIn, now: Date): Promise<boolean> {
  const isPresent = and(
    eq(stepUps.grantId, grantId),
    eq(stepUps.accountId, accountId),
    gt(stepUps.provenAt, oldest(now)),
  )
  return (await db.select({ id: stepUps.grantId }).from(stepUps).where(isPresent).limit(1)).length === 1
}

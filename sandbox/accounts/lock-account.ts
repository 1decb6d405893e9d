import { eq } from 'drizzle-orm'
import type { Db } from '../database/open-database.ts'
import { accounts } from '../database/schema/index.ts'

/**
 * Lets one transaction at a time replace something of an account, until it ends. Without it, two that delete the earlier
 * secret and insert their own do not see each other's, and both secrets stay valid.
 */
export async function lockAccount(transaction: Db, accountId: string): Promise<void> {
  const isOf = eq(accounts.id, accountId)
  await transaction.select({ id: accounts.id }).from(accounts).where(isOf).for('no key update')
}

import { inArray } from 'drizzle-orm'
import type { Db } from '../database/open-database.ts'
import { fundShares, holdings } from '../database/schema/index.ts'

/** Placeholder for the quantity in the manager's own register of shareholders. */
const quantity = '100'

/** Gives an investor A shares of these funds, subscribed when the share was launched. */
export async function addHoldings(db: Db, accountId: string, fundNumbers: readonly number[]): Promise<void> {
  if (fundNumbers.length === 0) return
  const ids = fundNumbers.map((number) => `shr-${number}-a`)
  const shares = await db.select().from(fundShares).where(inArray(fundShares.id, ids))
  const rows = shares.map(({ id: shareId, fundId, startDate: subscribedOn }) => {
    return { accountId, fundId, shareId, quantity, subscribedOn }
  })
  if (rows.length > 0) await db.insert(holdings).values(rows)
}

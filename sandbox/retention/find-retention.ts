import { eq } from 'drizzle-orm'
import type { Retention } from '../../src/contract/product-api/account.schema.ts'
import { type Account, clientOf } from '../accounts/accounts.ts'
import type { Db } from '../database/open-database.ts'
import { fundDetails, holdings, partners } from '../database/schema/index.ts'
import { mandateEndsOf } from './mandate-retention.ts'
import { investorKeptUntil, partnerKeptUntil } from './retention-date.ts'

async function liquidationsOf(db: Db, accountId: string): Promise<(string | null)[]> {
  const rows = await db
    .select({ liquidatedOn: fundDetails.liquidatedOn })
    .from(holdings)
    .innerJoin(fundDetails, eq(fundDetails.fundId, holdings.fundId))
    .where(eq(holdings.accountId, accountId))
  return rows.map(({ liquidatedOn }) => liquidatedOn)
}

async function contractEndOf(db: Db, partnerId: number | null): Promise<string | null> {
  if (partnerId === null) return null
  const [partner] = await db.select().from(partners).where(eq(partners.id, partnerId)).limit(1)
  return partner?.contractEndedOn ?? null
}

/**
 * Returns the retention of an investor's data: five years after the last fund held is liquidated, and the last mandate held
 * for another has ended. Without any holding, the account's owner decides.
 */
async function investorRetention(db: Db, accountId: string): Promise<Retention> {
  const liquidations = await liquidationsOf(db, accountId)
  const byLiquidation = investorKeptUntil(liquidations)
  if (byLiquidation === null) return { starts_with: 'liquidation', until: null }
  const until = investorKeptUntil([...liquidations, ...(await mandateEndsOf(db, accountId))])
  return { starts_with: until === byLiquidation ? 'liquidation' : 'mandate_end', until }
}

/** Returns the retention date of an account's data, and its reason (P-187). */
export async function retentionOf(db: Db, account: Account): Promise<Retention> {
  return clientOf(account) === 'partner'
    ? { starts_with: 'contract_end', until: partnerKeptUntil(await contractEndOf(db, account.partnerId)) }
    : investorRetention(db, account.id)
}

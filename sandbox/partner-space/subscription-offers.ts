import { and, asc, eq, gte, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { SubscriptionOffer } from '../../src/contract/product-api/advisor-subscription.schema.ts'
import type { KeyFigures } from '../../src/contract/product-api/fund-disclosures.schema.ts'
import type { Account } from '../accounts/accounts.ts'
import type { Db } from '../database/open-database.ts'
import { fundDetails, fundShares, funds } from '../database/schema/index.ts'
import { shareName } from '../product/funds/fund-views.ts'
import { mayTeamSubscribe } from '../product/rights/agreements.ts'
import { fundsOf } from '../product/users/fund-access.ts'

/** Type of the share that carries the management team's interest: not open to subscription. */
const carriedInterestType = 'B'

/** Highest entry fee in percent, as the key information document has it. */
export const entryFeeOf = (figures: KeyFigures | null): string | null =>
  figures?.costs.find(({ kind }) => kind === 'entry')?.rate ?? null

/** A share open to subscription, with its database ids. */
export type Offer = {
  readonly fundId: number
  readonly wire: SubscriptionOffer
}

type Asked = {
  readonly locale: 'fr' | 'en'
  /** The manager's day, `YYYY-MM-DD`. */
  readonly today: string
}

/**
 * Lists the shares of open funds under agreement with the account's team (P-039). An open fund is within its
 * subscription period (P-062), which may have ended since its status was stored.
 */
export async function listOffers(db: Db, account: Account, { locale, today }: Asked): Promise<Offer[]> {
  const numbers = await fundsOf(db, account)
  if (numbers.length === 0) return []
  const closesOn = fundDetails.subscriptionClosesOn
  const rows = await db
    .select({ fund: funds, share: fundShares, details: fundDetails })
    .from(fundShares)
    .innerJoin(funds, eq(funds.id, fundShares.fundId))
    .innerJoin(fundDetails, eq(fundDetails.fundId, funds.id))
    .where(
      and(
        inArray(funds.id, numbers),
        mayTeamSubscribe(account.teamId),
        eq(funds.status, 'open'),
        or(isNull(closesOn), gte(closesOn, today)),
        ne(fundShares.type, carriedInterestType),
      ),
    )
    .orderBy(asc(sql`${funds.nameSort} collate "C"`), asc(fundShares.position))
  return rows.map(({ details, fund, share }) => ({
    fundId: fund.id,
    wire: {
      fund: {
        id: `fnd-${fund.id}`,
        name: fund.name,
        slug: locale === 'fr' ? fund.slugFr : fund.slugEn,
      },
      share: { id: share.id, name: shareName(share.name, locale) },
      currency: share.currency,
      minimum:
        fund.minimumInvestment === null ? null : { amount: fund.minimumInvestment, currency: share.currency },
      closes_on: details.subscriptionClosesOn,
      entry_fee_percent: entryFeeOf(details.keyFigures),
    },
  }))
}

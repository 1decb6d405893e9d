import { asc, eq } from 'drizzle-orm'
import { fundStatusSchema, legalFormSchema } from '../../../src/contract/product-api/fund.schema.ts'
import type { Holding, Holdings } from '../../../src/contract/product-api/own-funds.schema.ts'
import type { Db } from '../../database/open-database.ts'
import type { StoredAmount } from '../../database/schema/columns.ts'
import { fundShares, funds, holdings } from '../../database/schema/index.ts'
import { laterOf } from '../../seed/plain-dates.ts'
import { shareName } from '../funds/fund-views.ts'

type Locale = 'fr' | 'en'
type Row = {
  readonly holding: typeof holdings.$inferSelect
  readonly share: typeof fundShares.$inferSelect
  readonly fund: typeof funds.$inferSelect
}

/** Scales a decimal to an integer; amounts and quantities have at most four decimals. */
const toUnits = (decimal: string, digits: number): bigint => {
  const [whole = '0', fraction = ''] = decimal.split('.')
  return BigInt(whole + fraction.padEnd(digits, '0').slice(0, digits))
}

/** `quantity` times an amount per share, rounded half up to cents; both are non-negative. */
function times(quantity: string, amount: string): string {
  const cents = (toUnits(quantity, 4) * toUnits(amount, 4) + 500_000n) / 1_000_000n
  const text = cents.toString().padStart(3, '0')
  return `${text.slice(0, -2)}.${text.slice(-2)}`
}

/** The holder's payments: calls before the subscription were compensated on its day. */
function paymentsOf({ holding, share }: Row): StoredAmount[] {
  const { quantity, subscribedOn } = holding
  return share.capitalCalls.map(({ date, amount }) => ({
    date: laterOf(date, subscribedOn),
    amount: times(quantity, amount),
  }))
}

function distributionsOf({ holding, share }: Row): StoredAmount[] {
  return share.distributions
    .filter(({ date }) => date >= holding.subscribedOn)
    .map(({ date, amount }) => ({ date, amount: times(holding.quantity, amount) }))
}

function valuationOf({ share }: Row): Holding['valuation'] {
  const last = share.liquidationValues.at(-1)
  return last === undefined ? null : { date: last.date, netAssetValue: last.amount }
}

function toHolding(row: Row, locale: Locale): Holding {
  const { holding, share, fund } = row
  return {
    id: `hld-${holding.id}`,
    fund: {
      id: `fnd-${fund.id}`,
      slug: locale === 'fr' ? fund.slugFr : fund.slugEn,
      name: fund.name,
      status: fundStatusSchema.parse(fund.status),
      legalForm: legalFormSchema.parse(fund.legalForm),
    },
    share: { name: shareName(share.name, locale), isin: share.isin },
    currency: share.currency,
    quantity: holding.quantity,
    subscribedOn: holding.subscribedOn,
    payments: paymentsOf(row),
    distributions: distributionsOf(row),
    valuation: valuationOf(row),
  }
}

/** Lists an account's holdings, by fund name. */
export async function listHoldings(db: Db, accountId: string, locale: Locale): Promise<Holdings> {
  const rows = await db
    .select({ holding: holdings, share: fundShares, fund: funds })
    .from(holdings)
    .innerJoin(fundShares, eq(fundShares.id, holdings.shareId))
    .innerJoin(funds, eq(funds.id, holdings.fundId))
    .where(eq(holdings.accountId, accountId))
    .orderBy(asc(funds.nameSort), asc(holdings.id))
  return { items: rows.map((row) => toHolding(row, locale)) }
}

import { asc, eq } from 'drizzle-orm'
import { fundStatusSchema, legalFormSchema } from '../../../src/contract/product-api/fund.schema.ts'
import type { Holding, Holdings } from '../../../src/contract/product-api/own-funds.schema.ts'
import type { MovementKind } from '../../../src/contract/product-api/position.schema.ts'
import { byBytes } from '../../database/name-order.ts'
import type { Db } from '../../database/open-database.ts'
import { fundShares, funds, holdings } from '../../database/schema/index.ts'
import { shareName } from '../funds/fund-views.ts'
import { type KnownMovements, knownMovements, movementsOf } from '../position/movement-rows.ts'

type Locale = 'fr' | 'en'
type Row = {
  readonly holding: typeof holdings.$inferSelect
  readonly share: typeof fundShares.$inferSelect
  readonly fund: typeof funds.$inferSelect
}

type Amounts = Pick<Holding, 'payments' | 'distributions'>

const paidKinds: readonly MovementKind[] = ['payment', 'transfer_in']
const receivedKinds: readonly MovementKind[] = ['distribution', 'redemption', 'transfer_out']

/** Returns the holder's payments and receipts, oldest first. */
function amountsOf(row: Row, known: KnownMovements, until: string): Amounts {
  const movements = movementsOf(row, known).filter(({ date }) => date <= until)
  const amountsOfKinds = (kinds: readonly MovementKind[]) =>
    movements.filter(({ kind }) => kinds.includes(kind)).map(({ date, amount }) => ({ date, amount }))
  return { payments: amountsOfKinds(paidKinds), distributions: amountsOfKinds(receivedKinds) }
}

function valuationOf({ share }: Row): Holding['valuation'] {
  const last = share.liquidationValues.at(-1)
  return last === undefined ? null : { date: last.date, netAssetValue: last.amount }
}

function toHolding(row: Row, known: KnownMovements, { locale, until }: Asked): Holding {
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
    ...amountsOf(row, known, until),
    valuation: valuationOf(row),
  }
}

/** Locale of the response, and the last day of the amounts: announced ones are not paid yet. */
type Asked = { readonly locale: Locale; readonly until: string }

/** Lists an account's holdings, by fund name. */
export async function listHoldings(db: Db, accountId: string, asked: Asked): Promise<Holdings> {
  const rows = await db
    .select({ holding: holdings, share: fundShares, fund: funds })
    .from(holdings)
    .innerJoin(fundShares, eq(fundShares.id, holdings.shareId))
    .innerJoin(funds, eq(funds.id, holdings.fundId))
    .where(eq(holdings.accountId, accountId))
    .orderBy(byBytes(funds.nameSort), asc(holdings.id))
  const known = await knownMovements(
    db,
    rows.map(({ holding }) => holding),
  )
  return { items: rows.map((row) => toHolding(row, known, asked)) }
}

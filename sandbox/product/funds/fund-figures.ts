import { and, asc, count, countDistinct, desc, eq, isNotNull, min, ne, sql, sum } from 'drizzle-orm'
import type { FundFigures } from '../../../src/contract/product-api/fund-figures.schema.ts'
import type { Db } from '../../database/open-database.ts'
import { funds } from '../../database/schema/index.ts'
import { isListed } from './fund-filters.ts'
import { toFundSummary } from './fund-views.ts'

/** Liquidated funds in the response. */
const mostLiquidated = 6

const isRunning = ne(funds.status, 'liquidation')
const hasTotals = isNotNull(funds.shareTotals)
/** The last day of the main share, `YYYY-MM-DD`. */
const lastDay = sql`${funds.shareTotals}->>'asOf'`

async function countFigures(db: Db) {
  const [counted] = await db
    .select({
      launched: count(),
      firstLaunch: min(funds.launchDate),
      strategies: countDistinct(funds.strategy),
      running: sql<number>`count(*) filter (where ${isRunning})`.mapWith(Number),
      sized: sql<number>`count(${funds.fundSize}) filter (where ${isRunning})`.mapWith(Number),
    })
    .from(funds)
    .where(isListed)
  return counted ?? { launched: 0, firstLaunch: null, strategies: 0, running: 0, sized: 0 }
}

/** Sizes of the running funds in each currency, the largest first: sums never mix currencies (P-089). */
async function sumSizes(db: Db): Promise<FundFigures['sizes']> {
  const total = sum(funds.fundSize)
  const sums = await db
    .select({ amount: total, currency: funds.currency })
    .from(funds)
    .where(and(isListed, isRunning, isNotNull(funds.fundSize)))
    .groupBy(funds.currency)
    .orderBy(desc(total), asc(funds.currency))
  return sums.flatMap(({ amount, currency }) => (amount === null ? [] : [{ amount, currency }]))
}

/** The funds liquidated last, whatever they returned; those of one day by name. */
function selectLiquidated(db: Db) {
  return db
    .select()
    .from(funds)
    .where(and(isListed, eq(funds.status, 'liquidation'), hasTotals))
    .orderBy(desc(lastDay), sql`${funds.nameSort} collate "C"`, funds.id)
    .limit(mostLiquidated)
}

/**
 * Computes the figures of the whole catalogue.
 * @param today the day that the response states
 */
export async function readFundFigures(db: Db, locale: 'fr' | 'en', today: string): Promise<FundFigures> {
  const [counted, sizes, liquidated] = await Promise.all([
    countFigures(db),
    sumSizes(db),
    selectLiquidated(db),
  ])
  return {
    asOf: today,
    ...counted,
    sizes,
    lastLiquidated: liquidated.map((row) => toFundSummary(row, locale)),
  }
}

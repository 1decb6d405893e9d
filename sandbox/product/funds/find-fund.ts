import { and, asc, eq, ne, or, type SQL } from 'drizzle-orm'
import type { FundDetail } from '../../../src/contract/product-api/fund.schema.ts'
import type { Db } from '../../database/open-database.ts'
import { fundDetails, fundShares, funds } from '../../database/schema/index.ts'
import { toFundDetail } from './fund-views.ts'

const idPattern = /^fnd-([1-9]\d{0,8})$/
const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Type of the share that carries the management team's interest: never part of a public response. */
const carriedInterestType = 'B'

/** Condition for a fund by `fnd-{n}` or by its slug in either language; undefined for any other text. */
function fundMatching(idOrSlug: string): SQL | undefined {
  const number = idPattern.exec(idOrSlug)?.[1]
  if (number !== undefined) return eq(funds.id, Number(number))
  if (!slugPattern.test(idOrSlug) || idOrSlug.length > 200) return undefined
  return or(eq(funds.slugFr, idOrSlug), eq(funds.slugEn, idOrSlug))
}

/** Finds the number of a fund, for dependent data; undefined when there is no such fund. */
export async function findFundNumber(db: Db, idOrSlug: string): Promise<number | undefined> {
  const condition = fundMatching(idOrSlug)
  if (condition === undefined) return undefined
  const [row] = await db.select({ id: funds.id }).from(funds).where(condition).limit(1)
  return row?.id
}

type DetailOptions = { readonly locale: 'fr' | 'en'; readonly withCmsData: boolean }

/** Finds all data of the fund page; undefined when there is no such fund. */
export async function findFund(
  db: Db,
  idOrSlug: string,
  options: DetailOptions,
): Promise<FundDetail | undefined> {
  const condition = fundMatching(idOrSlug)
  if (condition === undefined) return undefined
  const [row] = await db
    .select()
    .from(funds)
    .innerJoin(fundDetails, eq(fundDetails.fundId, funds.id))
    .where(condition)
    .limit(1)
  if (row === undefined) return undefined
  const shares = await db
    .select()
    .from(fundShares)
    .where(and(eq(fundShares.fundId, row.funds.id), ne(fundShares.type, carriedInterestType)))
    .orderBy(asc(fundShares.position))
  return toFundDetail(
    { fund: row.funds, details: row.fund_details, shares },
    options.locale,
    options.withCmsData,
  )
}

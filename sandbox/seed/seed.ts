import type { Db } from '../database/open-database.ts'
import { documents, fundDetails, fundShares, funds } from '../database/schema/index.ts'
import { linkLanguages } from '../product/documents/link-languages.ts'
import { type DocumentRow, drawDocuments } from './documents.ts'
import { drawFund, type FundRows } from './fund-facts.ts'
import { planFund, unlistedFundNumber } from './fund-plan.ts'
import { seedMaterialTerms, seedShares } from './material-seed.ts'
import { type PeopleOptions, seedPeople } from './seed-people.ts'
import { drawShares, type ShareRow } from './shares.ts'

/** Rows per insert: few enough for PostgreSQL's limit of 65,535 parameters. */
const rowsPerInsert = 500
const fundsPerBatch = 200

type FundBatch = {
  readonly funds: FundRows['fund'][]
  readonly details: FundRows['details'][]
  readonly shares: ShareRow[]
  readonly documents: DocumentRow[]
}

function drawBatch(numbers: readonly number[], asOf: string): FundBatch {
  const batch: FundBatch = { funds: [], details: [], shares: [], documents: [] }
  for (const number of numbers) {
    const plan = planFund(number, asOf)
    const shares = drawShares(plan)
    const { fund, details } = drawFund(plan, shares)
    batch.funds.push(fund)
    batch.details.push(details)
    batch.shares.push(...shares)
    batch.documents.push(...drawDocuments(plan, shares[0]))
  }
  return batch
}

function* slices<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
}

async function insertBatch(db: Db, batch: FundBatch): Promise<void> {
  for (const rows of slices(batch.funds, rowsPerInsert)) await db.insert(funds).values(rows)
  for (const rows of slices(batch.details, rowsPerInsert)) await db.insert(fundDetails).values(rows)
  for (const rows of slices(batch.shares, rowsPerInsert)) await db.insert(fundShares).values(rows)
  for (const rows of slices(batch.documents, rowsPerInsert)) await db.insert(documents).values(rows)
}

async function isEmpty(db: Db): Promise<boolean> {
  return (await db.select({ id: funds.id }).from(funds).limit(1)).length === 0
}

/** Amount of seed data. Without demo accounts only the funds are seeded. */
export type SeedOptions = PeopleOptions & {
  readonly withDemoAccounts: boolean
  /** The day as of which funds are invented, `YYYY-MM-DD`. */
  readonly asOf: string
}

/**
 * Fills an empty database with `fundCount` invented funds and one old fund without a page, and with the demo accounts,
 * in one transaction. The same count and day give the same funds, and each fund is independent of the count.
 */
export async function seedWhenEmpty(
  db: Db,
  { asOf, fundCount, seededAt, withDemoAccounts }: SeedOptions,
): Promise<void> {
  if (!(await isEmpty(db))) return
  const numbers = [...Array.from({ length: fundCount }, (_, index) => index + 1), unlistedFundNumber]
  await db.transaction(async (transaction) => {
    for (const slice of slices(numbers, fundsPerBatch)) await insertBatch(transaction, drawBatch(slice, asOf))
    await linkLanguages(transaction)
    await seedMaterialTerms(transaction, asOf)
    if (withDemoAccounts) {
      await seedPeople(transaction, { fundCount, seededAt })
      await seedShares(transaction, seededAt)
    }
  })
}

import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { count, eq, inArray, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Db, OpenDatabase } from '../../sandbox/database/open-database.ts'
import { fundCounts, funds } from '../../sandbox/database/schema/index.ts'
import { type CodeChoice, countFunds, countsWithin } from '../../sandbox/product/funds/fund-counts.ts'
import {
  type FundScope,
  facetedFilters,
  facetNames,
  isListed,
  scopeCondition,
} from '../../sandbox/product/funds/fund-filters.ts'
import { codesOf } from '../../sandbox/product/vocabulary.ts'
import { insertGiven, makeTestDatabase, migrationsDirectory, type TestDatabase } from './test-database.ts'
import { testedDatabases } from './test-sandbox.ts'

type Fund = typeof funds.$inferInsert
type Codes = Pick<Fund, 'strategy' | 'status' | 'assetClass' | 'geography' | 'slugFr'>

/** Few codes, so that most changes meet funds that share them. */
const someCodes = (name: keyof typeof facetedFilters) =>
  fc.constantFrom(...codesOf(facetedFilters[name].vocabulary).slice(0, 3))

const isListedOrNot = fc.boolean()
const fundNumber = fc.integer({ min: 1, max: 40 })
const someNumbers = fc.uniqueArray(fundNumber, { minLength: 1, maxLength: 12 })
const codes = fc.record({
  strategy: someCodes('strategy'),
  status: someCodes('status'),
  assetClass: someCodes('assetClass'),
  geography: someCodes('geography'),
})
const catalogue = fc.uniqueArray(fc.tuple(fundNumber, codes, isListedOrNot), {
  minLength: 1,
  maxLength: 30,
  selector: ([number]) => number,
})

function fundOf([id, itsCodes, listed]: readonly [number, Omit<Codes, 'slugFr'>, boolean]): Fund {
  const texts = { name: `Fonds ${id}`, nameSort: `fonds ${id}`, searchFr: 'fonds', searchEn: 'fund' }
  const facts = { sector: 'software', legalForm: 'FPCI', summary: { fr: '', en: '' }, currency: 'EUR' }
  return { id, ...texts, ...facts, ...itsCodes, slugFr: listed ? `fonds-${id}` : null }
}

/** A change of the catalogue by one statement. */
type Change = (db: Db) => Promise<unknown>

const insertion = catalogue.map((rows): Change => {
  // Existing numbers stay unchanged, but remain part of the statement.
  return (db) => db.insert(funds).values(rows.map(fundOf)).onConflictDoNothing()
})

const merging = catalogue.map((rows): Change => {
  const taken = {
    status: sql`excluded.status`,
    geography: sql`excluded.geography`,
    slugFr: sql`excluded.slug_fr`,
  }
  return (db) =>
    db.insert(funds).values(rows.map(fundOf)).onConflictDoUpdate({ target: funds.id, set: taken })
})

const recoding = fc
  .tuple(fc.option(someNumbers), codes, fc.constantFrom(...facetNames))
  .map(([numbers, itsCodes, name]): Change => {
    const condition = numbers === null ? undefined : inArray(funds.id, numbers)
    return (db) =>
      db
        .update(funds)
        .set({ [name]: itsCodes[name] })
        .where(condition)
  })

const listing = fc.tuple(someNumbers, isListedOrNot).map(([numbers, listed]): Change => {
  const slugFr = listed ? sql`'fonds-' || id` : null
  return (db) => db.update(funds).set({ slugFr }).where(inArray(funds.id, numbers))
})

const removal = fc.option(someNumbers, { freq: 6 }).map((numbers): Change => {
  return (db) => db.delete(funds).where(numbers === null ? undefined : inArray(funds.id, numbers))
})

const undone = fc.oneof(insertion, recoding, removal).map((change): Change => {
  return (db) =>
    db
      .transaction(async (transaction) => {
        await change(transaction)
        transaction.rollback()
      })
      .catch((error: unknown) => expect(error).toHaveProperty('message', 'Rollback'))
})

const change = fc.oneof(
  { weight: 4, arbitrary: insertion },
  { weight: 2, arbitrary: merging },
  { weight: 4, arbitrary: recoding },
  { weight: 3, arbitrary: listing },
  { weight: 3, arbitrary: removal },
  { weight: 1, arbitrary: undone },
)

const inOrder = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).sort()

/** Expects the stored counts to equal a fresh count: for every choice of codes, and no row for those without a fund. */
async function expectRightCounts(db: Db): Promise<void> {
  const { strategy, status, assetClass, geography } = funds
  const counted = await db
    .select({ strategy, status, assetClass, geography, count: count() })
    .from(funds)
    .where(isListed)
    .groupBy(sql`cube (${strategy}, ${status}, ${assetClass}, ${geography})`)
    .having(sql`count(*) > 0`)
  expect(inOrder(await db.select().from(fundCounts))).toEqual(inOrder(counted))
}

const choice: fc.Arbitrary<CodeChoice> = fc.record({
  strategy: fc.array(someCodes('strategy'), { maxLength: 2 }),
  status: fc.array(fc.oneof(someCodes('status'), fc.constant('unknown')), { maxLength: 2 }),
  assetClass: fc.array(someCodes('assetClass'), { maxLength: 2 }),
  geography: fc.array(someCodes('geography'), { maxLength: 2 }),
})

const scope: fc.Arbitrary<FundScope | undefined> = fc.oneof(
  fc.constant(undefined),
  someNumbers.map((among) => ({ among })),
  someNumbers.map((except) => ({ except })),
)

/** Returns the choices whose counts a list shows: its total, each value of each facet, each status of the whole. */
function shownChoices(asked: CodeChoice): CodeChoice[] {
  const codesFor = (name: keyof typeof facetedFilters) => codesOf(facetedFilters[name].vocabulary)
  const none = { strategy: [], status: [], assetClass: [], geography: [] }
  return [
    asked,
    ...facetNames.flatMap((name) => codesFor(name).map((code) => ({ ...asked, [name]: [code] }))),
    ...codesFor('status').map((code) => ({ ...none, status: [code] })),
  ]
}

/** The migrations before the one that keeps counts. */
async function olderMigrations(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'older-migrations-'))
  await cp(migrationsDirectory, folder, { recursive: true })
  const path = join(folder, 'meta/_journal.json')
  const journal: { entries: { tag: string }[] } = JSON.parse(await readFile(path, 'utf8'))
  const entries = journal.entries.filter(({ tag }) => tag < '0012')
  await writeFile(path, JSON.stringify({ ...journal, entries }))
  return folder
}

describe.each(testedDatabases())('the kept counts of funds on %s', (_name, serverUrl) => {
  let place: TestDatabase
  let database: OpenDatabase

  beforeAll(async () => {
    place = await makeTestDatabase(serverUrl)
    database = await place.open()
  })

  afterEach(() => database.db.delete(funds))

  afterAll(async () => {
    await database.close()
    await place.remove()
  })

  // P-064
  it('are what counting gives, whatever was inserted, changed and deleted', async () => {
    await fc.assert(
      fc
        .asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
          for (const make of changes) {
            await make(database.db)
            await expectRightCounts(database.db)
          }
        })
        .afterEach(async () => void (await database.db.delete(funds))),
      { numRuns: 30 },
    )
  })

  it('follow many funds that come and go at once', async () => {
    const { db } = database
    const some = fc.sample(fc.tuple(codes, isListedOrNot), 1000)
    const rows = some.map(([itsCodes, listed], index) => fundOf([index + 1, itsCodes, listed]))
    await db.insert(funds).values(rows)
    await expectRightCounts(db)
    await db.update(funds).set({ status: sql`geography`, slugFr: sql`'autre-' || id` })
    await expectRightCounts(db)
    await db.delete(funds)
    expect(await db.select().from(fundCounts)).toEqual([])
    await db.insert(funds).values(rows)
    await db.execute(sql`truncate funds cascade`)
    expect(await db.select().from(fundCounts)).toEqual([])
  })

  it('stay right when many change at the same time what they share', async () => {
    const { db } = database
    const numbers = Array.from({ length: 60 }, (_, index) => index + 1)
    const same = { strategy: 'growth', status: 'open', assetClass: 'private-equity', geography: 'france' }
    await Promise.all(numbers.map((number) => db.insert(funds).values(fundOf([number, same, true]))))
    await expectRightCounts(db)
    const changes = numbers.map((number) => {
      const one = eq(funds.id, number)
      return number % 3 === 0
        ? db.delete(funds).where(one)
        : db.update(funds).set({ status: 'closed' }).where(one)
    })
    await Promise.all(changes)
    await expectRightCounts(db)
  })

  it('give a list the numbers that counting its funds would', async () => {
    const { db } = database
    await fc.assert(
      fc
        .asyncProperty(catalogue, choice, scope, async (rows, asked, within) => {
          await db.insert(funds).values(rows.map(fundOf))
          const kept = await countsWithin(db, asked, within)
          const counted = await countFunds(db, scopeCondition(within))
          const shown = shownChoices(asked)
          expect(shown.map(kept)).toEqual(shown.map(counted))
        })
        .afterEach(async () => void (await database.db.delete(funds))),
      { numRuns: 30 },
    )
  })

  it('are there for the funds of a database that is brought up to date', async () => {
    const [migrations, old] = [await olderMigrations(), await makeTestDatabase(serverUrl)]
    const before = await old.open(migrations)
    const some = fc.sample(fc.tuple(codes, isListedOrNot), 50)
    const rows = some.map(([itsCodes, listed], index) => fundOf([index + 1, itsCodes, listed]))
    for (const row of rows) await before.db.execute(insertGiven(funds, row))
    await before.close()
    const after = await old.open()
    await expectRightCounts(after.db)
    await after.close()
    await old.remove()
    await rm(migrations, { recursive: true, force: true })
  }, 120_000)
})

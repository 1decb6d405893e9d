import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../../sandbox/database/open-database.ts'
import { fundDetails, funds } from '../../sandbox/database/schema/index.ts'
import { countsWithin } from '../../sandbox/product/funds/fund-counts.ts'
import { createStatusUpdates, updateStatuses } from '../../sandbox/product/funds/fund-status.ts'
import { seedWhenEmpty } from '../../sandbox/seed/seed.ts'
import { testDay } from '../../scripts/lib/sandbox-seed.ts'
import { createProductClient } from './product-client.ts'
import { makeTestDatabase, type TestDatabase } from './test-database.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'

/** Stated data of a fund: its status, its subscription period and the day of its liquidation. */
type Stated = {
  readonly status: string
  readonly opensOn: string | null
  readonly closesOn: string | null
  readonly liquidatedOn: string | null
}

const number = 1
const period = { opensOn: '2026-01-01', closesOn: '2026-06-30', liquidatedOn: null }
const open = { status: 'open', ...period }
const closed = { status: 'closed', ...period }
const ended = { status: 'pre_liquidation', ...period, liquidatedOn: '2026-09-15' }
const liquidated = { status: 'liquidation', ...period, liquidatedOn: '2026-09-15' }
const evergreen = { status: 'open', opensOn: '2020-01-01', closesOn: null, liquidatedOn: null }

describe.each(testedDatabases())('the status of a fund on %s', (_name, serverUrl) => {
  let place: TestDatabase
  let database: OpenDatabase

  beforeAll(async () => {
    place = await makeTestDatabase(serverUrl)
    database = await place.open()
    await seedWhenEmpty(database.db, {
      ...{ fundCount: 2, withDemoAccounts: false, asOf: testDay },
      seededAt: new Date(),
    })
  })

  afterAll(async () => {
    await database.close()
    await place.remove()
  })

  async function state({ status, opensOn, closesOn, liquidatedOn }: Stated): Promise<void> {
    const stated = { status, statedStatus: null, statusConflict: null }
    const dates = { subscriptionOpensOn: opensOn, subscriptionClosesOn: closesOn, liquidatedOn }
    await database.db.update(funds).set(stated).where(eq(funds.id, number))
    await database.db.update(fundDetails).set(dates).where(eq(fundDetails.fundId, number))
  }

  async function shownOn(today: string) {
    await updateStatuses(database.db, today)
    const [row] = await database.db.select().from(funds).where(eq(funds.id, number))
    return [row?.status, row?.statusConflict ?? null]
  }

  // P-062
  it.each([
    ['2025-12-31', open, 'closed', 'subscription_ahead'],
    ['2026-01-01', open, 'open', null],
    ['2026-06-30', open, 'open', null],
    ['2026-07-01', open, 'closed', 'subscription_over'],
    ['2026-06-30', closed, 'closed', 'subscription_running'],
    ['2026-07-01', closed, 'closed', null],
    ['2026-09-14', ended, 'pre_liquidation', null],
    ['2026-09-15', ended, 'liquidation', 'liquidation_passed'],
    ['2026-09-14', liquidated, 'liquidation', 'liquidation_ahead'],
    ['2026-09-15', liquidated, 'liquidation', null],
    ['2036-01-01', evergreen, 'open', null],
  ])('is on %s, for %o, the stricter one: %s (%s)', async (today, stated, status, conflict) => {
    await state(stated)
    expect(await shownOn(today)).toEqual([status, conflict])
  })

  // P-062
  it('follows the days in both directions, and forgets nothing that the data state', async () => {
    await state(open)
    expect(await shownOn('2026-07-01')).toEqual(['closed', 'subscription_over'])
    expect(await shownOn('2026-07-02')).toEqual(['closed', 'subscription_over'])
    expect(await shownOn('2026-06-30')).toEqual(['open', null])
    const [row] = await database.db.select().from(funds).where(eq(funds.id, number))
    expect(row?.statedStatus).toBeNull()
  })

  // P-062, P-064
  it('is the one that counters count', async () => {
    await state(open)
    const closedOnes = async () => {
      const choice = { strategy: [], status: ['closed'], assetClass: [], geography: [] }
      return (await countsWithin(database.db, choice, undefined))(choice)
    }
    await updateStatuses(database.db, '2026-06-30')
    const before = await closedOnes()
    await updateStatuses(database.db, '2026-07-01')
    expect(await closedOnes()).toBe(before + 1)
  })

  it('is brought to a day once, and tried again after a failure', async () => {
    await state(open)
    const update = createStatusUpdates(database.db)
    expect(update('2026-07-01')).toBe(update('2026-07-01'))
    await update('2026-07-01')
    await expect(update('no day')).rejects.toThrow()
    await expect(update('no day')).rejects.toThrow()
    await update('2026-06-30')
    const [row] = await database.db.select().from(funds).where(eq(funds.id, number))
    expect(row?.status).toBe('open')
  })
})

describe('the product API on another day than that of its data', () => {
  let sandbox: TestSandbox
  let today = testDay

  beforeAll(async () => {
    sandbox = await startTestSandbox(undefined, {}, () => new Date(`${today}T08:00:00Z`))
  })

  afterAll(() => sandbox.stop())

  // P-062
  it('shows no fund as open whose subscription period is over, in the list as on the page', async () => {
    const { listFunds, getFund } = createProductClient(() => sandbox.url)
    const before = await listFunds('status=open&pageSize=100')
    expect(before.items.every(({ statusConflict }) => statusConflict === null)).toBe(true)
    today = '2027-02-01'
    const after = await listFunds('status=open&pageSize=100')
    expect(after.page.total).toBeLessThan(before.page.total)
    expect(after.counters.open).toBe(after.page.total)
    const details = await Promise.all(before.items.map(({ id }) => getFund(id)))
    for (const { id, status, statusConflict, subscriptionPeriod } of details) {
      const isOver = (subscriptionPeriod?.closesOn ?? '9999') < today
      expect([id, status, statusConflict]).toEqual([
        id,
        isOver ? 'closed' : 'open',
        isOver ? 'subscription_over' : null,
      ])
    }
  })
})

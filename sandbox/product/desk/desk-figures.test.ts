import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Big } from 'big.js'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenDatabase, openDatabase } from '../../database/open-database.ts'
import { clientSubscriptions } from '../../database/schema/index.ts'
import { readSandboxEnv } from '../../env.ts'
import { seedWhenEmpty } from '../../seed/seed.ts'
import { readFigures } from './desk-figures.ts'

type Row = typeof clientSubscriptions.$inferSelect

const days = ['2021-03-31', '2024-06-30', '2025-12-31'] as const
const teamId = 7

/** The status that the days of a row say. */
function statusOf({ endedOn, paidOn, status }: Row, day: string): string {
  if (endedOn !== null && endedOn <= day) return status
  return paidOn !== null && paidOn <= day ? 'completed' : 'pending'
}

const sumOf = (rows: readonly Row[]) =>
  rows.reduce((sum, { amount }) => sum.plus(amount), new Big(0)).toFixed(2)
const countOf = (sums: readonly { readonly count: number }[]) =>
  sums.reduce((whole, { count }) => whole + count, 0)

// P-779
describe('the figures of a past day', () => {
  let folder: string
  let database: OpenDatabase
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'desk-figures-'))
    database = await openDatabase(readSandboxEnv({ SANDBOX_PORT: '0', SANDBOX_DATA_DIR: folder }))
    const seed = { fundCount: 64, withDemoAccounts: true, asOf: '2026-11-20', seededAt: new Date() }
    await seedWhenEmpty(database.db, seed)
  }, 120_000)
  afterAll(async () => {
    await database.close()
    await rm(folder, { recursive: true, force: true })
  })

  const scope = { partnerId: null, from: '2010-01-01', to: '2026-12-31', locale: 'fr' } as const
  const figuresOn = (date: string | undefined) =>
    readFigures(database.db, { ...scope, teamIds: [teamId], date })
  const rowsOf = () =>
    database.db.select().from(clientSubscriptions).where(eq(clientSubscriptions.teamId, teamId))

  it.each(days)('add up what the register knew on %s', async (day) => {
    const known = (await rowsOf()).filter(({ subscribedOn }) => subscribedOn <= day)
    const held = known.filter((row) => ['pending', 'completed'].includes(statusOf(row, day)))
    expect(held.length).toBeGreaterThan(0)
    const { statuses, totals, unpaid } = await figuresOn(day)
    for (const { amount, count, currency } of totals) {
      const own = held.filter((row) => row.currency === currency)
      expect([currency, count, amount]).toEqual([currency, own.length, sumOf(own)])
    }
    expect(countOf(totals)).toBe(held.length)
    for (const { amount, count, currency, status } of statuses) {
      const own = known.filter((row) => row.currency === currency && statusOf(row, day) === status.code)
      expect([status.code, count, amount]).toEqual([status.code, own.length, sumOf(own)])
    }
    expect(countOf(statuses)).toBe(known.length)
    expect(countOf(unpaid)).toBe(known.filter((row) => statusOf(row, day) === 'pending').length)
  })

  it('are of rows whose status has changed since', async () => {
    const changed = (await rowsOf()).filter(
      (row) => row.subscribedOn <= days[1] && statusOf(row, days[1]) !== row.status,
    )
    expect(changed.length).toBeGreaterThan(0)
  })

  it('count a payment or an end without a day from the subscription', async () => {
    const { db } = database
    const before = await figuresOn('2024-06-30')
    const [row] = await db
      .select()
      .from(clientSubscriptions)
      .where(eq(clientSubscriptions.teamId, teamId))
      .limit(1)
    if (row === undefined) throw new Error('The team has no subscription')
    const { id: _id, ...values } = row
    const added = { ...values, subscribedOn: '2024-06-30', paidOn: null, endedOn: null }
    await db.insert(clientSubscriptions).values([
      { ...added, status: 'completed' },
      { ...added, status: 'cancelled' },
      { ...added, status: 'pending' },
    ])
    const after = await figuresOn('2024-06-30')
    expect(countOf(after.totals)).toBe(countOf(before.totals) + 2)
    expect(countOf(after.unpaid)).toBe(countOf(before.unpaid) + 1)
    expect(await figuresOn('2024-06-29').then(({ totals }) => countOf(totals))).toBeLessThan(
      countOf(after.totals),
    )
  })
})

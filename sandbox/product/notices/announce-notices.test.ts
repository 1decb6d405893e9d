import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  accounts,
  fundShares,
  holdingMovements,
  holdings,
  notices,
  positionMovements,
} from '../../database/schema/index.ts'
import { accountRecord } from '../../import/store/people-records.ts'
import { temporaryDatabase } from '../../seed/fixtures/temporary-database.ts'
import { readDueItems } from '../position/due-items.ts'
import { announceNotices } from './announce-notices.ts'
import { findNotices } from './notice-rows.ts'
import { toNotice } from './notice-views.ts'

const today = '2026-11-26'
const database = temporaryDatabase({
  ...{ fundCount: 1, asOf: '2026-10-01', withDemoAccounts: false },
  seededAt: new Date(`${today}T12:00:00Z`),
})
let share: typeof fundShares.$inferSelect

beforeAll(async () => {
  const [held] = await database.db.select().from(fundShares)
  if (held === undefined) throw new Error('the seed has no share')
  share = held
})

beforeEach(async () => {
  for (const table of [notices, positionMovements, holdingMovements, holdings] as const)
    await database.db.delete(table)
})

/** A person with a holding of the share and its movements, or with movements alone after everything is sold. */
async function person(
  name: string,
  quantityNow: string | null,
  moves: readonly (readonly [on: string, kind: string, quantity: string])[],
): Promise<number | undefined> {
  const { db } = database
  const facts = { id: name, partnerId: null, teamId: null, passwordHash: '', now: new Date() }
  const row = accountRecord({ person: `${name}@cedre.example` }, facts)
  await db.insert(accounts).values(row).onConflictDoNothing()
  const common = { accountId: name, shareId: share.id }
  const bought = moves[0]?.[0] ?? '2024-01-15'
  const [holding] =
    quantityNow === null
      ? []
      : await db
          .insert(holdings)
          .values({ ...common, fundId: share.fundId, quantity: quantityNow, subscribedOn: bought })
          .returning({ id: holdings.id })
  if (moves.length > 0)
    await db
      .insert(holdingMovements)
      .values(moves.map(([movedOn, kind, quantity]) => ({ ...common, movedOn, kind, quantity })))
  return holding?.id
}

async function announced(kind: 'call' | 'distribution', date: string): Promise<Record<string, string>> {
  const entry = { date, amount: '2.00' }
  const flow = { kind, fundId: share.fundId, share, calledPerShare: '1000.00', entry, today }
  await announceNotices(database.db, flow)
  const rows = await database.db.select().from(notices).where(eq(notices.shareId, share.id))
  return Object.fromEntries(rows.map(({ accountId, amount }) => [accountId, amount]))
}

// P-670
describe('a flow is announced to those who hold the share on its day', () => {
  beforeEach(async () => {
    await person('steady', '10', [['2024-01-15', 'subscription', '10']])
    await person('seller', '4', [
      ['2024-01-15', 'subscription', '10'],
      ['2026-06-30', 'redemption', '6'],
    ])
    await person('gone', null, [
      ['2024-01-15', 'subscription', '3'],
      ['2026-06-30', 'transfer-out', '3'],
    ])
    await person('newcomer', '3', [['2026-06-30', 'transfer-in', '3']])
    await person('coming', '8', [
      ['2024-01-15', 'subscription', '5'],
      ['2027-01-10', 'subscription', '3'],
    ])
  })

  it('of a past day, with the shares of that day: later buyers get nothing', async () => {
    expect(await announced('distribution', '2026-03-31')).toEqual({
      ...{ steady: '20.00', seller: '20.00', gone: '6.00', coming: '10.00' },
    })
  })

  it('of a day to come, with the shares of that day', async () => {
    expect(await announced('call', '2027-02-01')).toEqual({
      ...{ steady: '20.00', seller: '8.00', newcomer: '6.00', coming: '16.00' },
    })
  })

  it('of a call on the day of a purchase, which is paid with it; a distribution is of the shares held on it', async () => {
    expect(await announced('call', '2026-06-30')).toEqual({
      ...{ steady: '20.00', seller: '20.00', gone: '6.00', coming: '10.00' },
    })
    await database.db.delete(notices)
    expect(await announced('distribution', '2026-06-30')).toEqual({
      ...{ steady: '20.00', seller: '8.00', newcomer: '6.00', coming: '10.00' },
    })
  })

  it('by the subscription alone, where no movement is known', async () => {
    await person('silent', '7', [])
    expect(await announced('distribution', '2024-01-14')).toEqual({})
    expect(await announced('distribution', '2024-01-16')).toMatchObject({ silent: '14.00' })
  })

  it('by the manager’s book, which gets the flow of the shares of that day', async () => {
    const holdingId = await person('booked', '4', [])
    const book = { holdingId: holdingId ?? 0, publishedOn: '2024-01-15', amount: '0' }
    await database.db.insert(positionMovements).values([
      { ...book, kind: 'payment', movedOn: '2024-01-15', quantity: '9' },
      { ...book, kind: 'redemption', movedOn: '2026-06-30', quantity: '-5' },
    ])
    expect(await announced('distribution', '2026-03-31')).toMatchObject({ booked: '18.00' })
    const booked = await database.db
      .select()
      .from(positionMovements)
      .where(eq(positionMovements.kind, 'distribution'))
    expect(booked).toMatchObject([{ movedOn: '2026-03-31', amount: '18.00' }])
  })
})

// P-671
describe('a distribution that was announced', () => {
  it('is paid on its payment date: then neither late, nor open, and its acknowledgement is never late', async () => {
    const { db } = database
    await person('steady', '10', [['2024-01-15', 'subscription', '10']])
    await announced('distribution', '2026-12-15')
    const on = async (day: string, state: 'all' | 'open') => {
      const asked = { page: 1, pageSize: 10, state }
      const { rows, total } = await findNotices(db, { accountId: 'steady', today: day }, asked)
      expect(rows).toHaveLength(total)
      return rows.map((row) => {
        const { paid, paidOn, status } = toNotice(row, { locale: 'en', today: day })
        return { paid, paidOn, status }
      })
    }
    expect(await on('2026-12-14', 'open')).toEqual([{ paid: '0.00', paidOn: null, status: 'due' }])
    for (const day of ['2026-12-15', '2027-01-31']) {
      expect(await on(day, 'all')).toEqual([{ paid: '20.00', paidOn: '2026-12-15', status: 'paid' }])
      expect(await on(day, 'open')).toEqual([])
      const due = await readDueItems(db, 'steady', day)
      expect(due).toMatchObject([{ kind: 'acknowledgement', isLate: false }])
    }
  })

  it('leaves a call that nobody has paid late', async () => {
    await person('steady', '10', [['2024-01-15', 'subscription', '10']])
    await announced('call', '2026-12-15')
    const due = await readDueItems(database.db, 'steady', '2026-12-16')
    expect(due).toMatchObject([{ kind: 'call', isLate: true, amount: '20.00' }])
  })
})

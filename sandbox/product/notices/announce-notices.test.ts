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
import { announceNotices, sampleNotice } from './announce-notices.ts'
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
      const due = await readDueItems(db, { accountId: 'steady', signatures: [], today: day })
      expect(due).toMatchObject([{ kind: 'acknowledgement', isLate: false }])
    }
  })

  it('leaves a call that nobody has paid late', async () => {
    await person('steady', '10', [['2024-01-15', 'subscription', '10']])
    await announced('call', '2026-12-15')
    const due = await readDueItems(database.db, { accountId: 'steady', signatures: [], today: '2026-12-16' })
    expect(due).toMatchObject([{ kind: 'call', isLate: true, amount: '20.00' }])
  })
})

// P-824
describe('the notices of a holder without a book', () => {
  const effects = async () => {
    const rows = await database.db.select().from(notices).orderBy(notices.id)
    return rows.map(({ commitment, unfundedAfter, unfundedBefore }) => [
      commitment,
      unfundedBefore,
      unfundedAfter,
    ])
  }

  it('continue each other: one commitment, of which each call takes what it calls', async () => {
    await person('steady', '10', [])
    await announced('call', '2026-12-15')
    await database.db.update(notices).set({ commitment: '20000.00', unfundedAfter: '50.00' })
    await announced('call', '2027-01-15')
    await announced('distribution', '2027-02-15')
    expect((await effects()).slice(1)).toEqual([
      ['20000.00', '50.00', '30.00'],
      ['20000.00', '30.00', '30.00'],
    ])
  })

  it('state a higher commitment after a call of more than was left, and never a negative one', async () => {
    await person('steady', '10', [])
    await announced('call', '2026-12-15')
    await announced('call', '2027-01-15')
    expect(await effects()).toEqual([
      ['10020.00', '20.00', '0.00'],
      ['10040.00', '0.00', '0.00'],
    ])
  })
})

// P-846
describe('a call beyond the commitment of a holder', () => {
  const sampled = async (kind: 'call' | 'distribution', amount: string) => {
    const flow = { kind, fundId: share.fundId, share, calledPerShare: '0.00', today }
    const sample = await sampleNotice(database.db, { ...flow, entry: { date: '2027-02-01', amount } })
    return sample?.exceeded
  }

  it('is told by holder, the largest excess first, by book, commitment or last notice; a distribution never', async () => {
    const { db } = database
    const booked = await person('booked', '10', [])
    await db.insert(positionMovements).values({
      ...{ holdingId: booked ?? 0, kind: 'commitment', movedOn: '2024-01-15', publishedOn: '2024-01-15' },
      ...{ quantity: '10', amount: '0', commitment: '100.00' },
    })
    const committed = await person('committed', '10', [['2024-01-15', 'subscription', '10']])
    await db
      .update(holdings)
      .set({ commitment: '40.00' })
      .where(eq(holdings.id, committed ?? 0))
    await person('unknown', '10', [['2024-01-15', 'subscription', '10']])
    expect(await sampled('call', '4.00')).toEqual([])
    expect(await sampled('call', '12.00')).toEqual([
      { accountId: 'committed', uncalled: '40.00', excess: '80.00' },
      { accountId: 'booked', uncalled: '100.00', excess: '20.00' },
    ])
    expect(await sampled('distribution', '12.00')).toEqual([])
    // A first call shows the commitment of a holder without any; nothing of it is left for a second one.
    await announced('call', '2027-01-15')
    expect(await sampled('call', '1.00')).toContainEqual({
      ...{ accountId: 'unknown', uncalled: '0.00', excess: '10.00' },
    })
  })

  // P-872
  it.each(['book', 'last notice'])('is told by the %s in its notice too', async (known) => {
    const { db } = database
    const entry = { date: '2027-02-01', amount: '12.00' }
    const flow = { kind: 'call', fundId: share.fundId, share, calledPerShare: '0.00', entry, today } as const
    const holdingId = (await person('booked', '10', [])) ?? 0
    const own = { movedOn: today, publishedOn: today, quantity: '10', amount: '0', commitment: '100.00' }
    if (known === 'book') await db.insert(positionMovements).values({ holdingId, kind: 'commitment', ...own })
    else await announced('call', '2026-12-15')
    await db.update(notices).set({ unfundedAfter: '100.00' })
    const left = { unfundedBefore: '100.00', unfundedAfter: '0.00' }
    const exceeded = [{ accountId: 'booked', uncalled: '100.00', excess: '20.00' }]
    expect(await sampleNotice(db, flow)).toMatchObject({ exceeded, notice: left })
    await announceNotices(db, flow)
    expect(await db.select().from(notices).where(eq(notices.dueOn, entry.date))).toMatchObject([left])
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { holdingsSchema } from '../../src/contract/product-api/own-funds.schema.ts'
import { type Position, positionSchema } from '../../src/contract/product-api/position.schema.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'
import { createUsersApi, exactly, type UsersApi } from './users-api.ts'

const paidIn = ['payment', 'transfer_in']

describe.each(testedDatabases())('the position of an investor on %s', (_name, serverUrl) => {
  let sandbox: TestSandbox
  let api: UsersApi
  const today = '2026-11-02'

  beforeAll(async () => {
    sandbox = await startTestSandbox(serverUrl, {}, () => new Date(`${today}T09:00:00Z`))
    api = createUsersApi(sandbox)
  }, 120_000)

  afterAll(() => sandbox.stop())

  const positionOf = async (name: string, query = ''): Promise<Position> => {
    const session = await api.investor(name)
    return exactly(positionSchema, await session.get(`/auth/investors/position${query}`))
  }

  // P-402
  it('holds the payments and the last value of the older call, for every demo investor', async () => {
    for (const name of ['investor', 'investor-entity', 'investor-five', 'investor-thirty']) {
      const session = await api.investor(name)
      const { items } = await exactly(holdingsSchema, await session.get('/auth/investors/holdings'))
      const { holdings } = await exactly(positionSchema, await session.get('/auth/investors/position'))
      const amounts = holdings.map(({ id, movements }) => [
        id,
        movements.filter(({ kind }) => paidIn.includes(kind)).map(({ date, amount }) => ({ date, amount })),
      ])
      expect(amounts).toEqual(items.map(({ id, payments }) => [id, payments]))
      // Both pages of one day show one value.
      const lastValues = holdings.map(({ values }) => {
        const last = values.at(-1)
        return last === undefined ? null : { date: last.date, netAssetValue: last.netAssetValue }
      })
      expect(lastValues).toEqual(items.map(({ valuation }) => valuation))
    }
  })

  // P-765
  it('is confirmed to its reader until anything changes, and to nobody else', async () => {
    const path = '/auth/investors/position'
    const [session, other] = [await api.investor('investor-five'), await api.investor('investor-thirty')]
    const etag = (await session.get(path)).headers.get('etag') ?? ''
    const condition = { 'if-none-match': etag }
    const statuses = async () => [
      (await session.get(path, condition)).status,
      (await session.get(`${path}?date=2023-05-15`, condition)).status,
      (await session.get(path, { ...condition, 'x-locale': 'en' })).status,
      (await other.get(path, condition)).status,
    ]
    // Any call that writes ends what was known: here it is the signing in of another session.
    const before = await statuses()
    await api.investor('investor-one')
    const after = await session.get(path, condition)
    expect([before, after.status]).toEqual([[304, 200, 200, 200], 200])
    expect(after.headers.get('cache-control')).toBe('private, no-cache')
  })

  it('is that of one fund where one is asked for, and of none that is not held', async () => {
    const { holdings } = await positionOf('investor-five', '?fund=fnd-29')
    expect(holdings.map(({ fund }) => fund.id)).toEqual(['fnd-29'])
    expect((await positionOf('investor-five', '?fund=fnd-2')).holdings).toEqual([])
    expect((await positionOf('investor-empty')).holdings).toEqual([])
  })

  it('on a past day holds what was published by then, and knows no later day than today', async () => {
    const asOf = '2023-05-15'
    const { holdings } = await positionOf('investor-five', `?date=${asOf}`)
    const known = holdings.flatMap(({ movements, values }) => [...movements, ...values])
    expect(known.length).toBeGreaterThan(50)
    expect(known.filter(({ date, publishedOn }) => date > asOf || publishedOn > asOf)).toEqual([])
    expect((await positionOf('investor-five', '?date=2039-01-01')).asOf).toBe(today)
  })

  // P-712
  it('on a past day knows no later liquidation', async () => {
    const { holdings } = await positionOf('investor-five')
    const ended = holdings.map(({ fund }) => fund).find(({ liquidatedOn }) => liquidatedOn !== null)
    const day = String(ended?.liquidatedOn)
    const before = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`
    const fundOn = async (asOf: string) =>
      (await positionOf('investor-five', `?date=${asOf}&fund=${ended?.id}`)).holdings[0]?.fund
    expect(await fundOn(day)).toMatchObject({ status: 'liquidation', liquidatedOn: day })
    expect(await fundOn(before)).toMatchObject({ status: 'closed', liquidatedOn: null })
  })

  it('names a value that was restated twice, the second time later', async () => {
    const { holdings } = await positionOf('investor-company')
    const values = holdings.flatMap((holding) => holding.values)
    const twice = values.filter(({ date }, index) => values.findIndex((value) => value.date === date) < index)
    expect(twice).toHaveLength(1)
    const both = values.filter(({ date }) => date === twice[0]?.date)
    expect(both[0]?.amount).not.toBe(both[1]?.amount)
    expect((both[0]?.publishedOn ?? '') < (both[1]?.publishedOn ?? '')).toBe(true)
  })

  it('what one account gave in a transfer, the other took over', async () => {
    const given = (await positionOf('investor-five', '?fund=fnd-29')).holdings[0]?.movements.find(
      ({ kind }) => kind === 'transfer_out',
    )
    const taken = (await positionOf('investor-company')).holdings[0]?.movements[0]
    expect(taken).toMatchObject({ kind: 'transfer_in', date: given?.date, amount: given?.amount })
    expect(given?.quantity).toBe(`-${taken?.quantity}`)
    expect(given?.effect.commitment).toBe(`-${taken?.effect.commitment}`)
  })

  it('refuses a day that does not exist', async () => {
    const session = await api.investor('investor-one')
    expect((await session.get('/auth/investors/position?date=2026-02-30')).status).toBe(400)
  })
})

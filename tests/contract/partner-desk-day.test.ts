import { Big } from 'big.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type ClientSubscriptionList,
  clientSubscriptionListSchema,
} from '../../src/contract/product-api/client-subscription.schema.ts'
import { type PartnerDesk, partnerDeskSchema } from '../../src/contract/product-api/desk-partner.schema.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'
import { createUsersApi, exactly, type Session, type UsersApi } from './users-api.ts'

type Item = ClientSubscriptionList['items'][number]

const days = ['2021-03-31', '2024-06-30', '2025-12-31'] as const
const period = 'from=2010-01-01&to=2026-12-31'

const sumOf = (amounts: readonly string[]) =>
  amounts.reduce((sum, amount) => sum.plus(amount), new Big(0)).toFixed(2)

// P-779
describe.each(testedDatabases())('a partner’s home of a past day on %s', (_name, serverUrl) => {
  let sandbox: TestSandbox
  let users: UsersApi
  beforeAll(async () => {
    sandbox = await startTestSandbox(serverUrl)
    users = createUsersApi(sandbox)
  }, 120_000)
  afterAll(() => sandbox.stop())

  const deskOf = async (session: Session, query: string): Promise<PartnerDesk> =>
    exactly(partnerDeskSchema, await session.get(`/auth/partners/desk?${query}`))
  const linesOf = async (session: Session, query: string): Promise<Item[]> => {
    const path = `/auth/partners/subscriptions?pageSize=100&${query}`
    const list = await exactly(clientSubscriptionListSchema, await session.get(path))
    expect(list.page.pageCount).toBeLessThan(2)
    return list.items
  }

  it.each(days)('leads from each figure to its lines on %s', async (day) => {
    const advisor = await users.partner('advisor@cgp-demo.example')
    const desk = await deskOf(advisor, `date=${day}&${period}`)
    expect(desk.as_of).toBe(day)
    expect(desk.assets.length).toBeGreaterThan(0)
    for (const { amount, count, currency, fund, share } of desk.assets) {
      const query = `date=${day}&fund=${fund.id}&share=${share.id}&currency=${currency}&held=true`
      const own = await linesOf(advisor, query)
      expect([count, amount]).toEqual([own.length, sumOf(own.map((line) => line.amount.amount))])
    }
    for (const { count, currency, status } of desk.statuses) {
      const own = await linesOf(advisor, `date=${day}&status=${status.code}&currency=${currency}&${period}`)
      expect([status.code, own.length]).toEqual([status.code, count])
      expect(own.every((line) => line.status.code === status.code && line.subscribed_on <= day)).toBe(true)
    }
  })

  it('has the windows, documents and acts of its day, and nothing to do', async () => {
    const bank = await users.partner('partner@banque-demo.example')
    const advisor = await users.partner('advisor@cgp-demo.example')
    for (const session of [bank, advisor]) {
      const desk = await deskOf(session, 'date=2025-12-31')
      expect(desk.period).toEqual({ from: '2025-10-01', to: '2025-12-31' })
      expect(desk.documents.every(({ published_on: on }) => on <= '2025-12-31' && on > '2025-10-31')).toBe(
        true,
      )
      expect(desk.documents.length).toBeGreaterThan(0)
      expect(desk.windows.every(({ date }) => date >= '2025-12-31' && date <= '2026-03-31')).toBe(true)
      const { cases, items, joins, total } = desk.waiting
      expect([cases, items, joins, total]).toEqual([undefined, [], undefined, 0])
      expect(desk.activity.every(({ at }) => at < '2025-12-31T23:00:00.000Z')).toBe(true)
    }
    const acts = (await deskOf(advisor, 'date=2026-09-09')).activity
    expect(acts.map(({ kind, subject }) => [kind, subject])).toContainEqual([
      'request_sent',
      'Solène Kermorval',
    ])
    expect(acts.map(({ kind }) => kind)).not.toContain('request_accepted')
    const later = (await deskOf(advisor, 'date=2026-09-11')).activity
    expect(later.map(({ kind, subject }) => [kind, subject])).toContainEqual([
      'request_accepted',
      'Solène Kermorval',
    ])
  })

  it('is that of today for a day to come, and refused for a day that does not exist', async () => {
    const advisor = await users.partner('advisor@cgp-demo.example')
    const today = await deskOf(advisor, period)
    expect(await deskOf(advisor, `date=2999-01-01&${period}`)).toEqual(today)
    expect(today.as_of).toBeUndefined()
    expect((await advisor.get('/auth/partners/desk?date=2026-02-30')).status).toBe(400)
    expect((await advisor.get('/auth/partners/subscriptions?date=2026-02-30')).status).toBe(400)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fundDetailSchema, fundListSchema } from '../../src/contract/product-api/fund.schema.ts'
import {
  fundAgendaSchema,
  fundOverviewSchema,
  holdingsSchema,
} from '../../src/contract/product-api/own-funds.schema.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'
import { createUsersApi, exactly, type Session, type UsersApi } from './users-api.ts'

describe.each(testedDatabases())('what users of the product API hold on %s', (_name, serverUrl) => {
  let sandbox: TestSandbox
  let api: UsersApi
  const today = '2026-11-02'

  beforeAll(async () => {
    sandbox = await startTestSandbox(serverUrl, {}, () => new Date(`${today}T09:00:00Z`))
    api = createUsersApi(sandbox)
  }, 120_000)

  afterAll(() => sandbox.stop())

  // P-196
  it('payments and distributions are those of the share, for the number of shares held', async () => {
    const session = await api.investor('investor')
    const { items } = await exactly(holdingsSchema, await session.get('/auth/investors/holdings'))
    expect(items.map(({ fund }) => fund.id).sort()).toEqual(['fnd-10', 'fnd-14', 'fnd-2', 'fnd-21', 'fnd-6'])
    for (const { fund, quantity, payments, distributions, valuation } of items) {
      const detail = await exactly(fundDetailSchema, await api.ask(`/funds/${fund.id}`))
      const share = detail.shares.find(({ type }) => type === 'A')
      const cents = (amount: string) => Math.round(Number(amount) * 100)
      const held = (amount: string) => Math.round(cents(amount) * Number(quantity))
      expect(payments.map(({ amount }) => cents(amount))).toEqual(
        share?.capitalCalls.map(({ amount }) => held(amount)),
      )
      expect(distributions.map(({ amount }) => cents(amount))).toEqual(
        share?.distributions.map(({ amount }) => held(amount)),
      )
      const last = share?.liquidationValues.at(-1)
      expect(valuation).toEqual(last && { date: last.date, netAssetValue: last.amount })
    }
  })

  it('nothing is held by a verified investor without funds', async () => {
    const session = await api.investor('investor-empty')
    expect(await exactly(holdingsSchema, await session.get('/auth/investors/holdings'))).toEqual({
      items: [],
    })
  })

  describe('the agenda', () => {
    it('names the newest document of each own fund, and a date to come', async () => {
      const session = await api.investor('investor')
      const { items } = await exactly(fundAgendaSchema, await session.get('/auth/investors/agenda'))
      expect(items).toHaveLength(5)
      for (const { fundId, newestDocument, nextDate } of items) {
        const response = await session.get(`/auth/investors/documents/search?fund=${fundId}&pageSize=1`)
        const { items: newest } = await response.json()
        expect(newestDocument?.publishedOn).toBe(newest[0].publishedOn)
        if (nextDate !== null) expect(nextDate.date > today).toBe(true)
      }
    })

    it('keeps to the funds asked for, and to the own ones', async () => {
      const session = await api.partner('partner-one@mutuelle-demo.example')
      const { items } = await exactly(
        fundAgendaSchema,
        await session.get('/auth/partners/agenda?fund=fnd-5&fund=fnd-64'),
      )
      expect(items.map(({ fundId }) => fundId)).toEqual(['fnd-5'])
    })
  })

  it('the other funds are all that are not the own ones', async () => {
    const session = await api.investor('investor')
    const list = async (path: string) => exactly(fundListSchema, await session.get(path))
    const own = await list('/auth/investors/funds?pageSize=100')
    const others = await list('/auth/investors/funds?scope=others&pageSize=100')
    const all = await list('/funds?pageSize=100')
    const ids = (items: typeof all.items) => items.map(({ id }) => id).sort()
    expect(ids([...own.items, ...others.items])).toEqual(ids(all.items))
    expect(own.page.total + others.page.total).toBe(all.page.total)
    const none = await api.investor('investor-empty')
    const rest = await exactly(fundListSchema, await none.get('/auth/investors/funds?scope=others'))
    expect(rest.page.total).toBe(all.page.total)
  })

  describe('the overview', () => {
    const overview = async (session: Session, query: string, client = 'investor') =>
      exactly(fundOverviewSchema, await session.get(`/auth/${client}s/funds/overview${query}`))

    it.each([
      '',
      '?pageSize=5&page=2&sort=-launchDate',
      '?status=open&status=closed&strategy=growth',
      '?q=fonds',
      '?strategy=no-such',
    ])('says at once what the lists of own funds and of others say, and the agenda (%s)', async (query) => {
      const session = await api.investor('investor')
      const list = async (more: string) => {
        const response = await session.get(`/auth/investors/funds${query === '' ? '?' : `${query}&`}${more}`)
        return exactly(fundListSchema, response)
      }
      const { own, agenda, others } = await overview(session, query)
      const ownAlone = await session.get(
        `/auth/investors/funds${query.replace('page=2', 'page=1').replace('pageSize=5', 'pageSize=100')}`,
      )
      const expected = await exactly(fundListSchema, ownAlone)
      expect({ ...own, page: own.page.total }).toEqual({ ...expected, page: expected.page.total })
      expect(others).toEqual(await list('scope=others'))
      const asked = own.items.map(({ id }) => `fund=${id}`).join('&')
      const told = await session.get(`/auth/investors/agenda?${asked}`)
      const whole = await exactly(fundAgendaSchema, told)
      expect(agenda.items).toEqual(own.items.length === 0 ? [] : whole.items)
    })

    it('tells a partner’s user of the funds of their team', async () => {
      const session = await api.partner('partner-one@mutuelle-demo.example')
      const { own, agenda, others } = await overview(session, '', 'partner')
      const alone = await exactly(fundListSchema, await session.get('/auth/partners/funds?pageSize=100'))
      expect(own.items).toEqual(alone.items)
      expect(agenda.items.map(({ fundId }) => fundId).sort()).toEqual(own.items.map(({ id }) => id).sort())
      expect(others.items.filter(({ id }) => own.items.some((fund) => fund.id === id))).toEqual([])
    })

    it('of who has no funds is the whole catalogue', async () => {
      const { own, agenda, others } = await overview(await api.investor('investor-empty'), '')
      const all = await exactly(fundListSchema, await api.ask('/funds'))
      expect([own.items, agenda.items]).toEqual([[], []])
      expect(others).toEqual(all)
    })
  })
})

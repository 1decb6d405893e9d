import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { doneSchema } from '../../src/contract/product-api/account.schema.ts'
import { notificationListSchema } from '../../src/contract/product-api/notification.schema.ts'
import { createRelyingParty } from '../support/relying-party.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'
import { createUsersApi, exactly, refusalOf, type Session, type UsersApi } from './users-api.ts'

const ownFunds = ['fnd-10', 'fnd-14', 'fnd-2', 'fnd-21', 'fnd-6']
const investorPath = '/auth/investor-users/notifications'
const partnerPath = '/auth/partner-users/notifications'

describe.each(testedDatabases())('the notifications of the product API on %s', (_name, serverUrl) => {
  let sandbox: TestSandbox
  let api: UsersApi
  const now = new Date('2026-11-21T09:00:00Z')

  beforeAll(async () => {
    sandbox = await startTestSandbox(serverUrl, {}, () => now)
    api = createUsersApi(sandbox)
  }, 120_000)

  afterAll(() => sandbox.stop())

  const listed = async (session: Session, query = '', path = investorPath) =>
    exactly(notificationListSchema, await session.get(`${path}?pageSize=100&${query}`))

  describe('the list', () => {
    // P-181
    it('tells of documents and values of the own funds alone, since there is an account, newest first', async () => {
      const { items } = await listed(await api.investor('investor'))
      const ofFunds = items.filter((item) => item.kind === 'document' || item.kind === 'valuation')
      expect(new Set(ofFunds.map(({ kind }) => kind))).toEqual(new Set(['document', 'valuation']))
      for (const { fund, date } of ofFunds) {
        expect(ownFunds).toContain(fund.id)
        expect(date > '2026-01-04' && date <= '2026-11-21').toBe(true)
      }
      const times = items.map((item) => Date.parse('at' in item ? item.at : item.date))
      expect(times).toEqual(times.toSorted((left, right) => right - left))
    })

    it('is in the language asked for, and tells of a document in both languages once', async () => {
      const session = await api.investor('investor')
      for (const locale of ['fr', 'en'] as const) {
        const response = await session.get(`${investorPath}?category=documents`, { 'x-locale': locale })
        const { items } = await exactly(notificationListSchema, response)
        const told = items.flatMap((item) => (item.kind === 'document' ? [item] : []))
        expect(told.some(({ document }) => document.language === locale)).toBe(true)
        const texts = told.map(({ fund, document }) => `${fund.id} ${document.title.replace(/ \(.+\)$/, '')}`)
        expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
      }
    })

    it('tells of tries that failed, but not of a browser that is known', async () => {
      await createRelyingParty(sandbox.publicUrl, 'investor').enter(
        'investor-entity@sandbox.example',
        'No-1!',
      )
      await sandbox.settled()
      const session = await api.investor('investor-entity')
      await sandbox.settled()
      const { items, page } = await listed(session, 'category=security')
      expect(items.slice(0, 2).map((item) => item.kind === 'sign_in' && item.event)).toEqual([
        'new_device',
        'failed',
      ])
      await api.investor('investor-entity')
      await sandbox.settled()
      expect((await listed(session, 'category=security')).page.total).toBe(page.total)
    })

    it('tells advisors what was decided about their own requests', async () => {
      const advisor = await listed(
        await api.partner('advisor@cgp-demo.example'),
        'category=requests',
        partnerPath,
      )
      const told = advisor.items.map(
        (item) => item.kind === 'request' && [item.decision, item.request.client_name],
      )
      expect(told).toEqual([
        ['refused', 'SCI des Trois Rives'],
        ['accepted', 'Solène Kermorval'],
      ])
      const office = await api.partner('family-office@cgp-demo.example')
      expect((await listed(office, 'category=requests', partnerPath)).items).toEqual([])
    })

    it('holds nothing about funds for who waits for approval', async () => {
      const { items } = await listed(await api.investor('investor-pending'))
      expect(items.every(({ kind }) => kind === 'sign_in')).toBe(true)
    })

    it('pages without losing or repeating one', async () => {
      const session = await api.investor('investor')
      const { page } = await listed(session)
      const pages = await Promise.all(
        Array.from({ length: Math.ceil(page.total / 5) }, async (_, index) =>
          exactly(notificationListSchema, await session.get(`${investorPath}?pageSize=5&page=${index + 1}`)),
        ),
      )
      const ids = pages.flatMap(({ items }) => items.map(({ id }) => id))
      expect([ids.length, new Set(ids).size]).toEqual([page.total, page.total])
    })

    it.each(['category=gossip', 'page=0', 'pageSize=101'])('is refused for %s', async (query) => {
      const session = await api.investor('investor')
      expect((await session.get(`${investorPath}?${query}`)).status).toBe(400)
    })
  })

  describe('read marks', () => {
    const mark = (session: Session, body: object) => session.post(`${investorPath}/read`, body)

    it('are set one by one, and counted over every sort', async () => {
      const session = await api.investor('investor')
      const before = await listed(session)
      const [first, second] = before.items
      const marked = Array.from({ length: 3 }, () => mark(session, { notifications: [first?.id, first?.id] }))
      for (const response of await Promise.all(marked)) await exactly(doneSchema, response)
      const after = await listed(session)
      expect(after.unread).toBe(before.unread - 1)
      const found = [first, second].map((item) => after.items.find(({ id }) => id === item?.id)?.is_read)
      expect(found).toEqual([true, false])
      expect((await listed(session, 'category=security')).unread).toBe(after.unread)
    })

    it('of another’s, of one that does not exist, and of both are refused alike, and none is set', async () => {
      const session = await api.investor('investor')
      const other = await listed(await api.investor('investor-entity'))
      const own = await listed(session)
      const foreign = other.items.find(({ kind }) => kind === 'sign_in')?.id ?? ''
      for (const id of [foreign, 'document-999999', 'nothing'])
        expect(await refusalOf(await mark(session, { notifications: [own.items[1]?.id, id] }))).toEqual([
          404,
          'not_found',
          undefined,
        ])
      expect((await listed(session)).unread).toBe(own.unread)
    })

    it('are set for everything up to an instant, which never goes back', async () => {
      const session = await api.investor('investor')
      const before = await listed(session)
      const middle = before.items.find((item) => 'date' in item && item.date < '2026-04-01')
      const day = middle !== undefined && 'date' in middle ? middle.date : ''
      await exactly(doneSchema, await mark(session, { until: `${day}T12:00:00Z` }))
      const half = await listed(session)
      expect(half.unread).toBeLessThan(before.unread)
      expect(half.items.every((item) => ('date' in item ? item.date > day : true) || item.is_read)).toBe(true)
      await exactly(doneSchema, await mark(session, { until: '2020-01-01T00:00:00Z' }))
      expect((await listed(session)).unread).toBe(half.unread)
      await exactly(doneSchema, await mark(session, { until: '2999-01-01T00:00:00Z' }))
      expect((await listed(session)).unread).toBe(0)
    })

    it('touch nobody else', async () => {
      const other = await api.investor('investor-empty')
      const before = await listed(other)
      await mark(await api.investor('investor'), { until: now.toISOString() })
      expect(await listed(other)).toEqual(before)
    })

    it.each([
      {},
      { notifications: [] },
      { until: 'yesterday' },
      { notifications: ['a'], until: '2026-01-01T00:00:00Z' },
    ])('are refused for %j', async (body) => {
      expect((await mark(await api.investor('investor'), body)).status).toBe(400)
    })
  })
})

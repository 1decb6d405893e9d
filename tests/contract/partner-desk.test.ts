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

const isHeld = ({ status }: Item) => status.code === 'pending' || status.code === 'completed'
const sumOf = (items: readonly Item[]) =>
  items.reduce((sum, { amount }) => sum.plus(amount.amount), new Big(0))

// P-464
describe.each(testedDatabases())('a partner’s home on %s', (_name, serverUrl) => {
  let sandbox: TestSandbox
  let users: UsersApi
  beforeAll(async () => {
    sandbox = await startTestSandbox(serverUrl)
    users = createUsersApi(sandbox)
  }, 120_000)
  afterAll(() => sandbox.stop())

  const deskOf = async (session: Session, query = ''): Promise<PartnerDesk> =>
    exactly(partnerDeskSchema, await session.get(`/auth/partners/desk${query}`))
  /** Every subscription that a user may list, page by page. */
  const linesOf = async (session: Session, query = ''): Promise<Item[]> => {
    const lines: Item[] = []
    for (let page = 1, count = 1; page <= count; page += 1) {
      const path = `/auth/partners/subscriptions?pageSize=100&page=${page}${query}`
      const list = await exactly(clientSubscriptionListSchema, await session.get(path))
      lines.push(...list.items)
      count = list.page.pageCount
    }
    return lines
  }

  it.each(['partner@banque-demo.example', 'partner-one@mutuelle-demo.example', 'advisor@cgp-demo.example'])(
    'of %s says what its lines add up to',
    async (email) => {
      const session = await users.partner(email)
      const desk = await deskOf(session)
      const lines = await linesOf(session)
      const held = lines.filter(isHeld)
      expect(desk.totals.reduce((sum, { count }) => sum + count, 0)).toBe(held.length)
      // P-720
      for (const { amount, count, currency, fund, share } of desk.assets) {
        const query = `&fund=${fund.id}&share=${share.id}&currency=${currency}&held=true`
        const own = await linesOf(session, query)
        expect([share.id, count, amount]).toEqual([share.id, own.length, sumOf(own).toFixed(2)])
        expect(own.every(({ status }) => status.code === 'pending' || status.code === 'completed')).toBe(true)
      }
      for (const { amount, count, currency } of desk.totals) {
        const all = await linesOf(session, `&held=true&currency=${currency}`)
        expect([currency, count, amount]).toEqual([currency, all.length, sumOf(all).toFixed(2)])
      }
      expect(desk.assets.reduce((sum, { count }) => sum + count, 0)).toBe(held.length)
      const unpaid = lines.filter(({ status }) => status.code === 'pending').length
      expect(desk.waiting.unpaid.reduce((sum, { count }) => sum + count, 0)).toBe(unpaid)
    },
  )

  it('counts the subscriptions of a period by status, as the list does', async () => {
    const advisor = await users.partner('advisor@cgp-demo.example')
    const period = { from: '2020-01-01', to: '2024-12-31' }
    const desk = await deskOf(advisor, `?from=${period.from}&to=${period.to}`)
    expect(desk.period).toEqual(period)
    const lines = await linesOf(advisor, `&from=${period.from}&to=${period.to}`)
    expect(lines.length).toBeGreaterThan(5)
    expect(desk.statuses.reduce((sum, { count }) => sum + count, 0)).toBe(lines.length)
    for (const { count, currency, status } of desk.statuses) {
      const own = lines.filter(
        (line) => line.status.code === status.code && line.amount.currency === currency,
      )
      expect([status.code, count]).toEqual([status.code, own.length])
    }
  })

  it('rolls the teams below up to their parent, and shows none sideways or above', async () => {
    const bank = await users.partner('partner@banque-demo.example')
    const whole = await deskOf(bank)
    expect([whole.team.name, whole.included]).toEqual([
      'Gestion privée',
      ['Gestion privée Lyon', 'Gestion privée Nantes'],
    ])
    const parent = await linesOf(bank)
    const parts: Item[] = []
    for (const [team, name] of [
      ['team-2', 'Gestion privée Lyon'],
      ['team-3', 'Gestion privée Nantes'],
    ]) {
      await bank.post('/auth/partner-users/choose-team', { team })
      const desk = await deskOf(bank)
      expect([desk.team.name, desk.included]).toEqual([name, []])
      parts.push(...(await linesOf(bank)))
    }
    await bank.post('/auth/partner-users/choose-team', { team: 'team-1' })
    expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length)
    const known = new Set(parent.map(({ id }) => id))
    expect(parts.every(({ id }) => known.has(id))).toBe(true)
    expect(parent.length).toBeGreaterThan(parts.length)
  })

  it('is of the company that is acted for', async () => {
    const bank = await users.partner('partner@banque-demo.example')
    const all = (await deskOf(bank)).totals.reduce((sum, { count }) => sum + count, 0)
    await bank.post('/auth/partner-users/update', { id_partner: 'ptn-2' })
    const one = (await deskOf(bank)).totals.reduce((sum, { count }) => sum + count, 0)
    expect(one).toBeGreaterThan(0)
    expect(one).toBeLessThan(all)
  })

  it('has what waits, in the order of its age, and what the team has done', async () => {
    const advisor = await users.partner('advisor@cgp-demo.example')
    const { activity, documents, waiting, windows } = await deskOf(advisor)
    expect(waiting.total).toBeGreaterThan(0)
    const since = waiting.items.map((item) => item.since)
    expect(since).toEqual(since.toSorted())
    expect(activity.map(({ at }) => at)).toEqual(
      activity
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    )
    expect(windows.every(({ days_left }) => days_left <= 90)).toBe(true)
    expect(documents.length).toBeLessThanOrEqual(8)
  })

  // P-721, P-502
  it('has the cases of the acting team alone, by whom each waits for, and what became of them', async () => {
    const advisor = await users.partner('advisor@cgp-demo.example')
    const { activity, waiting } = await deskOf(advisor)
    const cases = waiting.cases?.items ?? []
    expect(waiting.cases?.totals).toEqual({ manager: 1, team: 1, client: 0 })
    expect(cases.map(({ client_name: name, waits_for: whom }) => [name, whom])).toEqual([
      ['Aurélie Coatmeur', 'team'],
      ['Loïc Penvern', 'manager'],
    ])
    expect(activity.map(({ kind, subject }) => [kind, subject])).toContainEqual(['case_sent', 'Loïc Penvern'])
    // The team above that of the only other demo cases: they are its own, and those below are not.
    const bank = await users.partner('partner@banque-demo.example')
    await bank.post('/auth/partner-users/update', { id_partner: null })
    const above = await deskOf(bank)
    expect(above.waiting.cases?.items).toEqual([])
    expect(above.activity.map(({ subject }) => subject)).not.toContain('Loïc Penvern')
  })

  // P-721
  it('shows ten of what waits, and all of it on request', async () => {
    const sessions = await Promise.all(
      ['advisor@cgp-demo.example', 'partner@banque-demo.example'].map((email) => users.partner(email)),
    )
    for (const session of sessions) {
      const [few, all] = [await deskOf(session), await deskOf(session, '?waiting=all')]
      const { length } = few.waiting.items
      expect(few.waiting.items).toEqual(all.waiting.items.filter((_, at) => at < length))
      expect(length).toBe(Math.min(all.waiting.total, 10))
      expect(all.waiting.items).toHaveLength(all.waiting.total)
    }
  })

  it('is refused without the right, and with a day that does not exist', async () => {
    const investor = await users.investor('investor')
    expect((await investor.get('/auth/partners/desk')).status).toBe(403)
    const advisor = await users.partner('advisor@cgp-demo.example')
    expect((await advisor.get('/auth/partners/desk?from=2026-02-30')).status).toBe(400)
  })
})

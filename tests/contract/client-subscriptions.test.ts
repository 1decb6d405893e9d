import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientSubscriptionListSchema } from '../../src/contract/product-api/client-subscription.schema.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'
import { createUsersApi, exactly, type Session, type UsersApi } from './users-api.ts'

const clientsPath = '/auth/partners/subscriptions'

describe.each(testedDatabases())('subscriptions of clients on %s', (_name, serverUrl) => {
  let sandbox: TestSandbox
  let users: UsersApi
  let advisor: Session

  beforeAll(async () => {
    sandbox = await startTestSandbox(serverUrl)
    users = createUsersApi(sandbox)
    advisor = await users.partner('advisor@cgp-demo.example')
  }, 120_000)

  afterAll(() => sandbox.stop())

  const clients = async (session: Session, query = '') =>
    exactly(clientSubscriptionListSchema, await session.get(`${clientsPath}?pageSize=100${query}`))

  it('are at least 200 in the seed, each team with its own, and a parent with those of its parts', async () => {
    const emails = [
      'partner-chosen@banque-demo.example',
      'partner-one@mutuelle-demo.example',
      'partner-child@assureur-demo.example',
    ]
    const sessions = [...(await Promise.all(emails.map((email) => users.partner(email)))), advisor]
    const lists = await Promise.all(sessions.map((session) => clients(session)))
    const ids = lists.flatMap(({ items }) => items.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
    const totals = lists.map(({ page }) => page.total)
    expect(Math.min(...totals)).toBeGreaterThan(10)
    const parent = await clients(await users.partner('partner@banque-demo.example'))
    expect(parent.page.total).toBeGreaterThan(totals[0] ?? 0)
    const whole = parent.page.total + totals.slice(1).reduce((sum, total) => sum + total, 0)
    expect(whole).toBeGreaterThanOrEqual(200)
  })

  // P-003
  it('are those of the company that is acted for', async () => {
    const bank = await users.partner('partner@banque-demo.example')
    const all = (await clients(bank)).page.total
    const parts: number[] = []
    for (const id_partner of ['ptn-2', 'ptn-3', 'ptn-4']) {
      await bank.post('/auth/partner-users/update', { id_partner })
      parts.push((await clients(bank)).page.total)
    }
    expect(Math.min(...parts)).toBeGreaterThan(0)
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(all)
  })

  // P-185
  it('are narrowed by every filter, with facets and sums of what is left', async () => {
    const all = await clients(advisor)
    const [first] = all.items
    if (first === undefined) throw new Error('the seed has no subscription')
    const byFund = await clients(advisor, `&fund=${first.fund.id}`)
    expect(new Set(byFund.items.map(({ fund }) => fund.id))).toEqual(new Set([first.fund.id]))
    expect(byFund.facets.fund.length).toBe(all.facets.fund.length)
    const word = first.client.split(' ').at(-1) ?? ''
    const byName = await clients(advisor, `&q=${encodeURIComponent(word.toUpperCase())}`)
    expect(byName.items.map(({ client }) => client)).toContain(first.client)
    const cancelled = await clients(advisor, '&status=cancelled')
    expect(cancelled.totals).toEqual([])
    const until = all.items.at(-1)?.subscribed_on ?? ''
    const early = await clients(advisor, `&to=${until}`)
    expect(early.items.every(({ subscribed_on }) => subscribed_on <= until)).toBe(true)
    const cents = all.items
      .filter(({ status }) => status.code !== 'cancelled')
      .reduce((sum, { amount }) => sum + BigInt(amount.amount.replace('.', '')), 0n)
    const stated = all.totals.reduce((sum, { amount }) => sum + BigInt(amount.replace('.', '')), 0n)
    expect(stated).toBe(cents)
  })

  it.each(['client', '-client', 'amount', '-amount', 'date', '-date'] as const)(
    'come in order of %s',
    async (sort) => {
      const { items } = await clients(advisor, `&sort=${sort}`)
      const keyOf = {
        client: ({ client }: (typeof items)[number]) =>
          client
            .normalize('NFD')
            .replace(/[^a-zA-Z ]/g, '')
            .toLowerCase(),
        amount: ({ amount }: (typeof items)[number]) => amount.amount.padStart(20, '0'),
        date: ({ subscribed_on }: (typeof items)[number]) => subscribed_on,
      }
      const name = sort.startsWith('-') ? sort.slice(1) : sort
      const read = name === 'client' ? keyOf.client : name === 'amount' ? keyOf.amount : keyOf.date
      const keys = items.map(read)
      const ordered = keys.toSorted()
      expect(keys).toEqual(sort.startsWith('-') ? ordered.toReversed() : ordered)
    },
  )

  it('are for partners alone, and a wrong question is none', async () => {
    expect((await users.ask(clientsPath)).status).toBe(401)
    expect((await (await users.investor('investor')).get(clientsPath)).status).toBe(403)
    expect((await advisor.get(`${clientsPath}?status=lost`)).status).toBe(400)
    expect((await advisor.get(`${clientsPath}?from=2026-02-30`)).status).toBe(400)
    expect((await clients(advisor, '&fund=nonsense')).page.total).toBe(0)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  deskClientDetailSchema,
  deskClientsSchema,
} from '../../src/contract/product-api/desk-client.schema.ts'
import { createCasesApi } from './cases-api.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'
import { createUsersApi, exactly, type Session, type UsersApi } from './users-api.ts'

const clientsPath = '/auth/partners/clients'

// P-465
describe.each(testedDatabases())('clients of a partner on %s', (_name, serverUrl) => {
  let sandbox: TestSandbox
  let users: UsersApi
  let advisor: Session
  beforeAll(async () => {
    sandbox = await startTestSandbox(serverUrl)
    users = createUsersApi(sandbox)
    advisor = await users.partner('advisor@cgp-demo.example')
  }, 120_000)
  afterAll(() => sandbox.stop())

  const find = async (session: Session, q = '') =>
    exactly(deskClientsSchema, await session.get(`${clientsPath}?pageSize=100&q=${encodeURIComponent(q)}`))

  it('are each client once, with all of their subscriptions', async () => {
    const { items, page } = await find(advisor)
    expect(new Set(items.map(({ name }) => name)).size).toBe(items.length)
    expect(page.total).toBeGreaterThan(10)
    const most = items.toSorted((one, other) => other.count - one.count)[0]
    const detail = await exactly(deskClientDetailSchema, await advisor.get(`${clientsPath}/${most?.id}`))
    expect(detail.subscriptions.length).toBe(most?.count)
    expect(new Set(detail.subscriptions.map(({ client }) => client))).toEqual(new Set([most?.name]))
    const held = detail.subscriptions.filter(({ status }) => /pending|completed/.test(status.code))
    expect(detail.totals.reduce((sum, { count }) => sum + count, 0)).toBe(held.length)
    const funds = new Set(held.map(({ fund }) => fund.id))
    expect(detail.documents.every(({ fund }) => funds.has(fund.id))).toBe(true)
  })

  it('are found by the beginnings of their names, in any order and without accents', async () => {
    const [first] = (await find(advisor)).items
    const words = first?.name.split(' ') ?? []
    const q = words
      .map((word) => word.slice(0, 3).toUpperCase())
      .toReversed()
      .join(' ')
    expect((await find(advisor, q)).items.map(({ name }) => name)).toContain(first?.name)
    expect((await find(advisor, 'zzzzq')).items).toEqual([])
  })

  it('are of the team alone: another’s is answered as one that does not exist', async () => {
    const other = await users.partner('partner-one@mutuelle-demo.example')
    const [theirs] = (await find(other)).items
    const refused = await advisor.get(`${clientsPath}/${theirs?.id}`)
    const absent = await advisor.get(`${clientsPath}/cls-99999999`)
    expect([refused.status, absent.status]).toEqual([404, 404])
    expect((await (await users.investor('investor')).get(clientsPath)).status).toBe(403)
  })

  // P-723, P-502
  it('are also who has a case or a request alone, with what the desk has of their situation', async () => {
    const [found] = (await find(advisor, 'coatmeur')).items
    expect(found).toMatchObject({
      name: 'Aurélie Coatmeur',
      count: 0,
      case_count: 1,
      last_subscribed_on: null,
    })
    const detail = await exactly(deskClientDetailSchema, await advisor.get(`${clientsPath}/${found?.id}`))
    const [own] = detail.cases ?? []
    expect(own).toMatchObject({ state: 'incomplete', declarations: ['identity', 'documents', 'suitability'] })
    expect(own?.history.map(({ state }) => state)).toEqual(['draft', 'sent', 'in_review', 'incomplete'])
    expect(detail.people).toEqual([
      { id: own?.id, email: 'aurelie@client.example', birth_date: '1971-09-03', is_shown: true },
    ])
    const other = await users.partner('partner-one@mutuelle-demo.example')
    expect((await find(other, 'coatmeur')).items).toEqual([])
    expect((await other.get(`${clientsPath}/${own?.id}`)).status).toBe(404)
  })

  // P-723
  it('of one name are told apart by birth date, each with a page of their own', async () => {
    const { open, request, save } = createCasesApi(sandbox, advisor)
    const { client } = await request()
    const answersOf = (birthDate: string, email: string) => ({
      ...{ person: 'natural', firstname: client.firstname, lastname: 'Homonyme', birthDate, email },
    })
    const [one, other] = [await open(), await open()]
    await save(advisor, one.id, answersOf('28/02/1979', 'one@client.example'))
    await save(advisor, other.id, answersOf('01/03/1985', 'other@client.example'))
    const detailOf = async (id: string) =>
      exactly(deskClientDetailSchema, await advisor.get(`${clientsPath}/${id}`))
    for (const [id, birth_date] of [
      [one.id, '1979-02-28'],
      [other.id, '1985-03-01'],
    ] as const) {
      const { cases, people } = await detailOf(id)
      expect(cases?.map((found) => found.id)).toEqual([id])
      expect(people?.filter(({ is_shown }) => is_shown)).toMatchObject([{ id, birth_date }])
      expect(people).toHaveLength(2)
    }
    expect((await find(advisor, 'homonyme')).items).toMatchObject([{ case_count: 2, count: 0 }])
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signInListSchema } from '../../src/contract/product-api/account.schema.ts'
import {
  type StaffQueueCode,
  staffPeopleSchema,
  staffPersonSchema,
  staffQueuesSchema,
  supportViewSchema,
} from '../../src/contract/product-api/desk-people.schema.ts'
import { allProductEndpoints } from '../../src/contract/product-api/endpoints.ts'
import { createRegistrationApi, naturalPerson, type RegistrationApi } from './registration-api.ts'
import { type StaffSession, signInStaff } from './staff-api.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'
import { createUsersApi, exactly } from './users-api.ts'

const hourMs = 3_600_000

// P-462
describe.each(testedDatabases())('what staff see of people on %s', (_name, serverUrl) => {
  let sandbox: TestSandbox
  let staff: StaffSession
  let api: RegistrationApi
  let aheadMs = 0
  beforeAll(async () => {
    sandbox = await startTestSandbox(serverUrl, {}, () => new Date(Date.now() + aheadMs))
    api = createRegistrationApi(sandbox)
    staff = await signInStaff(sandbox, 'staff')
  }, 120_000)
  afterAll(() => sandbox.stop())

  const pageOf = async (code: StaffQueueCode, page: number) => {
    const path = `/staff/queues?code=${code}&pageSize=5&page=${page}`
    const { queues } = await exactly(staffQueuesSchema, await staff.get(path))
    return queues
  }
  const queueOf = async (code: StaffQueueCode) => {
    const { queues } = await exactly(staffQueuesSchema, await staff.get('/staff/queues'))
    const found = queues.find((queue) => queue.code === code)
    if (found === undefined) throw new Error(`there is no queue ${code}`)
    return found
  }
  const find = async (q: string) =>
    exactly(staffPeopleSchema, await staff.get(`/staff/people?q=${encodeURIComponent(q)}`))

  it('a queue grows by who waits, and says who has waited for longer than its limit', async () => {
    const email = 'oceane.briquet@mail.example'
    const before = await queueOf('investors')
    await api.post('/investor-users/create', naturalPerson(email))
    expect((await queueOf('investors')).open).toBe(before.open)
    await api.confirm(email)
    const waiting = await queueOf('investors')
    expect([waiting.open, waiting.late]).toEqual([before.open + 1, before.late])
    const added = waiting.items.find(({ detail }) => detail === email)
    expect(Date.parse(added?.due_at ?? '') - Date.parse(added?.since ?? '')).toBe(48 * hourMs)
    aheadMs = 49 * hourMs
    const late = await queueOf('investors')
    expect(late.late).toBe(late.open)
    expect(late.items.map(({ since }) => since)).toEqual(late.items.map(({ since }) => since).toSorted())
    aheadMs = 0
  })

  // P-724
  it('a queue is listed page by page, and names whom each item is about', async () => {
    const { items, open } = await queueOf('unseen_calls')
    expect(open).toBeGreaterThan(5)
    const [first, second] = [await pageOf('unseen_calls', 1), await pageOf('unseen_calls', 2)]
    expect(first).toMatchObject([{ code: 'unseen_calls', open, page: { total: open } }])
    const listed = [...first, ...second].flatMap((queue) => queue.items)
    expect(listed).toEqual(items.slice(0, listed.length))
    expect(items.map(({ since }) => since)).toEqual(items.map(({ since }) => since).toSorted())
    const person = await staff.get(`/staff/people/${items[0]?.person}`)
    expect((await exactly(staffPersonSchema, person)).name).toBe(items[0]?.title)
    // P-823: an entry says of what kind it is, and several calls of a fund may wait for one holder.
    expect((await queueOf('publications')).items.map(({ kind }) => kind)).toContain('letter')
    expect(items.every(({ detail }) => / · AF-\d{4}-\d{5,}$/.test(detail ?? ''))).toBe(true)
    expect(new Set(items.map(({ detail }) => detail)).size).toBe(items.length)
  })

  // P-724
  it('a call leaves the queue of those not seen once its holder has seen it', async () => {
    const holder = await createUsersApi(sandbox).investor('investor')
    const seen = async () => (await pageOf('unseen_calls', 1))[0]?.open
    const before = await seen()
    const { queues } = await exactly(
      staffQueuesSchema,
      await staff.get('/staff/queues?code=unseen_calls&pageSize=100'),
    )
    const own = queues[0]?.items.find(({ person }) => person === holder.id)
    await holder.post(`/auth/investors/notices/${own?.id}/acknowledgement`, {})
    expect(await seen()).toBe(Number(before) - 1)
  })

  it.each([
    ['the beginning of a last name, in any case and without accents', 'aubr'],
    ['first and last name, in any order', 'Aubrelin Camille'],
    ['the beginning of an address', 'investor@sand'],
  ])('finds a person by %s', async (_, q) => {
    const { items } = await find(q)
    expect(items.map(({ email }) => email)).toContain('investor@sandbox.example')
  })

  it('finds a person by the identifier of their account, and by nothing else', async () => {
    const [person] = (await find('investor@sandbox')).items
    expect((await find(person?.id ?? '')).items.map(({ id }) => id)).toEqual([person?.id])
    for (const nothing of ['zzzzqq', '%', "' or 1=1 --", '&|!:*()'])
      expect([nothing, (await find(nothing)).items]).toEqual([nothing, []])
  })

  // P-847
  it('says of the posted code of a holder without account for whom it is', async () => {
    const { items, posted_code: code } = await find('K7QD 3XM9-tb4w')
    expect(items).toEqual([])
    expect(code).toMatchObject({ state: 'waiting', holder: expect.stringContaining('Vasseur') })
    expect((await find('aubr')).posted_code).toBe(null)
  })

  it('describes a person with holdings and what was decided about them', async () => {
    const [person] = (await find('investor@sandbox')).items
    const shown = await exactly(staffPersonSchema, await staff.get(`/staff/people/${person?.id}`))
    expect(shown).toMatchObject({ kind: 'investor', verification: 'verified' })
    expect(shown.holdings.length).toBeGreaterThan(0)
    expect((await staff.get('/staff/people/acc-none')).status).toBe(404)
  })

  // P-463
  it('a view of a user’s space reads what the user may, changes nothing, and is in their own history', async () => {
    const users = createUsersApi(sandbox)
    const investor = await users.investor('investor')
    const start = (body: object) => staff.post(`/staff/people/${investor.id}/views`, body)
    expect((await start({ reason: 'short' })).status).toBe(400)
    const reason = 'Appel du client : valeur affichée'
    const view = await exactly(supportViewSchema, await start({ reason }))
    expect(view.client).toBe('investor')
    const seen = users.sessionOf(investor.id, view.token)
    const own = await (await investor.get('/auth/investors/holdings')).json()
    expect(await (await seen.get('/auth/investors/holdings')).json()).toEqual(own)
    const sends = allProductEndpoints.filter(
      ({ access, method, path }) =>
        access === 'authenticated' && method !== 'GET' && path.startsWith('/auth/investor'),
    )
    expect(sends.length).toBeGreaterThan(5)
    for (const { path } of sends) {
      const response = await seen.post(path.replace('{id}', 'sgn-1'), {})
      expect([path, response.status]).toEqual([path, 403])
    }
    expect((await seen.get('/auth/partner-teams')).status).toBe(403)
    const history = await exactly(signInListSchema, await investor.get('/auth/investor-users/auth-logs'))
    expect(history.staff_views).toEqual([{ date: expect.any(String), by: 'staff', reason }])
    const other = await signInStaff(sandbox, 'editor')
    expect((await other.post(`/staff/views/${view.id}/end`, {})).status).toBe(404)
    expect((await staff.post(`/staff/views/${view.id}/end`, {})).status).toBe(200)
    expect((await seen.get('/auth/investors/holdings')).status).toBe(401)
    const next = await exactly(supportViewSchema, await start({ reason }))
    aheadMs = hourMs
    expect((await users.sessionOf(investor.id, next.token).get('/auth/investors/holdings')).status).toBe(401)
    aheadMs = 0
  })
})

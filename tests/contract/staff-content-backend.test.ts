import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type FakeContentUsers, startFakeContentUsers } from '../support/fake-content-users.ts'
import { signInStaff, staffSession } from './staff-api.ts'
import { startTestSandbox, type TestSandbox } from './test-sandbox.ts'

let content: FakeContentUsers
let sandbox: TestSandbox
let minutes = 0

beforeAll(async () => {
  content = await startFakeContentUsers()
  sandbox = await startTestSandbox(
    undefined,
    { SANDBOX_STAFF_CONTENT_URL: `${content.url}/api/`, STAFF_ROLES: 'Desk Staff' },
    () => new Date(Date.parse('2026-11-26T09:00:00Z') + minutes * 60_000),
  )
}, 120_000)
afterAll(async () => {
  await sandbox?.stop()
  await content?.stop()
})
beforeEach(() => {
  // What was known of a token is forgotten.
  minutes += 1
  content.calls.length = 0
  content.role = 'Staff'
  content.behaviour = 'healthy'
})

const ask = async (token = 'jwt-1') => {
  const { headers, status } = await staffSession(sandbox, `Bearer ${token}`).get('/staff/queues')
  return [status, headers.get('retry-after')]
}

// P-732
describe('the product API of a sandbox whose staff sign in at a Strapi', () => {
  it('asks that Strapi who the token is of, once for several calls', async () => {
    const answers = [await ask(), await ask(), await ask()]
    expect(answers).toEqual(Array(3).fill([200, null]))
    expect(content.calls).toEqual(['GET /api/users/me?populate=role jwt-1'])
  })

  it('names that person in what they do', async () => {
    const staff = staffSession(sandbox, 'Bearer jwt-1')
    const { items } = await (await staff.get('/staff/people?q=investor%40sandbox')).json()
    const person = `/staff/people/${items[0].id}`
    expect((await staff.post(`${person}/views`, { reason: 'Il appelle.' })).ok).toBe(true)
    expect((await (await staff.get(person)).json()).log[0]).toMatchObject({ actor: 'ann@sandbox.example' })
  })

  it('refuses users of another role, and notices within seconds that a role was taken away', async () => {
    expect(await ask()).toEqual([200, null])
    content.role = 'Authenticated'
    minutes += 0.2
    expect(await ask()).toEqual([403, null])
  })

  it('refuses tokens that Strapi refuses, those of the sandbox’s own content backend included', async () => {
    expect(await ask('jwt-2')).toEqual([401, null])
    expect((await (await signInStaff(sandbox, 'staff')).get('/staff/queues')).status).toBe(401)
  })

  it.each(['down', 'nonsense', 'silent'] as const)(
    'answers 503 and no refusal while Strapi is %s, and asks again at once',
    async (behaviour) => {
      content.behaviour = behaviour
      expect(await ask()).toEqual([503, '10'])
      content.behaviour = 'healthy'
      expect(await ask()).toEqual([200, null])
    },
    20_000,
  )
})

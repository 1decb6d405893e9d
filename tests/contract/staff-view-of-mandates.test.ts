import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffPersonSchema } from '../../src/contract/product-api/desk-people.schema.ts'
import { mandateEnteredSchema } from '../../src/contract/product-api/mandate.schema.ts'
import { dayIn } from './guest-api.ts'
import { mandatesOf } from './mandate-api.ts'
import { signInStaff } from './staff-api.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'
import { createUsersApi, exactly, type UsersApi } from './users-api.ts'

describe.each(testedDatabases())('mandates, as staff see them, on %s', (_name, serverUrl) => {
  let sandbox: TestSandbox
  let api: UsersApi
  beforeAll(async () => {
    sandbox = await startTestSandbox(serverUrl)
    api = createUsersApi(sandbox)
  }, 120_000)
  afterAll(() => sandbox.stop())

  // P-696
  it('are shown to staff before they begin, and in the history of both', async () => {
    const staff = await signInStaff(sandbox, 'staff')
    const seen = async (id: string) => exactly(staffPersonSchema, await staff.get(`/staff/people/${id}`))
    const [{ id: person }, { id: other }] = [
      await api.investor('investor-thirty'),
      await api.investor('investor-hats'),
    ]
    const otherLog = (await seen(other)).log
    const terms = { scope: 'both', power: 'read', since: dayIn(1), until: null }
    const body = { person, holder_email: 'investor-company@sandbox.example', ...terms }
    const reply = await staff.post('/staff/mandates', body)
    const { id } = await exactly(mandateEnteredSchema, reply)
    expect(await mandatesOf(await api.investor('investor-thirty'))).toEqual({ held: [], given: [] })
    const holder = await seen((await api.investor('investor-company')).id)
    expect(holder.mandates?.given.map((given) => given.id)).toEqual([id])
    const before = await seen(person)
    expect(before.mandates?.held.map((held) => held.id)).toEqual([id])
    expect((await staff.post(`/staff/mandates/${id}/end`, {})).status).toBe(200)
    const after = await seen(person)
    expect(after.mandates).toEqual({ held: [], given: [] })
    const entries = ['mandate_ended', 'mandate_entered']
    expect(after.log.slice(0, 2).map(({ action }) => action)).toEqual(entries)
    expect((await seen((await api.investor('investor-company')).id)).log[0]?.action).toBe('mandate_ended')
    // Another person who has had a mandate for the same holder.
    expect((await seen(other)).log).toEqual(otherLog)
  })
})

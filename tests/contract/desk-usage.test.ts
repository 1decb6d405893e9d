import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type Usage,
  type UsageMeasureCode,
  usageSchema,
} from '../../src/contract/product-api/desk-usage.schema.ts'
import { createRegistrationApi, naturalPerson, type RegistrationApi } from './registration-api.ts'
import { type StaffSession, signInStaff } from './staff-api.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'
import { createUsersApi, exactly } from './users-api.ts'

/** Just before and just after midnight in Paris, in winter: one day by UTC, two days for the manager. */
const late = '2027-01-11T22:40:00Z'
const early = '2027-01-11T23:10:00Z'
const period = 'from=2027-01-11&to=2027-01-12'

// P-680
describe.each(testedDatabases())('figures of use on %s', (_name, serverUrl) => {
  let sandbox: TestSandbox
  let staff: StaffSession
  let api: RegistrationApi
  let now = late
  beforeAll(async () => {
    sandbox = await startTestSandbox(serverUrl, {}, () => new Date(now))
    api = createRegistrationApi(sandbox)
    staff = await signInStaff(sandbox, 'staff')
  }, 120_000)
  afterAll(() => sandbox.stop())

  const read = async (query: string, locale: 'fr' | 'en' = 'fr') =>
    exactly(usageSchema, await staff.get(`/staff/usage?${query}`, locale))
  const kindsOf = ({ measures }: Usage, code: UsageMeasureCode) =>
    Object.fromEntries(
      (measures.find((measure) => measure.code === code)?.kinds ?? []).map(({ code: kind, days }) => [
        kind,
        days,
      ]),
    )

  // P-681
  it('counts a registration on the manager’s day, at its step, and tells no count of fewer than five people', async () => {
    const register = async (name: string) => {
      const response = await api.post('/investor-users/create', naturalPerson(`${name}@mail.example`))
      expect(response.status).toBeLessThan(300)
    }
    now = late
    for (const name of ['un', 'deux', 'trois', 'quatre']) await register(`figures.${name}`)
    expect(kindsOf(await read(period), 'registrations').address).toEqual([
      { date: '2027-01-11', count: null },
    ])
    await register('figures.cinq')
    now = early
    await register('figures.six')
    const all = await read(period)
    expect(kindsOf(all, 'registrations').address).toEqual([
      { date: '2027-01-11', count: 5 },
      { date: '2027-01-12', count: null },
    ])
    expect(kindsOf(await read('from=2027-01-12&to=2027-01-12'), 'registrations').address).toEqual([
      { date: '2027-01-12', count: null },
    ])
    await api.confirm('figures.un@mail.example')
    const after = kindsOf(await read(period), 'registrations')
    expect([after.address, after.review]).toEqual([
      [
        { date: '2027-01-11', count: null },
        { date: '2027-01-12', count: null },
      ],
      [{ date: '2027-01-11', count: null }],
    ])
    expect(JSON.stringify(all)).not.toMatch(/figures\.|@|acc-|"id"/)
  })

  it('counts sign-ins by who signs in, and names every kind in the language of the call', async () => {
    const before = kindsOf(await read(period), 'sign_ins')
    expect(before.investor?.find(({ date }) => date === '2027-01-12')).toBeUndefined()
    now = early
    await createUsersApi(sandbox).investor('investor')
    const { investor, partner } = kindsOf(await read(period), 'sign_ins')
    expect(investor?.find(({ date }) => date === '2027-01-12')).toEqual({ date: '2027-01-12', count: null })
    expect(partner?.find(({ date }) => date === '2027-01-12')).toBeUndefined()
    // P-681: six sign-ins of one person are no more told than one.
    for (const _ of Array.from({ length: 5 })) await createUsersApi(sandbox).investor('investor')
    const again = kindsOf(await read(period), 'sign_ins').investor
    expect(again?.find(({ date }) => date === '2027-01-12')).toEqual({ date: '2027-01-12', count: null })
    const labels = ({ measures }: Usage) => measures.flatMap(({ kinds }) => kinds.map(({ label }) => label))
    const [french, english] = [labels(await read(period)), labels(await read(period, 'en'))]
    expect(french).toContain('Dossier de succession')
    expect(english).toContain('Succession file')
    expect(french).toHaveLength(english.length)
  })

  it.each([
    ['from=2027-01-12&to=2027-01-11', 400],
    ['from=2026-01-11&to=2027-01-12', 400],
    ['from=2026-01-12&to=2027-01-12', 200],
    ['from=2027-02-30&to=2027-03-01', 400],
    ['from=2027-01-11', 400],
  ])('answers a period of %s with %i', async (query, status) => {
    expect((await staff.get(`/staff/usage?${query}`)).status).toBe(status)
  })

  it('is for staff alone', async () => {
    const investor = await createUsersApi(sandbox).investor('investor')
    expect((await investor.get(`/staff/usage?${period}`)).status).toBe(401)
    expect((await fetch(`${sandbox.url}/product/staff/usage?${period}`)).status).toBe(401)
    const editor = await signInStaff(sandbox, 'editor')
    expect((await editor.get(`/staff/usage?${period}`)).status).toBe(200)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  doneSchema,
  personalDataSchema,
  signInListSchema,
} from '../../src/contract/product-api/account.schema.ts'
import { accountEndpoints } from '../../src/contract/product-api/account-endpoints.ts'
import { createCookieBrowser } from '../support/cookie-browser.ts'
import { createRelyingParty, demoPassword, testPortalUrl } from '../support/relying-party.ts'
import { createRegistrationApi, naturalPerson } from './registration-api.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'
import { createUsersApi, exactly, refusalOf, type UsersApi } from './users-api.ts'

const logs = '/auth/investor-users/auth-logs'

describe.each(testedDatabases())('the history of the own account on %s', (_name, serverUrl) => {
  let sandbox: TestSandbox
  let api: UsersApi

  beforeAll(async () => {
    sandbox = await startTestSandbox(serverUrl)
    api = createUsersApi(sandbox)
  }, 120_000)

  afterAll(() => sandbox.stop())

  describe('the list of sign-ins', () => {
    it('holds failed tries too, newest first, by pages', async () => {
      await createRelyingParty(sandbox.publicUrl, 'investor').enter('investor@sandbox.example', 'Wrong-1!')
      await sandbox.settled()
      const session = await api.investor('investor')
      const first = await exactly(signInListSchema, await session.get(`${logs}?pageSize=10`))
      expect(first.page).toEqual({ page: 1, pageSize: 10, pageCount: 4, total: 33 })
      expect(first.items.slice(0, 2).map(({ succeeded }) => succeeded)).toEqual([true, false])
      const dates = first.items.map(({ date }) => date)
      expect(dates).toEqual(dates.toSorted().toReversed())
      const last = await exactly(signInListSchema, await session.get(`${logs}?pageSize=10&page=4`))
      expect(last.items).toHaveLength(3)
      const beyond = await exactly(signInListSchema, await session.get(`${logs}?pageSize=10&page=9`))
      expect(beyond.items).toEqual([])
    })

    it('holds nothing of anybody else', async () => {
      const own = await exactly(signInListSchema, await (await api.investor('investor-entity')).get(logs))
      const other = await exactly(signInListSchema, await (await api.investor('investor')).get(logs))
      const ids = new Set(own.items.map(({ id }) => id))
      expect(other.items.filter(({ id }) => ids.has(id))).toEqual([])
    })

    it.each(['page=0', 'pageSize=1000', 'page=x'])('is refused for %s', async (query) => {
      const session = await api.investor('investor')
      expect((await session.get(`${logs}?${query}`)).status).toBe(400)
    })
  })

  describe('the report of a sign-in', () => {
    it('is answered alike for another’s and for none, and changes nothing then', async () => {
      const own = await api.investor('investor-entity')
      const other = await exactly(signInListSchema, await (await api.investor('investor')).get(logs))
      for (const id of [other.items[0]?.id ?? '', 'sgn-999999', 'sgn-x', '1'])
        expect(await refusalOf(await own.post(`${logs}/${id}/report`, {}))).toEqual([
          404,
          'not_found',
          undefined,
        ])
      expect((await own.get('/auth/investors/acc-2')).status).toBe(200)
    })

    it('ends every session, blocks the password and mails the way to a new one', async () => {
      const email = 'partner-chosen@banque-demo.example'
      const path = '/auth/partner-users/auth-logs'
      const [one, other] = [await api.partner(email), await api.partner(email)]
      const { items } = await exactly(signInListSchema, await one.get(path))
      await exactly(doneSchema, await one.post(`${path}/${items[2]?.id}/report`, {}))
      for (const session of [one, other]) expect((await session.get(path)).status).toBe(401)
      const party = createRelyingParty(sandbox.publicUrl, 'partner')
      expect((await party.enter(email, demoPassword)).status).toBe(422)
      await sandbox.settled()
      const { messages } = await (await fetch(`${sandbox.url}/mailbox/api/messages?to=${email}`)).json()
      const browser = createCookieBrowser(testPortalUrl)
      const form = await browser.open(/https?:\S+/.exec(messages[0].text)?.[0] ?? '')
      await browser.submit(form, { password: 'Tout-Autre-1', confirmation: 'Tout-Autre-1', terms: 'yes' })
      const back = await createRelyingParty(sandbox.publicUrl, 'partner').enter(email, 'Tout-Autre-1')
      expect(new URL(back.url).searchParams.get('code')).not.toBeNull()
    })
  })

  // P-178
  describe('the end of sessions', () => {
    const end = '/auth/investor-users/sessions/end'
    const me = '/auth/investors/acc-6'

    it('leaves the caller’s own, or ends it alone, with the browser’s session', async () => {
      const [one, other] = [await api.investor('investor-empty'), await api.investor('investor-empty')]
      await exactly(doneSchema, await one.post(end, { which: 'others' }))
      const statusOf = async (session: typeof one) => (await session.get(`/auth/investors/${one.id}`)).status
      expect([await statusOf(one), await statusOf(other)]).toEqual([200, 401])
      const third = await api.investor('investor-empty')
      await exactly(doneSchema, await third.post(end, { which: 'this' }))
      expect([await statusOf(one), await statusOf(third)]).toEqual([200, 401])
    })

    it('lets nobody back in without a password', async () => {
      const party = createRelyingParty(sandbox.publicUrl, 'investor')
      const tokens = await party.signIn('investor@sandbox.example')
      const session = api.sessionOf('acc-1', tokens.accessToken())
      await exactly(doneSchema, await session.post(end, { which: 'this' }))
      expect((await party.start()).text).toContain('type="password"')
    })

    it('touches nobody else', async () => {
      const [own, other] = [await api.investor('investor'), await api.investor('investor-entity')]
      await own.post(end, { which: 'others' })
      expect((await other.get('/auth/investors/acc-2')).status).toBe(200)
      expect((await other.get(me)).status).toBe(404)
    })
  })

  // P-165
  it('tells which terms were accepted by a registration, and when', async () => {
    const registering = createRegistrationApi(sandbox)
    const email = 'terms@mail.example'
    const created = await registering.post('/investor-users/create', naturalPerson(email))
    const { id } = await created.json()
    await registering.confirm(email)
    const tokens = await createRelyingParty(sandbox.publicUrl, 'investor').signIn(email)
    const session = api.sessionOf(id, tokens.accessToken())
    const held = await (await session.get('/auth/investor-users/personal-data')).text()
    expect(held).toMatch(/Version des conditions acceptées[^}]*2026-11-26/)
    expect(held).toMatch(/Conditions acceptées le/)
  })

  // P-180
  it('gives everything that is held, of the caller alone', async () => {
    const session = await api.investor('investor-entity')
    const data = await exactly(personalDataSchema, await session.get('/auth/investor-users/personal-data'))
    const recordsOf = (kind: string) => data.sections.find(({ id }) => id === kind)?.records ?? []
    const account = Object.fromEntries(
      recordsOf('account')[0]?.fields.map(({ id, value }) => [id, value]) ?? [],
    )
    expect(account).toMatchObject({
      id: 'acc-2',
      email: 'investor-entity@sandbox.example',
      second_factor: 'non',
    })
    expect(recordsOf('holdings')).toHaveLength(3)
    expect(recordsOf('sign_ins').length).toBeGreaterThan(6)
    for (const kind of ['payments', 'distributions']) expect(recordsOf(kind).length).toBeGreaterThan(2)
    expect(JSON.stringify(data)).not.toMatch(/passwordHash|argon2/)
  })

  // P-180
  it('tells downloads by the title of the document, in the language of the call', async () => {
    const session = await api.investor('investor')
    const found = await session.get('/auth/investors/documents/search', { 'x-locale': 'en' })
    const [document] = (await found.json()).items
    const download = { documents: [document.id], way: 'file' }
    expect((await session.post('/auth/investor-users/downloads', download)).status).toBe(200)
    const path = '/auth/investor-users/personal-data'
    const data = await exactly(personalDataSchema, await session.get(path, { 'x-locale': 'en' }))
    const downloads = data.sections.find(({ id }) => id === 'downloads')
    expect(downloads?.title).toBe('Downloaded documents')
    const told = downloads?.records.flatMap(({ fields }) => fields.map(({ value }) => value))
    expect(told).toEqual(expect.arrayContaining([document.title, 'by itself']))
  })

  describe.each(['partner', 'investor'] as const)('of a %s', (client) => {
    const other = client === 'partner' ? 'investor' : 'partner'
    it.each(Object.values(accountEndpoints[client]).map(({ method, path }) => [method, path] as const))(
      '%s %s needs a token of that client',
      async (method, template) => {
        const path = template.replace('{id}', 'sgn-1')
        const body = method === 'POST' ? { which: 'this' } : undefined
        const init = {
          method,
          ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
        }
        const without = await api.ask(path, init)
        const session =
          other === 'investor'
            ? await api.investor('investor')
            : await api.partner('partner@banque-demo.example')
        const headers = { authorization: session.authorization, 'content-type': 'application/json' }
        const wrong = await api.ask(path, { ...init, headers })
        expect([without.status, wrong.status].every((status) => [400, 401, 403].includes(status))).toBe(true)
        expect(
          (await session.get(client === 'partner' ? '/auth/investors/acc-1' : '/auth/partners/acc-7')).status,
        ).toBe(200)
      },
    )
  })
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createdUserSchema,
  existsResponseSchema,
  idempotencyKeyHeader,
  investorRegistrationSchema,
} from '../../src/contract/product-api/registration.schema.ts'
import { createRelyingParty, responseOf, testPortalUrl } from '../support/relying-party.ts'
import {
  createRegistrationApi,
  legalPerson,
  linkIn,
  naturalPerson,
  type RegistrationApi,
} from './registration-api.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'
import { createUsersApi, exactly, investorUser, refusalOf } from './users-api.ts'

const hourMs = 3_600_000
const create = '/investor-users/create'

describe.each(testedDatabases())('registration of investors on %s', (_name, serverUrl) => {
  let sandbox: TestSandbox
  let api: RegistrationApi
  let aheadMs = 0
  beforeAll(async () => {
    sandbox = await startTestSandbox(serverUrl, {}, () => new Date(Date.now() + aheadMs))
    api = createRegistrationApi(sandbox)
  }, 120_000)
  afterAll(() => sandbox.stop())

  const signIn = (email: string) => createRelyingParty(sandbox.publicUrl, 'investor').enter(email)
  const register = (body: unknown, locale = 'fr', key: string = randomUUID()) =>
    api.post(create, body, { headers: { 'x-locale': locale, [idempotencyKeyHeader]: key } })

  // P-155
  it('goes from the form to full access, by the confirmed address and the decision of staff', async () => {
    const email = 'Emilie.Desrosiers@mail.example'
    const address = email.toLowerCase()
    const created = await exactly(createdUserSchema, await register(naturalPerson(email)))
    expect(created.email).toBe(address)
    expect(responseOf(await signIn(address)).get('error')).toBe('access_denied')
    expect(await api.backOffice('investors')).not.toContain(address)

    const page = await api.confirm(address)
    expect(page.origin + page.pathname).toBe(`${testPortalUrl}/api/registration/confirmed`)
    expect([page.searchParams.get('step'), page.searchParams.get('lang')]).toEqual(['review', 'fr'])
    const ticket = page.searchParams.get('ticket')
    const asked = () => api.post('/investor-users/registration', { ticket })
    const state = await exactly(investorRegistrationSchema, await asked())
    expect(state).toMatchObject({ email: address, verification: 'pending' })
    expect(Date.parse(state.due_at) - Date.parse(state.submitted_at)).toBe(48 * hourMs)

    const users = createUsersApi(sandbox)
    const tokens = await createRelyingParty(sandbox.publicUrl, 'investor').signIn(address)
    const session = users.sessionOf(created.id, tokens.accessToken())
    expect(await investorUser(session)).toMatchObject({ verification: 'pending', funds: [] })
    expect((await session.get('/auth/investors/funds')).status).toBe(403)

    expect(await api.backOffice('investors')).toContain(address)
    const decided = await api.decide(`investors/${created.id}`, { decision: 'approve', fund: 'fnd-9' })
    expect(decided.status).toBe(200)
    expect(await investorUser(session)).toMatchObject({ verification: 'verified', funds: ['fnd-9'] })
    expect((await session.get('/auth/investors/funds')).status).toBe(200)
    const [mail] = await api.messagesTo(address)
    expect(mail).toMatchObject({ subject: 'Votre accès investisseur est ouvert', locale: 'fr' })
    expect(await api.backOffice('log')).toMatch(/investor_approved[\s\S]*emilie\.desrosiers@mail\.example/)
    expect(investorRegistrationSchema.parse(await (await asked()).json()).verification).toBe('verified')
  })

  it('may be refused, once, in the language of the registration', async () => {
    const email = 'societe@mail.example'
    const { id } = await exactly(createdUserSchema, await register(legalPerson(email), 'en'))
    const page = await api.confirm(email)
    expect(page.searchParams.get('lang')).toBe('en')
    const answers = await Promise.all([
      api.decide(`investors/${id}`, { decision: 'refuse', reason: 'Late' }),
      api.decide(`investors/${id}`, { decision: 'approve' }),
    ])
    const texts = await Promise.all(answers.map((response) => response.text()))
    expect(texts.filter((text) => text.includes('La décision est enregistrée'))).toHaveLength(1)
    const mails = (await api.messagesTo(email)).filter(({ subject }) => !subject.startsWith('Confirm'))
    expect(mails).toHaveLength(1)
    expect(mails[0]?.locale).toBe('en')
  })

  // P-156
  it('keeps the company of a legal person', async () => {
    const email = 'trois-quais@mail.example'
    const { id } = await exactly(createdUserSchema, await register(legalPerson(email)))
    await api.confirm(email)
    const tokens = await createRelyingParty(sandbox.publicUrl, 'investor').signIn(email)
    const session = createUsersApi(sandbox).sessionOf(id, tokens.accessToken())
    expect((await investorUser(session)).legal_entity).toEqual({
      social_reason: 'Société des Trois Quais',
      identification_number: '73282932000074',
      registered_address: '3, quai Inventé, 29000 Quimper, FR',
    })
  })

  it('sent twice makes one account and one mail', async () => {
    const email = 'twice@mail.example'
    const key = randomUUID()
    const answers = await Promise.all([
      register(naturalPerson(email), 'fr', key),
      register(naturalPerson(email), 'fr', key),
    ])
    const [one, other] = await Promise.all(answers.map((response) => exactly(createdUserSchema, response)))
    expect(one).toEqual(other)
    expect(await exactly(createdUserSchema, await register(naturalPerson(email), 'fr', key))).toEqual(one)
    expect(await api.messagesTo(email)).toHaveLength(1)
    const reused = await register(naturalPerson('else@mail.example'), 'fr', key)
    expect(await refusalOf(reused)).toEqual([409, 'conflict', idempotencyKeyHeader])
  })

  it('of two people with one address takes one', async () => {
    const email = 'rush@mail.example'
    const answers = await Promise.all([register(naturalPerson(email)), register(legalPerson(email))])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused && (await refusalOf(refused))).toEqual([409, 'conflict', 'email'])
    expect(await refusalOf(await register(naturalPerson('Investor@sandbox.example')))).toEqual([
      409,
      'conflict',
      'email',
    ])
  })

  it.each([
    ['a weak password', naturalPerson('a@mail.example', { password: 'minuscules-1' }), 422, 'password'],
    ['a common password', naturalPerson('a@mail.example', { password: 'Motdepasse2026!' }), 422, 'password'],
    [
      'a birth in the future',
      naturalPerson('a@mail.example', { birth_date: '2020-01-01' }),
      422,
      'birth_date',
    ],
    [
      'a day that does not exist',
      naturalPerson('a@mail.example', { birth_date: '2001-02-29' }),
      400,
      'birth_date',
    ],
    ['a fund that is not there', naturalPerson('a@mail.example', { funds: ['fnd-9999'] }), 422, 'funds'],
    ['no fund’s id', naturalPerson('a@mail.example', { funds: ["1'; drop table"] }), 422, 'funds'],
    [
      'no declaration',
      naturalPerson('a@mail.example', { funds_subscriptions_declaration: false }),
      400,
      'funds_subscriptions_declaration',
    ],
    ['no agreement', naturalPerson('a@mail.example', { terms: false }), 400, 'terms'],
    ['a role', naturalPerson('a@mail.example', { role: 'partner_user' }), 400, ''],
    ['rights', naturalPerson('a@mail.example', { rights: ['subscriptions:create'] }), 400, ''],
    ['a decision', naturalPerson('a@mail.example', { verification: 'approved' }), 400, ''],
    ['a long name', naturalPerson('a@mail.example', { lastname: 'a'.repeat(10_000) }), 400, 'lastname'],
    [
      'a number with a tail',
      naturalPerson('a@mail.example', { telephone: '0612345678; DROP' }),
      400,
      'telephone',
    ],
    [
      'a wrong checksum',
      legalPerson('a@mail.example', { fiscal_identifier: '73282932000079' }),
      422,
      'fiscal_identifier',
    ],
    [
      'zeros',
      legalPerson('a@mail.example', { fiscal_identifier_type: 'siren', fiscal_identifier: '000000000' }),
      422,
      'fiscal_identifier',
    ],
    ['a country’s name', legalPerson('a@mail.example', { country: 'France' }), 400, 'country'],
  ])('refuses %s', async (_case, body, status, path) => {
    const code = status === 422 ? 'validation_failed' : 'bad_request'
    expect(await refusalOf(await register(body))).toEqual([status, code, path])
    expect(
      await exactly(existsResponseSchema, await api.get('/investor-users/exists?email=a@mail.example')),
    ).toEqual({
      exists: false,
    })
  })

  it.each(['35600000000048', '35600000049837', '732829320 00074'])('accepts the SIRET %s', async (siret) => {
    const body = legalPerson(`${randomUUID()}@mail.example`, { fiscal_identifier: siret })
    expect((await register(body)).status).toBe(200)
  })

  it.each(['محمد', 'Zoe\u0301', 'Ng', "D'Artagnan-O’Neill"])('accepts the name %s', async (lastname) => {
    const body = naturalPerson(`${randomUUID()}@mail.example`, { lastname })
    expect((await register(body)).status).toBe(200)
  })

  // P-204
  it('tells by one boolean whether an address is an investor’s, and counts the questions', async () => {
    const ask = (email: string) => api.get(`/investor-users/exists?email=${email}`, '203.0.113.7')
    const known = await ask('INVESTOR@sandbox.example')
    expect(known.headers.get('cache-control')).toBe('no-store')
    expect(await exactly(existsResponseSchema, known)).toEqual({ exists: true })
    expect((await exactly(existsResponseSchema, await ask('nobody@sandbox.example'))).exists).toBe(false)
    expect((await exactly(existsResponseSchema, await ask('advisor@cgp-demo.example'))).exists).toBe(false)
    expect((await ask('no-address')).status).toBe(400)
    for (let question = 4; question <= 240; question += 1) await ask('nobody@sandbox.example')
    const refused = await ask('nobody@sandbox.example')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600'])
    expect((await api.get('/investor-users/exists?email=a@b.example', '203.0.113.8')).status).toBe(200)
  })

  it('ends with its link: one press, two days', async () => {
    const email = 'late@mail.example'
    await register(naturalPerson(email))
    const link = linkIn((await api.messagesTo(email))[0])
    aheadMs = 49 * hourMs
    const late = await fetch(link)
    aheadMs = 0
    expect(late.status).toBe(410)
    expect((await fetch(link)).status).toBe(200)
    await api.confirm(email)
    expect((await fetch(link)).status).toBe(410)
  })

  describe('the back-office', () => {
    const id = 'acc-3'
    it('does nothing for another site’s form, or for one without its token', async () => {
      const send = (headers: Record<string, string>, token: string) =>
        fetch(`${sandbox.url}/back-office/investors/${id}`, {
          method: 'POST',
          body: new URLSearchParams({ decision: 'approve', token }),
          headers,
        })
      const token = /name="token" value="([^"]+)"/.exec(await api.backOffice('investors'))?.[1] ?? ''
      expect((await send({ 'sec-fetch-site': 'cross-site' }, token)).status).toBe(403)
      expect((await send({ origin: 'https://attacker.example' }, token)).status).toBe(403)
      expect((await send({ 'sec-fetch-site': 'same-origin' }, 'guess')).status).toBe(403)
      expect(await api.backOffice('investors')).toContain('investor-pending@sandbox.example')
    })

    it('escapes what people wrote about themselves', async () => {
      const email = 'markup@mail.example'
      await register(naturalPerson(email, { firstname: '<img src=x>', birth_city: '<script>' }))
      await api.confirm(email)
      const page = await api.backOffice('investors')
      expect(page).toContain('&lt;img src=x&gt;')
      expect(page).not.toMatch(/<img|<script/)
    })
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createdUserSchema, verifiedCodeSchema } from '../../src/contract/product-api/registration.schema.ts'
import { createRelyingParty } from '../support/relying-party.ts'
import { createRegistrationApi, type RegistrationApi } from './registration-api.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'
import { createUsersApi, exactly, investorUser, refusalOf } from './users-api.ts'

const password = 'Sandbox-2026!'
const accepted = { terms: true, terms_version: '2026-11-26' } as const
const minuteMs = 60_000
const wrong = [422, 'validation_failed', 'code']

describe.each(testedDatabases())('posted codes on %s', (_name, serverUrl) => {
  let sandbox: TestSandbox
  let api: RegistrationApi
  let aheadMs = 0
  let visitors = 0

  beforeAll(async () => {
    sandbox = await startTestSandbox(serverUrl, {}, () => new Date(Date.now() + aheadMs))
    api = createRegistrationApi(sandbox)
  }, 120_000)

  afterAll(() => sandbox.stop())

  const newVisitor = () => {
    visitors += 1
    return `198.51.100.${visitors}`
  }
  const verify = (code: string, name: string, visitor = newVisitor()) =>
    api.post('/investor-users/verify-code', { code, name }, { headers: { 'x-forwarded-for': visitor } })
  const choose = (ticket: string, chosen = password) =>
    api.post('/investor-users/create-password', { ticket, password: chosen, ...accepted })

  async function newCode(name: string, email: string, fields: Readonly<Record<string, string>> = {}) {
    const letter = await (await api.decide('codes', { name, email, ...fields })).text()
    return /<p class="code">([^<]+)</.exec(letter)?.[1] ?? ''
  }

  // P-151
  it('lead to an account with the holder’s funds, whose address is known already', async () => {
    const code = await newCode('Kervéguen', 'kerveguen@mail.example', { firstName: 'Loïc', funds: '2 9' })
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{4}(-[A-HJ-NP-Z2-9]{4}){2}$/)
    const checked = await exactly(verifiedCodeSchema, await verify(code, 'ker'))
    expect(checked.email).toBe('kerveguen@mail.example')
    const created = await exactly(createdUserSchema, await choose(checked.ticket))
    const tokens = await createRelyingParty(sandbox.publicUrl, 'investor').signIn(created.email)
    const session = createUsersApi(sandbox).sessionOf(created.id, tokens.accessToken())
    const { funds, lastname, verification } = await investorUser(session)
    expect({ funds, lastname, verification }).toEqual({
      funds: ['fnd-2', 'fnd-9'],
      lastname: 'Kervéguen',
      verification: 'verified',
    })
  })

  // P-165, P-700
  it('make an account on accepted terms alone, and keep their version and when', async () => {
    const code = await newCode('Penmarc’h', 'penmarch@mail.example')
    const { ticket } = await exactly(verifiedCodeSchema, await verify(code, 'pen'))
    const without = await api.post('/investor-users/create-password', { ticket, password })
    expect((await refusalOf(without)).slice(0, 2)).toEqual([400, 'bad_request'])
    const { email, id } = await exactly(createdUserSchema, await choose(ticket))
    const tokens = await createRelyingParty(sandbox.publicUrl, 'investor').signIn(email)
    const session = createUsersApi(sandbox).sessionOf(id, tokens.accessToken())
    const held = await (await session.get('/auth/investor-users/personal-data')).text()
    expect(held).toContain(accepted.terms_version)
    expect(held).toMatch(/Conditions acceptées le[^}]*20\d\d/)
  })

  // P-555
  it('are posted to a company by its name, and speak of it', async () => {
    const fields = { email: 'rives@mail.example', firstName: 'Armand', legal: '1' }
    const letter = await (await api.decide('codes', { name: 'Les Trois Rives', ...fields })).text()
    expect(letter).toContain('<p>Les Trois Rives<br />À l’attention de son représentant\u00a0: Armand</p>')
    expect(letter).toMatch(/premières lettres de la raison sociale/)
    const person = await (await api.decide('codes', { ...fields, name: 'Roussel', legal: '' })).text()
    expect(person).toContain('<p>Armand Roussel</p>')
    expect(person).toMatch(/premières lettres du nom/)
  })

  it.each([
    ['élo', 'ÉLODIE-MARIE', true],
    ['ELO', 'Élodie', true],
    ['ng', 'Ng', true],
    ['tro', 'Les Trois Rives', false],
    ['les', 'Les Trois Rives', true],
    ["o'n", "O'Neill", false],
    ['one', "O'Neill", true],
    ['elod', 'Élodie', false],
    ['', 'Élodie', false],
  ])('compare %j with the name %s', async (typed, name, isSame) => {
    const code = await newCode(name, `${visitors}@mail.example`)
    const response = await verify(code, typed === '' ? '-' : typed)
    expect(response.status).toBe(isSame ? 200 : 422)
  })

  // P-153
  it('are answered alike whatever is wrong', async () => {
    const code = await newCode('Roussel', 'alike@mail.example')
    const answers = [
      await verify(code, 'xyz'),
      await verify('AAAA-BBBB-CCCC', 'rou'),
      await verify('short', 'rou'),
      await verify("' or 1=1", 'rou'),
    ]
    for (const response of answers) expect(await refusalOf(response)).toEqual(wrong)
  })

  it('work once, however often the form is sent', async () => {
    const code = await newCode('Lacombe', 'lacombe@mail.example')
    const { ticket } = await exactly(
      verifiedCodeSchema,
      await verify(code.toLowerCase().replaceAll('-', ' '), 'lac'),
    )
    expect(await refusalOf(await choose(ticket, 'minuscules'))).toEqual([
      422,
      'validation_failed',
      'password',
    ])
    const answers = await Promise.all([choose(ticket), choose(ticket)])
    const [one, other] = await Promise.all(answers.map((response) => exactly(createdUserSchema, response)))
    expect(one).toEqual(other)
    expect((await choose(ticket)).status).toBe(200)
    expect((await choose(ticket, 'Autre-Secret-9')).status).toBe(410)
    expect(await refusalOf(await verify(code, 'lac'))).toEqual(wrong)
  })

  it('end after ninety days, and their ticket after half an hour or with a newer one', async () => {
    const code = await newCode('Garance', 'garance@mail.example')
    const first = await exactly(verifiedCodeSchema, await verify(code, 'gar'))
    const second = await exactly(verifiedCodeSchema, await verify(code, 'gar'))
    expect(await refusalOf(await choose(first.ticket))).toEqual([410, 'gone', undefined])
    aheadMs = 31 * minuteMs
    expect((await choose(second.ticket)).status).toBe(410)
    aheadMs = 91 * 24 * 60 * minuteMs
    expect(await refusalOf(await verify(code, 'gar'))).toEqual(wrong)
    aheadMs = 0
    expect((await verify(code, 'gar')).status).toBe(200)
  })

  it('allow five wrong tries an hour from one address', async () => {
    const code = await newCode('Thibaudet', 'thibaudet@mail.example')
    const visitor = newVisitor()
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      expect((await verify(`AAAA-BBBB-CCC${attempt}`, 'thi', visitor)).status).toBe(422)
    }
    expect((await verify(code, 'thi', visitor)).status).toBe(200)
    expect((await verify('AAAA-BBBB-CCC5', 'thi', visitor)).status).toBe(422)
    const refused = await verify(code, 'thi', visitor)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600'])
    expect((await verify(code, 'thi')).status).toBe(200)
    aheadMs = 61 * minuteMs
    expect((await verify(code, 'thi', visitor)).status).toBe(200)
    aheadMs = 0
  })

  // P-153
  it('allow five wrong tries an hour for one code, also at the same time', async () => {
    const code = await newCode('Vauquelin', 'vauquelin@mail.example')
    const answers = await Promise.all(Array.from({ length: 9 }, () => verify(code, 'zzz')))
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5)
    expect((await verify(code, 'vau')).status).toBe(429)
  })

  it('open no second account for an address', async () => {
    const code = await newCode('Aubrelin', 'investor@sandbox.example')
    const { ticket } = await exactly(verifiedCodeSchema, await verify(code, 'aub'))
    expect(await refusalOf(await choose(ticket))).toEqual([409, 'conflict', 'email'])
  })
})

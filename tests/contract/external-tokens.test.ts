import { createHmac } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodeProtectedHeader } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startTokenIssuer, type TokenIssuer } from '../support/token-issuer.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'
import { createUsersApi, investorUser, partnerUser, refusalOf, type UsersApi } from './users-api.ts'

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Longer than the pause between two reads of the provider's keys, and than their lifetime in the cache. */
const pauseMs = 11_000
const freshMs = 601_000

// P-541
describe.each(testedDatabases())('tokens of another identity provider on %s', (_name, serverUrl) => {
  let provider: TokenIssuer
  let sandbox: TestSandbox
  let api: UsersApi
  let afterMs = 0
  const now = () => new Date(Date.now() + afterMs)

  beforeAll(async () => {
    provider = await startTokenIssuer(now)
    sandbox = await startTestSandbox(serverUrl, { IDENTITY_ISSUER: provider.issuer }, now)
    api = createUsersApi(sandbox)
  }, 120_000)

  afterAll(async () => {
    await sandbox.stop()
    await provider.stop()
  })

  afterEach(() => {
    provider.fault = undefined
  })

  const partnerClaims = { azp: 'portal-partner' }
  const asInvestor = (token: string) => api.sessionOf('acc-1', token).get('/auth/investors/acc-1')
  const statusOf = async (token: string) => (await asInvestor(token)).status

  it('open the account of their subject, beside those of the sandbox’s own', async () => {
    const session = api.sessionOf('acc-1', await provider.token('acc-1'))
    expect(await investorUser(session)).toMatchObject({ id: 'acc-1', email: 'investor@sandbox.example' })
    const own = await api.investor('investor')
    expect(await investorUser(own)).toMatchObject({ id: 'acc-1' })
    const partner = await api.partner('partner@banque-demo.example')
    const foreign = api.sessionOf(partner.id, await provider.token(partner.id, { claims: partnerClaims }))
    expect(await partnerUser(foreign)).toMatchObject({ id: partner.id, role: 'partner_user' })
  })

  it.each([
    ['client_id', { azp: undefined, client_id: 'portal-investor' }],
    ['appid', { azp: undefined, appid: 'portal-investor' }],
    ['a list of audiences', { aud: ['https://userinfo.example', 'urn:portal:product-api'] }],
    ['an expiry within the tolerated difference of clocks', { exp: Math.floor(Date.now() / 1000) - 30 }],
    // P-755
    ['times as text', { exp: `${Math.floor(Date.now() / 1000) + 300}`, iat: '1', nbf: '1', auth_time: '1' }],
    ['null where no time is needed', { iat: null, nbf: null }],
  ])('are read with %s', async (_kind, claims) => {
    expect(await statusOf(await provider.token('acc-1', { claims }))).toBe(200)
  })

  it.each(['at+jwt', 'application/at+jwt', 'JWT'])('are read with the type %s', async (typ) => {
    expect(await statusOf(await provider.token('acc-1', { header: { typ } }))).toBe(200)
  })

  it.each([
    ['another issuer', { iss: 'https://elsewhere.example/' }],
    ['an issuer with a slash more', { iss: 'slash' }],
    ['another audience', { aud: 'urn:another:api' }],
    ['no audience', { aud: undefined }],
    ['the audience of an ID token', { aud: 'portal-investor' }],
    ['an end that is past', { exp: Math.floor(Date.now() / 1000) - 120 }],
    ['no end', { exp: undefined }],
    ['a beginning to come', { nbf: Math.floor(Date.now() / 1000) + 3600 }],
    ['an end as text that is past', { exp: `${Math.floor(Date.now() / 1000) - 120}` }],
    ['another client', { azp: 'somebody-else' }],
    ['no client', { azp: undefined }],
    ['a binding to a key', { cnf: { jkt: 'thumbprint' } }],
    ['no subject', { sub: undefined }],
    ['an empty subject', { sub: '' }],
  ])('are refused with %s', async (_kind, claims) => {
    const iss = 'iss' in claims && claims.iss === 'slash' ? { iss: `${provider.issuer}/` } : {}
    expect(await statusOf(await provider.token('acc-1', { claims: { ...claims, ...iss } }))).toBe(401)
  })

  it.each(['logout+jwt', 'dpop+jwt', 'id_token+jwt'])('are refused with the type %s', async (typ) => {
    expect(await statusOf(await provider.token('acc-1', { header: { typ } }))).toBe(401)
  })

  it('are refused without a signature, signed by a shared secret, by a forger, or changed', async () => {
    const good = await provider.token('acc-1')
    const [, body = '', signature = ''] = good.split('.')
    const { kid } = decodeProtectedHeader(good)
    const none = `${encode({ alg: 'none', typ: 'JWT', kid })}.${body}.`
    expect(await statusOf(none)).toBe(401)
    const signed = `${encode({ alg: 'HS256', typ: 'JWT', kid })}.${body}`
    const secret = 'portal-investor-sandbox-secret-0123456789'
    const hmac = createHmac('sha256', secret).update(signed).digest('base64url')
    expect(await statusOf(`${signed}.${hmac}`)).toBe(401)
    expect(await statusOf(await provider.token('acc-1', { isForged: true }))).toBe(401)
    const [head = ''] = good.split('.')
    const other = await provider.token('acc-2')
    expect(await statusOf(`${head}.${other.split('.')[1]}.${signature}`)).toBe(401)
    expect(await statusOf(`${head}.${body}`)).toBe(401)
  })

  it('open no other account, none of the other client, and none that is unknown', async () => {
    const session = api.sessionOf('acc-1', await provider.token('acc-1'))
    const other = await refusalOf(await session.get('/auth/investors/acc-2'))
    expect(other.slice(0, 2)).toEqual([404, 'user_not_found'])
    const asPartner = await provider.token('acc-1', { claims: partnerClaims })
    expect(await statusOf(asPartner)).toBe(401)
    const nobody = api.sessionOf('nobody', await provider.token('nobody'))
    const unknown = await refusalOf(await nobody.get('/auth/investors/nobody'))
    expect(unknown.slice(0, 2)).toEqual([404, 'user_not_found'])
    expect((await nobody.get('/auth/investors/funds')).status).toBe(401)
  })

  it('are good after a change of keys, and those of the former key are not', async () => {
    const former = await provider.token('acc-1')
    expect(await statusOf(former)).toBe(200)
    await provider.rotate()
    afterMs += pauseMs
    expect(await statusOf(await provider.token('acc-1'))).toBe(200)
    expect(await statusOf(former)).toBe(401)
  })

  it('with invented key ids do not make the provider be asked each time', async () => {
    afterMs += pauseMs
    const before = provider.keyReads
    const forged = await provider.token('acc-1', { header: { kid: 'invented' } })
    for (const _ of [1, 2, 3]) expect(await statusOf(forged)).toBe(401)
    expect(provider.keyReads - before).toBe(1)
  })

  it('are good while the provider is away for a short time, and responded with 503 when it stays away', async () => {
    expect(await statusOf(await provider.token('acc-1'))).toBe(200)
    provider.fault = 'away'
    afterMs += freshMs
    expect(await statusOf(await provider.token('acc-1'))).toBe(200)
    afterMs += 3_600_000
    const refused = await asInvestor(await provider.token('acc-1'))
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10'])
    provider.fault = undefined
    afterMs += pauseMs
    expect(await statusOf(await provider.token('acc-1'))).toBe(200)
  })

  it.each(['other_issuer', 'keys_over_http', 'no_keys', 'redirect'] as const)(
    'are not accepted while discovery is wrong: %s',
    async (fault) => {
      provider.fault = fault
      afterMs += 3_601_000
      expect(await statusOf(await provider.token('acc-1'))).toBe(503)
      provider.fault = undefined
      afterMs += pauseMs
      expect(await statusOf(await provider.token('acc-1'))).toBe(200)
    },
  )
})

// P-540
describe('people of another identity provider', () => {
  const folder = mkdtempSync(join(tmpdir(), 'external-people-'))
  const file = join(folder, 'people.txt')
  let provider: TokenIssuer

  beforeAll(async () => {
    provider = await startTokenIssuer(() => new Date())
  })

  afterAll(async () => {
    await provider.stop()
    rmSync(folder, { recursive: true })
  })

  async function withSandbox(
    variables: Readonly<Record<string, string>>,
    test: (read: (sub: string, claims?: object) => Promise<Response>) => Promise<void>,
  ): Promise<void> {
    const sandbox = await startTestSandbox(undefined, { IDENTITY_ISSUER: provider.issuer, ...variables })
    const api = createUsersApi(sandbox)
    const read = async (sub: string, claims: object = {}) => {
      const session = api.sessionOf(sub, await provider.token(sub, { claims: { ...claims } }))
      return session.get(`/auth/investors/${encodeURIComponent(sub)}`)
    }
    await test(read).finally(() => sandbox.stop())
  }

  it('cannot be read while their provider was never there; those of the sandbox’s own can', async () => {
    provider.fault = 'away'
    const sandbox = await startTestSandbox(undefined, { IDENTITY_ISSUER: provider.issuer })
    try {
      const api = createUsersApi(sandbox)
      const session = api.sessionOf('acc-1', await provider.token('acc-1'))
      expect((await session.get('/auth/investors/acc-1')).status).toBe(503)
      expect((await investorUser(await api.investor('investor'))).id).toBe('acc-1')
    } finally {
      provider.fault = undefined
      await sandbox.stop()
    }
  }, 60_000)

  it('are found by a verified address alone', async () => {
    await withSandbox({ SANDBOX_TOKEN_PERSON: 'email' }, async (read) => {
      const email = 'Investor@Sandbox.example'
      const found = await read('auth0|64f1', { email, email_verified: true })
      expect(await found.json()).toMatchObject({ id: 'acc-1' })
      expect((await read('auth0|64f1', { email, email_verified: false })).status).toBe(404)
      expect((await read('auth0|64f1', { email })).status).toBe(404)
      expect((await read('acc-1')).status).toBe(404)
    })
  }, 60_000)

  it('are found by a claim', async () => {
    const claim = 'https://portal.example/person'
    const rule = { SANDBOX_TOKEN_PERSON: 'claim', SANDBOX_TOKEN_PERSON_CLAIM: claim }
    await withSandbox(rule, async (read) => {
      expect(await (await read('auth0|64f1', { [claim]: 'acc-1' })).json()).toMatchObject({ id: 'acc-1' })
      expect((await read('acc-1')).status).toBe(404)
    })
  }, 60_000)

  // P-546
  it('are found by the claim that names them to the portal, where subjects differ from client to client', async () => {
    await withSandbox({ IDENTITY_SUBJECT_CLAIM: 'oid' }, async (read) => {
      const found = await read('acc-1', { sub: 'pairwise-1', oid: 'acc-1' })
      expect(await found.json()).toMatchObject({ id: 'acc-1' })
      expect((await read('acc-1')).status).toBe(401)
      expect((await read('acc-1', { oid: ['acc-1'] })).status).toBe(401)
    })
  }, 60_000)

  it('are found by a table, also by a line that is added later', async () => {
    writeFileSync(file, 'auth0|64f1 acc-1\n')
    const rule = { SANDBOX_TOKEN_PERSON: 'table', SANDBOX_TOKEN_PERSON_FILE: file }
    await withSandbox(rule, async (read) => {
      expect(await (await read('auth0|64f1')).json()).toMatchObject({ id: 'acc-1' })
      expect((await read('f3a9')).status).toBe(404)
      writeFileSync(file, 'auth0|64f1 acc-1\nf3a9 investor-one@sandbox.example\n')
      expect(await (await read('f3a9')).json()).toMatchObject({ email: 'investor-one@sandbox.example' })
    })
  }, 60_000)
})

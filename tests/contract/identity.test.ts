import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { idTokenClaimsSchema, providerMetadataSchema } from '../../src/contract/identity/claims.schema.ts'
import { createRelyingParty, responseOf, testPortalUrl } from '../support/relying-party.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'

const roleClaim = 'urn:portal:role'
const audience = 'urn:portal:product-api'

describe.each(testedDatabases())('the identity provider on %s', (_name, serverUrl) => {
  let sandbox: TestSandbox

  beforeAll(async () => {
    sandbox = await startTestSandbox(serverUrl)
  }, 120_000)

  afterAll(() => sandbox.stop())

  const investor = () => createRelyingParty(sandbox.publicUrl, 'investor')
  const partner = () => createRelyingParty(sandbox.publicUrl, 'partner')

  it('describes itself under the configured address, whatever address was asked', async () => {
    const response = await fetch(`${sandbox.url}/identity/.well-known/openid-configuration`, {
      headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    })
    const metadata = providerMetadataSchema.parse(await response.json())
    const issuer = `${sandbox.publicUrl}/identity`
    expect(metadata).toMatchObject({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/oauth/token`,
      jwks_uri: `${issuer}/.well-known/jwks.json`,
      revocation_endpoint: `${issuer}/oauth/revoke`,
      end_session_endpoint: `${issuer}/oidc/logout`,
      userinfo_endpoint: `${issuer}/userinfo`,
    })
  })

  // P-220
  describe('a sign-in', () => {
    it('comes back with code, state and issuer', async () => {
      const party = investor()
      const page = await party.browser.submit(await party.start({ state: 'the-state' }), {
        email: 'investor@sandbox.example',
        password: 'Sandbox-2026!',
      })
      expect(page.url.startsWith(`${testPortalUrl}/api/auth/callback/investor?`)).toBe(true)
      expect(responseOf(page).get('state')).toBe('the-state')
      expect(responseOf(page).get('iss')).toBe(party.issuer)
      expect(responseOf(page).get('code')).toMatch(/^[\w-]{20,}$/)
    })

    it('gives an ID token with verified email, role, nonce and method', async () => {
      const party = investor()
      const page = await party.browser.submit(await party.start({ nonce: 'the-nonce' }), {
        email: 'Investor@Sandbox.Example',
        password: 'Sandbox-2026!',
      })
      const tokens = await party.exchange(page)
      const keys = createRemoteJWKSet(new URL(`${party.issuer}/.well-known/jwks.json`))
      const { payload, protectedHeader } = await jwtVerify(tokens.idToken(), keys, {
        issuer: party.issuer,
        audience: party.clientId,
      })
      expect(protectedHeader.alg).toBe('RS256')
      expect(idTokenClaimsSchema.parse(payload)).toMatchObject({
        sub: 'acc-1',
        nonce: 'the-nonce',
        email: 'investor@sandbox.example',
        email_verified: true,
        given_name: 'Camille',
        amr: ['pwd'],
        [roleClaim]: 'investor',
      })
    })

    it('gives an access token for the product API, a JSON Web Token of its type', async () => {
      const party = partner()
      const tokens = await party.signIn('partner@banque-demo.example')
      const keys = createRemoteJWKSet(new URL(`${party.issuer}/.well-known/jwks.json`))
      const { payload } = await jwtVerify(tokens.accessToken(), keys, {
        issuer: party.issuer,
        audience,
        typ: 'at+jwt',
        algorithms: ['RS256'],
      })
      expect(payload).toMatchObject({ client_id: 'portal-partner', [roleClaim]: 'partner_user' })
    })

    it('needs no password while the browser has a session, unless the client asks for one', async () => {
      const party = investor()
      await party.signIn('investor@sandbox.example')
      const again = await party.start()
      expect(decodeJwt((await party.exchange(again)).idToken()).sub).toBe('acc-1')
      const silent = await party.start({ prompt: 'none' })
      expect(responseOf(silent).get('code')).not.toBeNull()
      const asked = await party.start({ prompt: 'login' })
      expect([asked.status, asked.text.includes('type="password"')]).toEqual([200, true])
    })

    it('answers login_required to a silent request without session', async () => {
      const page = await investor().start({ prompt: 'none' })
      expect(responseOf(page).get('error')).toBe('login_required')
    })

    it('is refused without PKCE', async () => {
      const party = investor()
      const page = await party.start({ code_challenge: '' })
      expect(responseOf(page).get('error')).toBe('invalid_request')
    })

    it('shows an error page and redirects nowhere for an address that is not registered', async () => {
      const page = await investor().start({ redirect_uri: 'https://evil.example/callback' })
      expect(page.status).toBe(400)
      expect(page.text).toContain('Connexion interrompue')
    })

    it('refuses another audience', async () => {
      const party = investor()
      const page = await party.start({ audience: 'urn:other' })
      const refused = responseOf(page).get('error') ?? String(page.status)
      expect(refused).toBe('access_denied')
    })
  })

  describe('the two clients', () => {
    // P-122
    it('refuse accounts of each other', async () => {
      const answers = [
        await investor().enter('partner@banque-demo.example'),
        await partner().enter('investor@sandbox.example'),
      ].map(responseOf)
      for (const reply of answers) {
        expect([reply.get('error'), reply.get('error_description')]).toEqual([
          'access_denied',
          'role_mismatch',
        ])
      }
    })

    it('do not share a session: the other space asks for an account of its own', async () => {
      const [first, second] = [investor(), partner()]
      await first.signIn('investor@sandbox.example')
      const url = new URL((await second.start()).url)
      const page = await first.browser.open(
        `${second.issuer}/authorize?${new URLSearchParams({
          client_id: second.clientId,
          redirect_uri: `${testPortalUrl}/api/auth/callback/partner`,
          response_type: 'code',
          scope: 'openid',
          state: 's',
          code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
          code_challenge_method: 'S256',
        })}`,
      )
      expect(url.pathname).toMatch(/^\/identity\/u\//)
      expect(page.text).toContain('l’autre espace')
      const back = await first.browser.submit(page, {
        email: 'advisor@cgp-demo.example',
        password: 'Sandbox-2026!',
      })
      expect(responseOf(back).get('code')).not.toBeNull()
    })
  })

  describe('signing out', () => {
    const logout = (query: Record<string, string>) =>
      `${sandbox.publicUrl}/identity/v2/logout?${new URLSearchParams(query)}`

    // P-133
    it('ends the session and goes back to an address of the list', async () => {
      const party = investor()
      await party.signIn('investor@sandbox.example')
      const returnTo = `${testPortalUrl}/?signed-out`
      const page = await party.browser.open(logout({ client_id: party.clientId, returnTo }))
      expect([page.status, page.url]).toEqual([302, returnTo])
      expect(responseOf(await party.start({ prompt: 'none' })).get('error')).toBe('login_required')
    })

    it('goes to the first address of the list when none is given', async () => {
      const party = investor()
      const page = await party.browser.open(logout({ client_id: party.clientId }))
      expect(page.url).toBe(`${testPortalUrl}/`)
    })

    it.each([
      ['another site', { client_id: 'portal-investor', returnTo: 'https://evil.example/' }],
      ['a look-alike', { client_id: 'portal-investor', returnTo: 'http://localhost:3000.evil.example/' }],
      ['another case', { client_id: 'portal-investor', returnTo: 'http://localhost:3000/Connexion' }],
      ['an unknown client', { client_id: 'nobody', returnTo: testPortalUrl }],
    ])('refuses %s and keeps the session', async (_case, query) => {
      const party = investor()
      await party.signIn('investor@sandbox.example')
      expect((await party.browser.open(logout(query))).status).toBe(400)
      expect(responseOf(await party.start({ prompt: 'none' })).get('code')).not.toBeNull()
    })
  })
})

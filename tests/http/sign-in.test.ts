import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AuthServices, startAuthServices } from '../support/auth-services.ts'
import { locationOf } from '../support/browser-jar.ts'
import type { FakeFaults } from '../support/fake-identity-provider.ts'
import { partnerWith, samplePartner } from '../support/fake-users-api.ts'

const origin = 'http://localhost:3000'
const login = `${origin}/connexion`

let services: AuthServices
beforeAll(async () => {
  services = await startAuthServices()
})
afterAll(() => services.stop())
beforeEach(() => services.reset())

describe('signing in', () => {
  it('opens a session under a new id and leads back to the exact page', async () => {
    const browser = services.browser()
    const response = await browser.signIn('investor', '/fonds?status=open&page=2')
    expect([response.status, locationOf(response)]).toEqual([302, `${origin}/fonds?status=open&page=2`])
    const first = browser.cookies.get('session-3000')
    await browser.signIn('investor')
    expect(browser.cookies.get('session-3000')).not.toBe(first)
    const former = services.browser()
    former.cookies.set('session-3000', first ?? '')
    expect(await former.session()).toEqual({})
  })

  it.each(['//evil.example', 'https://evil.example/x', '/\\evil.example', 'javascript:alert(1)'])(
    'never leads to %s',
    async (callbackUrl) => {
      const response = await services.browser().signIn('investor', callbackUrl)
      expect(locationOf(response)).toBe(`${origin}/`)
    },
  )

  // P-137
  it('chooses the only child of a child user’s partner', async () => {
    services.usersApi.users.set('partner-1', samplePartner('partner-1', partnerWith('6')))
    services.provider.account = { subject: 'partner-1', role: 'partner_user', emailVerified: true }
    const browser = services.browser()
    await browser.signIn('partner')
    expect(await browser.session()).toMatchObject({ user: { actsFor: { id: '6' }, choice: 'kept_away' } })
    expect(services.usersApi.calls).toContain('POST /auth/partner-users/update')
  })
})

describe('a sign-in that is not right', () => {
  const cases: readonly (readonly [string, FakeFaults, string])[] = [
    [
      'an email that is not verified',
      { refusal: denied('email_not_verified') },
      `${origin}/investor/email-not-verified?locale=fr`,
    ],
    [
      'the same said by a claim',
      { claims: { email_verified: false } },
      `${origin}/investor/email-not-verified?locale=fr`,
    ],
    ['an account of the other space', { refusal: denied('role_mismatch') }, `${login}?error=role_mismatch`],
    [
      'the other role in the token',
      { claims: { 'urn:portal:role': 'partner_user' } },
      `${login}?error=role_mismatch`,
    ],
    ['a visitor who gives up', { refusal: { error: 'access_denied' } }, `${login}?error=access_denied`],
    ['another issuer', { issuer: 'https://evil.example' }, `${login}?error=signin_expired`],
    ['no issuer where one is promised', { issuer: null }, `${login}?error=signin_expired`],
    ['a token signed by another key', { token: 'forged_signature' }, `${login}?error=signin_expired`],
    ['another nonce', { claims: { nonce: 'other' } }, `${login}?error=signin_expired`],
    ['the other client’s audience', { claims: { aud: 'portal-partner' } }, `${login}?error=signin_expired`],
    [
      'a token that ended two minutes ago',
      { claims: { exp: 1_700_000_000 } },
      `${login}?error=signin_expired`,
    ],
    ['a refused code', { token: 'refuses' }, `${login}?error=signin_expired`],
    ['a provider that fails', { token: 'fails' }, `${login}?error=unavailable`],
    ['a provider that lies', { token: 'no_json' }, `${login}?error=unavailable`],
  ]

  it.each(cases)('%s ends on a page that says so, without a session', async (_, faults, location) => {
    services.provider.faults = faults
    const browser = services.browser()
    const response = await browser.signIn('investor')
    expect([response.status, locationOf(response)]).toEqual([302, location])
    expect(browser.cookies.has('session-3000')).toBe(false)
  })

  it('gives up on a provider that does not answer', async () => {
    services.provider.faults = { token: 'hangs' }
    expect(locationOf(await services.browser().signIn('investor'))).toBe(`${login}?error=unavailable`)
  }, 20_000)

  it('tells an unknown user from an outage', async () => {
    services.usersApi.users.clear()
    expect(locationOf(await services.browser().signIn('investor'))).toBe(`${login}?error=user_not_found`)
    services.usersApi.behaviour = 'down'
    expect(locationOf(await services.browser().signIn('investor'))).toBe(`${login}?error=unavailable`)
  })

  it('keeps where the visitor wanted to go, and the language', async () => {
    services.provider.faults = { refusal: denied('role_mismatch') }
    const response = await services.browser().signIn('investor', '/en/my-account')
    expect(locationOf(response)).toBe(`${origin}/en/login?error=role_mismatch&callbackUrl=%2Fen%2Fmy-account`)
  })
})

describe('a response of the provider', () => {
  it('is worth nothing in another browser', async () => {
    const target = await services.browser().beginSignIn('investor')
    const victim = services.browser()
    await victim.beginSignIn('investor')
    expect(locationOf(await victim.get(target))).toBe(`${login}?error=signin_expired`)
    expect(victim.cookies.has('session-3000')).toBe(false)
  })

  it('counts once', async () => {
    const browser = services.browser()
    const target = await browser.beginSignIn('investor')
    await browser.get(target)
    const again = await browser.get(target)
    expect(locationOf(again)).toBe(`${origin}/`)
    const stranger = services.browser()
    stranger.cookies.set('signin-3000', browser.cookies.get('signin-3000') ?? '')
    expect(locationOf(await stranger.get(target))).toBe(`${login}?error=signin_expired`)
  })

  // P-122
  it('of one client is refused at the other’s callback', async () => {
    const browser = services.browser()
    const target = (await browser.beginSignIn('investor')).replace('callback/investor', 'callback/partner')
    expect(locationOf(await browser.get(target))).toBe(`${login}?error=signin_expired`)
  })

  it.each(['', '?code=x', '?state=x', '?code=x&state=x', '?error=access_denied', '?state=%00&code=%00'])(
    'made up (%s) leads to the login page',
    async (query) => {
      const response = await services.browser().get(`/api/auth/callback/investor${query}`)
      expect([response.status, locationOf(response)]).toEqual([302, `${login}?error=signin_expired`])
    },
  )

  it('belongs to the tab that began, when there are several', async () => {
    const browser = services.browser()
    const [first, second] = [await browser.beginSignIn('investor'), await browser.beginSignIn('investor')]
    expect(locationOf(await browser.get(first))).toBe(`${origin}/`)
    expect(locationOf(await browser.get(second))).toBe(`${origin}/`)
  })
})

// P-036
describe('sign-in that begins at the provider', () => {
  const initiated = (query: Record<string, string>) =>
    `/fonds/?${new URLSearchParams({ iss: services.provider.url, ...query })}`

  it('leads to the portal’s login page in one hop, with the hint and the checked target', async () => {
    const query = { login_hint: 'ada@sandbox.example', target_link_uri: `${origin}/en/my-account?x=1` }
    const response = await services.browser().get(initiated(query))
    expect([response.status, locationOf(response)]).toEqual([
      302,
      '/auth/redirect-to-login?callbackUrl=%2Fen%2Fmy-account%3Fx%3D1&login_hint=ada%40sandbox.example',
    ])
    expect(response.headers['cache-control']).toBe('no-store')
    expect((await services.browser().get(locationOf(response))).status).toBe(200)
  })

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'never leads on to %s',
    async (target) => {
      const response = await services.browser().get(initiated({ target_link_uri: target }))
      expect(locationOf(response)).toBe('/auth/redirect-to-login')
    },
  )

  it('does so for a path that holds the issuer, and hands nothing of it on', async () => {
    const response = await services.browser().get(`/en/${services.provider.url}/u/login;link?x=1`)
    expect([response.status, locationOf(response)]).toEqual([302, '/auth/redirect-to-login'])
  })

  it('is not for who is signed in, nor for another issuer, nor under /api', async () => {
    const browser = services.browser()
    await browser.signIn('investor')
    expect(locationOf(await browser.get(initiated({})))).not.toContain('redirect-to-login')
    const other = await services.browser().get('/fonds?iss=https%3A%2F%2Fevil.example')
    expect(locationOf(other)).toBe('')
    const call = await services.browser().get(`/api/health?iss=${encodeURIComponent(services.provider.url)}`)
    expect(call.status).toBe(200)
    const answered = await services.browser().get(initiated({ state: 'x', code: 'y' }))
    expect(locationOf(answered)).not.toContain('redirect-to-login')
  })
})

function denied(description: string) {
  return { error: 'access_denied', description }
}

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AuthServices, startAuthServices } from '../support/auth-services.ts'
import { locationOf } from '../support/browser-jar.ts'
import type { FakeFaults } from '../support/fake-identity-provider.ts'
import { logLine, type PortalResponse } from '../support/portal-process.ts'

const origin = 'http://localhost:3000'
const login = `${origin}/connexion`
const ownPage = { 'sec-fetch-site': 'same-origin' }

let services: AuthServices
beforeAll(async () => {
  services = await startAuthServices()
})
afterAll(() => services.stop())
beforeEach(() => services.reset())

const cookieLines = ({ headers }: PortalResponse): readonly string[] => headers['set-cookie'] ?? []

describe('claims and responses in the forms that providers send', () => {
  it.each<[string, FakeFaults]>([
    ['email_verified as the text "true"', { claims: { email_verified: 'true' } }],
    ['email_verified null', { claims: { email_verified: null } }],
    ['an address of null', { claims: { email: null } }],
    ['amr as one text', { claims: { amr: 'pwd' } }],
    ['expires_in as a text', { tokens: { expires_in: '3600' } }],
    ['a refresh token of null', { tokens: { refresh_token: null } }],
    ['an empty refresh token', { tokens: { refresh_token: '' } }],
    // P-755
    ['times as text', { claims: (nowS) => ({ iat: `${nowS}`, nbf: `${nowS}`, exp: `${nowS + 300}` }) }],
    ['null where no time is needed', { claims: { iat: null, nbf: null } }],
    ['a list of roles', { claims: { 'urn:portal:role': ['investor'] } }],
  ])('%s signs in', async (_, faults) => {
    services.provider.faults = faults
    const browser = services.browser()
    expect(locationOf(await browser.signIn('investor'))).toBe(`${origin}/`)
    expect(await browser.session()).toHaveProperty('user')
  })

  it('the address of an old account that no new one could have signs in', async () => {
    services.usersApi.users.set('investor-1', { ...services.sampleInvestor, email: 'x@localhost' })
    const browser = services.browser()
    expect(locationOf(await browser.signIn('investor'))).toBe(`${origin}/`)
    expect(await browser.session()).toMatchObject({ user: { email: 'x@localhost' } })
  })

  it('email_verified as the text "false" leads to the page that asks to verify', async () => {
    services.provider.faults = { claims: { email_verified: 'false' } }
    const response = await services.browser().signIn('investor')
    expect(locationOf(response)).toBe(`${origin}/investor/email-not-verified?locale=fr`)
    await logLine(services.portal, { event: 'sign_in_refused', cause: 'email_verified' })
  })
})

describe('a refused sign-in tells what was wrong, to the person and to the log', () => {
  const cases: readonly [string, () => void, string, string][] = [
    [
      'a user whom the product API refuses',
      () => {
        services.usersApi.refusal = { status: 403, code: 'forbidden' }
      },
      'not_admitted',
      'product_api_403',
    ],
    [
      'a token that the product API refuses',
      () => {
        services.usersApi.refusal = { status: 401, code: 'unauthenticated' }
      },
      'not_admitted',
      'product_api_401',
    ],
    [
      'a role that is missing, of a user whom the product API refuses',
      () => {
        services.provider.faults = { claims: { 'urn:portal:role': undefined } }
        services.usersApi.refusal = { status: 403, code: 'forbidden' }
      },
      'role_missing',
      'product_api_403',
    ],
    [
      'a key that is not published',
      () => {
        services.provider.faults = { keyId: 'k-new' }
      },
      'key_unknown',
      'ERR_JWKS_NO_MATCHING_KEY',
    ],
    [
      'a code that the provider refuses',
      () => {
        services.provider.faults = { token: 'refuses' }
      },
      'signin_expired',
      'invalid_grant',
    ],
    [
      'a token without an ID token',
      () => {
        services.provider.faults = { token: 'no_id_token' }
      },
      'unavailable',
      'no_id_token',
    ],
  ]
  it.each(cases)('%s', async (_, arrange, code, cause) => {
    arrange()
    const browser = services.browser()
    const location = locationOf(await browser.signIn('investor'))
    expect(location).toBe(`${login}?error=${code}`)
    await logLine(services.portal, { event: 'sign_in_refused', code, cause })
    expect((await browser.get(location.slice(origin.length))).body).toMatch(/role="alert"[^>]*>.*\p{L}/u)
    expect(await browser.session()).toEqual({})
  })
})

describe('two tabs that sign in at once', () => {
  it('each end where they wanted to go, the second after the first has succeeded', async () => {
    const browser = services.browser()
    const first = await browser.beginSignIn('investor', '/en/funds')
    const second = await browser.beginSignIn('investor', '/fonds?page=2')
    expect(locationOf(await browser.get(first))).toBe(`${origin}/en/funds`)
    expect(locationOf(await browser.get(second))).toBe(`${origin}/fonds?page=2`)
    expect(await browser.session()).toMatchObject({ user: { id: 'investor-1' } })
  })

  it('are bound to one browser although neither had its cookie when both began', async () => {
    const browser = services.browser()
    const csrfToken = await browser.formToken()
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const begin = async (callbackUrl: string) => {
      const response = await services.portal.ask('/api/auth/signin/investor', {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ csrfToken, callbackUrl, json: 'true' }).toString(),
      })
      const leading = await fetch(JSON.parse(response.body).url, { redirect: 'manual' })
      const { pathname, search } = new URL(leading.headers.get('location') ?? '')
      return { response, target: `${pathname}${search}` }
    }
    const [one, other] = await Promise.all([begin('/en/funds'), begin('/en/contact')])
    const binding = cookieLines(other.response).find((line) => line.startsWith('signin-3000='))
    browser.cookies.set('signin-3000', /=([^;]*)/.exec(binding ?? '')?.[1] ?? '')
    expect(locationOf(await browser.get(one.target))).toBe(`${origin}/en/funds`)
    expect(locationOf(await browser.get(other.target))).toBe(`${origin}/en/contact`)
  })

  it('sign in by different spaces: the last one is signed in, in its own space', async () => {
    const browser = services.browser()
    const investor = await browser.beginSignIn('investor', '/en/funds')
    services.provider.account = { subject: 'partner-1', role: 'partner_user', emailVerified: true }
    const partner = await browser.beginSignIn('partner', '/en/contact')
    expect(locationOf(await browser.get(partner))).toBe(`${origin}/en/contact`)
    services.provider.account = { subject: 'investor-1', role: 'investor', emailVerified: true }
    expect(locationOf(await browser.get(investor))).toBe(`${origin}/en/funds`)
    expect(await browser.session()).toMatchObject({ provider: 'investor', user: { id: 'investor-1' } })
  })

  it('opened before either had a token: the one whose token is not the browser’s begins all the same', async () => {
    const browser = services.browser()
    await browser.formToken()
    const begun = await browser.post('/api/auth/signin/investor', { csrfToken: 'of the other tab' }, ownPage)
    expect(locationOf(begun)).toContain(`${services.provider.url}/authorize?`)
  })

  it('leads the tab whose login page is left over to where it wanted to go', async () => {
    const browser = services.browser()
    await browser.signIn('investor')
    expect(locationOf(await browser.get('/en/login?callbackUrl=%2Fen%2Ffunds'))).toBe('/en/funds')
    expect(locationOf(await browser.get('/en/login?callbackUrl=%2Fapi%2Faccount%2Fx'))).toBe('/en')
    expect(locationOf(await browser.get('/en/login?callbackUrl=https%3A%2F%2Fevil.example'))).toBe('/en')
  })
})

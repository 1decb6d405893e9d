import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AuthServices, startAuthServices } from '../support/auth-services.ts'
import { type BrowserJar, createBrowserJar, locationOf, targetOf } from '../support/browser-jar.ts'
import type { FakeFaults } from '../support/fake-identity-provider.ts'
import { type PortalResponse, startPortal } from '../support/portal-process.ts'

const origin = 'http://localhost:3000'
const login = `${origin}/connexion`
const mostHops = 4

let services: AuthServices
beforeAll(async () => {
  services = await startAuthServices()
})
afterAll(() => services.stop())
beforeEach(() => services.reset())

/** Follows redirects within the portal; fails on a loop, on another origin and on an error of the server. */
async function follow(browser: BrowserJar, response: PortalResponse, hops = 0): Promise<PortalResponse> {
  expect(response.status).toBeLessThan(500)
  const location = locationOf(response)
  if (location === '') return response
  expect(hops).toBeLessThan(mostHops)
  const { origin: target } = new URL(location, origin)
  expect(target).toBe(origin)
  return follow(browser, await browser.get(targetOf(new URL(location, origin).href)), hops + 1)
}

describe('an ID token', () => {
  it.each<[string, () => FakeFaults]>([
    ['that ended a minute ago by the provider’s clock', () => ({ claims: (nowS) => ({ exp: nowS - 55 }) })],
    [
      'of a provider whose clock is a minute ahead',
      () => ({ claims: (nowS) => ({ iat: nowS + 60, nbf: nowS + 55 }) }),
    ],
    ['without a role', () => ({ claims: { 'urn:portal:role': undefined } })],
    [
      'for several audiences, authorised for this client',
      () => ({ claims: { aud: ['portal-investor', 'other'], azp: 'portal-investor' } }),
    ],
  ])('%s is believed', async (_, faults) => {
    services.provider.faults = faults()
    const browser = services.browser()
    expect(locationOf(await browser.signIn('investor'))).toBe(`${origin}/`)
    expect(await browser.session()).toHaveProperty('user')
  })

  it.each<[string, () => FakeFaults]>([
    ['that ended two minutes ago', () => ({ claims: (nowS) => ({ exp: nowS - 120 }) })],
    ['that is not valid before two minutes', () => ({ claims: (nowS) => ({ nbf: nowS + 120 }) })],
    ['of another issuer', () => ({ claims: { iss: 'https://evil.example' } })],
    ['of an issuer that only begins like ours', () => ({ claims: { iss: `${services.provider.url}/x` } })],
    ['of nobody', () => ({ claims: { sub: '' } })],
    ['without a subject', () => ({ claims: { sub: undefined } })],
    ['without a nonce', () => ({ claims: { nonce: undefined } })],
    ['without an end', () => ({ claims: { exp: undefined } })],
    [
      'for two audiences, authorised for nobody',
      () => ({ claims: { aud: ['portal-investor', 'portal-partner'] } }),
    ],
    ['authorised for the other client', () => ({ claims: { azp: 'portal-partner' } })],
  ])('%s is not, and no session opens', async (_, faults) => {
    services.provider.faults = faults()
    const browser = services.browser()
    const response = await browser.signIn('investor')
    expect(locationOf(response)).toBe(`${login}?error=signin_expired`)
    expect((await follow(browser, response)).status).toBe(200)
    expect(await browser.session()).toEqual({})
  })

  it('that is missing ends on the login page', async () => {
    services.provider.faults = { token: 'no_id_token' }
    expect(locationOf(await services.browser().signIn('investor'))).toBe(`${login}?error=unavailable`)
  })
})

describe('a response put together from two', () => {
  const withParameter = (target: string, name: string, value: string) => {
    const url = new URL(target, origin)
    if (value === '') url.searchParams.delete(name)
    else url.searchParams.set(name, value)
    return `${url.pathname}${url.search}`
  }
  const codeOf = (target: string) => new URL(target, origin).searchParams.get('code') ?? ''

  it('does not sign in with somebody else’s code: its verifier does not fit', async () => {
    const [attacker, victim] = [services.browser(), services.browser()]
    const stolen = codeOf(await victim.beginSignIn('investor'))
    const target = withParameter(await attacker.beginSignIn('investor'), 'code', stolen)
    expect(locationOf(await attacker.get(target))).toBe(`${login}?error=signin_expired`)
    expect(await attacker.session()).toEqual({})
  })

  it('does not take the code of one of its own sign-ins for another', async () => {
    const browser = services.browser()
    const first = codeOf(await browser.beginSignIn('investor'))
    const target = withParameter(await browser.beginSignIn('investor'), 'code', first)
    expect(locationOf(await browser.get(target))).toBe(`${login}?error=signin_expired`)
  })

  it('does not take the partner client’s code for the investor’s', async () => {
    const browser = services.browser()
    const code = codeOf(await browser.beginSignIn('partner'))
    const target = withParameter(await browser.beginSignIn('investor'), 'code', code)
    expect(locationOf(await browser.get(target))).toBe(`${login}?error=signin_expired`)
  })

  it.each(['state', 'code', 'iss'])('without its %s ends on the login page', async (name) => {
    const browser = services.browser()
    const target = withParameter(await browser.beginSignIn('investor'), name, '')
    expect(locationOf(await browser.get(target))).toBe(`${login}?error=signin_expired`)
    expect(await browser.session()).toEqual({})
  })

  it('leaves a session that was there before as it is', async () => {
    const browser = services.browser()
    await browser.signIn('investor')
    services.provider.faults = { token: 'forged_signature' }
    services.provider.account = { subject: 'investor-2', role: 'investor', emailVerified: true }
    await browser.signIn('investor')
    expect(await browser.session()).toMatchObject({ user: { id: 'investor-1' } })
  })

  it('of any kind ends on a page, without a session', async () => {
    const text = fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.constantFrom('%00', '\u2028', '[object Object]', '__proto__'),
    )
    const query = fc.dictionary(
      fc.constantFrom('state', 'code', 'iss', 'error', 'error_description', 'x'),
      text,
    )
    const client = fc.constantFrom('investor', 'partner')
    await fc.assert(
      fc.asyncProperty(client, query, text, async (name, given, cookie) => {
        const browser = services.browser()
        browser.cookies.set('signin-3000', encodeURIComponent(cookie))
        const response = await browser.get(`/api/auth/callback/${name}?${new URLSearchParams(given)}`)
        expect(response.status).toBe(302)
        expect((await follow(browser, response)).status).toBe(200)
        expect(await browser.session()).toEqual({})
      }),
      { numRuns: 25 },
    )
  })
})

describe('a session cookie with one bit changed', () => {
  it('is nobody’s: signed out, never an error, never somebody else', async () => {
    const browser = services.browser()
    await browser.signIn('investor')
    const good = Buffer.from(browser.cookies.get('session-3000') ?? '', 'base64url')
    await fc.assert(
      fc.asyncProperty(fc.nat(good.length * 8 - 1), async (bit) => {
        const changed = Buffer.from(good)
        changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
        const other = services.browser()
        other.cookies.set('session-3000', changed.toString('base64url'))
        const page = await other.get('/en/my-account')
        expect(locationOf(page)).toBe('/en/login?callbackUrl=%2Fen%2Fmy-account')
        expect(await other.session()).toEqual({})
      }),
      { numRuns: 30 },
    )
    expect(await browser.session()).toHaveProperty('user')
  })
})

describe('a provider that cannot be discovered', () => {
  /** A portal that has not spoken with the provider yet. */
  async function withFreshPortal(faults: FakeFaults, visit: (browser: BrowserJar) => Promise<void>) {
    const portal = await startPortal(services.environment)
    services.provider.faults = faults
    await visit(createBrowserJar(portal)).finally(() => portal.stop())
  }

  it.each<FakeFaults>([
    { discovery: 'fails' },
    { discovery: 'hangs' },
    { discovery: 'no_json' },
    { discovery: 'other_issuer' },
    { discovery: 'no_endpoints' },
  ])('%j: the login page says so, and comes back when it does', async (faults) => {
    await withFreshPortal(faults, async (browser) => {
      const fields = { csrfToken: await browser.formToken(), callbackUrl: '/en/funds' }
      const response = await browser.post('/api/auth/signin/investor', fields)
      expect([response.status, locationOf(response)]).toEqual([
        303,
        `${origin}/en/login?error=unavailable&callbackUrl=%2Fen%2Ffunds`,
      ])
      expect((await follow(browser, response)).body).toContain('role="alert"')
      services.reset()
      expect(locationOf(await browser.signIn('investor'))).toBe(`${origin}/`)
    })
  })

  it.each<FakeFaults>([{ keys: 'fails' }, { keys: 'hangs' }, { keys: 'no_json' }])(
    '%j: nobody is signed in, and the page says that it is not their fault',
    async (faults) => {
      await withFreshPortal(faults, async (browser) => {
        const response = await browser.signIn('investor')
        expect(locationOf(response)).toBe(`${login}?error=unavailable`)
        expect(await browser.session()).toEqual({})
      })
    },
  )

  it('that publishes no key signs nobody in', async () => {
    await withFreshPortal({ keys: 'none' }, async (browser) => {
      expect(locationOf(await browser.signIn('investor'))).toBe(`${login}?error=key_unknown`)
    })
  })
})

describe('signing out', () => {
  it('ends the session while the provider is away', async () => {
    const browser = services.browser()
    await browser.signIn('investor')
    services.provider.faults = { token: 'fails', discovery: 'fails', keys: 'fails' }
    const response = await browser.post('/api/auth/signout', { csrfToken: await browser.formToken() })
    expect(response.status).toBe(303)
    expect(await browser.session()).toEqual({})
  })
})

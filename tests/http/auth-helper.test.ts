import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sessionSchema } from '../../src/features/session/session.schema.ts'
import { type AuthServices, startAuthServices } from '../support/auth-services.ts'
import { locationOf } from '../support/browser-jar.ts'
import { sampleInvestor } from '../support/fake-users-api.ts'

const origin = 'http://localhost:3000'

let services: AuthServices
beforeAll(async () => {
  services = await startAuthServices()
})
afterAll(() => services.stop())
beforeEach(() => services.reset())

/** Calls in the shapes of their original protocol (P-130). */
// P-130
describe('GET providers', () => {
  // P-121
  it('describes the three ways to sign in, with absolute addresses', async () => {
    const response = await services.browser().get('/api/auth/providers')
    expect(response.status).toBe(200)
    expect(response.headers['content-type']).toBe('application/json')
    expect(JSON.parse(response.body)).toEqual({
      investor: {
        id: 'investor',
        name: 'Investor',
        type: 'oauth',
        signinUrl: `${origin}/api/auth/signin/investor`,
        callbackUrl: `${origin}/api/auth/callback/investor`,
      },
      partner: {
        id: 'partner',
        name: 'Partner',
        type: 'oauth',
        signinUrl: `${origin}/api/auth/signin/partner`,
        callbackUrl: `${origin}/api/auth/callback/partner`,
      },
      staff: {
        id: 'staff',
        name: 'Staff',
        type: 'credentials',
        signinUrl: `${origin}/api/auth/signin/staff`,
        callbackUrl: `${origin}/api/auth/callback/staff`,
      },
    })
  })
})

describe('GET csrf', () => {
  it('gives the same token to the same browser, beside a cookie of token and hash', async () => {
    const browser = services.browser()
    const first = await browser.get('/api/auth/csrf')
    const { csrfToken } = JSON.parse(first.body)
    expect(csrfToken).toMatch(/^[0-9a-f]{64}$/)
    const [cookie = ''] = first.headers['set-cookie'] ?? []
    expect(cookie).toMatch(
      new RegExp(`^csrf-3000=${csrfToken}%7C[0-9a-f]{64}; HttpOnly; Path=/; SameSite=Lax$`),
    )
    const second = await browser.get('/api/auth/csrf')
    expect(JSON.parse(second.body).csrfToken).toBe(csrfToken)
    expect(second.headers['set-cookie']).toBeUndefined()
    expect(second.headers['cache-control']).toBe('private, no-cache, no-store')
  })
})

// P-126
describe('GET session', () => {
  it('is empty without a session, and never kept', async () => {
    const response = await services.browser().get('/api/auth/session')
    expect([response.status, response.body]).toEqual([200, '{}'])
    expect(response.headers['cache-control']).toBe('private, no-cache, no-store')
  })

  // P-132
  it('remembers a checked callbackUrl', async () => {
    const browser = services.browser()
    await browser.get(`/api/auth/session?callbackUrl=${encodeURIComponent(`${origin}/fonds?page=2`)}`)
    expect(browser.cookies.get('callback-3000')).toBe(encodeURIComponent(`${origin}/fonds?page=2`))
    await browser.get('/api/auth/session?callbackUrl=https%3A%2F%2Fevil.example%2Fx')
    expect(browser.cookies.get('callback-3000')).toBe(encodeURIComponent(`${origin}/`))
  })

  // P-123
  it('tells the user and the end, and no token', async () => {
    const browser = services.browser()
    await browser.signIn('investor')
    const response = await browser.get('/api/auth/session')
    const session = JSON.parse(response.body)
    expect(Object.keys(session).sort()).toEqual(['expires', 'funds', 'left', 'provider', 'user'])
    expect(session.user).toMatchObject({ id: 'investor-1', name: 'Camille Aubrelin', role: 'investor' })
    expect(Date.parse(session.expires)).toBeGreaterThan(Date.now())
    expect(response.body).not.toMatch(/access-|refresh|id_token/)
  })

  // A page that reads its session again must see a change only where there is one.
  it('tells a page no more than the page was rendered with', async () => {
    const browser = services.browser()
    await browser.signIn('investor')
    const session: unknown = JSON.parse((await browser.get('/api/auth/session')).body)
    expect(sessionSchema.parse(session)).toEqual(session)
  })

  // P-867
  it('tells that the funds of the user have changed, and not which: an agreement that ends changes no right', async () => {
    const browser = services.browser()
    await browser.signIn('investor')
    const told = async () =>
      JSON.parse((await browser.post('/api/auth/session', { csrfToken: await browser.formToken() })).body)
    const before = await told()
    expect(await told()).toMatchObject({ funds: before.funds })
    services.usersApi.users.set('investor-1', { ...sampleInvestor(), funds: ['fnd-404'] })
    const after = await told()
    expect([after.user, after.funds === before.funds]).toEqual([before.user, false])
    expect(JSON.stringify(after)).not.toContain('fnd-404')
  })

  it('answers {} to a broken cookie and removes it', async () => {
    const browser = services.browser()
    browser.cookies.set('session-3000', 'broken')
    const response = await browser.get('/api/auth/session')
    expect(response.body).toBe('{}')
    expect(browser.cookies.has('session-3000')).toBe(false)
  })
})

describe('POST session', () => {
  it('asks again who the user is', async () => {
    const browser = services.browser()
    await browser.signIn('investor')
    const user = services.usersApi.users.get('investor-1')
    if (user) services.usersApi.users.set('investor-1', { ...user, firstname: 'Camilla' })
    const response = await browser.post('/api/auth/session', { csrfToken: await browser.formToken() })
    expect(JSON.parse(response.body).user.firstname).toBe('Camilla')
  })

  it('responds with 400 and {} to a wrong token', async () => {
    const response = await services.browser().post('/api/auth/session', { csrfToken: 'bad' })
    expect([response.status, response.body]).toEqual([400, '{}'])
  })
})

describe('POST signin/{provider}', () => {
  it('gives the address at the provider, with state, nonce and PKCE', async () => {
    const browser = services.browser()
    const csrfToken = await browser.formToken()
    const fields = { csrfToken, callbackUrl: '/en/my-account', json: 'true' }
    const response = await browser.post('/api/auth/signin/partner', fields)
    const url = new URL(JSON.parse(response.body).url)
    expect(url.origin + url.pathname).toBe(`${services.provider.url}/authorize`)
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: 'portal-partner',
      response_type: 'code',
      redirect_uri: `${origin}/api/auth/callback/partner`,
      code_challenge_method: 'S256',
      ui_locales: 'en',
      scope: 'openid profile email offline_access',
    })
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(url.searchParams.get(name)).toMatch(/^[\w-]{43}$/)
    expect(response.headers['set-cookie']?.[0]).toMatch(
      /^signin-3000=[\w-]{43}; HttpOnly; Max-Age=900; Path=\//,
    )
  })

  it('redirects a plain form', async () => {
    const browser = services.browser()
    const response = await browser.post('/api/auth/signin/investor', { csrfToken: await browser.formToken() })
    expect(response.status).toBe(303)
    expect(locationOf(response)).toContain(`${services.provider.url}/authorize?`)
  })

  it.each([
    ['a wrong token', 'investor', { csrfToken: 'bad' }, {}],
    ['no token', 'investor', {}, {}],
    ['another page', 'investor', 'good', { 'sec-fetch-site': 'cross-site' }],
    ['another origin', 'investor', 'good', { origin: 'https://evil.example' }],
    ['an unknown provider', 'nope', 'good', {}],
  ])('refuses %s, and begins nothing', async (_, provider, given, headers) => {
    const browser = services.browser()
    const token = await browser.formToken()
    const fields = given === 'good' ? { csrfToken: token } : given
    const response = await browser.post(`/api/auth/signin/${provider}`, { ...fields, json: 'true' }, headers)
    expect([response.status, JSON.parse(response.body)]).toEqual([
      200,
      { url: `${origin}/api/auth/signin?csrf=true` },
    ])
    expect(browser.cookies.has('signin-3000')).toBe(false)
  })
})

// P-131
describe('POST signout', () => {
  it('without a token is 400 with the exact text', async () => {
    const response = await services.browser().post('/api/auth/signout', { json: 'true' })
    expect([response.status, response.body]).toEqual([400, 'Could not fetch CSRF Token for signing out'])
  })

  it('with a wrong token signs nobody out', async () => {
    const browser = services.browser()
    await browser.signIn('investor')
    const response = await browser.post('/api/auth/signout', { csrfToken: 'bad', json: 'true' })
    expect([response.status, JSON.parse(response.body)]).toEqual([
      200,
      { url: `${origin}/api/auth/signout?csrf=true` },
    ])
    expect(await browser.session()).toHaveProperty('user')
  })

  it('ends the session for good: its cookie is refused when it is sent again', async () => {
    const browser = services.browser()
    await browser.signIn('investor')
    const cookie = browser.cookies.get('session-3000') ?? ''
    const fields = { csrfToken: await browser.formToken(), json: 'true', callbackUrl: '/fonds' }
    const response = await browser.post('/api/auth/signout', fields)
    expect(JSON.parse(response.body)).toEqual({ url: `${origin}/fonds` })
    expect(browser.cookies.has('session-3000')).toBe(false)
    browser.cookies.set('session-3000', cookie)
    expect(await browser.session()).toEqual({})
  })

  // P-122
  it('leads a plain form to the logout of the matching client', async () => {
    const browser = services.browser()
    services.provider.account = { subject: 'partner-1', role: 'partner_user', emailVerified: true }
    await browser.signIn('partner')
    const response = await browser.post('/api/auth/signout', { csrfToken: await browser.formToken() })
    const url = new URL(locationOf(response))
    expect(response.status).toBe(303)
    expect(url.origin + url.pathname).toBe(`${services.provider.url}/v2/logout`)
    expect(Object.fromEntries(url.searchParams)).toEqual({ client_id: 'portal-partner', returnTo: origin })
  })

  // P-133
  it('comes back from the provider in the language of the page', async () => {
    const browser = services.browser()
    await browser.signIn('investor')
    const fields = { csrfToken: await browser.formToken(), callbackUrl: '/en' }
    const location = new URL(locationOf(await browser.post('/api/auth/signout', fields)))
    expect(location.searchParams.get('returnTo')).toBe(`${origin}/en`)
  })

  it('answers without a session too', async () => {
    const browser = services.browser()
    const fields = { csrfToken: await browser.formToken(), json: 'true', callbackUrl: '/en/funds' }
    const response = await browser.post('/api/auth/signout', fields)
    expect(JSON.parse(response.body)).toEqual({ url: `${origin}/en/funds` })
  })
})

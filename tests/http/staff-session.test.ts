import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type BrowserJar, createBrowserJar, locationOf } from '../support/browser-jar.ts'
import {
  type ContentBehaviour,
  type FakeContentUsers,
  startFakeContentUsers,
} from '../support/fake-content-users.ts'
import { logLine, type PortalProcess, startPortal } from '../support/portal-process.ts'

const origin = 'http://localhost:3000'
const login = `${origin}/connexion/equipe`
const cookie = 'editor-3000'
const ownPage = { 'sec-fetch-site': 'same-origin' }

let content: FakeContentUsers
let portal: PortalProcess
let account = 0
beforeAll(async () => {
  content = await startFakeContentUsers()
  portal = await startPortal({
    CONTENT_API_URL: content.url,
    CONTENT_TOKEN_COOKIE: 'editor',
    CONTENT_TOKEN_COOKIE_S: '3600',
    CONTENT_API_TOKEN: 'the-fallback-token',
    CONTENT_PROVIDERS: 'sso',
    SESSION_SECRETS: 'a secret of the tests with thirty-two characters or more',
  })
})
afterAll(async () => {
  await portal.stop()
  await content.stop()
})
beforeEach(() => {
  content.calls.length = 0
  content.role = 'Staff'
  content.behaviour = 'healthy'
  content.userBehaviour = undefined
  account += 1
})

/** Each test signs in by a name of its own, so that none meets the limit of another. */
async function signIn(browser: BrowserJar, password = 'good') {
  const csrfToken = await browser.formToken()
  const email = `ann-${account}@sandbox.example`
  return browser.post('/api/auth/callback/staff', { csrfToken, email, password, callbackUrl: '/fonds' })
}

async function signedIn(): Promise<BrowserJar> {
  const browser = createBrowserJar(portal)
  expect(locationOf(await signIn(browser))).toBe(`${origin}/fonds`)
  return browser
}

const setCookies = (headers: Record<string, unknown>) => String(headers['set-cookie'] ?? '')

describe('a member of staff', () => {
  // P-142
  it('holds the token in a sealed cookie of the configured name and age, and is known by it', async () => {
    const browser = createBrowserJar(portal)
    const { headers } = await signIn(browser)
    expect(setCookies(headers)).toMatch(/editor-3000=[\w-]+; HttpOnly; Max-Age=3600; Path=\/; SameSite=Lax/)
    expect(setCookies(headers)).not.toContain('jwt-1')
    expect(await browser.session()).toMatchObject({ provider: 'staff', user: { name: 'ann', role: 'staff' } })
    expect(content.calls).toEqual([
      'POST /api/auth/local',
      'GET /api/users/me?populate=role jwt-1',
      'GET /api/users/me?populate=role jwt-1',
    ])
  })

  // P-756
  it('is named to the content backend as every other form reads an address', async () => {
    const browser = createBrowserJar(portal)
    const csrfToken = await browser.formToken()
    const email = `\u00a0\u202eann-${account}\uff20B\u00fccher.example\u200b`
    await browser.post('/api/auth/callback/staff', { csrfToken, email, password: 'good' })
    expect(content.identifier).toBe(`ann-${account}@xn--bcher-kva.example`)
  })

  it('is asked about with their own token or not at all', async () => {
    const browser = createBrowserJar(portal)
    browser.cookies.set(cookie, '')
    expect(await browser.session()).toEqual({})
    browser.cookies.set(cookie, 'jwt-1')
    expect(await browser.session()).toEqual({})
    expect(content.calls).toEqual([])
  })

  // P-141
  it('is nobody without one of the roles', async () => {
    content.role = 'Authenticated'
    const browser = createBrowserJar(portal)
    expect(locationOf(await signIn(browser))).toBe(`${login}?error=not_staff&callbackUrl=%2Ffonds`)
    expect(await browser.session()).toEqual({})
  })

  it('loses the token when the role is taken away', async () => {
    const browser = await signedIn()
    content.role = 'Authenticated'
    const page = await browser.get('/connexion')
    expect(page.status).toBe(200)
    expect(browser.cookies.has(cookie)).toBe(false)
  })

  it('loses the token with a sign-in that fails', async () => {
    const browser = await signedIn()
    expect(locationOf(await signIn(browser, 'bad'))).toBe(`${login}?error=credentials&callbackUrl=%2Ffonds`)
    expect(browser.cookies.has(cookie)).toBe(false)
  })
})

const faults: readonly (readonly [ContentBehaviour, error: string])[] = [
  ['down', 'unavailable'],
  ['silent', 'unavailable'],
  ['nonsense', 'unavailable'],
  ['bodiless', 'unavailable'],
  ['older', 'credentials'],
]

describe.each(faults)('while the content backend is %s', (behaviour, error) => {
  it('a sign-in ends on the login page, which says so', async () => {
    content.behaviour = behaviour
    const browser = createBrowserJar(portal)
    const response = await signIn(browser, 'bad')
    expect([response.status, locationOf(response)]).toEqual([
      303,
      `${login}?error=${error}&callbackUrl=%2Ffonds`,
    ])
    expect(browser.cookies.has(cookie)).toBe(false)
    await logLine(portal, { msg: 'content backend error' })
  }, 20_000)

  it('a user who cannot be loaded is signed out, on a page that works', async () => {
    const browser = await signedIn()
    content.userBehaviour = behaviour === 'older' ? 'bodiless' : behaviour
    const page = await browser.get('/en/login/team')
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(browser.cookies.has(cookie)).toBe(false)
  }, 20_000)
})

describe('a provider of the content backend', () => {
  const begin = (browser: BrowserJar, callbackUrl = '%2Ffonds') =>
    portal.ask(`/api/auth/connect/sso?callbackUrl=${callbackUrl}&locale=en`, {
      headers: { ...ownPage, cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; ') },
    })

  async function begun(browser = createBrowserJar(portal), callbackUrl = '%2Ffonds'): Promise<BrowserJar> {
    const { headers } = await begin(browser, callbackUrl)
    expect(headers.location).toBe(`${content.url}/api/connect/sso`)
    const [, value = ''] = /connect-3000=([^;]+)/.exec(setCookies(headers)) ?? []
    browser.cookies.set('connect-3000', value)
    return browser
  }

  it('signs staff in by its response, once, and leads back', async () => {
    const browser = await begun()
    expect(locationOf(await browser.get('/api/auth/callback/sso?access_token=access-1'))).toBe(
      `${origin}/fonds`,
    )
    expect(await browser.session()).toMatchObject({ provider: 'staff' })
    browser.cookies.delete(cookie)
    const again = await browser.get('/api/auth/callback/sso?access_token=access-1')
    expect(locationOf(again)).toBe(`${login}?error=signin_expired`)
  })

  // P-803
  it('ends where each of two tabs wanted to go, and never as expired for who is signed in', async () => {
    const browser = await begun(await begun(), '%2Fen%2Ffunds')
    const finish = async () => locationOf(await browser.get('/api/auth/callback/sso?access_token=access-1'))
    expect([await finish(), await finish()]).toEqual([`${origin}/en/funds`, `${origin}/fonds`])
    expect(await finish()).toBe(`${origin}/espace-equipe`)
  })

  it('is not believed in a browser that did not begin', async () => {
    const response = await createBrowserJar(portal).get('/api/auth/callback/sso?access_token=access-1')
    expect(locationOf(response)).toBe(`${login}?error=signin_expired`)
    expect(content.calls).toEqual([])
  })

  it('may not be begun from elsewhere, nor be one that is not configured', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' }
    const response = await portal.ask('/api/auth/connect/sso', { headers })
    expect([locationOf(response), setCookies(response.headers)]).toEqual([login, ''])
    expect((await portal.ask('/api/auth/connect/other', { headers: ownPage })).status).toBe(400)
  })

  it('that refuses ends on the login page of the language', async () => {
    const refused = await (await begun()).get('/api/auth/callback/sso?error=oauth_error')
    expect(locationOf(refused)).toBe(`${origin}/en/login/team?error=access_denied&callbackUrl=%2Ffonds`)
    const wrong = await (await begun()).get('/api/auth/callback/sso?access_token=other')
    expect(locationOf(wrong)).toBe(`${origin}/en/login/team?error=access_denied&callbackUrl=%2Ffonds`)
  })
})

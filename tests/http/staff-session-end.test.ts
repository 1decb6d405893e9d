import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { staffCookieUntil } from '../support/aged-staff-cookie.ts'
import { type BrowserJar, createBrowserJar, locationOf } from '../support/browser-jar.ts'
import { type FakeContentUsers, startFakeContentUsers } from '../support/fake-content-users.ts'
import { type PortalProcess, startPortal } from '../support/portal-process.ts'

const cookie = 'content_token-3000'
const secret = 'a secret of the tests with thirty-two characters or more'
const form = '/en/team-space/password'

let content: FakeContentUsers
let portal: PortalProcess
beforeAll(async () => {
  content = await startFakeContentUsers()
  portal = await startPortal({ CONTENT_API_URL: content.url, SESSION_SECRETS: secret })
})
afterAll(async () => {
  await portal.stop()
  await content.stop()
})
beforeEach(() => {
  content.calls.length = 0
})

async function signedIn(): Promise<BrowserJar> {
  const browser = createBrowserJar(portal)
  const fields = { csrfToken: await browser.formToken(), email: 'ann@sandbox.example', password: 'good' }
  await browser.post('/api/auth/callback/staff', fields)
  return browser
}

function endAfter(browser: BrowserJar, ms: number): void {
  browser.cookies.set(cookie, staffCookieUntil(browser.cookies.get(cookie), secret, Date.now() + ms))
}

const leftOf = async (browser: BrowserJar) => JSON.parse((await browser.get('/api/auth/session')).body).left

describe('the end of a sign-in of the staff', () => {
  it('is told: twelve hours after the sign-in, whatever is done meanwhile', async () => {
    const browser = await signedIn()
    const { idleS, absoluteS } = await leftOf(browser)
    expect(idleS).toBeNull()
    expect(absoluteS).toBeGreaterThan(43_000)
    endAfter(browser, 100_000)
    expect((await browser.get(form)).status).toBe(200)
    await browser.post('/api/auth/session', { csrfToken: await browser.formToken() })
    expect((await leftOf(browser)).absoluteS).toBeLessThanOrEqual(100)
  })

  it('is not put off by a change of the password that is refused', async () => {
    const browser = await signedIn()
    endAfter(browser, 100_000)
    const typed = { currentPassword: 'bad', password: 'Correct-1', confirmation: 'Correct-1' }
    const csrfToken = await browser.formToken()
    const ownPage = { 'sec-fetch-site': 'same-origin' }
    const fields = { returnPath: form, csrfToken, ...typed }
    const { headers } = await browser.post('/api/staff/password', fields, ownPage)
    const [, maxAgeS] = /content_token-3000=[^;]+;.*?Max-Age=(\d+)/.exec(String(headers['set-cookie'])) ?? []
    expect(Number(maxAgeS)).toBeLessThanOrEqual(100)
    expect((await leftOf(browser)).absoluteS).toBeLessThanOrEqual(100)
  })

  it('leads to the login page, and makes the cookie worth nothing where it is still held', async () => {
    const browser = await signedIn()
    endAfter(browser, -1)
    content.calls.length = 0
    const held = browser.cookies.get(cookie) ?? ''
    expect(locationOf(await browser.get('/espace-equipe'))).toBe(
      '/connexion/equipe?callbackUrl=%2Fespace-equipe',
    )
    browser.cookies.set(cookie, held)
    expect(await browser.session()).toEqual({})
    expect(browser.cookies.has(cookie)).toBe(false)
    expect(content.calls).toEqual([])
  })
})

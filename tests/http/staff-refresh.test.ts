import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type BrowserJar, createBrowserJar } from '../support/browser-jar.ts'
import { type FakeContentUsers, startFakeContentUsers } from '../support/fake-content-users.ts'
import { type PortalProcess, startPortal } from '../support/portal-process.ts'

/** Within this of its end an access token is replaced, so that each request replaces one that lives this long. */
const shortLivesS = 30
const longLivesS = 600

let content: FakeContentUsers
let portal: PortalProcess
beforeAll(async () => {
  content = await startFakeContentUsers()
  portal = await startPortal({ CONTENT_API_URL: content.url })
})
afterAll(async () => {
  await portal.stop()
  await content.stop()
})
beforeEach(() => {
  content.calls.length = 0
})

async function signedIn(livesS: number): Promise<BrowserJar> {
  content.accessLivesS = livesS
  const browser = createBrowserJar(portal)
  const fields = { csrfToken: await browser.formToken(), email: 'ann@sandbox.example', password: 'good' }
  await browser.post('/api/auth/callback/staff', fields)
  return browser
}

const refreshes = () => content.calls.filter((call) => call.startsWith('POST /api/auth/refresh')).length

// P-142
describe('staff of a content backend in refresh mode', () => {
  it('stay signed in after the end of their first access token, which the browser still holds', async () => {
    const browser = await signedIn(shortLivesS)
    content.accessLivesS = longLivesS
    const before = browser.cookies.get('content_token-3000')
    for (let look = 0; look < 3; look += 1)
      expect(await browser.session()).toMatchObject({ provider: 'staff' })
    expect(refreshes()).toBe(1)
    expect(browser.cookies.get('content_token-3000')).toBe(before)
    const { left } = JSON.parse((await browser.get('/api/auth/session')).body)
    expect(left.absoluteS).toBeGreaterThan(43_000)
  })

  it('use each refresh token once, however many requests come at a time', async () => {
    const browser = await signedIn(shortLivesS)
    content.accessLivesS = longLivesS
    const answers = await Promise.all(Array.from({ length: 12 }, () => browser.session()))
    for (const response of answers) expect(response).toMatchObject({ provider: 'staff' })
    expect(refreshes()).toBe(1)
  })

  it('are not refreshed while the access token is young, and are logged out at the backend at sign-out', async () => {
    const browser = await signedIn(longLivesS)
    await browser.session()
    expect(refreshes()).toBe(0)
    const csrfToken = await browser.formToken()
    await browser.post('/api/auth/signout', { csrfToken, json: 'true' })
    expect(content.calls.some((call) => call.startsWith('POST /api/auth/logout '))).toBe(true)
    expect(await browser.session()).toEqual({})
  })

  it('are signed out once the backend refuses the refresh token', async () => {
    const [older, newer] = [await signedIn(shortLivesS), await signedIn(shortLivesS)]
    // The backend of this test keeps one sign-in alone.
    expect(await older.session()).toEqual({})
    expect(await newer.session()).toMatchObject({ provider: 'staff' })
  })
})

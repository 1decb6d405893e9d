import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AuthServices, startAuthServices } from '../support/auth-services.ts'
import { locationOf } from '../support/browser-jar.ts'

const origin = 'http://localhost:3000'
const refused = `${origin}/connexion?error=not_reauthenticated`

let services: AuthServices
beforeAll(async () => {
  services = await startAuthServices()
})
afterAll(() => services.stop())
beforeEach(() => services.reset())

type Browser = ReturnType<AuthServices['browser']>

/** The session ends by itself: what the browser holds leads to none any more. */
const endByItself = (browser: Browser) => browser.cookies.delete('session-3000')
/** The provider knows the browser from a while ago, and is not asked for the password. */
const rememberedByProvider = () => {
  services.provider.faults = { claims: { auth_time: Math.floor(Date.now() / 1000) - 600 } }
}
const promptOf = async (browser: Browser) => {
  await browser.beginSignIn('investor')
  return services.provider.lastAuthorization?.get('prompt')
}

/** As a form without scripts, and as a page with them. */
const waysToSignOut: readonly Readonly<Record<string, string>>[] = [{}, { json: 'true' }]

// P-834
describe('after a session has ended by itself', () => {
  it('a sign-in that began before opens nothing without the password', async () => {
    const browser = services.browser()
    await browser.signIn('investor')
    rememberedByProvider()
    const begun = await browser.beginSignIn('investor', '/en/my-account')
    endByItself(browser)
    expect(locationOf(await browser.get(begun))).toContain('error=not_reauthenticated')
    expect(await browser.session()).toEqual({})
  })

  it('so it is if the browser’s first session began and ended while another tab was signing in', async () => {
    const browser = services.browser()
    rememberedByProvider()
    const begun = await browser.beginSignIn('investor')
    expect(locationOf(await browser.signIn('investor'))).toBe(`${origin}/`)
    endByItself(browser)
    expect(locationOf(await browser.get(begun))).toBe(refused)
  })

  it('a sign-in that began before and in which the password was given goes on', async () => {
    const browser = services.browser()
    await browser.signIn('investor')
    const begun = await browser.beginSignIn('investor', '/en/contact')
    endByItself(browser)
    expect(locationOf(await browser.get(begun))).toBe(`${origin}/en/contact`)
  })

  it('tabs of an open session sign in as the provider decides', async () => {
    const browser = services.browser()
    rememberedByProvider()
    const [first, second] = [await browser.beginSignIn('investor'), await browser.beginSignIn('investor')]
    expect(locationOf(await browser.get(first))).toBe(`${origin}/`)
    expect(locationOf(await browser.get(second))).toBe(`${origin}/`)
  })

  it('a sign-out that comes too late to reach the provider leaves the password to be asked for', async () => {
    for (const further of waysToSignOut) {
      const browser = services.browser()
      await browser.signIn('investor')
      endByItself(browser)
      await browser.post('/api/auth/signout', { csrfToken: await browser.formToken(), ...further })
      expect(await promptOf(browser)).toBe('login')
    }
  })

  it('a sign-out in time is one, with scripts and without', async () => {
    for (const further of waysToSignOut) {
      const browser = services.browser()
      await browser.signIn('investor')
      await browser.post('/api/auth/signout', { csrfToken: await browser.formToken(), ...further })
      expect(await promptOf(browser)).toBeNull()
    }
  })
})

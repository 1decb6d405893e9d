import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ageTokens } from '../support/aged-session.ts'
import { type AuthServices, startAuthServices } from '../support/auth-services.ts'
import { createBrowserJar, locationOf } from '../support/browser-jar.ts'
import { partnerWith, samplePartner } from '../support/fake-users-api.ts'
import { logLine, startPortal } from '../support/portal-process.ts'

const origin = 'http://localhost:3000'
const data = mkdtempSync(join(tmpdir(), 'session-data-'))

let services: AuthServices
beforeAll(async () => {
  services = await startAuthServices({ DATA_DIR: data })
})
afterAll(async () => {
  await services.stop()
  rmSync(data, { recursive: true })
})
beforeEach(() => services.reset())

const refreshes = () => services.provider.tokenCalls.filter((grant) => grant === 'refresh_token').length

/** Signs in, and makes the session's tokens as old as they may become. */
async function signedInLongAgo() {
  const browser = services.browser()
  await browser.signIn('investor')
  await ageTokens(browser.cookies, data, services.environment.SESSION_SECRETS ?? '')
  return browser
}

// P-128
describe('the tokens of a session', () => {
  it('are replaced once for two hundred requests of two processes', async () => {
    const browser = await signedInLongAgo()
    const second = await startPortal({ ...services.environment, DATA_DIR: data })
    const other = createBrowserJar(second)
    for (const [name, value] of browser.cookies) other.cookies.set(name, value)
    const before = refreshes()
    const asked = Array.from({ length: 200 }, (_, index) => (index % 2 ? other : browser).session())
    for (const session of await Promise.all(asked)) expect(session).toHaveProperty('user')
    expect(refreshes() - before).toBe(1)
    await second.stop()
  })

  it('end the session when the provider refuses them, and the cookie with it', async () => {
    const browser = await signedInLongAgo()
    services.provider.revokeAll()
    expect(await browser.session()).toEqual({})
    expect(browser.cookies.has('session-3000')).toBe(false)
  })

  it('last on while the provider is away', async () => {
    const browser = await signedInLongAgo()
    services.provider.faults = { token: 'fails' }
    expect(await browser.session()).toHaveProperty('user')
  })

  it('are asked for again when a response was lost, and a provider that takes this for a theft ends the session', async () => {
    const browser = await signedInLongAgo()
    services.provider.faults = { token: 'loses_answer' }
    expect(await browser.session()).toHaveProperty('user')
    services.provider.faults = {}
    await vi.waitFor(async () => expect(await browser.session()).toEqual({}), {
      timeout: 20_000,
      interval: 200,
    })
    await logLine(services.portal, { msg: 'security', event: 'session_ended', code: 'refresh_refused' })
  }, 30_000)

  // P-129
  it('that have ended while the provider is away sign nobody out: pages that need them say 503', async () => {
    const browser = services.browser()
    await browser.signIn('investor')
    const ended = { accessEndsAtMs: 0 }
    await ageTokens(browser.cookies, data, services.environment.SESSION_SECRETS ?? '', ended)
    services.provider.faults = { token: 'fails' }
    expect(await browser.session()).toHaveProperty('user')
    const page = await browser.get('/en/my-account/documents')
    expect([page.status, Number(page.headers['retry-after']) > 0]).toEqual([503, true])
    expect(page.body).toContain('<html lang="en-GB"')
    const call = await browser.get('/documents/doc-1')
    expect(call.status).not.toBe(302)
    expect(browser.cookies.has('session-3000')).toBe(true)
  })

  // P-136
  it('tell an unknown user, who then can only sign out, from an outage', async () => {
    const [browser, gone] = [await signedInLongAgo(), await signedInLongAgo()]
    services.usersApi.behaviour = 'down'
    expect(await browser.session()).not.toHaveProperty('error')
    services.usersApi.behaviour = 'healthy'
    services.usersApi.users.clear()
    expect(await gone.session()).toMatchObject({ error: 'user_not_found', provider: 'investor' })
  })
})

describe('a change of rights', () => {
  const promote = () => {
    const user = services.usersApi.users.get('investor-1')
    if (user) services.usersApi.users.set('investor-1', { ...user, rights: ['funds:read'] })
  }

  it.each([
    ['a call of the browser', '/api/auth/session'],
    ['a page', '/mon-compte'],
  ])('that the refresh brings gives the session a new id, told by %s', async (_, target) => {
    const browser = await signedInLongAgo()
    const before = browser.cookies.get('session-3000') ?? ''
    promote()
    await browser.get(target)
    const after = browser.cookies.get('session-3000') ?? ''
    expect(after).not.toBe(before)
    expect(await browser.session()).toMatchObject({ user: { rights: ['funds:read'] } })
    expect(browser.cookies.get('session-3000')).toBe(after)
    // A request of another tab, sent with the old id, still finds the session and receives the new id.
    const tab = services.browser()
    tab.cookies.set('session-3000', before)
    expect(await tab.session()).toHaveProperty('user')
    expect(tab.cookies.get('session-3000')).not.toBe(before)
  })

  it('that a look-up brings does so too, and no change keeps the id', async () => {
    const browser = services.browser()
    await browser.signIn('investor')
    const before = browser.cookies.get('session-3000')
    await browser.post('/api/auth/session', { csrfToken: await browser.formToken() })
    expect(browser.cookies.get('session-3000')).toBe(before)
    promote()
    await browser.post('/api/auth/session', { csrfToken: await browser.formToken() })
    expect(browser.cookies.get('session-3000')).not.toBe(before)
    expect(await browser.session()).toHaveProperty('user')
  })
})

describe('a session', () => {
  // P-124
  it('survives a restart of the portal, and its end does too', async () => {
    const [kept, ended] = [services.browser(), services.browser()]
    await kept.signIn('investor')
    await ended.signIn('investor')
    const cookie = ended.cookies.get('session-3000') ?? ''
    await ended.post('/api/auth/signout', { csrfToken: await ended.formToken(), json: 'true' })
    const again = await startPortal({ ...services.environment, DATA_DIR: data })
    const browser = createBrowserJar(again)
    browser.cookies.set('session-3000', kept.cookies.get('session-3000') ?? '')
    expect(await browser.session()).toHaveProperty('user')
    browser.cookies.set('session-3000', cookie)
    expect(await browser.session()).toEqual({})
    await again.stop()
  })
})

describe('guards', () => {
  it.each([
    ['/mon-compte?x=1', '/connexion?callbackUrl=%2Fmon-compte%3Fx%3D1'],
    ['/en/my-account', '/en/login?callbackUrl=%2Fen%2Fmy-account'],
  ])('%s leads a visitor without a session to the login page of the language', async (target, location) => {
    const response = await services.browser().get(target)
    expect([response.status, locationOf(response)]).toEqual([302, location])
  })

  it.each([
    ['/connexion', '/'],
    ['/en/login', '/en'],
    ['/auth/redirect-to-login', '/'],
    ['/auth/investor/redirect-to-login', '/'],
  ])('%s leads home who is signed in', async (target, home) => {
    const browser = services.browser()
    await browser.signIn('investor')
    const response = await browser.get(target)
    expect([response.status, locationOf(response)]).toEqual([302, home])
  })

  // P-140
  it('keep pages of a session out of every cache, and the session out of pages for all', async () => {
    const browser = services.browser()
    await browser.signIn('investor')
    const own = await browser.get('/mon-compte')
    expect(own.headers['cache-control']).toBe('no-store')
    expect(own.body).toContain('Aubrelin')
    expect(own.body).not.toMatch(/access-investor-1/)
    expect(own.headers['content-security-policy']).toContain(`form-action 'self' ${services.provider.url}`)
    const everybody = await services.browser().get('/')
    expect(everybody.body).not.toMatch(/Aubrelin|csrfToken|signout/)
  })
})

describe('the choice of a child partner', () => {
  const signInPartner = async (...children: string[]) => {
    services.usersApi.users.set('partner-1', samplePartner('partner-1', partnerWith(...children)))
    services.provider.account = { subject: 'partner-1', role: 'partner_user', emailVerified: true }
    const browser = services.browser()
    await browser.signIn('partner')
    return browser
  }

  it('is forced on account pages, and leads back under a new session id', async () => {
    const browser = await signInPartner('2', '3')
    const forced = await browser.get('/en/my-account')
    expect(locationOf(forced)).toBe('/en/partner/choose-team?callbackUrl=%2Fen%2Fmy-account')
    expect((await browser.get('/en/partner/choose-team')).status).toBe(200)
    const before = browser.cookies.get('session-3000')
    const fields = { csrfToken: await browser.formToken(), partner: '3', callbackUrl: '/en/my-account' }
    const chosen = await browser.post('/api/account/acting-for', fields)
    expect([chosen.status, locationOf(chosen)]).toEqual([303, `${origin}/en/my-account`])
    expect(browser.cookies.get('session-3000')).not.toBe(before)
    expect((await browser.get('/en/my-account')).status).toBe(200)
    expect(locationOf(await browser.get('/partenaire/choisir-son-equipe'))).toBe('/')
  })

  it.each([
    ['a partner that is not a child', { partner: '9' }, 'You may not act for this partner.'],
    ['no partner', {}, 'You may not act for this partner.'],
    ['no token', { partner: '3', csrfToken: 'bad' }, 'The form has expired.'],
  ])('refuses %s, and the page says so once', async (_, wrong, texts) => {
    const browser = await signInPartner('2', '3')
    const here = '/en/partner/choose-team'
    const fields = { csrfToken: await browser.formToken(), callbackUrl: here, ...wrong }
    const refused = await browser.post('/api/account/acting-for', fields)
    expect(locationOf(refused)).toBe(`${origin}${here}`)
    expect(services.usersApi.users.get('partner-1')).toMatchObject({ id_partner: null })
    expect((await browser.get(here)).body).toContain(texts)
    expect((await browser.get(here)).body).not.toContain(texts)
  })

  it('says so when the product API is away, and changes nothing', async () => {
    const browser = await signInPartner('2', '3')
    const csrfToken = await browser.formToken()
    services.usersApi.behaviour = 'down'
    await browser.post('/api/account/acting-for', { csrfToken, partner: '3', callbackUrl: '/en' })
    const page = await browser.get(locationOf(await browser.get('/en')))
    expect(page.body).toContain('Your choice could not be saved.')
    expect([page.status, page.body.includes('name="partner"')]).toEqual([503, false])
  })

  it('shows a prompt to who is not signed in, and sends home who has nothing to choose', async () => {
    const response = await services.browser().get('/partenaire/choisir-son-equipe')
    expect(response.status).toBe(200)
    expect(response.body).toContain('Connectez-vous pour choisir votre équipe.')
    const browser = services.browser()
    await browser.signIn('investor')
    expect(locationOf(await browser.get('/partenaire/choisir-son-equipe'))).toBe('/')
  })
})

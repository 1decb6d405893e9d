import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AuthServices, startAuthServices } from '../support/auth-services.ts'
import { type BrowserJar, locationOf } from '../support/browser-jar.ts'

const english = '/en/my-account/notifications'
const french = '/mon-compte/notifications'
const readable = (html: string) =>
  html
    .replaceAll('&#x27;', "'")
    .replaceAll('<!-- -->', '')
    .replaceAll(/[\u00a0\u202f]/g, ' ')

async function signedIn(services: AuthServices): Promise<BrowserJar> {
  const browser = services.browser()
  await browser.signIn('investor')
  return browser
}

const mark = async (browser: BrowserJar, fields: Readonly<Record<string, string>>) =>
  browser.post(
    '/api/account/notifications/read',
    { returnPath: english, csrfToken: await browser.formToken(), ...fields },
    { accept: 'text/html', 'sec-fetch-site': 'same-origin' },
  )

/** Returns the link of "Notifications" in the account navigation. */
const entryOf = (html: string): string | undefined =>
  /<a (?:[^>]*\s)?href="([^"]+)"[^>]*>(?:(?!<\/a>).)*Notifications<\/a>/.exec(readable(html))?.[1]

describe('the notification centre', () => {
  let services: AuthServices
  beforeAll(async () => {
    services = await startAuthServices()
  })
  afterAll(() => services.stop())
  beforeEach(() => services.reset())

  const textOf = async (browser: BrowserJar, target: string) => readable((await browser.get(target)).body)

  // P-181
  it('tells of documents, values and sign-ins by day, in the page’s language, and is kept by nobody', async () => {
    const browser = await signedIn(services)
    const response = await browser.get(english)
    expect(response.headers['cache-control']).toContain('no-store')
    const text = readable(response.body)
    for (const part of [
      '3 unread notifications',
      '29 March 2026',
      'Refused sign-in attempt',
      '203.0.113.9',
      '20 March 2026',
      'New document: Rapport annuel',
      'href="/api/proxy/documents/doc-7/view"',
      'New net asset value: €121.50',
      'href="/en/funds/capital-un"',
    ])
      expect(text).toContain(part)
    const inFrench = await textOf(browser, french)
    for (const part of ['3 notifications non lues', '29 mars 2026', 'Essai de connexion refusé'])
      expect(inFrench).toContain(part)
  })

  it('is where the account’s navigation leads', async () => {
    const browser = await signedIn(services)
    expect(entryOf((await browser.get('/en/my-account')).body)).toBe(english)
    expect(entryOf((await browser.get('/mon-compte')).body)).toBe(french)
  })

  it('marks one as read, then all, and leads back to the same part of the list', async () => {
    const browser = await signedIn(services)
    const one = await mark(browser, {
      notification: 'document-7',
      until: '',
      category: 'documents',
      page: '2',
    })
    expect(locationOf(one)).toBe(`${english}?category=documents&page=2`)
    expect(await textOf(browser, english)).toContain('2 unread notifications')
    const all = await mark(browser, {
      notification: '',
      until: '2026-04-01T00:00:00Z',
      category: '',
      page: '',
    })
    expect(locationOf(all)).toBe(english)
    expect(await textOf(browser, english)).toContain('You have read everything.')
  })

  it('says in its place that one of somebody else’s could not be marked', async () => {
    const browser = await signedIn(services)
    const response = await mark(browser, { notification: 'signin-99', until: '', category: '', page: '' })
    expect(locationOf(response)).toBe(english)
    const text = await textOf(browser, english)
    expect(text).toContain('role="alert"')
    expect(text).toContain('3 unread notifications')
  })

  it('asks the product API for the sort and the page of its address alone', async () => {
    const browser = await signedIn(services)
    await browser.get(`${english}?category=security&page=3`)
    const asked = services.usersApi.calls.findLast((call) => call.includes('/notifications'))
    expect(asked).toContain('page=3')
    expect(asked).toContain('category=security')
    expect(locationOf(await browser.get(`${english}?category=gossip`))).toBe(english)
  })

  it('cannot be shown while the product API is away', async () => {
    const browser = await signedIn(services)
    services.usersApi.behaviour = 'down'
    expect((await browser.get(english)).status).toBe(503)
  })
})

describe('turned off', () => {
  let services: AuthServices
  beforeAll(async () => {
    services = await startAuthServices({ NOTIFICATION_CENTRE: 'false' })
  })
  afterAll(() => services.stop())
  beforeEach(() => services.reset())

  // P-171
  it('“Notifications” leads home as specified, and there is no page and no call', async () => {
    const browser = await signedIn(services)
    expect(entryOf((await browser.get('/en/my-account')).body)).toBe('/en')
    expect(entryOf((await browser.get('/mon-compte')).body)).toBe('/')
    expect((await browser.get(english)).status).toBe(404)
    await mark(browser, { notification: 'document-7', until: '', category: '', page: '' })
    expect(services.usersApi.calls.filter((call) => call.includes('/notifications'))).toEqual([])
  })
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { knownPlaces, writePlaceDatabase } from '../../src/server/testing/place-database.ts'
import { type AuthServices, startAuthServices } from '../support/auth-services.ts'
import { type BrowserJar, locationOf } from '../support/browser-jar.ts'

const page = '/en/my-account/history'

let folder: string
let services: AuthServices
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'places-'))
  const file = join(folder, 'places.mmdb')
  writeFileSync(file, writePlaceDatabase(knownPlaces))
  services = await startAuthServices({ GEO_DB: file })
})
afterAll(async () => {
  await services.stop()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => services.reset())

async function signedIn(): Promise<BrowserJar> {
  const browser = services.browser()
  await browser.signIn('investor')
  return browser
}

const readable = (html: string) =>
  html
    .replaceAll('&#x27;', "'")
    .replaceAll('<!-- -->', '')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
const textOf = async (browser: BrowserJar, target: string) => readable((await browser.get(target)).body)

const report = async (browser: BrowserJar, signIn: string) =>
  browser.post(
    '/api/account/report-sign-in',
    { returnPath: page, csrfToken: await browser.formToken(), signIn },
    { accept: 'text/html', 'sec-fetch-site': 'same-origin' },
  )

describe('the login history', () => {
  // P-179
  it('shows date, device, address and place, in the page’s language, failed tries too', async () => {
    const browser = await signedIn()
    const english = await textOf(browser, page)
    for (const text of ['29 Mar 2026 at 03:00', 'Chrome on Windows', '192.0.2.18', 'Geneva, Switzerland'])
      expect(english).toContain(text)
    for (const text of ['29 Mar 2026 at 00:30', 'Unrecognised browser', '203.0.113.9', 'unknown', 'Failed'])
      expect(english).toContain(text)
    const french = await textOf(browser, '/mon-compte/historique')
    expect(french).toContain('29/03/2026 à 03:00')
    expect(french).toContain('Genève, Suisse')
  })

  it('asks for the page of its address, and for the first one of any other', async () => {
    const browser = await signedIn()
    await browser.get(`${page}?page=3`)
    expect(services.usersApi.calls.at(-1)).toContain('page=3')
    expect(locationOf(await browser.get(`${page}?page=-1`))).toBe(page)
    await browser.get(page)
    expect(services.usersApi.calls.at(-1)).toContain('page=1')
  })

  // P-623
  it('says that what guests opened cannot be read, rather than nothing', async () => {
    const browser = await signedIn()
    const unread = 'What your guests opened cannot be shown at the moment.'
    expect(await textOf(browser, page)).not.toContain(unread)
    services.usersApi.broken.add('/auth/investor-users/guest-openings')
    const english = await textOf(browser, page)
    expect([english.includes(unread), english.includes('Chrome on Windows')]).toEqual([true, true])
    expect(await textOf(browser, '/mon-compte/historique')).toContain(
      'Les consultations de vos invités ne peuvent pas être affichées pour le moment.',
    )
  })

  it('cannot be shown while the product API is away', async () => {
    const browser = await signedIn()
    services.usersApi.behaviour = 'down'
    expect((await browser.get(page)).status).toBe(503)
  })
})

describe('“this was not me”', () => {
  it('ends all sessions, and the login page says what to do next', async () => {
    const [browser, other] = [await signedIn(), await signedIn()]
    const response = await report(browser, 'sgn-2')
    expect(locationOf(response)).toBe('/en/login?notice=sessions_ended')
    expect(await textOf(browser, locationOf(response))).toContain('All your sessions were closed')
    expect([await browser.session(), await other.session()]).toEqual([{}, {}])
  })

  it('of another’s or an unknown sign-in says so in its place, and the session goes on', async () => {
    const browser = await signedIn()
    expect(locationOf(await report(browser, 'sgn-9'))).toBe(page)
    expect(await textOf(browser, page)).toContain('role="alert"')
    expect(await browser.session()).toMatchObject({ provider: 'investor' })
  })
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ageTokens } from '../support/aged-session.ts'
import { type AuthServices, startAuthServices } from '../support/auth-services.ts'
import { type BrowserJar, createBrowserJar } from '../support/browser-jar.ts'
import { type FakeContentBackend, startFakeContentBackend } from '../support/fake-content-backend.ts'
import { type PortalProcess, startPortal } from '../support/portal-process.ts'
import { hasRedis, startRedis } from '../support/redis-server.ts'

const browsers = 8
const hookSecret = 'the secret of the hooks, of thirty-two characters'
const requestsEach = 25

type Place = {
  readonly environment: Readonly<Record<string, string>>
  readonly store: string
  clear(): Promise<void>
}

async function inOneFolder(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'processes-'))
  const clear = async () => rmSync(folder, { recursive: true })
  return { environment: { DATA_DIR: folder }, store: folder, clear }
}

async function inRedis(): Promise<Place> {
  const redis = await startRedis()
  return { environment: { REDIS_URL: redis.url }, store: redis.url, clear: redis.stop }
}

type Asked = Pick<PortalProcess, 'ask'>

/** Creates a plain load balancer: each request goes to the next process. */
function roundRobin(...portals: readonly [Asked, Asked]): Asked {
  let count = 0
  return {
    ask: (...question) => {
      count += 1
      return portals[count % 2 === 0 ? 0 : 1].ask(...question)
    },
  }
}

/** Describes the behaviour of two processes that share a store, whatever its kind. */
function describeProcesses(open: () => Promise<Place>): void {
  let place: Place
  let services: AuthServices
  let second: PortalProcess
  let content: FakeContentBackend
  beforeAll(async () => {
    place = await open()
    content = await startFakeContentBackend()
    content.pages.set('en about', { title: 'About' })
    services = await startAuthServices({
      ...place.environment,
      CONTENT_API_URL: content.url,
      HOOK_SECRET: hookSecret,
      TRUSTED_PROXIES: '127.0.0.1',
    })
    second = await startPortal({ ...services.environment, ...place.environment })
  })
  afterAll(async () => {
    await second.stop()
    await services.stop()
    await place.clear()
    await content.stop()
  })
  beforeEach(() => services.reset())

  const secret = () => services.environment.SESSION_SECRETS ?? ''
  const refreshes = () => services.provider.tokenCalls.filter((grant) => grant === 'refresh_token').length

  /** The same browser at the other process. */
  const atSecond = (browser: BrowserJar): BrowserJar => {
    const other = createBrowserJar(second)
    for (const [name, value] of browser.cookies) other.cookies.set(name, value)
    return other
  }

  /** Signed in by an account of their own, with tokens that have to be replaced. */
  async function signedInLongAgo(): Promise<BrowserJar> {
    const browser = services.browser()
    await browser.signIn('investor')
    await ageTokens(browser.cookies, place.store, secret())
    return browser
  }

  it('asks for tokens once a session for two hundred requests of eight sessions, and gives each its own', async () => {
    const signedIn: BrowserJar[] = []
    for (let index = 0; index < browsers; index += 1) {
      const subject = `investor-${index}`
      services.usersApi.users.set(subject, { ...services.sampleInvestor, id: subject })
      services.provider.account = { subject, role: 'investor', emailVerified: true }
      signedIn.push(await signedInLongAgo())
    }
    const before = refreshes()
    const asked = signedIn.flatMap((browser, index) =>
      Array.from({ length: requestsEach }, async (_, request) => {
        const { user } = await (request % 2 ? browser : atSecond(browser)).session()
        expect(user).toMatchObject({ id: `investor-${index}` })
      }),
    )
    await Promise.all(asked)
    expect(refreshes() - before).toBe(browsers)
  })

  // P-124
  it('signs in at one and out at the other', async () => {
    const browser = services.browser()
    await browser.signIn('investor')
    const other = atSecond(browser)
    expect(await other.session()).toHaveProperty('user')
    await other.post('/api/auth/signout', { csrfToken: await other.formToken(), json: 'true' })
    expect(await browser.session()).toEqual({})
  })

  it('goes on under the new id of one at the other, when rights have changed', async () => {
    const browser = await signedInLongAgo()
    const [other, before] = [atSecond(browser), browser.cookies.get('session-3000')]
    services.usersApi.users.set('investor-1', { ...services.sampleInvestor, rights: [] })
    expect(await browser.session()).toMatchObject({ user: { rights: [] } })
    expect(await other.session()).toMatchObject({ user: { rights: [] } })
    for (const { cookies } of [browser, other]) expect(cookies.get('session-3000')).not.toBe(before)
  })

  it('begins a sign-in at one and ends it at the other, once', async () => {
    const browser = services.browser()
    const target = await browser.beginSignIn('investor')
    const other = atSecond(browser)
    await other.get(target)
    expect(await other.session()).toHaveProperty('user')
    await browser.get(target)
    expect(await browser.session()).toEqual({})
  })

  it('signs in, refreshes and signs out behind a balancer that hands each request to the next process', async () => {
    const browser = createBrowserJar(roundRobin(services.portal, second))
    await browser.signIn('investor')
    for (let look = 0; look < 4; look += 1) expect(await browser.session()).toHaveProperty('user')
    await ageTokens(browser.cookies, place.store, secret())
    const before = refreshes()
    for (let look = 0; look < 4; look += 1) expect(await browser.session()).toHaveProperty('user')
    expect(refreshes() - before).toBe(1)
    await browser.post('/api/auth/signout', { csrfToken: await browser.formToken(), json: 'true' })
    for (let look = 0; look < 2; look += 1) expect(await browser.session()).toEqual({})
  })

  it('counts what a visitor sends at both together', async () => {
    const { ask } = roundRobin(services.portal, second)
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': '198.51.100.7' }
    const send = () =>
      ask('/api/account/send-email-verification/investor', { method: 'POST', body: 'email=none', headers })
    const statuses: number[] = []
    for (let tries = 0; tries < 31; tries += 1) statuses.push((await send()).status)
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 303), 429])
  })

  it('forgets a page at both when one is told that it changed', async () => {
    const cacheStatus = async ({ ask }: Asked) => (await ask('/en/about')).headers['cache-status']
    for (const portal of [services.portal, second]) {
      await cacheStatus(portal)
      expect(await cacheStatus(portal)).toBe('portal; hit')
    }
    const body = JSON.stringify({
      event: 'entry.publish',
      createdAt: '2026-01-01T10:00:00.000Z',
      model: 'page',
      uid: 'api::page.page',
      entry: { id: 1, documentId: 'page1', locale: 'en' },
    })
    const headers = { authorization: `Bearer ${hookSecret}`, 'content-type': 'application/json' }
    const told = await services.portal.ask('/api/hooks/content', { method: 'POST', body, headers })
    expect(told.status).toBe(200)
    expect(await cacheStatus(services.portal)).toContain('fwd=miss')
    await vi.waitFor(async () => expect(await cacheStatus(second)).toContain('fwd=miss'))
  })
}

describe('two processes on one session file', () => describeProcesses(inOneFolder))

describe.skipIf(!hasRedis)('two processes on one Redis (skipped where there is no redis-server)', () =>
  describeProcesses(inRedis),
)

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { freePorts } from '../../scripts/lib/ports.ts'
import { type AuthServices, startAuthServices } from '../support/auth-services.ts'
import type { BrowserJar } from '../support/browser-jar.ts'
import { logLine, startPortal } from '../support/portal-process.ts'
import { hasRedis, type RedisServer, startRedis } from '../support/redis-server.ts'
import { startSwitchingProxy } from '../support/switching-proxy.ts'

const page = { accept: 'text/html' }
const unknownSession = {
  '/en/contact': 'Your session cannot be checked at the moment',
  '/contact': 'Votre session ne peut pas être vérifiée pour le moment',
}
/** Time limit of a response: that of one call of the store, plus a margin for a busy machine. */
const inTimeMs = 6000

/** Runs a request, and fails the test when it takes longer than the store may make it wait. */
async function inTime<T>(asking: Promise<T>): Promise<T> {
  const beganAt = performance.now()
  const response = await asking
  expect(performance.now() - beganAt).toBeLessThan(inTimeMs)
  return response
}

/** Expects the behaviour for a signed-in user while the session store is unavailable. */
async function expectStoreAway({ portal }: AuthServices, browser: BrowserJar): Promise<void> {
  expect((await inTime(portal.ask('/api/health'))).status).toBe(200)
  const ready = await inTime(portal.ask('/api/health?ready'))
  expect([ready.status, JSON.parse(ready.body).sessionStore]).toEqual([503, 'down'])
  for (const target of ['/en/my-account/profile', '/mon-compte/profil', '/api/auth/session']) {
    const { status, headers } = await inTime(browser.get(target, page))
    expect([target, status, Number(headers['retry-after']) > 0]).toEqual([target, 503, true])
  }
  for (const [target, sentence] of Object.entries(unknownSession)) {
    const { status, body } = await inTime(browser.get(target, page))
    expect([status, body.includes(sentence)]).toEqual([200, true])
  }
  expect(browser.cookies.has('session-3000')).toBe(true)
}

/** Expects the store to be usable again: the same browser is still signed in. */
const expectBack = (browser: BrowserJar) =>
  vi.waitFor(async () => expect(await browser.session()).toHaveProperty('user'), {
    timeout: 15_000,
    interval: 200,
  })

describe.skipIf(!hasRedis)('a portal whose Redis fails (skipped where there is no redis-server)', () => {
  let redis: RedisServer
  let services: AuthServices
  beforeAll(async () => {
    redis = await startRedis()
    services = await startAuthServices({ REDIS_URL: redis.url })
  })
  afterAll(async () => {
    redis.signal('SIGCONT')
    await services.stop()
    await redis.stop()
  })
  beforeEach(() => services.reset())
  afterEach(() => redis.signal('SIGCONT'))

  // P-129
  it('answers everything in time while it is frozen, and goes on with the same sessions', async () => {
    const browser = services.browser()
    await browser.signIn('investor')
    redis.signal('SIGSTOP')
    await expectStoreAway(services, browser)
    redis.signal('SIGCONT')
    await expectBack(browser)
    const { status, body } = await browser.get('/en/contact', page)
    expect([status, body.includes(unknownSession['/en/contact'])]).toEqual([200, false])
  }, 60_000)

  // P-131
  it('removes the cookies at a sign-out that the store does not hear of, and says so in the log', async () => {
    const browser = services.browser()
    await browser.signIn('investor')
    const csrfToken = await browser.formToken()
    redis.signal('SIGSTOP')
    const { status } = await inTime(browser.post('/api/auth/signout', { csrfToken }))
    expect([status, browser.cookies.has('session-3000')]).toEqual([303, false])
    await logLine(services.portal, { event: 'signed_out', code: 'store_unavailable' })
    // The provider was not signed out of: it must not open the account again by itself.
    redis.signal('SIGCONT')
    await vi.waitFor(async () => expect((await browser.beginSignIn('investor')).length).toBeGreaterThan(0), {
      timeout: 15_000,
      interval: 200,
    })
    expect(services.provider.lastAuthorization?.get('prompt')).toBe('login')
  }, 30_000)

  it('begins no sign-in that it could not finish', async () => {
    const browser = services.browser()
    const csrfToken = await browser.formToken()
    redis.signal('SIGSTOP')
    const { status, headers } = await inTime(browser.post('/api/auth/signin/investor', { csrfToken }, page))
    expect([status, Number(headers['retry-after']) > 0]).toEqual([503, true])
  }, 30_000)
})

describe.skipIf(!hasRedis)('a portal whose Redis moves (skipped where there is no redis-server)', () => {
  it('starts without it, says so, and follows it to another server after a failover', async () => {
    const [port = 0] = await freePorts(1)
    const relay = await startSwitchingProxy(port)
    const services = await startAuthServices({ REDIS_URL: `redis://127.0.0.1:${relay.port}` })
    const browser = services.browser()
    try {
      await logLine(services.portal, { msg: 'redis is not usable', serves: 'sessions' })
      expect((await services.portal.ask('/api/health?ready')).status).toBe(503)
      const first = await startRedis(port)
      await vi.waitFor(
        async () => {
          await browser.signIn('investor')
          expect(browser.cookies.has('session-3000')).toBe(true)
        },
        { timeout: 15_000, interval: 200 },
      )
      await logLine(services.portal, { msg: 'redis is usable again', serves: 'sessions' })

      const second = await startRedis()
      await second.replicate(first.port)
      await vi.waitFor(async () => expect(await second.holds('portal:session:*')).toBe(true), 15_000)
      await second.promote()
      await first.replicate(second.port)
      relay.lead(second.port)
      await expectBack(browser)
      await vi.waitFor(
        async () => {
          const csrfToken = await browser.formToken()
          await browser.post('/api/auth/signout', { csrfToken, json: 'true' })
          expect((await services.portal.ask('/api/health?ready')).body).toContain('"sessionStore":"up"')
        },
        { timeout: 15_000, interval: 200 },
      )
      await Promise.all([first.stop(), second.stop()])
    } finally {
      await services.stop()
      await relay.stop()
    }
  }, 90_000)
})

describe('a portal whose session file another process has locked', () => {
  let folder: string
  let services: AuthServices
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'locked-'))
    services = await startAuthServices({ DATA_DIR: folder })
  })
  afterAll(async () => {
    await services.stop()
    rmSync(folder, { recursive: true })
  })

  it('responds with 503 after a bounded wait, and everything else at once', async () => {
    const browser = services.browser()
    await browser.signIn('investor')
    const csrfToken = await browser.formToken()
    const other = new DatabaseSync(join(folder, 'state.db'))
    other.exec('BEGIN IMMEDIATE')
    const signIns = Array.from({ length: 20 }, () =>
      browser.post('/api/auth/signin/investor', { csrfToken, json: 'true' }, page),
    )
    const waits: number[] = []
    const answered = Promise.all(signIns)
    let isAnswered = false
    answered.finally(() => {
      isAnswered = true
    })
    while (!isAnswered) {
      const beganAt = performance.now()
      expect((await services.portal.ask('/api/health')).status).toBe(200)
      waits.push(performance.now() - beganAt)
    }
    for (const { status, headers } of await answered)
      expect([status, Number(headers['retry-after']) > 0]).toEqual([503, true])
    // Each try would stop the event loop for as long as the lock lasts; a crowded machine may stop it once.
    expect(waits.filter((wait) => wait > 500).length).toBeLessThanOrEqual(1)
    expect(Math.max(...waits)).toBeLessThan(1500)
    // A reader does not wait for a writer.
    expect(await browser.session()).toHaveProperty('user')
    other.exec('ROLLBACK')
    other.close()
    expect((await browser.post('/api/auth/signin/investor', { csrfToken, json: 'true' })).status).toBe(200)
  }, 60_000)
})

describe('processes that start at once on a new folder', () => {
  it('all start, six at a time', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'new-folder-'))
    const starts = Array.from({ length: 6 }, () => startPortal({ DATA_DIR: folder }))
    const portals = await Promise.allSettled(starts)
    const started = portals.flatMap((portal) => (portal.status === 'fulfilled' ? [portal.value] : []))
    await Promise.all(started.map(({ stop }) => stop()))
    rmSync(folder, { recursive: true, force: true })
    expect(portals.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 'fulfilled'))
  }, 60_000)
})

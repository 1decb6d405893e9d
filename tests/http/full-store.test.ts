import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type AuthServices, startAuthServices } from '../support/auth-services.ts'
import { logLine } from '../support/portal-process.ts'
import { hasRedis, type RedisServer, startRedis } from '../support/redis-server.ts'

const page = { accept: 'text/html' }
const unlimited = ['maxmemory', '0'] as const

/** A Redis whose memory is full reads and removes, and stores nothing (`OOM`). */
describe.skipIf(!hasRedis)('a portal whose Redis is full (skipped where there is no redis-server)', () => {
  let redis: RedisServer
  let services: AuthServices
  beforeAll(async () => {
    redis = await startRedis()
    services = await startAuthServices({ REDIS_URL: redis.url, LOG_LEVEL: 'info' })
  })
  afterAll(async () => {
    await services.stop()
    await redis.stop()
  })
  afterEach(() => redis.configure(...unlimited))

  // P-811
  it('is not ready, answers no page by an error, and goes on with the same sessions', async () => {
    const browser = services.browser()
    await browser.signIn('investor')
    await redis.configure('maxmemory', '1')
    const ready = await services.portal.ask('/api/health?ready')
    expect([ready.status, JSON.parse(ready.body).sessionStore]).toEqual([503, 'down'])
    for (const target of ['/en/contact', '/mon-compte', '/en/my-account', '/api/auth/session']) {
      const { status, headers } = await browser.get(target, page)
      expect([target, [200, 503].includes(status)]).toEqual([target, true])
      if (status === 503) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    }
    await redis.configure(...unlimited)
    await vi.waitFor(async () => expect(await browser.session()).toHaveProperty('user'), 15_000)
    const again = await services.portal.ask('/api/health?ready')
    expect([again.status, JSON.parse(again.body).sessionStore]).toEqual([200, 'up'])
  }, 60_000)

  // P-811
  it('begins no sign-in that it could not finish, and lets everybody sign out', async () => {
    const [browser, stranger] = [services.browser(), services.browser()]
    await browser.signIn('investor')
    const [own, other] = [await browser.formToken(), await stranger.formToken()]
    await redis.configure('maxmemory', '1')
    const begun = await stranger.post('/api/auth/signin/investor', { csrfToken: other }, page)
    expect([begun.status, Number(begun.headers['retry-after']) > 0]).toEqual([503, true])
    const left = await browser.post('/api/auth/signout', { csrfToken: own })
    expect([left.status, browser.cookies.has('session-3000')]).toEqual([303, false])
    await logLine(services.portal, { event: 'signed_out' })
  }, 60_000)
})

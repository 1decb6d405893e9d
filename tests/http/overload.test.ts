import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import englishErrors from '../../i18n/en/errors/index.ts'
import { type FakeContentBackend, startFakeContentBackend } from '../support/fake-content-backend.ts'
import { type FakeProductApi, startFakeProductApi } from '../support/fake-product-api.ts'
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts'
import { type PortalProcess, startPortal } from '../support/portal-process.ts'
import { sharedServices } from '../support/shared-services.ts'

const most = 3

let productApi: FakeProductApi
let slow: FaultProxy
let content: FakeContentBackend
let portal: PortalProcess
beforeAll(async () => {
  productApi = await startFakeProductApi('healthy')
  slow = await startFaultProxy(productApi.url)
  content = await startFakeContentBackend()
  portal = await startPortal({
    PRODUCT_API_URL: slow.url,
    CONTENT_API_URL: content.url,
    OVERLOAD_IN_FLIGHT: String(most),
  })
})
afterAll(async () => {
  await portal.stop()
  await slow.stop()
  await Promise.all([productApi.stop(), content.stop()])
})

describe('more requests than a portal takes on while a backend is slow', () => {
  it('are told at once to come back, in their language; cached pages and the balancer go on, and all does after it', async () => {
    expect((await portal.ask('/fonds')).status).toBe(200)
    slow.fault = 'stall'
    const before = slow.met
    // Each is another page, since requests for the same page wait for the same render.
    const waiting = Array.from({ length: most }, (_, index) => portal.ask(`/fonds?q=slow${index}`))
    await vi.waitFor(() => expect(slow.met - before).toBeGreaterThanOrEqual(most))
    const shed = await portal.ask('/en/funds/capital-one')
    expect([shed.status, shed.headers['retry-after']]).toEqual([503, '5'])
    expect(shed.body).toContain('<html lang="en-GB">')
    expect(shed.body).toContain(englishErrors.advice.unavailable)
    const large = { method: 'POST', body: 'a'.repeat(20_000_000) }
    expect((await portal.ask('/api/forms/contact', large)).status).toBe(503)
    expect(slow.met - before).toBe(most)
    expect((await portal.ask('/fonds')).headers['cache-status']).toContain('hit')
    expect((await portal.ask('/api/health')).status).toBe(200)
    slow.fault = undefined
    const answers = await Promise.all(waiting)
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503))
    expect((await portal.ask('/en/funds/capital-one')).status).toBe(200)
  }, 30_000)
})

/** Turns on, with the first SIGUSR2, and off, with the second, work that blocks the event loop for 1.5 s at a time. */
const blocker = `
let timer
const block = () => { const end = performance.now() + 1500; while (performance.now() < end); }
process.on('SIGUSR2', () => {
  clearInterval(timer)
  timer = timer === undefined ? setInterval(block, 1) : undefined
})`

describe('a process that is behind with its work', () => {
  it('renders no page that is not cached, and serves those that are', async () => {
    const { sandboxUrl } = await sharedServices()
    const late = await startPortal({
      PRODUCT_API_URL: productApi.url,
      // With its menu and footer, a page is cached for a minute and not for five seconds.
      CONTENT_API_URL: `${sandboxUrl}/content`,
      OVERLOAD_DELAY_MS: '700',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(blocker)}`,
    })
    const whole = { 'cache-status': 'portal; hit', 'cache-control': expect.stringContaining('s-maxage=60') }
    await vi.waitFor(async () => expect((await late.ask('/fonds')).headers).toMatchObject(whole), {
      timeout: 30_000,
    })
    process.kill(late.pid, 'SIGUSR2')
    let asked = 0
    const shed = await vi.waitFor(
      async () => {
        asked += 1
        // Another page each time, all of which would be cached.
        const missed = await late.ask(`/en/funds?page=${asked + 1}`)
        expect(missed.status).toBe(503)
        return missed
      },
      { timeout: 60_000 },
    )
    expect(shed.headers['retry-after']).toBe('5')
    const calls = productApi.calls.length
    expect((await late.ask('/fonds')).headers['cache-status']).toBe('portal; hit')
    expect((await late.ask('/api/health')).status).toBe(200)
    expect(productApi.calls.length).toBe(calls)
    process.kill(late.pid, 'SIGUSR2')
    await vi.waitFor(async () => expect((await late.ask('/en/funds')).status).toBe(200), { timeout: 30_000 })
    await late.stop()
  }, 120_000)
})

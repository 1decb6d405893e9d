import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import englishErrors from '../../i18n/en/errors/index.ts'
import { type FakeContentBackend, startFakeContentBackend } from '../support/fake-content-backend.ts'
import { type FakeProductApi, startFakeProductApi } from '../support/fake-product-api.ts'
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts'
import { type PortalProcess, startPortal } from '../support/portal-process.ts'

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
  it('are told at once to come back, in their language; kept pages and the balancer go on, and all does after it', async () => {
    expect((await portal.ask('/fonds')).status).toBe(200)
    slow.fault = 'stall'
    const before = slow.met
    // Each is another page: who asks for the same one waits for the same render.
    const waiting = Array.from({ length: most }, (_, index) => portal.ask(`/fonds?q=slow${index}`))
    await vi.waitFor(() => expect(slow.met - before).toBeGreaterThanOrEqual(most))
    const shed = await portal.ask('/en/funds/capital-one')
    expect([shed.status, shed.headers['retry-after']]).toEqual([503, '5'])
    expect(shed.body).toContain('<html lang="en-US">')
    expect(shed.body).toContain(englishErrors.advice.unavailable)
    expect(slow.met - before).toBe(most)
    expect((await portal.ask('/fonds')).headers['cache-status']).toContain('hit')
    expect((await portal.ask('/api/health')).status).toBe(200)
    slow.fault = undefined
    const answers = await Promise.all(waiting)
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503))
    expect((await portal.ask('/en/funds/capital-one')).status).toBe(200)
  }, 30_000)
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FakeProductApi, startFakeProductApi } from '../support/fake-product-api.ts'
import { logLine, type PortalProcess, startPortal } from '../support/portal-process.ts'
import { readPrometheusText, type Sample } from '../support/prometheus-text.ts'
import { startTraceCollector, type TraceCollector } from '../support/trace-collector.ts'

const token = 'the token of scrapers, at least thirty-two characters'.replaceAll(' ', '-')
const bearer = { authorization: `Bearer ${token}` }
/** No backend listens on a port of the system's own. */
const nowhere = 'http://127.0.0.1:9'
const callersTrace = '0af7651916cd43dd8448eb211c80319c'
const traceparent = `00-${callersTrace}-b7ad6b7169203331-01`

describe('metrics', () => {
  let productApi: FakeProductApi
  let portal: PortalProcess

  beforeAll(async () => {
    productApi = await startFakeProductApi('healthy')
    portal = await startPortal({
      PRODUCT_API_URL: productApi.url,
      CONTENT_API_URL: nowhere,
      METRICS_TOKEN: token,
    })
  })

  afterAll(async () => {
    expect([0, 'SIGTERM']).toContain(await portal.stop())
    await productApi.stop()
  })

  const scrape = async (): Promise<Sample[]> => {
    const response = await portal.ask('/api/metrics', { headers: bearer })
    expect(response.status).toBe(200)
    expect(response.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
    expect(response.headers['cache-control']).toBe('no-store')
    return readPrometheusText(response.body)
  }

  const sampleValue = (samples: readonly Sample[], name: string, labels: Sample['labels']): number =>
    samples.find(
      (sample) =>
        sample.name === name && Object.entries(labels).every(([key, value]) => sample.labels[key] === value),
    )?.value ?? 0

  it.each([
    ['no token', {}],
    ['another token', { authorization: `Bearer ${token.replace('the', 'not')}` }],
    ['a longer one', { authorization: `Bearer ${token}x` }],
    ['the token by another scheme', { authorization: `Basic ${token}` }],
    ['an empty one', { authorization: 'Bearer ' }],
  ])('are refused to who shows %s', async (_, headers) => {
    const response = await portal.ask('/api/metrics', { headers })
    expect(response.status).toBe(401)
    expect(response.headers['www-authenticate']).toBe('Bearer')
    expect(response.body).not.toContain('portal_')
  })

  it('are not there where no token is configured', async () => {
    const plain = await startPortal({})
    expect((await plain.ask('/api/metrics', { headers: bearer })).status).toBe(404)
    await plain.stop()
  })

  it('count requests by the patterns of their paths, and pages by how they met the cache', async () => {
    await portal.ask('/en/funds/fnd-12?email=jane@example.com')
    await portal.ask('/en/funds')
    await portal.ask('/en/funds')
    await portal.ask('/jane@example.com', { method: 'PROPFIND' })
    const samples = await scrape()
    const requests = 'portal_http_request_duration_seconds_count'
    expect(sampleValue(samples, requests, { method: 'GET', route: '/en/funds/$id', status: '301' })).toBe(1)
    expect(sampleValue(samples, requests, { method: 'GET', route: '/en/funds', status: '200' })).toBe(2)
    expect(sampleValue(samples, requests, { method: '_OTHER', route: '/$' })).toBe(1)
    expect(sampleValue(samples, 'portal_page_cache_requests_total', { result: 'hit' })).toBe(1)
    expect(sampleValue(samples, 'portal_page_cache_requests_total', { result: 'miss' })).toBe(1)
    expect(sampleValue(samples, 'portal_render_duration_seconds_count', { route: '/en/funds' })).toBe(1)
    expect(JSON.stringify(samples)).not.toMatch(/fnd-12|jane|email/)
  })

  it('count calls by backend, template and outcome, and failures by their kind', async () => {
    await portal.ask('/en/funds/fnd-12')
    await portal.ask('/en/funds/fnd-99')
    await portal.ask('/en/contact')
    const samples = await scrape()
    const fund = { backend: 'product', call: 'GET /funds/{id}' }
    const calls = 'portal_backend_call_duration_seconds_count'
    const failures = 'portal_backend_call_failures_total'
    expect(sampleValue(samples, calls, { ...fund, outcome: 'ok' })).toBeGreaterThan(0)
    expect(sampleValue(samples, calls, { ...fund, outcome: 'refused' })).toBe(1)
    expect(samples.some(({ name, labels }) => name === failures && labels.backend === 'product')).toBe(false)
    const down = { backend: 'content', call: 'GET /menu', kind: 'unreachable' }
    expect(sampleValue(samples, failures, down)).toBeGreaterThan(0)
  })

  it('tell the delay of the event loop and the memory of the process', async () => {
    const samples = await scrape()
    const named = (name: string) => sampleValue(samples, name, {})
    expect(named('process_resident_memory_bytes')).toBeGreaterThan(10_000_000)
    expect(named('nodejs_heap_size_used_bytes')).toBeGreaterThan(1_000_000)
    // Measured between two scrapes: no value yet when they come at once.
    expect(samples.map(({ name }) => name)).toContain('nodejs_eventloop_lag_p99_seconds')
  })

  it('stay open during maintenance', async () => {
    const closed = await startPortal({ METRICS_TOKEN: token, MAINTENANCE: 'true' })
    expect((await closed.ask('/api/metrics', { headers: bearer })).status).toBe(200)
    await closed.stop()
  })
})

describe('traces', () => {
  let productApi: FakeProductApi
  let collector: TraceCollector

  beforeAll(async () => {
    productApi = await startFakeProductApi('healthy')
    collector = await startTraceCollector()
  })

  afterAll(async () => {
    await productApi.stop()
    await collector.stop()
  })

  const startTraced = (more: Readonly<Record<string, string>> = {}) =>
    startPortal({
      PRODUCT_API_URL: productApi.url,
      CONTENT_API_URL: nowhere,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20of-the-collector',
      OTEL_SERVICE_NAME: 'portal-under-test',
      ...more,
    })

  const spansOf = (requestId: string) => {
    const request = collector.spans.find(({ attributes }) => attributes['portal.request_id'] === requestId)
    return {
      request,
      others: collector.spans.filter((span) => span.traceId === request?.traceId && span !== request),
    }
  }

  it('hold the request, the render and each call, and go on to the backends beside the request id', async () => {
    const portal = await startTraced()
    const requestId = 'request-of-a-trace'
    await portal.ask('/en/funds?q=private-marker', {
      headers: { 'x-request-id': requestId, cookie: 'locale=en; other=private-marker' },
    })
    const logged = await logLine(portal, { msg: 'request', requestId })
    expect([0, 'SIGTERM']).toContain(await portal.stop())

    const { request, others } = spansOf(requestId)
    expect(request).toMatchObject({
      service: 'portal-under-test',
      name: 'GET /en/funds',
      kind: 2,
      attributes: { 'http.route': '/en/funds', 'http.response.status_code': 200 },
    })
    expect(logged.traceId).toBe(request?.traceId)
    const render = others.find(({ name }) => name === 'render')
    expect(render?.parentSpanId).toBe(request?.spanId)
    const list = others.find(({ name }) => name === 'GET /funds')
    expect(list).toMatchObject({
      kind: 3,
      parentSpanId: render?.spanId,
      attributes: { 'portal.backend': 'product', 'http.response.status_code': 200 },
    })
    expect(others.find(({ name }) => name === 'GET /menu')).toMatchObject({
      attributes: { 'portal.backend': 'content', 'error.type': 'unreachable' },
      status: { code: 2 },
    })
    const asked = productApi.calls.find(({ headers }) => headers['x-request-id'] === requestId)
    expect(asked?.headers.traceparent).toMatch(new RegExp(`^00-${request?.traceId}-[0-9a-f]{16}-01$`))
    expect(collector.received.every(({ authorization }) => authorization === 'Bearer of-the-collector')).toBe(
      true,
    )
    expect(JSON.stringify(collector.received)).not.toContain('private-marker')
  })

  it.each([
    ['join that of a trusted proxy', '127.0.0.1', traceparent, true],
    ['begin anew for a stranger', '192.0.2.1', traceparent, false],
    ['begin anew where the proxy writes nonsense', '127.0.0.1', `${traceparent}-`.slice(4), false],
  ])('%s', async (name, proxies, given, joins) => {
    const portal = await startTraced({ TRUSTED_PROXIES: proxies })
    const requestId = name.replaceAll(' ', '-')
    await portal.ask('/en/funds/fnd-12', { headers: { 'x-request-id': requestId, traceparent: given } })
    expect([0, 'SIGTERM']).toContain(await portal.stop())
    const { request, others } = spansOf(requestId)
    expect(request?.traceId === callersTrace).toBe(joins)
    expect(others.map((span) => span.name)).toContain('GET /funds/{id}')
  })

  it('that nobody takes change nothing for visitors, and keep no process from ending', async () => {
    const portal = await startTraced({ OTEL_EXPORTER_OTLP_ENDPOINT: nowhere })
    expect((await portal.ask('/en/funds')).status).toBe(200)
    expect([0, 'SIGTERM']).toContain(await portal.stop())
  })

  it('are not sent on where none are configured', async () => {
    const portal = await startPortal({ PRODUCT_API_URL: productApi.url })
    await portal.ask('/en/funds/fnd-12', { headers: { 'x-request-id': 'without-traces', traceparent } })
    expect([0, 'SIGTERM']).toContain(await portal.stop())
    const asked = productApi.calls.find(({ headers }) => headers['x-request-id'] === 'without-traces')
    expect(asked?.headers.traceparent).toBeUndefined()
  })
})

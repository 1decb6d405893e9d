import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type FakeProductApi, startFakeProductApi } from '../support/fake-product-api.ts'
import { type PortalProcess, startPortal } from '../support/portal-process.ts'

let productApi: FakeProductApi
let portal: PortalProcess

beforeAll(async () => {
  productApi = await startFakeProductApi('healthy')
  portal = await startPortal({ PRODUCT_API_URL: productApi.url })
})

afterAll(async () => {
  await portal.stop()
  await productApi.stop()
})

const pages = [
  '/',
  '/en',
  '/fonds',
  '/en/funds?status=open',
  '/fonds/capital-un',
  '/en/funds/capital-one/documents',
]

describe('a public page for a visitor without a session', () => {
  it.each(pages)('%s is the same bytes for all, and 304 for who has them', async (target) => {
    const [first, second] = [
      await portal.ask(target),
      await portal.ask(`${target}${target.includes('?') ? '&' : '?'}utm_source=x`),
    ]
    expect(first.status).toBe(200)
    expect(second.body).toBe(first.body)
    expect(second.headers.etag).toBe(first.headers.etag)
    const again = await portal.ask(target, { headers: { 'if-none-match': String(first.headers.etag) } })
    expect([again.status, again.body]).toEqual([304, ''])
  })

  it.each(pages)('%s has no nonce, no cookie, and asks browsers to look again each time', async (target) => {
    const { headers, body } = await portal.ask(target)
    expect(headers['content-security-policy']).not.toContain('nonce')
    expect(body).not.toContain('nonce=')
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers['cache-control']).toContain('max-age=0, must-revalidate')
    expect(headers.age).toMatch(/^\d+$/)
  })

  it('is the same response through the pipeline and past it', async () => {
    const headers = { 'accept-encoding': 'br', 'x-request-id': 'same-request-id', cookie: 'locale=fr' }
    const ask = async (more: Record<string, string> = {}) => {
      const response = await portal.ask('/fonds?status=liquidation', { headers: { ...headers, ...more } })
      const { age, date, ...others } = response.headers
      return others
    }
    const stored = await ask()
    expect(stored['cache-status']).toContain('stored')
    // It is asked for again, so it gets smaller; then it stays.
    await vi.waitFor(
      async () =>
        expect(Number((await ask())['content-length'])).toBeLessThan(Number(stored['content-length'])),
      { timeout: 20_000, interval: 100 },
    )
    // Conditional requests go through the pipeline.
    const throughPipeline = await ask({ 'if-none-match': '"another"' })
    expect(throughPipeline['cache-status']).toBe('portal; hit')
    expect(await ask()).toEqual(throughPipeline)
  })

  it('is the same page for every process and at every time', async () => {
    const other = await startPortal({ PRODUCT_API_URL: productApi.url })
    try {
      for (const target of pages) {
        const [one, two] = [await portal.ask(target), await other.ask(target)]
        expect([target, two.headers.etag]).toEqual([target, one.headers.etag])
      }
    } finally {
      await other.stop()
    }
  })

  it('is the same page where its data are too large for one script', async () => {
    const plentiful = await startFakeProductApi('plentiful')
    const both = await Promise.all([1, 2].map(() => startPortal({ PRODUCT_API_URL: plentiful.url })))
    try {
      const [one, two] = await Promise.all(both.map((each) => each.ask('/fonds')))
      expect(one?.body.match(/<script data-tsr-stream-part/g)?.length).toBeGreaterThan(1)
      expect(two?.headers.etag).toBe(one?.headers.etag)
    } finally {
      await Promise.all(both.map((each) => each.stop()))
      await plentiful.stop()
    }
  })

  it('asks nothing of the product API the second time', async () => {
    await portal.ask('/fonds?status=closed')
    const before = productApi.calls.length
    await portal.ask('/fonds?status=closed')
    expect(productApi.calls.length).toBe(before)
  })

  // P-008, P-215
  it('carries no trace of who asked first', async () => {
    const headers = {
      'user-agent': 'marker-agent',
      'accept-language': 'de',
      host: 'marker.example',
      'x-request-id': 'marker-id-1',
    }
    const { body } = await portal.ask('/fonds?geography=marker-free', { headers })
    expect(body).not.toMatch(/marker-agent|marker\.example|marker-id-1/)
  })
})

describe('a page that is not the same for all', () => {
  it.each([
    ['free text', '/fonds?q=sante', {}],
    ['a session', '/fonds', { cookie: 'session=abc' }],
    ['a draft preview', '/fonds', { cookie: 'locale=fr; preview=1' }],
  ])('because of %s streams with a nonce and is stored nowhere', async (_, target, headers) => {
    const response = await portal.ask(target, { headers })
    expect(response.status).toBe(200)
    expect(response.headers['content-security-policy']).toContain("'nonce-")
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.headers.etag).toBeUndefined()
  })
})

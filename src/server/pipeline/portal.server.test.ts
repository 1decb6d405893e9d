import { describe, expect, it, vi } from 'vitest'
import { currentRequestContext, markStoreFailed } from '../http/request-context.server.ts'
import { serverFunctionPrefix } from '../http/server-function-path.server.ts'
import { shedOverload } from '../overload/shed-overload.server.ts'
import { createPageCache } from '../page-cache/page-cache.server.ts'
import { createRequestObserver } from './observe-request.server.ts'
import { createPortal, type PortalOptions } from './portal.server.ts'
import { redirectToCanonicalPath } from './redirects.server.ts'
import { refuseMethod } from './refusals.server.ts'

function portalWith(options: Partial<PortalOptions>) {
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const render = () => new Response('rendered', { headers: { 'content-type': 'text/html' } })
  const observe = createRequestObserver({ log })
  const site = { isHttps: false }
  const refuseWithoutStore = () => new Response(null, { status: 503, headers: { 'retry-after': '5' } })
  return {
    log,
    portal: createPortal({ steps: [], render, refuseWithoutStore, log, observe, site, ...options }),
  }
}

const ask = (path: string, init?: RequestInit) => new Request(`http://localhost:3000${path}`, init)

describe('the pipeline', () => {
  it.each([
    ['/', 500, 503],
    ['/', 400, 400],
    ['/', 200, 200],
    [`${serverFunctionPrefix}/any`, 400, 503],
  ])(
    'answers %s, which the state store failed and which ended with %i, by %i',
    async (path, status, expected) => {
      const render = () => {
        markStoreFailed()
        return new Response('rendered', { status })
      }
      const { portal } = portalWith({ render })
      expect((await portal(ask(path))).status).toBe(expected)
    },
  )

  it('asks its steps in order and renders only what none of them answers', async () => {
    const asked: string[] = []
    const step = (name: string, response?: Response) => () => {
      asked.push(name)
      return response
    }
    const steps = [step('first'), step('second', new Response('second')), step('third')]
    const { portal } = portalWith({ steps })
    expect(await (await portal(ask('/'))).text()).toBe('second')
    expect(asked).toEqual(['first', 'second'])
  })

  it('knows language, id and nonce of the request wherever its code runs', async () => {
    const render = async () => {
      await Promise.resolve()
      const context = currentRequestContext()
      return Response.json([context?.locale, context?.requestId, context?.nonce])
    }
    const { portal } = portalWith({ render })
    const response = await portal(ask('/en/funds', { headers: { 'x-request-id': 'from-a-proxy-1' } }))
    const [locale, requestId, nonce] = await response.json()
    expect([locale, requestId]).toEqual(['en', 'from-a-proxy-1'])
    expect(nonce).toMatch(/^[\w+/]{24}$/)
  })

  it.each(['short', 'with space and more', 'x'.repeat(65), 'line\u00e9-1234'])(
    'does not keep the ill-formed request id %j',
    async (id) => {
      const { portal } = portalWith({})
      const response = await portal(ask('/', { headers: { 'x-request-id': id } }))
      expect(response.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
    },
  )

  it('gives each page its own nonce, and everything else a policy that loads nothing', async () => {
    const { portal } = portalWith({})
    const policies = [await portal(ask('/')), await portal(ask('/'))].map((response) =>
      response.headers.get('content-security-policy'),
    )
    expect(policies[0]).toMatch(/script-src 'self' 'nonce-[\w+/]{24}';/)
    expect(policies[0]).not.toBe(policies[1])
    const { portal: json } = portalWith({ render: () => Response.json({}) })
    expect((await json(ask('/'))).headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
  })

  it('asks browsers for https only where it is on https', async () => {
    const headerOf = async (isHttps: boolean) =>
      (await portalWith({ site: { isHttps } }).portal(ask('/'))).headers.get('strict-transport-security')
    expect(await headerOf(false)).toBeNull()
    expect(await headerOf(true)).toMatch(/^max-age=\d{8}/)
  })

  it('turns a bug into a 500 page in the language of the path, logged with its cause and told to nobody', async () => {
    const bug = new Error('secret detail')
    const { portal, log } = portalWith({ render: () => Promise.reject(bug) })
    const response = await portal(ask('/en/funds'))
    const html = await response.text()
    expect(response.status).toBe(500)
    expect(html).toContain('An error has occurred.')
    expect(html).toContain(response.headers.get('x-request-id'))
    expect(html).not.toContain('secret detail')
    expect(log.error).toHaveBeenCalledWith({ err: bug }, 'request failed')
  })

  it('logs the path without its query', async () => {
    const { portal, log } = portalWith({})
    await portal(ask('/fonds?q=Jeanne+Martin'))
    expect(log.info.mock.calls[0]?.[0]).toMatchObject({ method: 'GET', path: '/fonds', status: 200 })
    expect(JSON.stringify(log.info.mock.calls)).not.toContain('Jeanne')
  })

  it('redirects pages that are read, never calls or forms', async () => {
    const { portal } = portalWith({ steps: [redirectToCanonicalPath(new Map())] })
    const read = await portal(ask('/contact/?x=1&y=%2F'))
    expect([read.status, read.headers.get('location')]).toEqual([301, '/contact?x=1&y=%2F'])
    expect((await portal(ask('/contact/', { method: 'POST' }))).status).toBe(200)
    expect((await portal(ask('/api/health/'))).status).toBe(200)
    expect((await portal(ask('/_serverFn/abc;'))).status).toBe(200)
  })

  it('answers no method but those that pages have', async () => {
    const { portal } = portalWith({ steps: [refuseMethod] })
    const refused = await portal(ask('/fonds', { method: 'PUT' }))
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
    expect((await portal(ask('/fonds', { method: 'POST' }))).status).toBe(200)
  })
})

describe('the page cache of the portal', () => {
  function cachedPortal() {
    const clock = { ms: 1_000_000 }
    const loop = { ms: 0 }
    const renders: string[] = []
    const cache = createPageCache({
      publicUrl: 'http://localhost:3000',
      commonHeaders: () => ({}),
      now: () => clock.ms,
      freshMs: 1000,
      staleMs: 10_000,
    })
    const { portal, log } = portalWith({
      cache,
      steps: [shedOverload({ loop: { delayMs: () => loop.ms }, mostDelayMs: 100 })],
      render: ({ target }) => {
        renders.push(target)
        return new Response('rendered', { headers: { 'content-type': 'text/html' } })
      },
    })
    return { portal, log, clock, loop, renders }
  }

  it('comes before the steps, which run on a miss: an overloaded process renders no missing page', async () => {
    const { portal, loop, renders } = cachedPortal()
    await portal(ask('/fonds'))
    loop.ms = 101
    const missed = await portal(ask('/en/funds'))
    expect([missed.status, missed.headers.get('retry-after')]).toEqual([503, '5'])
    expect((await portal(ask('/fonds'))).headers.get('cache-status')).toBe('portal; hit')
    expect(renders).toEqual(['/fonds'])
    loop.ms = 0
    expect((await portal(ask('/en/funds'))).status).toBe(200)
  })

  it('serves a stale page while the process is overloaded', async () => {
    const { portal, clock, loop, renders } = cachedPortal()
    await portal(ask('/fonds'))
    loop.ms = 101
    clock.ms += 2000
    const stale = await portal(ask('/fonds'))
    expect([stale.status, stale.headers.get('age')]).toEqual([200, '2'])
    expect(renders).toEqual(['/fonds'])
  })

  it('logs one line for each request, whatever the pipeline does for it', async () => {
    const { portal, log } = cachedPortal()
    await portal(ask('/fonds'))
    await portal(ask('/fonds'))
    expect(log.info.mock.calls.map(([line]) => [line.path, line.status])).toEqual([
      ['/fonds', 200],
      ['/fonds', 200],
    ])
  })
})

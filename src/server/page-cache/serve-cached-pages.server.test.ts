import { once } from 'node:events'
import { createServer, get, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createRequestObserver } from '../pipeline/observe-request.server.ts'
import { incomingFor } from '../pipeline/testing.ts'
import { serveCachedPages } from './serve-cached-pages.server.ts'
import { cacheOver, page } from './testing.ts'

type Reply = {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A page cache behind a real server; requests that it does not serve get 404. */
async function stand() {
  const over = cacheOver((_, count) => page(`${count}`))
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const serve = serveCachedPages({ cache: over.cache, observe: createRequestObserver({ log }) })
  const server = createServer((request, response) => {
    if (!serve(request, response)) response.writeHead(404).end('left')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined

  const fetchPage = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Reply>((resolve, reject) => {
      const request = get({ port, host: '127.0.0.1', path, headers, method, agent: false }, async (message) =>
        resolve({ status: message.statusCode, headers: message.headers, body: await text(message) }),
      )
      request.once('error', reject)
    })
  return { ...over, fetchPage, log }
}

it('serves what the portal would, with its own request id, and logs one line', async () => {
  const { ask, fetchPage, clock, log } = await stand()
  await ask('/fonds')
  clock.ms += 900
  const throughPortal = await ask('/fonds')
  const served = await fetchPage('/fonds', { 'x-request-id': 'abcdefgh' })
  const { date, connection, 'keep-alive': keepAlive, 'x-request-id': id, ...headers } = served.headers
  expect([served.status, headers, served.body]).toEqual([
    200,
    Object.fromEntries(throughPortal?.headers ?? []),
    await throughPortal?.text(),
  ])
  expect(headers['x-frame-options']).toBe('DENY')
  expect(id).toBe('abcdefgh')
  expect(log.info.mock.calls).toEqual([
    [
      { requestId: 'abcdefgh', method: 'GET', path: '/fonds', status: 200, ms: expect.any(Number) },
      'request',
    ],
  ])
})

it('serves a page by any of its addresses, in any coding, once it has been rendered', async () => {
  const { ask, fetchPage } = await stand()
  expect((await fetchPage('/fonds')).status).toBe(404)
  await ask('/fonds')
  expect((await fetchPage('/fonds')).status).toBe(200)
  expect((await fetchPage('/fonds?utm_source=mail')).status).toBe(200)
  expect((await fetchPage('/fonds', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br')
  expect((await fetchPage('/fonds?status=open')).status).toBe(404)
})

it('responds to HEAD without a body, and with 304 to a client that has the page', async () => {
  const { ask, fetchPage } = await stand()
  const etag = (await ask('/fonds'))?.headers.get('etag') ?? ''
  const head = await fetchPage('/fonds', {}, 'HEAD')
  expect([head.status, head.body, Number(head.headers['content-length']) > 0]).toEqual([200, '', true])
  const again = await fetchPage('/fonds', { 'if-none-match': etag })
  expect([again.status, again.body, again.headers.etag]).toEqual([304, '', etag])
})

it('ends with the freshness of the page, with a purge and with maintenance', async () => {
  const { ask, fetchPage, clock, cache, maintenance } = await stand()
  await ask('/fonds')
  maintenance.isOn = true
  expect((await fetchPage('/fonds')).status).toBe(404)
  maintenance.isOn = false
  expect((await fetchPage('/fonds')).status).toBe(200)
  clock.ms += 1000
  expect((await fetchPage('/fonds')).status).toBe(404)
  clock.ms -= 1000
  cache.purge('all')
  expect((await fetchPage('/fonds')).status).toBe(404)
})

it.each<[string, Record<string, string>, string?]>([
  ['a session', { cookie: 'locale=fr; session=abc' }],
  ['a token', { authorization: 'Bearer x' }],
  ['a trace context', { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' }],
  ['a body', { 'content-length': '0' }],
  ['POST', {}, 'POST'],
])('leaves a request with %s to the portal', async (_, headers, method) => {
  const { ask, fetchPage } = await stand()
  await ask('/fonds')
  expect((await fetchPage('/fonds', headers, method)).status).toBe(404)
})

it.each(['//fonds', '/fonds\\', '/%zz', '/fonds%00', 'http://portal.example/fonds'])(
  'leaves the unsafe target %j to the portal',
  async (target) => {
    const { ask, cache } = await stand()
    const request = { method: 'GET', target, header: () => undefined }
    expect(await ask(target)).toBeUndefined()
    expect(cache.find(request)).toBeUndefined()
  },
)

it('serves exactly those whom the portal would serve from the cache, whatever their cookies', async () => {
  const { ask, fetchPage, cache } = await stand()
  await ask('/fonds')
  const name = fc.constantFrom(
    'session',
    'locale',
    '__Host-csrf',
    '_ga',
    'preview',
    'locale-3000',
    'x_ga',
    'consents',
  )
  const cookies = fc.array(fc.tuple(name, fc.stringMatching(/^[a-z0-9]{0,4}$/)), { maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(cookies, async (pairs) => {
      const cookie = pairs.map(([key, value]) => `${key}=${value}`).join('; ')
      const isServed = (await fetchPage('/fonds', { cookie })).status === 200
      const incoming = incomingFor('/fonds', { headers: { cookie } })
      expect(isServed).toBe(cache.respond(incoming, () => page('x')) !== undefined)
    }),
  )
})

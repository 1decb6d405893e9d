import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { createResponseCache } from '../backends/response-cache.server.ts'
import { createHttpClient, type HttpClientOptions } from './http-client.server.ts'
import { runInRequestContext } from './request-context.server.ts'

const response = z.object({ name: z.string() })
const servers: Server[] = []

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise((done) => server.close(done))))
})

async function backend(listener: RequestListener, options: Partial<HttpClientOptions> = {}) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  servers.push(server)
  await new Promise((ready) => server.once('listening', ready))
  const { port } = server.address() as AddressInfo
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const client = createHttpClient({ name: 'test', baseUrl: `http://127.0.0.1:${port}/base`, log, ...options })
  return { client, log, server }
}

function json(body: unknown, status = 200, type = 'application/json'): RequestListener {
  return (_, response) => {
    response.writeHead(status, { 'content-type': type, 'retry-after': '7' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }
}

const call = { path: '/funds/{id}', params: { id: 'a b/c' }, locale: 'en', response } as const

describe('a call to a backend', () => {
  // P-201
  it('carries path, sorted query, language, request id and token, and gives the parsed answer', async () => {
    const seen: IncomingMessage[] = []
    const { client, log } = await backend((request, response) => {
      seen.push(request)
      json({ name: 'x', more: 1 })(request, response)
    })
    const context = { requestId: 'request-1', locale: 'en', nonce: '' } as const
    const query = { z: ['1', '2'], a: true, empty: '', none: undefined }
    const outcome = await runInRequestContext(context, () => client.json({ ...call, query, token: 'abc' }))
    expect(outcome).toEqual({ kind: 'ok', status: 200, data: { name: 'x' } })
    expect(seen[0]?.url).toBe('/base/funds/a%20b%2Fc?a=true&z=1&z=2')
    expect(seen[0]?.headers).toMatchObject({
      'x-locale': 'en',
      'x-request-id': 'request-1',
      authorization: 'Bearer abc',
    })
    expect(log.error).not.toHaveBeenCalled()
  })

  it('sends a body as JSON', async () => {
    const { client } = await backend(async (request, response) => {
      const body = await text(request)
      json({ name: `${request.method} ${request.headers['content-type']} ${body}` })(request, response)
    })
    const outcome = await client.json({ ...call, method: 'POST', body: { a: 1 } })
    expect(outcome).toMatchObject({ data: { name: 'POST application/json {"a":1}' } })
  })

  it.each(['', '.', '..'])('never asks for a path whose parameter is %o', async (id) => {
    const { client } = await backend(json({ name: 'x' }))
    expect(await client.json({ ...call, params: { id } })).toMatchObject({ kind: 'refused', status: 404 })
  })

  it('says unreachable when nothing listens, and logs the cause', async () => {
    const { client, log, server } = await backend(json({}))
    await new Promise((done) => server.close(done))
    expect(await client.json(call)).toEqual({ kind: 'unreachable', reason: 'network' })
    expect(log.error.mock.calls[0]?.[0]).toMatchObject({
      backend: 'test',
      path: '/funds/{id}',
      causes: ['ECONNREFUSED'],
    })
  })

  it('says timed out when no response comes', async () => {
    const { client } = await backend(() => {}, { timeoutMs: 50 })
    expect(await client.json(call)).toEqual({ kind: 'unreachable', reason: 'timed_out' })
    for (const server of servers) server.closeAllConnections()
  })

  it('says timed out when the body never ends, although headers came', async () => {
    const { client } = await backend((_, response) => void response.writeHead(200).write('{'), {
      timeoutMs: 50,
    })
    expect(await client.json(call)).toEqual({ kind: 'unreachable', reason: 'timed_out' })
    for (const server of servers) server.closeAllConnections()
  })

  it('says unreachable when the connection breaks in the middle of the body', async () => {
    const { client } = await backend((_, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{')
      setImmediate(() => response.destroy())
    })
    expect(await client.json(call)).toEqual({ kind: 'unreachable', reason: 'network' })
  })

  it('keeps the problem code and the waiting time of a refusal', async () => {
    const problem = { type: 'about:blank', title: 'x', status: 429, code: 'too_many_requests' }
    const { client } = await backend(json(problem, 429, 'application/problem+json'))
    expect(await client.json(call)).toEqual({
      kind: 'refused',
      status: 429,
      code: 'too_many_requests',
      retryAfterS: 7,
    })
  })

  it('accepts a refusal without a problem document', async () => {
    const { client } = await backend(json('<p>no', 404, 'text/html'))
    expect(await client.json(call)).toMatchObject({ kind: 'refused', status: 404, code: null })
  })

  it.each([500, 502, 302, 304])('says unexpected status for %i and follows nothing', async (status) => {
    const { client } = await backend((_, response) =>
      response.writeHead(status, { location: '/elsewhere' }).end(),
    )
    expect(await client.json(call)).toEqual({ kind: 'unexpected_status', status })
  })

  it.each([
    ['not_json', json('{"name":', 200)],
    ['not_json', json('{"name":"x"}', 200, 'text/html')],
    ['wrong_shape', json({ name: 5 })],
    ['too_large', json({ name: 'x'.repeat(5000) })],
  ] as const)('says unexpected body: %s', async (reason, listener) => {
    const { client, log } = await backend(listener, { maximumBytes: 1000 })
    expect(await client.json(call)).toEqual({ kind: 'unexpected_body', status: 200, reason })
    expect(log.error).toHaveBeenCalledTimes(1)
  })

  // P-069
  it('names in the log where a response breaks the contract, without its value', async () => {
    const { client, log } = await backend(json({ name: 123456 }))
    await client.json(call)
    expect(log.error.mock.calls[0]?.[0]).toMatchObject({ causes: ['name: invalid_type'] })
    expect(JSON.stringify(log.error.mock.calls)).not.toContain('123456')
  })
})

describe('a streamed call', () => {
  it('hands on a part of a file with its headers', async () => {
    const { client } = await backend((request, response) => {
      response.writeHead(206, { 'content-range': 'bytes 0-3/9', 'content-type': 'application/pdf' })
      response.end(String(request.headers.range))
    })
    const outcome = await client.stream({ ...call, headers: { range: 'bytes=0-3' } })
    if (outcome.kind !== 'ok') throw new Error(outcome.kind)
    expect(outcome.status).toBe(206)
    expect(outcome.data.headers.get('content-range')).toBe('bytes 0-3/9')
    expect(await new Response(outcome.data.body).text()).toBe('bytes=0-3')
  })

  it('says refused with the code when the reader has no right', async () => {
    const { client } = await backend(json({ code: 'unauthenticated' }, 401))
    expect(await client.stream(call)).toMatchObject({ kind: 'refused', status: 401, code: 'unauthenticated' })
  })

  it('says timed out when no headers come', async () => {
    const { client } = await backend(() => {}, { streamStartMs: 50 })
    expect(await client.stream(call)).toEqual({ kind: 'unreachable', reason: 'timed_out' })
    for (const server of servers) server.closeAllConnections()
  })
})

describe('a stream that stops half-way', () => {
  it('is given up when its sender is silent while the reader waits', async () => {
    const { client } = await backend(
      (_, response) => void response.writeHead(200, { 'content-length': '9' }).write('half'),
      { streamStallMs: 50 },
    )
    const outcome = await client.stream(call)
    if (outcome.kind !== 'ok') throw new Error(outcome.kind)
    await expect(new Response(outcome.data.body).text()).rejects.toThrow()
    for (const server of servers) server.closeAllConnections()
  })
})

describe('kept answers', () => {
  function counting(status = 200) {
    const calls = { count: 0 }
    const listener: RequestListener = (request, response) => {
      calls.count += 1
      setImmediate(() => json({ name: String(calls.count) }, status)(request, response))
    }
    return { calls, listener }
  }
  const kept = { ...call, cacheTags: ['fund:a'] }

  it('are asked for once, also by calls that run at once', async () => {
    const { calls, listener } = counting()
    const { client } = await backend(listener, { cache: createResponseCache() })
    await Promise.all([client.json(kept), client.json(kept), client.json(kept)])
    expect(await client.json(kept)).toMatchObject({ data: { name: '1' } })
    expect(calls.count).toBe(1)
  })

  it('differ by language and by query, and are never those of a session', async () => {
    const { calls, listener } = counting()
    const { client } = await backend(listener, { cache: createResponseCache() })
    await client.json(kept)
    await client.json({ ...kept, locale: 'fr' })
    await client.json({ ...kept, query: { page: 2 } })
    await client.json({ ...kept, token: 'abc' })
    await client.json({ ...kept, token: 'abc' })
    expect(calls.count).toBe(5)
  })

  it('failures are never cached', async () => {
    const { calls, listener } = counting(500)
    const { client } = await backend(listener, { cache: createResponseCache() })
    await client.json(kept)
    await client.json(kept)
    expect(calls.count).toBe(2)
  })

  it('are forgotten by tag, those on their way included', async () => {
    const { calls, listener } = counting()
    const cache = createResponseCache()
    const { client } = await backend(listener, { cache })
    await client.json(kept)
    cache.purge(['other'])
    await client.json(kept)
    expect(calls.count).toBe(1)
    cache.purge(['fund:a'])
    const pending = client.json(kept)
    cache.purge(['fund:a'])
    await pending
    await client.json(kept)
    expect(calls.count).toBe(3)
  })
})

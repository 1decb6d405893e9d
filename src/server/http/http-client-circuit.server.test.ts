import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { createResponseCache } from '../backends/response-cache.server.ts'
import { createCircuitBreaker } from './circuit-breaker.server.ts'
import { createHttpClient, type HttpClientOptions } from './http-client.server.ts'
import { runInRequestContext } from './request-context.server.ts'

async function backend(listener: RequestListener, options: Partial<HttpClientOptions>) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((ready) => server.once('listening', ready))
  const { port } = server.address() as AddressInfo // a TCP server's address is never a pipe's name
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  return {
    log,
    client: createHttpClient({ name: 'test', baseUrl: `http://127.0.0.1:${port}`, log, ...options }),
  }
}

const json =
  (body: unknown, status = 200): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }

const call = { path: '/funds', locale: 'en', response: z.object({ name: z.string() }) } as const

describe('a backend that is down', () => {
  it('is asked nothing more, streams included, until one call after a rest finds it up', async () => {
    const backendNow = { isDown: true, calls: 0 }
    const clock = { ms: 0 }
    const circuit = createCircuitBreaker({ failures: 2, restMs: 1000, now: () => clock.ms })
    const { client, log } = await backend(
      (request, response) => {
        backendNow.calls += 1
        if (backendNow.isDown) response.destroy()
        else json({ name: 'x' })(request, response)
      },
      { circuit },
    )
    const shed = { kind: 'unreachable', reason: 'shed' }
    expect([await client.json(call), await client.stream(call)].map(({ kind }) => kind)).toEqual([
      'unreachable',
      'unreachable',
    ])
    expect([await client.json(call), await client.stream(call), backendNow.calls]).toEqual([shed, shed, 2])
    expect(log.error).toHaveBeenCalledTimes(2)
    // Each of the others has a line with its request's id, too.
    expect(log.warn.mock.calls.map(([line]) => line)).toEqual(
      Array(2).fill({ backend: 'test', method: 'GET', path: '/funds', ...shed }),
    )
    backendNow.isDown = false
    clock.ms = 1000
    expect(await client.json(call)).toMatchObject({ kind: 'ok' })
    expect(circuit.state()).toBe('closed')
  })

  it.each([
    [500, 'closed'],
    [404, 'closed'],
    [502, 'open'],
    [503, 'open'],
    [504, 'open'],
  ] as const)('is told by its status: after %i the circuit is %s', async (status, state) => {
    const circuit = createCircuitBreaker({ failures: 1 })
    const { client } = await backend(json({}, status), { circuit })
    await client.json(call)
    expect(circuit.state()).toBe(state)
  })
})

// Long enough for a request to arrive on a busy machine.
const timeoutMs = 500

describe('a backend that is silent', () => {
  it('keeps a request waiting once, however often the request asks, and the next request again', async () => {
    const asked: string[] = []
    const { client } = await backend((request) => asked.push(request.url ?? ''), { timeoutMs })
    const context = { requestId: 'request-1', locale: 'en', nonce: '' } as const
    const late = { kind: 'unreachable', reason: 'timed_out' }
    const shed = { kind: 'unreachable', reason: 'shed' }
    await runInRequestContext(context, async () => {
      expect(await client.json(call)).toEqual(late)
      expect([await client.json(call), await client.stream(call)]).toEqual([shed, shed])
    })
    expect(asked).toHaveLength(1)
    expect(await runInRequestContext(context, () => client.json(call))).toEqual(late)
  })

  it('keeps requests that wait for the same response waiting once, too', async () => {
    const asked: string[] = []
    const { client, log } = await backend((request) => asked.push(request.url ?? ''), {
      timeoutMs,
      cache: createResponseCache(),
    })
    const ask = (path: string) => client.json({ ...call, path, cacheTags: [] })
    const visit = <T>(requestId: string, read: () => Promise<T>) =>
      runInRequestContext({ requestId, locale: 'en', nonce: '' }, read)
    const late = { kind: 'unreachable', reason: 'timed_out' }
    const shed = { kind: 'unreachable', reason: 'shed' }
    const first = visit('request-1', () => ask('/funds'))
    const second = visit('request-2', async () => [await ask('/funds'), await ask('/documents')])
    expect([await first, await second]).toEqual([late, [late, shed]])
    expect(asked).toEqual(['/funds'])
    // The first request logs an error line, and each failure of the request that waited with it a warning.
    expect(log.error).toHaveBeenCalledTimes(1)
    expect(log.warn.mock.calls.map(([{ path, reason }]) => [path, reason])).toEqual([
      ['/funds', 'timed_out'],
      ['/documents', 'shed'],
    ])
  })
})

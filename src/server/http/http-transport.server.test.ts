import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { BodyTooLargeError } from './bounded-reading.server.ts'
import { createHttpTransport, type Sent } from './http-transport.server.ts'

const servers: Server[] = []
const limits = { timeoutMs: 2000, maximumBytes: 1000 }
const get: Sent = { method: 'GET', headers: { 'x-locale': 'fr' } }

afterEach(async () => {
  await Promise.all(
    servers.splice(0).map((server) => {
      server.closeAllConnections()
      return new Promise((done) => server.close(done))
    }),
  )
})

async function backend(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  servers.push(server)
  await new Promise((ready) => server.once('listening', ready))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/a?b=c`
}

describe('a whole exchange', () => {
  it('sends what it is given and gives the response, over a connection that stays open', async () => {
    const seen: { ports: Set<number | undefined>; last?: IncomingMessage } = { ports: new Set() }
    const target = await backend((request, response) => {
      seen.last = request
      seen.ports.add(request.socket.remotePort)
      response.writeHead(201, { 'content-type': 'text/plain', 'X-Told': 'yes' }).end('été')
    })
    const exchange = createHttpTransport()
    for (let round = 0; round < 3; round += 1) {
      const { head, text, bytes } = await exchange(target, get, limits)
      expect([head.status, head.ok, head.headers.get('x-told'), head.headers.get('none')]).toEqual([
        201,
        true,
        'yes',
        null,
      ])
      expect([text, bytes]).toEqual(['été', 5])
    }
    expect(seen.last?.url).toBe('/a?b=c')
    expect(seen.last?.headers).toMatchObject({ 'x-locale': 'fr' })
    expect(seen.ports.size).toBe(1)
  })

  it('says how long a body is, also of methods that rarely have one', async () => {
    const target = await backend((request, response) => {
      response.end(`${request.headers['content-length']} ${request.headers['transfer-encoding']}`)
    })
    const exchange = createHttpTransport()
    const responseTo = async (method: string, body?: string) =>
      (await exchange(target, { ...get, method, body }, limits)).text
    expect(await responseTo('POST', '{"é":1}')).toBe('8 undefined')
    expect(await responseTo('DELETE', '{}')).toBe('2 undefined')
    expect(await responseTo('POST')).toBe('0 undefined')
  })

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ] as const)('reads what comes as %s, within the bound of what it becomes', async (coding, compress) => {
    const target = await backend((request, response) => {
      expect(request.headers['accept-encoding']).toContain(coding)
      const length = request.url?.endsWith('large') ? 100_000 : 900
      response.writeHead(200, { 'content-encoding': coding }).end(compress('x'.repeat(length)))
    })
    const exchange = createHttpTransport()
    expect((await exchange(target, get, limits)).text).toBe('x'.repeat(900))
    await expect(exchange(`${target}&large`, get, limits)).rejects.toThrow(BodyTooLargeError)
  })

  it('fails where what came is not what its coding says', async () => {
    const target = await backend((_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end('no gzip'),
    )
    await expect(createHttpTransport()(target, get, limits)).rejects.toMatchObject({ code: 'Z_DATA_ERROR' })
  })

  it.each([
    ['no answer comes', () => undefined],
    ['its body never ends', (_, response) => void response.writeHead(200).write('{')],
  ] as [string, RequestListener][])(
    'is over in time when %s, and ends its connection',
    async (_, listener) => {
      const closed = Promise.withResolvers<void>()
      const target = await backend((request, response) => {
        request.socket.once('close', () => closed.resolve())
        listener(request, response)
      })
      const late = createHttpTransport()(target, get, { ...limits, timeoutMs: 50 })
      await expect(late).rejects.toMatchObject({ name: 'TimeoutError' })
      await closed.promise
    },
  )

  // P-208
  it('sends nothing twice, also over a kept connection that breaks as it is used', async () => {
    const calls: string[] = []
    const used = new WeakSet<object>()
    const target = await backend(({ method = '', socket }, response) => {
      calls.push(method)
      if (used.has(socket)) return void socket.destroy()
      used.add(socket)
      response.end('ok')
    })
    const exchange = createHttpTransport()
    await exchange(target, get, limits)
    await expect(exchange(target, get, limits)).rejects.toMatchObject({ code: 'ECONNRESET' })
    expect(calls).toEqual(['GET', 'GET'])
  })
})

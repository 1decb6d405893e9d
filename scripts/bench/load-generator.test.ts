import { createServer, type RequestListener } from 'node:http'
import { createServer as createTcpServer, type Server, type Socket } from 'node:net'
import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { listeningPort } from '../lib/ports.ts'
import { generateLoad, ResponseReader } from './load-generator.ts'

const counted = 'HTTP/1.1 200 OK\r\nContent-Length: 12\r\n\r\nhello\r\n\r\nyou'
const chunked =
  'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhello\r\n0010\r\n0\r\n\r\n0123456789a\r\n0\r\n\r\n'
const empty = 'HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n'
const responses = [counted, chunked, empty, 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n']

const servers = new Set<Server>()
const sockets = new Set<Socket>()

afterEach(() => {
  vi.restoreAllMocks()
  for (const socket of sockets) socket.destroy()
  for (const server of servers) server.close()
  servers.clear()
})

async function listen(server: Server): Promise<string> {
  servers.add(server)
  server.on('connection', (socket) => {
    sockets.add(socket.once('close', () => sockets.delete(socket)).on('error', () => undefined))
  })
  return `http://127.0.0.1:${await listeningPort(server)}/a/page?of=this`
}

const serve = (listener: RequestListener) => listen(createServer(listener))
/** Responds to each connection with the same bytes, for any request. */
const reply = (text: string) => listen(createTcpServer((socket) => socket.on('data', () => socket.end(text))))

/** Reads a response in pieces that share one buffer, as a connection does; the pieces that completed it. */
function completingPieces(response: string, cuts: readonly number[]): number[] {
  const bytes = Buffer.from(response, 'latin1')
  const buffer = Buffer.alloc(bytes.length)
  const reader = new ResponseReader()
  const ends = [...new Set(cuts.map((cut) => cut % bytes.length))].toSorted((a, b) => a - b)
  return [...ends, bytes.length].flatMap((end, index, all) => {
    const size = bytes.copy(buffer, 0, all[index - 1] ?? 0, end)
    return reader.read(buffer.subarray(0, size)) ? [all.length - 1 - index] : []
  })
}

it('finds the end of a response with its last piece, wherever the connection cuts it', () => {
  // The reader cannot distinguish a cut after the text inside the chunked body that looks like its end.
  const lookalike = chunked.indexOf('0\r\n\r\n') + 5
  const cuts = fc.array(fc.nat().filter((cut) => cut % chunked.length !== lookalike))
  fc.assert(
    fc.property(fc.constantFrom(...responses), cuts, (response, places) => {
      expect(completingPieces(response, places)).toEqual([0])
    }),
  )
})

it('reads one response after the other', () => {
  const reader = new ResponseReader()
  for (const response of [...responses, ...responses]) expect(reader.read(Buffer.from(response))).toBe(true)
})

it.each([
  ['another protocol', 'SSH-2.0-OpenSSH\r\n\r\n'],
  ['another status', 'HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\n\r\n'],
  ['a connection that closes', 'HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-length: 0\r\n\r\n'],
  ['a response without length', 'HTTP/1.1 200 OK\r\n\r\n'],
  ['more than one response', `${counted}HTTP/1.1 200 OK`],
  ['a head without end', `HTTP/1.1 200 OK\r\nlong: ${'a'.repeat(70_000)}`],
])('refuses %s', (_, response) => {
  expect(() => new ResponseReader().read(Buffer.from(response))).toThrow()
})

it('counts every response once, on as many connections as it was asked for', async () => {
  // A clock of its own: each response takes 10 ms, however busy the machine is.
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 10
    return now
  })
  let served = 0
  const remotePorts = new Set<number | undefined>()
  const url = await serve((request, response) => {
    served += 1
    remotePorts.add(request.socket.remotePort)
    response.end(`${request.url} ${request.headers['x-mark']}`)
  })
  const summary = await generateLoad({ url, headers: { 'x-mark': 'a' } }, { connections: 4, seconds: 0.3 })
  expect(summary.responses).toBe(served)
  expect(summary.latenciesMs).toHaveLength(served)
  expect(remotePorts.size).toBe(4)
  expect(served).toBeGreaterThan(4)
})

it('sends the path, the query and the headers', async () => {
  const seen = new Set<string>()
  const url = await serve((request, response) => {
    seen.add(`${request.method} ${request.url} ${request.headers.cookie}`)
    response.end()
  })
  await generateLoad({ url, headers: { cookie: 'a=b' } }, { connections: 1, seconds: 0.05 })
  expect([...seen]).toEqual(['GET /a/page?of=this a=b'])
})

it.each([
  ['an error page', () => serve((_, response) => response.writeHead(500).end()), '500'],
  ['a broken response', () => reply('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nhalf'), 'ended'],
  ['silence', () => serve(() => undefined), 'no byte within 100 ms'],
  ['a closed port', () => Promise.resolve('http://127.0.0.1:1/'), 'ECONNREFUSED'],
])('ends with a sentence on %s', async (_, start, message) => {
  const run = generateLoad(
    { url: await start(), headers: {} },
    { connections: 2, seconds: 5, timeoutMs: 100 },
  )
  await expect(run).rejects.toThrow(message)
})

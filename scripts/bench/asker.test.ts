import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, createServer as createRawServer, type Server, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { type AskPlan, ask } from './asker.ts'

const plan: AskPlan = { connections: 4, seconds: 0.4 }
const open = new Set<Socket>()
const servers = new Set<Server>()

afterEach(() => {
  for (const socket of open) socket.destroy()
  for (const server of servers) server.close()
  servers.clear()
})

async function listen(server: Server): Promise<string> {
  servers.add(server)
  server.on('connection', (socket) => {
    open.add(socket.once('close', () => open.delete(socket)).on('error', () => {}))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  // A listening TCP server has an address with a port.
  const { port } = server.address() as AddressInfo
  return `http://localhost:${port}/a/page?of=this`
}

/** A server that answers as it is told and counts by itself: requests, and connections. */
async function serveHttp(answer: RequestListener) {
  const seen = { requests: 0, connections: 0 }
  const server = createServer((request, response) => {
    seen.requests += 1
    return answer(request, response)
  })
  server.on('connection', () => (seen.connections += 1))
  return { url: await listen(server), seen }
}

/** A server that is told each request's socket: for answers that no HTTP library would write. */
async function serveBytes(answer: (socket: Socket) => unknown) {
  const seen = { requests: 0, connections: 0 }
  const server = createRawServer((socket) => {
    seen.connections += 1
    socket.setNoDelay(true).on('data', () => {
      seen.requests += 1
      answer(socket)
    })
  })
  return { url: await listen(server), seen }
}

const askOf = (url: string, more: Partial<AskPlan> = {}) => ask({ url, headers: {} }, { ...plan, ...more })

it('sends what a browser would: the address with its question, the host and the given headers', async () => {
  const lines = new Set<string>()
  const { url } = await serveHttp(({ url: path, headers }, response) => {
    lines.add(`${path} ${headers.host} ${headers['accept-encoding']} ${headers.cookie}`)
    response.end('answer')
  })
  await ask({ url, headers: { 'accept-encoding': 'gzip, br', cookie: 'a=1' } }, plan)
  expect([...lines]).toEqual([`/a/page?of=this ${new URL(url).host} gzip, br a=1`])
})

it('counts every answer that the server gave, over the connections that it was told to open', async () => {
  const { url, seen } = await serveHttp((_, response) => response.end('x'.repeat(200_000)))
  const { answers, seconds, timesMs, ...faults } = await askOf(url)
  expect(answers).toBeGreaterThan(plan.connections)
  expect(seen).toEqual({ requests: answers, connections: plan.connections })
  expect(timesMs).toHaveLength(answers)
  expect(seconds).toBeGreaterThanOrEqual(plan.seconds)
  expect(faults).toEqual({ otherAnswers: 0, errors: 0, reconnects: 0, firstFault: undefined })
})

it('counts answers that are streamed in chunks', async () => {
  const { url, seen } = await serveHttp(async (_, response) => {
    response.write('<html>0\r\n\r\n')
    await wait(1)
    response.write('x'.repeat(70_000))
    response.end('</html>')
  })
  const { answers, errors } = await askOf(url)
  expect(answers).toBeGreaterThan(plan.connections)
  expect({ answers, errors }).toEqual({ answers: seen.requests, errors: 0 })
  expect(seen.connections).toBe(plan.connections)
})

it('counts answers whose head and body come in pieces', async () => {
  const pieces = ['HTTP/1.1 20', '0 OK\r\nconte', 'nt-length: 4\r\n', '\r', '\nab', 'cd']
  const { url, seen } = await serveBytes(async (socket) => {
    for (const piece of pieces) {
      socket.write(piece)
      await wait(1)
    }
  })
  const { answers, errors } = await askOf(url)
  expect(answers).toBeGreaterThan(plan.connections)
  expect({ answers, errors }).toEqual({ answers: seen.requests, errors: 0 })
})

it('has one request under way on each connection, and waits for the last ones', async () => {
  let underWay = 0
  let most = 0
  const { url, seen } = await serveHttp(async (_, response) => {
    underWay += 1
    most = Math.max(most, underWay)
    await wait(70)
    underWay -= 1
    response.end()
  })
  const { answers, timesMs } = await askOf(url)
  expect({ most, underWay, answers }).toEqual({ most: plan.connections, underWay: 0, answers: seen.requests })
  // A timer may be a millisecond early.
  expect(Math.min(...timesMs)).toBeGreaterThanOrEqual(69)
})

it.each([
  ['says that it closes', 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\nconnection: close\r\n\r\nab'],
  ['ends its answer with the connection', 'HTTP/1.1 200 OK\r\n\r\nab'],
])('opens a new connection when the server %s', async (_, answer) => {
  const { url, seen } = await serveBytes((socket) => socket.end(answer))
  const { answers, errors, reconnects } = await askOf(url)
  expect(answers).toBeGreaterThan(plan.connections)
  expect({ answers, errors }).toEqual({ answers: seen.requests, errors: 0 })
  expect(seen.connections).toBe(reconnects + plan.connections)
})

it('tells answers of another status apart', async () => {
  let count = 0
  const { url, seen } = await serveHttp((_, response) => {
    count += 1
    response.writeHead(count % 2 === 0 ? 503 : 200).end('busy')
  })
  const { answers, otherAnswers, errors, firstFault } = await askOf(url)
  expect(answers + otherAnswers).toBe(seen.requests)
  expect(otherAnswers).toBe(Math.floor(seen.requests / 2))
  expect({ errors, firstFault }).toEqual({ errors: 0, firstFault: 'status 503' })
})

it.each([
  ['breaks off in the head', (socket: Socket) => socket.end('HTTP/1.1 200 OK\r\ncont')],
  [
    'breaks off in the body',
    (socket: Socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nab'),
  ],
  ['breaks off without an answer', (socket: Socket) => socket.resetAndDestroy()],
  ['does not speak HTTP', (socket: Socket) => socket.write('220 mail ready\r\n\r\n')],
])('counts an error for each request when the server %s', async (_, answer) => {
  const { url, seen } = await serveBytes(answer)
  const { answers, errors, firstFault } = await askOf(url)
  expect(errors).toBeGreaterThanOrEqual(plan.connections)
  expect({ answers, errors }).toEqual({ answers: 0, errors: seen.requests })
  expect(firstFault).toBeDefined()
})

it('gives up a request that is not answered in time, and asks again', async () => {
  const { url, seen } = await serveHttp((_, response) => void response.write('begun'))
  const { answers, errors, reconnects, firstFault } = await askOf(url, { seconds: 1, timeoutMs: 250 })
  expect({ answers, errors }).toEqual({ answers: 0, errors: seen.requests })
  expect(reconnects).toBe(errors - plan.connections)
  expect(firstFault).toBe('no whole answer within 250 ms')
})

it('comes to an end where nobody listens', async () => {
  const { url } = await serveHttp(() => {})
  for (const server of servers) await new Promise((closed) => server.close(closed))
  const { answers, errors, firstFault } = await askOf(url)
  expect(errors).toBeGreaterThanOrEqual(plan.connections)
  expect({ answers, firstFault }).toEqual({ answers: 0, firstFault: 'ECONNREFUSED' })
})

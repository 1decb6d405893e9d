import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

type Fail = (response: ServerResponse) => void | Promise<void>

/** Words that no visitor may ever read. */
export const secretWords = 'secret words of a backend'

const respond =
  (status: number, type: string, body: string, headers: Record<string, string> = {}): Fail =>
  (response) => {
    response.writeHead(status, { 'content-type': type, ...headers }).end(body)
  }

const dripMs = 200
const hugeChunk = Buffer.alloc(1_000_000, 'x')
const hugeChunks = 10

async function drip(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/json' })
  while (!response.destroyed) {
    response.write(' ')
    await wait(dripMs)
  }
}

async function sendHuge(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/json' }).write('{"data":"')
  for (let sent = 0; sent < hugeChunks && !response.destroyed; sent += 1) {
    response.write(hugeChunk)
    await wait(1)
  }
  response.end('"}')
}

const fail = {
  refuse: (response) => void response.destroy(),
  reset: (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
    response.write(`{"data":"${secretWords}`, () => response.destroy())
  },
  stall: () => undefined,
  drip,
  error: respond(500, 'application/problem+json', `{"type":"about:blank","title":"${secretWords}"}`),
  html: respond(502, 'text/html', `<h1>${secretWords}</h1>`),
  limited: respond(429, 'application/json', `{"title":"${secretWords}"}`, { 'retry-after': '7' }),
  wrong_json: respond(200, 'application/json', `{"data":7,"note":"${secretWords}"}`),
  wrong_type: respond(200, 'text/html', `<h1>${secretWords}</h1>`),
  huge: sendHuge,
} as const satisfies Readonly<Record<string, Fail>>

/** Failure of a backend. */
export type Fault = keyof typeof fail

// Object.keys loses the names' type, which the table itself gives.
export const faults = Object.keys(fail).filter((name): name is Fault => name in fail)

type ApologyStatus = 429 | 502 | 503

/** Permitted statuses of a page that depends on the failed backend. */
export const statusesOf: Readonly<Record<Fault, readonly ApologyStatus[]>> = {
  refuse: [503],
  reset: [503],
  stall: [503],
  drip: [503],
  error: [503],
  html: [503],
  limited: [429],
  wrong_json: [502],
  wrong_type: [502],
  // Status by whichever limit is reached first: a busy machine needs longer than the time-out to send too many bytes.
  huge: [502, 503],
}

export type FaultProxy = {
  readonly url: string
  /** Fault of every request; undefined to forward all of them. */
  fault: Fault | undefined
  /** Number of requests received, failing or not. */
  readonly met: number
  stop(): Promise<void>
}

/** Hands a request on, and its response back, as they are; over a connection of its own, which cannot be stale. */
function handOn(target: string, incoming: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url = '/' } = incoming
  const passed = request(new URL(url, target), { method, headers, agent: false }, (answered) => {
    response.writeHead(answered.statusCode ?? 502, answered.headers)
    answered.pipe(response)
  })
  passed.on('error', () => response.destroy())
  incoming.pipe(passed)
}

/** Starts a proxy in front of a working backend that simulates faults on request. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  let met = 0
  const server = createServer((incoming, response) => {
    const { fault } = proxy
    met += 1
    if (fault === undefined) return handOn(target, incoming, response)
    Promise.resolve(fail[fault](response)).catch(() => response.destroy())
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo // a TCP server's address is never a pipe's name
  const proxy: FaultProxy = {
    url: `http://127.0.0.1:${port}`,
    fault: undefined,
    get met() {
      return met
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
  return proxy
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** Failures of a single call: before, while or after the backend processes it. */
export const breaks = ['refused', 'lost_answer', 'error', 'html', 'nonsense'] as const

export type Break = (typeof breaks)[number]

/** Failures of all calls; `silent` accepts a call and never responds. */
export type Outage = Break | 'silent'

export type BreakingProxy = {
  readonly url: string
  /** Method and path of each received call, in order. */
  readonly calls: readonly string[]
  /** Breaks the next call of this name, such as `POST /investor-users/create`, and no other. */
  breakNext(call: string, how: Break): void
  /** Breaks every call whose path matches, until it is mended. */
  breakAll(path: RegExp, how: Outage): void
  mend(): void
  /** Reports whether the requested break has happened. */
  hasBroken(): boolean
  stop(): Promise<void>
}

async function forward(target: string, incoming: IncomingMessage): Promise<Response> {
  const { host: _host, connection: _connection, ...headers } = incoming.headers
  const body = incoming.method === 'GET' ? undefined : await buffer(incoming)
  return fetch(`${target}${incoming.url}`, {
    method: incoming.method ?? 'GET',
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
    ...(body && { body }),
    redirect: 'manual',
  })
}

async function handOn(respond: Response, response: ServerResponse): Promise<void> {
  const kept = [...respond.headers].filter(
    ([name]) => !/^(content-encoding|content-length|transfer-encoding)$/.test(name),
  )
  response.writeHead(respond.status, Object.fromEntries(kept)).end(Buffer.from(await respond.arrayBuffer()))
}

const answers = {
  error: [500, 'application/problem+json', '{"type":"about:blank","title":"secret words of a backend"}'],
  html: [502, 'text/html', '<h1>secret words of a balancer</h1>'],
  nonsense: [200, 'application/json', '{"data":7}'],
} as const

async function breakCall(how: Outage, act: () => Promise<unknown>, response: ServerResponse): Promise<void> {
  if (how === 'silent') return
  if (how === 'lost_answer') await act()
  if (how === 'lost_answer' || how === 'refused') {
    response.destroy()
    return
  }
  const [status, type, body] = answers[how]
  response.writeHead(status, { 'content-type': type }).end(body)
}

/** Stands before a backend that works, and breaks the calls that a test names. */
export async function startBreakingProxy(target: string): Promise<BreakingProxy> {
  const calls: string[] = []
  let next: { readonly call: string; readonly how: Break } | undefined
  let outage: { readonly path: RegExp; readonly how: Outage } | undefined
  const respond = async (incoming: IncomingMessage, response: ServerResponse) => {
    const call = `${incoming.method} ${new URL(incoming.url ?? '/', target).pathname}`
    calls.push(call)
    const act = () => forward(target, incoming)
    if (outage?.path.test(incoming.url ?? '')) return breakCall(outage.how, act, response)
    if (next?.call !== call) return handOn(await act(), response)
    const { how } = next
    next = undefined
    return breakCall(how, act, response)
  }
  const server = createServer((incoming, response) => {
    respond(incoming, response).catch(() => response.destroy())
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo // a TCP server's address is never a pipe's name
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    breakNext: (call, how) => {
      next = { call, how }
    },
    breakAll: (path, how) => {
      outage = { path, how }
    },
    mend: () => {
      outage = undefined
    },
    hasBroken: () => next === undefined,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

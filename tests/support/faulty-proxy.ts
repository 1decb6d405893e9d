import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Apparent state of the server behind a proxy. */
export type Condition = 'healthy' | 'down' | 'silent' | 'nonsense'

export type FaultyProxy = {
  readonly url: string
  /** Condition that applies to the next requests. */
  condition: Condition
  stop(): Promise<void>
}

async function forward(target: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const reply = await fetch(`${target}${request.url}`, {
    headers: { accept: request.headers.accept ?? '*/*', authorization: request.headers.authorization ?? '' },
  })
  const type = reply.headers.get('content-type') ?? 'text/plain'
  response.writeHead(reply.status, { 'content-type': type }).end(Buffer.from(await reply.arrayBuffer()))
}

/** Starts a server that forwards every GET to `target`, until it has to fail. */
export async function startFaultyProxy(target: string): Promise<FaultyProxy> {
  const server = createServer((request, response) => {
    if (proxy.condition === 'down') response.destroy()
    else if (proxy.condition === 'nonsense')
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":7}')
    else if (proxy.condition === 'healthy') forward(target, request, response).catch(() => response.destroy())
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo // a TCP server's address is never a pipe's name
  const proxy: FaultyProxy = {
    url: `http://127.0.0.1:${port}`,
    condition: 'healthy',
    stop: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
  return proxy
}

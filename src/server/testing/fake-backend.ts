import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A backend for one test, with the calls that it received. */
export type FakeBackend = AsyncDisposable & {
  readonly url: string
  readonly calls: readonly { readonly target: string; readonly headers: IncomingMessage['headers'] }[]
}

/** Creates a listener that responds with JSON. */
export function jsonResponse(body: unknown, status = 200): RequestListener {
  return (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
}

/** Starts a backend on a free port; `listener` returns the response to each call, by its target. */
export async function startFakeBackend(
  listener: (call: { readonly target: string }) => RequestListener,
): Promise<FakeBackend> {
  const calls: { target: string; headers: IncomingMessage['headers'] }[] = []
  const server = createServer((request, response) => {
    calls.push({ target: request.url ?? '', headers: request.headers })
    listener({ target: request.url ?? '' })(request, response)
  }).listen(0, '127.0.0.1')
  await new Promise((ready) => server.once('listening', ready))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

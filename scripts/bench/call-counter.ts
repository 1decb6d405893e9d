import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Stands before the sandbox, counts the calls of the identity provider's token endpoint, and times every call. */
export type CallCounter = {
  readonly url: string
  /** Token calls since the start. */
  tokenCalls(): number
  /** Milliseconds from each call of a path to the end of its answer, since the start. */
  timesOf(path: RegExp): readonly number[]
  stop(): void
}

const tokenPath = '/identity/oauth/token'

/** Hands every request on to `target()`, which may be known only later. */
export async function startCallCounter(target: () => string): Promise<CallCounter> {
  let calls = 0
  const timed: { readonly path: string; readonly ms: number }[] = []
  const server = createServer((incoming, answer) => {
    if (incoming.method === 'POST' && incoming.url === tokenPath) calls += 1
    const startedAt = performance.now()
    const options = { method: incoming.method, headers: incoming.headers }
    const outgoing = request(new URL(incoming.url ?? '/', target()), options, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.once('end', () => timed.push({ path: incoming.url ?? '', ms: performance.now() - startedAt }))
      response.pipe(answer)
    })
    outgoing.once('error', () => answer.destroy())
    incoming.pipe(outgoing)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  // A listening TCP server has an address with a port.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    tokenCalls: () => calls,
    timesOf: (path) => timed.filter((call) => path.test(call.path)).map(({ ms }) => ms),
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

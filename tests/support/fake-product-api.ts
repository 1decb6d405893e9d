import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sampleDocuments, sampleFields, sampleFund, sampleFundList } from './sample-funds.ts'

/** How a product API behaves: well, or always badly in one way. */
export type Behaviour = 'healthy' | 'down' | 'silent' | 'failing' | 'not_json' | 'wrong_type' | 'wrong_shape'

/** A call that the fake was asked for. */
export type ReceivedCall = { readonly target: string; readonly headers: IncomingMessage['headers'] }

export type FakeProductApi = {
  readonly url: string
  readonly calls: readonly ReceivedCall[]
  stop(): Promise<void>
}

const problem = (status: number, code: string) => ({ type: 'about:blank', title: code, status, code })

function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  const type = status < 400 ? 'application/json' : 'application/problem+json'
  response.writeHead(status, { 'content-type': type }).end(JSON.stringify(body))
}

/** `fnd-12` exists, `fnd-13` has no slug, every other fund is unknown. */
function answerOf(pathname: string): unknown {
  if (pathname === '/funds') return sampleFundList
  if (pathname === '/funds/fields') return sampleFields
  if (/^\/funds\/[^/]+\/documents\/search$/.test(pathname)) return sampleDocuments
  if (/^\/funds\/(fnd-12|capital-un|capital-one)$/.test(pathname)) return sampleFund()
  if (pathname === '/funds/fnd-13') return sampleFund({ id: 'fnd-13', slug: null })
  return undefined
}

function answerWell(pathname: string, response: ServerResponse): void {
  const answer = answerOf(pathname)
  if (answer === undefined) sendJson(response, problem(404, 'not_found'), 404)
  else sendJson(response, answer)
}

const answers: Record<Behaviour, (pathname: string, response: ServerResponse) => void> = {
  healthy: answerWell,
  down: (_, response) => void response.destroy(),
  silent: () => {},
  failing: (_, response) => sendJson(response, problem(500, 'internal_error'), 500),
  not_json: (_, response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end('{"items":'),
  wrong_type: (_, response) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>It works'),
  wrong_shape: (_, response) => sendJson(response, { items: [{ id: 12 }], secret: 'private-marker' }),
}

/** Starts a product API of a few fixed answers, on a free port. */
export async function startFakeProductApi(behaviour: Behaviour): Promise<FakeProductApi> {
  const calls: ReceivedCall[] = []
  const server = createServer((request, response) => {
    const target = request.url ?? '/'
    calls.push({ target, headers: request.headers })
    answers[behaviour](target.split('?')[0] ?? '/', response)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }
  return { url: `http://127.0.0.1:${port}`, calls, stop }
}

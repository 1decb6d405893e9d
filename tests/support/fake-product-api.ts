import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  sampleDocuments,
  sampleFields,
  sampleFund,
  sampleFundList,
  sampleFundListOf,
} from './sample-funds.ts'

/** Behaviour of a product API: healthy, with one fund or a page full of them, or always faulty in one way. */
export type Behaviour =
  | 'healthy'
  | 'plentiful'
  | 'down'
  | 'silent'
  | 'failing'
  | 'not_json'
  | 'wrong_type'
  | 'wrong_shape'

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

/** Name of a fund with characters that a product API may use and the sandbox does not. */
const oddName = 'Capital_Un.2'

/** `fnd-12` exists, `fnd-13` has no slug, `fnd-14` has an odd one, every other fund is unknown. */
function responseOf(pathname: string, isPlentiful: boolean): unknown {
  if (pathname === '/funds') return isPlentiful ? sampleFundListOf(24) : sampleFundList
  if (pathname === '/funds/fields') return sampleFields
  if (/^\/funds\/[^/]+\/documents\/search$/.test(pathname)) return sampleDocuments
  if (/^\/funds\/(fnd-12|capital-un|capital-one)$/.test(pathname)) return sampleFund()
  if (pathname === `/funds/${oddName}`)
    return { ...sampleFund(), id: 'fnd-14', slug: oddName, slugs: { fr: oddName, en: oddName } }
  if (pathname === '/funds/fnd-13') return sampleFund({ id: 'fnd-13', slug: null })
  return undefined
}

/** The bytes of the public document `doc-1`; `doc-2` is for subscribers only. */
export const documentBytes = Buffer.from('%PDF-1.7 of a public document')

function sendDocument(range: string | undefined, response: ServerResponse): void {
  const [, first = '0', last = ''] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? []
  if (Number(first) >= documentBytes.length) {
    const headers = { 'content-range': `bytes */${documentBytes.length}` }
    response.writeHead(416, { 'content-type': 'application/problem+json', ...headers })
    response.end(JSON.stringify(problem(416, 'range_not_satisfiable')))
    return
  }
  const end = last === '' ? documentBytes.length - 1 : Number(last)
  const part = documentBytes.subarray(Number(first), end + 1)
  response.writeHead(range === undefined ? 200 : 206, {
    'content-type': 'application/pdf',
    'content-length': part.length,
    'cache-control': 'public, max-age=300',
    'accept-ranges': 'bytes',
    ...(range === undefined ? {} : { 'content-range': `bytes ${first}-${end}/${documentBytes.length}` }),
  })
  response.end(part)
}

function respondWell(request: IncomingMessage, response: ServerResponse, isPlentiful: boolean): void {
  const pathname = (request.url ?? '/').split('?')[0] ?? '/'
  if (pathname === '/documents/doc-1/content') {
    sendDocument(request.headers.range, response)
    return
  }
  if (pathname === '/documents/doc-2/content') {
    sendJson(response, problem(401, 'unauthenticated'), 401)
    return
  }
  const reply = responseOf(pathname, isPlentiful)
  if (reply === undefined) sendJson(response, problem(404, 'not_found'), 404)
  else sendJson(response, reply)
}

const badAnswers: Record<Exclude<Behaviour, 'healthy' | 'plentiful'>, (response: ServerResponse) => void> = {
  down: (response) => void response.destroy(),
  silent: () => {},
  failing: (response) => sendJson(response, problem(500, 'internal_error'), 500),
  not_json: (response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end('{"items":'),
  wrong_type: (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>It works'),
  wrong_shape: (response) => sendJson(response, { items: [{ id: 12 }], secret: 'private-marker' }),
}

/** Starts a product API with fixed responses, on a free port. */
export async function startFakeProductApi(behaviour: Behaviour): Promise<FakeProductApi> {
  const calls: ReceivedCall[] = []
  const server = createServer((request, response) => {
    const target = request.url ?? '/'
    calls.push({ target, headers: request.headers })
    if (behaviour === 'healthy' || behaviour === 'plentiful')
      respondWell(request, response, behaviour === 'plentiful')
    else badAnswers[behaviour](response)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }
  return { url: `http://127.0.0.1:${port}`, calls, stop }
}

import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { sampleDocument } from './fake-own-funds-api.ts'

const megabyte = 1_000_000

/** Behaviour of the fake product API's documents when they are requested. */
export type DocumentBehaviour = 'whole' | 'broken' | 'missing'

/** Product API whose documents `doc-{n}` have n megabytes, generated during sending. */
export type LargeDocumentsApi = {
  readonly url: string
  /** URL that all other calls are forwarded to. */
  upstream: string
  behaviour: DocumentBehaviour
  /** Result of recording downloads. */
  records: 'well' | 'down'
  /** Documents of each recorded download. */
  readonly recorded: (readonly string[])[]
  /** Bytes that the document under way has handed to the connection. */
  readonly sent: () => number
  /** Reports whether the reader has stopped reading. */
  readonly isWaiting: () => boolean
  /** Connections that were given up before their document was whole. */
  readonly givenUp: () => number
  stop(): Promise<void>
}

/** Returns the byte at a position of any document, so that a test can detect a wrong one. */
export const byteAt = (position: number): number => position % 251

function chunkFrom(start: number, length: number): Buffer {
  return Buffer.from(Uint8Array.from({ length }, (_, index) => byteAt(start + index)))
}

const chunk = chunkFrom(0, 251 * 256)

const listen = async (server: Server): Promise<string> => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  // A listening TCP server has an address with a port.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function passOn(upstream: string, incoming: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url } = incoming
  const outgoing = request(new URL(url ?? '/', upstream), { method, headers, agent: false }, (reply) => {
    response.writeHead(reply.statusCode ?? 500, reply.headers)
    reply.pipe(response)
  })
  outgoing.on('error', () => response.destroy())
  incoming.pipe(outgoing)
}

function send(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** Starts it on a free port. */
export async function startLargeDocumentsApi(): Promise<LargeDocumentsApi> {
  const state = { sent: 0, isWaiting: false, givenUp: 0 }
  const recorded: (readonly string[])[] = []

  const sendDocument = (megabytes: number, response: ServerResponse) => {
    const size = megabytes * megabyte
    state.sent = 0
    response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': size })
    const breaksAt = api.behaviour === 'broken' ? size / 2 : size
    response.on('close', () => {
      if (!response.writableFinished) state.givenUp += 1
    })
    const write = () => {
      state.isWaiting = false
      while (state.sent < breaksAt && !response.destroyed) {
        const part = chunk.subarray(0, Math.min(chunk.length, breaksAt - state.sent))
        state.sent += part.length
        if (!response.write(part)) {
          state.isWaiting = true
          response.once('drain', write)
          return
        }
      }
      if (breaksAt < size) response.destroy()
      else response.end()
    }
    write()
  }

  const record = async (incoming: IncomingMessage, response: ServerResponse) => {
    const body = await json(incoming)
    if (api.records === 'down') return void response.destroy()
    const documents = typeof body === 'object' && body !== null && 'documents' in body ? body.documents : []
    const ids = [documents].flat().map(String)
    recorded.push(ids)
    send(response, { documents: ids.map((id) => ({ ...sampleDocument, id })) })
  }

  const server = createServer((incoming, response) => {
    const target = incoming.url ?? '/'
    const size = /^\/documents\/doc-(\d+)\/content$/.exec(target)?.[1]
    if (size !== undefined && api.behaviour === 'missing') {
      send(response, { type: 'about:blank', title: 'x', status: 404, code: 'not_found' }, 404)
    } else if (size !== undefined) sendDocument(Number(size), response)
    else if (/^\/auth\/\w+-users\/downloads$/.test(target)) void record(incoming, response)
    else passOn(api.upstream, incoming, response)
  })
  const api: LargeDocumentsApi = {
    url: await listen(server),
    upstream: '',
    behaviour: 'whole',
    records: 'well',
    recorded,
    sent: () => state.sent,
    isWaiting: () => state.isWaiting,
    givenUp: () => state.givenUp,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
  return api
}

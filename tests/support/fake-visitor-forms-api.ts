import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A form that the fake was sent. */
export type ReceivedForm = {
  readonly path: string
  readonly body: unknown
  readonly visitor: string | undefined
}

/** Product API calls for visitors' forms, with responses set by a test. */
export type FakeVisitorFormsApi = {
  readonly url: string
  readonly received: ReceivedForm[]
  /** Status of every response; 429 has a `Retry-After` of 77 seconds. */
  status: number
  stop(): Promise<void>
}

const sent = { '/contact-messages': { state: 'sent' }, '/contact-messages/confirm': { noted: true } }

const isKnown = (path: string): path is keyof typeof sent => Object.hasOwn(sent, path)

/** Starts one on a free port; it takes every form. */
export async function startFakeVisitorFormsApi(): Promise<FakeVisitorFormsApi> {
  const api = { url: '', received: [] as ReceivedForm[], status: 200, stop: async () => {} }
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    const written = await text(request)
    const visitor = request.headers['x-forwarded-for']?.toString()
    api.received.push({ path, body: written === '' ? undefined : JSON.parse(written), visitor })
    const status = isKnown(path) ? api.status : 404
    const isGood = status === 200 && isKnown(path)
    response.writeHead(status, {
      'content-type': isGood ? 'application/json' : 'application/problem+json',
      ...(status === 429 ? { 'retry-after': '77' } : {}),
    })
    response.end(JSON.stringify(isGood ? sent[path] : { code: 'refused' }))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  api.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  api.stop = async () => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }
  return api
}

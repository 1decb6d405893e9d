import { once } from 'node:events'
import { createServer, get, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { expect, it, onTestFinished } from 'vitest'
import { incomingFor } from '../pipeline/testing.ts'
import { createPageShortcut } from './page-shortcut.server.ts'
import { cacheOver, page } from './testing.ts'

type Answer = {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A page cache and its shortcut behind a real server; what the shortcut leaves is answered 404 with "left". */
async function stand() {
  const over = cacheOver((_, count) => page(`${count}`))
  const closed = { isClosed: false }
  const told: string[] = []
  const shortcut = createPageShortcut({
    pages: over.cache,
    isClosed: () => closed.isClosed,
    onAnswer: ({ pathname }) => told.push(pathname),
    now: () => over.clock.ms,
  })
  const server = createServer((request, response) => {
    if (!shortcut.answer(request, response)) response.writeHead(404).end('left')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined

  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Answer>((resolve, reject) => {
      const request = get({ port, host: '127.0.0.1', path, headers, method, agent: false }, async (message) =>
        resolve({ status: message.statusCode, headers: message.headers, body: await text(message) }),
      )
      request.once('error', reject)
    })
  /** The pipeline's own answer to a target, which the shortcut sees. */
  const learn = async (target: string, init: RequestInit = {}, added: Record<string, string> = {}) => {
    const incoming = incomingFor(target, init)
    const answer = await over.cache.step(incoming)
    for (const [name, value] of Object.entries(added)) answer?.headers.append(name, value)
    if (answer !== undefined) shortcut.learn(incoming, answer)
    return answer
  }
  return { ...over, ask, learn, closed, told }
}

it('gives what the pipeline gave, with an age and an id of its own', async () => {
  const { ask, learn, clock, told } = await stand()
  await learn('/fonds')
  const long = await learn('/fonds')
  clock.ms += 900
  clock.ms += 99
  const short = await ask('/fonds', { 'x-request-id': 'abcdefgh' })
  const { date, connection, age, 'x-request-id': id, ...headers } = short.headers
  const { age: longAge, ...longHeaders } = Object.fromEntries(long?.headers ?? [])
  expect([short.status, headers, short.body]).toEqual([200, longHeaders, await long?.text()])
  expect([longAge, age, id, told]).toEqual(['0', '0', 'abcdefgh', ['/fonds']])
})

it('is not taken before the pipeline has answered from the cache, in that coding and by that target', async () => {
  const { ask, learn } = await stand()
  await learn('/fonds')
  expect((await ask('/fonds')).status).toBe(404)
  await learn('/fonds')
  expect((await ask('/fonds')).status).toBe(200)
  expect((await ask('/fonds?status=open')).status).toBe(404)
  expect((await ask('/fonds', { 'accept-encoding': 'br' })).status).toBe(404)
  await learn('/fonds', { headers: { 'accept-encoding': 'br' } })
  expect((await ask('/fonds', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br')
})

it('repeats no answer that set a cookie, and keeps no endless address', async () => {
  const { ask, learn } = await stand()
  const endless = `/fonds?utm_source=${'a'.repeat(1000)}`
  for (const _ of [1, 2]) {
    await learn('/fonds', {}, { 'set-cookie': 'mine=1' })
    await learn(endless)
  }
  expect([(await ask('/fonds')).status, (await ask(endless)).status]).toEqual([404, 404])
  await learn('/fonds')
  expect((await ask('/fonds')).status).toBe(200)
})

it('ends with the freshness of the page, with a purge and with maintenance', async () => {
  const { ask, learn, clock, cache, closed } = await stand()
  for (const _ of [1, 2]) await learn('/fonds')
  closed.isClosed = true
  expect((await ask('/fonds')).status).toBe(404)
  closed.isClosed = false
  expect((await ask('/fonds')).status).toBe(200)
  clock.ms += 1000
  expect((await ask('/fonds')).status).toBe(404)
  clock.ms -= 1000
  cache.purge('all')
  expect((await ask('/fonds')).status).toBe(404)
})

it.each<[string, Record<string, string>, string?]>([
  ['a session', { cookie: 'locale=fr; session=abc' }],
  ['a token', { authorization: 'Bearer x' }],
  ['a tag of the browser', { 'if-none-match': '"x"' }],
  ['a trace of somebody', { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' }],
  ['a body', { 'content-length': '0' }],
  ['HEAD', {}, 'HEAD'],
  ['POST', {}, 'POST'],
])('leaves a request with %s to the pipeline', async (_, headers, method) => {
  const { ask, learn } = await stand()
  for (const _ of [1, 2]) await learn('/fonds')
  expect((await ask('/fonds', headers, method)).status).toBe(404)
})

it('never answers whom the page cache would not answer, whatever their cookies', async () => {
  const { ask, learn, cache } = await stand()
  for (const _ of [1, 2]) await learn('/fonds')
  const name = fc.constantFrom(
    'session',
    'locale',
    '__Host-csrf',
    '_ga',
    'preview',
    'locale-3000',
    'x_ga',
    'consents',
  )
  const cookies = fc.array(fc.tuple(name, fc.stringMatching(/^[a-z0-9]{0,4}$/)), { maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(cookies, async (pairs) => {
      const cookie = pairs.map(([key, value]) => `${key}=${value}`).join('; ')
      const isAnswered = (await ask('/fonds', { cookie })).status === 200
      const incoming = incomingFor('/fonds', { headers: { cookie } })
      expect(isAnswered).toBe((await cache.step(incoming)) !== undefined)
    }),
  )
})

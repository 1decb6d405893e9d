import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createRemoteProvider } from './remote-provider.ts'
import { type SignatureProvider, SignatureUnavailableError } from './signature-provider.ts'

const key = 'a-key-of-sixteen-signs'
const request = {
  key: 'cas-1-3',
  document: new TextEncoder().encode('%PDF-1.7'),
  sha256: 'a'.repeat(64),
  signer: { name: 'Hélène Orsenne', email: 'helene@client.example', language: 'fr' },
  subject: 'D-2026-1',
} as const
const seal = () => Promise.reject(new Error('a remote provider seals the document itself'))

type Reply = { readonly status: number; readonly body: string }

let server: Server
let provider: SignatureProvider
/** Responses of the fake provider, by method and path. */
const answers = new Map<string, Reply>()
const calls: string[] = []

beforeAll(async () => {
  server = createServer((asked, response) => {
    calls.push(
      `${asked.method} ${asked.url} ${asked.headers['idempotency-key'] ?? ''} ${asked.headers.authorization}`,
    )
    const { body, status } = answers.get(`${asked.method} ${asked.url}`) ?? { status: 404, body: '' }
    asked.resume().on('end', () => response.writeHead(status).end(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  provider = createRemoteProvider({ url: `http://127.0.0.1:${port}`, key })
})
afterAll(() => new Promise((resolve) => server.close(resolve)))
beforeEach(() => {
  answers.clear()
  calls.length = 0
})

const json = (body: unknown, status = 200): Reply => ({ status, body: JSON.stringify(body) })
const started = {
  reference: 'sig-9',
  url: 'https://sign.example/sig-9',
  expires_at: '2026-12-01T00:00:00.000Z',
}
const signed = { state: 'signed', signed_at: '2026-11-27T09:00:00.000Z' }

// P-511
describe('a provider of signatures over HTTP', () => {
  it('sends an idempotency key, so that a repeated request starts one signature', async () => {
    answers.set('POST /signatures', json(started))
    const once = await provider.start(request)
    expect(await provider.start(request)).toEqual(once)
    expect(once).toMatchObject({ reference: 'sig-9', method: 'redirect', url: started.url })
    expect(calls).toEqual(Array.from({ length: 2 }, () => `POST /signatures cas-1-3 Bearer ${key}`))
  })

  it('gives the same response however often it says that it was signed', async () => {
    answers.set('GET /signatures/sig-9', json(signed))
    answers.set('GET /signatures/sig-9/document', { status: 200, body: '%PDF-sealed' })
    const first = await provider.confirm('sig-9', null, seal)
    expect(first).toMatchObject({ kind: 'signed', signedAt: new Date(signed.signed_at) })
    expect(await provider.confirm('sig-9', null, seal)).toEqual(first)
  })

  it.each([
    ['waiting', { state: 'waiting', signed_at: null }, 'waiting'],
    ['expired', { state: 'expired', signed_at: null }, 'expired'],
    ['declined', { state: 'declined', signed_at: null }, 'expired'],
  ])('is not signed while it is %s', async (_name, body, kind) => {
    answers.set('GET /signatures/sig-9', json(body))
    expect(await provider.confirm('sig-9', null, seal)).toEqual({ kind })
  })

  it.each([
    ['is down', json({}, 503)],
    ['refuses its key', json({}, 401)],
    ['answers something else', json({ reference: 9 })],
    ['answers no JSON', { status: 200, body: '<html>' }],
    ['names a page that is none', json({ ...started, url: 'javascript:alert(1)' })],
  ])('that %s is unavailable', async (_name, response) => {
    answers.set('POST /signatures', response)
    await expect(provider.start(request)).rejects.toBeInstanceOf(SignatureUnavailableError)
  })

  it('reports a provider that is unreachable or has lost the document as unavailable', async () => {
    const nobody = createRemoteProvider({ url: 'http://127.0.0.1:1', key })
    await expect(nobody.start(request)).rejects.toBeInstanceOf(SignatureUnavailableError)
    answers.set('GET /signatures/sig-9', json(signed))
    await expect(provider.confirm('sig-9', null, seal)).rejects.toBeInstanceOf(SignatureUnavailableError)
  })

  it.each(['', '<html>An error</html>'])(
    'that gives %j as the sealed document is unavailable',
    async (body) => {
      answers.set('GET /signatures/sig-9', json(signed))
      answers.set('GET /signatures/sig-9/document', { status: 200, body })
      await expect(provider.confirm('sig-9', null, seal)).rejects.toBeInstanceOf(SignatureUnavailableError)
    },
  )
})

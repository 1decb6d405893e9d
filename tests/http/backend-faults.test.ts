import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import englishErrors from '../../i18n/en/errors/index.ts'
import frenchErrors from '../../i18n/fr/errors/index.ts'
import { type FakeContentBackend, startFakeContentBackend } from '../support/fake-content-backend.ts'
import { type Behaviour, type FakeProductApi, startFakeProductApi } from '../support/fake-product-api.ts'
import { logLine, type PortalProcess, startPortal } from '../support/portal-process.ts'

type Fault = Exclude<Behaviour, 'healthy'>

const faults: readonly [behaviour: Fault, status: number, logged: Record<string, unknown>][] = [
  ['down', 503, { kind: 'unreachable', reason: 'network' }],
  ['silent', 503, { kind: 'unreachable', reason: 'timed_out' }],
  ['failing', 503, { kind: 'unexpected_status', status: 500 }],
  ['not_json', 502, { kind: 'unexpected_body', reason: 'not_json' }],
  ['wrong_type', 502, { kind: 'unexpected_body', reason: 'not_json' }],
  ['wrong_shape', 502, { kind: 'unexpected_body', reason: 'wrong_shape' }],
]

const pages: readonly [target: string, language: 'fr' | 'en'][] = [
  ['/fonds', 'fr'],
  ['/en/funds', 'en'],
  ['/fonds/capital-un', 'fr'],
  ['/en/funds/capital-one', 'en'],
]

const words = {
  fr: { tag: 'fr-FR', advice: frenchErrors.advice },
  en: { tag: 'en-GB', advice: englishErrors.advice },
}

const stackTrace = /\n\s+at .+:\d+:\d+|node_modules|\/src\/|\.ts:\d+/

/** Text as a reader sees it: React writes an apostrophe as a character reference. */
const readable = (html: string) => html.replaceAll('&#x27;', "'").replaceAll('<!-- -->', '')

describe.each(faults)('while the product API is %s', (behaviour, status, logged) => {
  let productApi: FakeProductApi
  let content: FakeContentBackend
  let portal: PortalProcess

  beforeAll(async () => {
    productApi = await startFakeProductApi(behaviour)
    content = await startFakeContentBackend()
    portal = await startPortal({ PRODUCT_API_URL: productApi.url, CONTENT_API_URL: content.url })
  })

  afterAll(async () => {
    await portal.stop()
    await productApi.stop()
    await content.stop()
  })

  it.concurrent.each(pages)(
    '%s says so with the right status, in its language',
    async (target, language) => {
      const requestId = `fault${target.replaceAll('/', '-')}`
      const {
        status: answered,
        headers,
        body,
      } = await portal.ask(target, { headers: { 'x-request-id': requestId } })
      const { tag, advice } = words[language]
      expect(answered).toBe(status)
      expect(body).toContain(`<html lang="${tag}"`)
      expect(readable(body)).toContain(status === 503 ? advice.unavailable : advice.unexpectedAnswer)
      expect(body).not.toMatch(stackTrace)
      expect(body).not.toContain('private-marker')
      expect(headers['cache-control']).toBe('no-store')
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
      const line = await logLine(portal, { requestId, backend: 'product' })
      expect(line).toMatchObject({ level: 'error', ...logged })
    },
    15_000,
  )

  // P-033
  it.concurrent('the look-up of a legacy path is 503, and never taken for missing', async () => {
    const response = await portal.ask('/en/funds/fnd-12')
    expect([response.status, response.headers['retry-after']]).toEqual([503, '30'])
    expect(response.body).toContain('An error has occurred. <span>503</span>')
  }, 15_000)

  it.concurrent('pages that need nothing of it are there', async () => {
    expect((await portal.ask('/api/health')).status).toBe(200)
    expect((await portal.ask('/en/nowhere')).status).toBe(404)
  }, 15_000)

  it.concurrent('the portal says that it is not ready', async () => {
    const response = await portal.ask('/api/health?ready')
    expect(response.status).toBe(503)
    expect(JSON.parse(response.body)).toMatchObject({
      status: 'unavailable',
      productApi: 'down',
      sessionStore: 'up',
    })
  }, 15_000)
})

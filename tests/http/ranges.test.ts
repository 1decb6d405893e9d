import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentBytes } from '../support/fake-product-api.ts'
import { type PublicServices, startPublicServices } from '../support/public-services.ts'

let services: PublicServices
let asset: string
beforeAll(async () => {
  services = await startPublicServices()
  services.content.files.set('film.webm', { type: 'video/webm', body: 'bytes of a film' })
  asset = /\/assets\/[\w.-]+\.js/.exec((await services.portal.ask('/fonds')).body)?.[0] ?? ''
})
afterAll(() => services.stop())

const document = '/api/proxy/documents/doc-1/view'
const inParts = [document, '/api/media/film.webm', '/favicon.svg', '/site.webmanifest', 'a script']
const whole = [
  '/',
  '/en/funds',
  '/robots.txt',
  '/.well-known/security.txt',
  '/api/funds/catalogue.csv',
  '/locales/fr-FR.json',
  '/api/build.json',
  '/api/icons/lucide.json?icons=mail',
  '/api/funds/fnd-12/shares/A/chart.svg',
]
const ask = (target: string, method: 'GET' | 'HEAD', range?: string) =>
  services.portal.ask(target === 'a script' ? asset : target, {
    method,
    ...(range !== undefined && { headers: { range } }),
  })

describe('a range', () => {
  it.each([...inParts, ...whole])('means nothing to HEAD: %s is told of as a whole', async (target) => {
    const plain = await ask(target, 'HEAD')
    for (const range of ['bytes=0-3', 'bytes=99999999-', 'bytes=-0']) {
      const { status, headers, body } = await ask(target, 'HEAD', range)
      expect([status, body, headers['content-range']]).toEqual([plain.status, '', undefined])
      expect(headers['content-length']).toBe(plain.headers['content-length'])
    }
  })

  it.each(inParts)('that begins after the end of %s is refused with its length', async (target) => {
    const length = Buffer.byteLength((await ask(target, 'GET')).body)
    const { status, headers } = await ask(target, 'GET', 'bytes=99999999-')
    expect([status, headers['content-range']]).toEqual([416, `bytes */${length}`])
  })

  it.each(inParts)('of %s gets these bytes alone', async (target) => {
    const { body } = await ask(target, 'GET')
    const part = await ask(target, 'GET', 'bytes=0-3')
    expect([part.status, part.body]).toEqual([206, body.slice(0, 4)])
  })

  it.each(whole)('of %s, which is made for the request, is ignored', async (target) => {
    const plain = await ask(target, 'GET')
    const { status, headers } = await ask(target, 'GET', 'bytes=99999999-')
    expect([status, headers['content-range']]).toEqual([plain.status, undefined])
  })
})

it('the length of a document is that of the product API', async () => {
  const { headers } = await ask(document, 'HEAD', 'bytes=0-3')
  expect(headers['content-length']).toBe(String(documentBytes.length))
})

describe('an unknown address under /api/proxy', () => {
  const unknown = ['', '/', '/x', '/documents', '/documents/doc-1', '/documents/doc-1/other']
  it.each(unknown.map((path) => `/api/proxy${path}`))('%s is 404 whatever is accepted', async (target) => {
    for (const accept of ['text/html', 'application/json', 'application/pdf', '*/*', 'nonsense'])
      for (const method of ['GET', 'HEAD', 'POST', 'PUT']) {
        const { status, headers } = await services.portal.ask(target, { method, headers: { accept } })
        expect([status, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8'])
      }
  })
})

// P-809
it.each([
  ...['/robots.txt', '/sitemap.xml', '/en/sitemap.xml', '/.well-known/security.txt'],
  ...['/.well-known/change-password', '/locales/fr-FR.json', '/feeds/articles.xml', '/en/feeds/articles.xml'],
  ...['/sitemaps/funds.xml', '/auth/investor/email-not-verified-redirect', '/api/build.json'],
])('a form sent to %s is refused, not answered by an empty page', async (target) => {
  const { status, headers } = await services.portal.ask(target, { method: 'POST' })
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startFakeProductApi } from '../support/fake-product-api.ts'
import { type PortalProcess, startPortal } from '../support/portal-process.ts'
import type { TestServices } from '../support/services.ts'
import { sharedServices } from '../support/shared-services.ts'

let services: TestServices

beforeAll(async () => {
  services = await sharedServices()
}, 180_000)

async function read(path: string, init?: RequestInit) {
  const response = await fetch(`${services.portalUrl}${path}`, { redirect: 'manual', ...init })
  return { status: response.status, headers: response.headers, body: await response.text() }
}

const locationsOf = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)

describe.each([
  ['/sitemap.xml', 'fr'],
  ['/en/sitemap.xml', 'en'],
])('the sitemap %s', (path, language) => {
  // P-001, P-109
  it('names pages that response, may be indexed, and say that they are at that address', async () => {
    const sitemap = await read(path)
    expect([sitemap.status, sitemap.headers.get('content-type')]).toEqual([
      200,
      'application/xml; charset=utf-8',
    ])
    const urls = locationsOf(sitemap.body)
    expect(urls.length).toBeGreaterThan(100)
    expect(new Set(urls).size).toBe(urls.length)
    for (const url of urls.filter((_, index) => index % 4 === 0)) {
      const page = await read(new URL(url).pathname)
      expect([url, page.status]).toEqual([url, 200])
      expect(page.body, url).not.toContain('content="noindex"')
      expect(page.body, url).toContain(`<link rel="canonical" href="${url}"`)
      expect(page.body, url).toMatch(new RegExp(`<html lang="${language}-`))
    }
  })

  it('names the same alternates as the page itself', async () => {
    const { body } = await read(path)
    for (const [entry = ''] of [...body.matchAll(/<url>.*?<\/url>/g)].filter(
      (_, index) => index % 10 === 0,
    )) {
      const [url = ''] = locationsOf(entry)
      const page = await read(new URL(url).pathname)
      const ofPage = [...page.body.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)]
      const ofEntry = [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)]
      expect(ofEntry.map(([, lang, href]) => [lang, href])).toEqual(
        ofPage.map(([, lang, href]) => [lang, href]),
      )
    }
  })

  it('is not sent again to who has it', async () => {
    const etag = (await read(path)).headers.get('etag') ?? ''
    const again = await read(path, { headers: { 'if-none-match': etag } })
    expect([again.status, again.body]).toEqual([304, ''])
  })
})

it.each(['/sitemaps/1.xml', '/en/sitemaps/0.xml', '/sitemaps/x', '/locales/de-DE.json', '/locales/fr.json'])(
  '%s is no file',
  async (path) => {
    expect((await read(path)).status).toBe(404)
  },
)

// P-013, P-110
describe('a language file', () => {
  it.each([
    ['/locales/fr-FR.json', 'Fonds'],
    ['/locales/en-US.json', 'Funds'],
    ['/en/locales/fr-FR.json', 'Fonds'],
    ['/en/locales/en-US.json', 'Funds'],
  ])('%s holds every text of its language', async (path, word) => {
    const { status, headers, body } = await read(path)
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8'])
    const texts = JSON.parse(body)
    expect(texts.navigation.funds).toBe(word)
    for (const namespace of ['errors', 'fund', 'login', 'performance'])
      expect(texts).toHaveProperty(namespace)
  })
})

it('robots.txt names the sitemaps and closes what is nobody’s to crawl', async () => {
  const { body } = await read('/robots.txt')
  for (const line of [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /mon-compte',
    'Disallow: /en/my-account',
    `Sitemap: ${services.portalUrl}/sitemap.xml`,
    `Sitemap: ${services.portalUrl}/en/sitemap.xml`,
  ])
    expect(body.split('\n')).toContain(line)
})

it('says whom to tell about a weakness, in the place of RFC 9116', async () => {
  const { status, headers, body } = await read('/.well-known/security.txt')
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(body).toContain(`Canonical: ${services.portalUrl}/.well-known/security.txt\n`)
})

describe('a copy that is not the real site', () => {
  let portal: PortalProcess
  beforeAll(async () => {
    portal = await startPortal({ SEARCH_INDEXING: 'false', PRODUCT_API_URL: 'http://127.0.0.1:9' })
  })
  afterAll(() => portal.stop())

  it('asks robots to stay away, on every response too', async () => {
    expect((await portal.ask('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n')
    for (const path of ['/connexion', '/robots.txt', '/missing'])
      expect((await portal.ask(path)).headers['x-robots-tag']).toBe('noindex, nofollow')
  })
})

it.each(['down', 'failing', 'wrong_shape'] as const)(
  'no half sitemap is sent while the product API is %s',
  async (behaviour) => {
    const productApi = await startFakeProductApi(behaviour)
    const portal = await startPortal({ PRODUCT_API_URL: productApi.url })
    for (const path of ['/sitemap.xml', '/en/sitemap.xml']) {
      const response = await portal.ask(path)
      expect([response.status, response.headers['retry-after']]).toEqual([503, '60'])
      expect(response.body).not.toContain('<loc>')
    }
    await portal.stop()
    await productApi.stop()
  },
)

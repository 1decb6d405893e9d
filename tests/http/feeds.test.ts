import { beforeAll, describe, expect, it } from 'vitest'
import type { TestServices } from '../support/services.ts'
import { sharedServices } from '../support/shared-services.ts'

let services: TestServices

beforeAll(async () => {
  services = await sharedServices()
}, 180_000)

const read = async (path: string, init?: RequestInit) => {
  const response = await fetch(new URL(path, services.portalUrl), init)
  return { status: response.status, headers: response.headers, body: await response.text() }
}

const textsOf = (xml: string, element: string) =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, text = '']) => text)

/** The feed that a page names, and the page that names it. */
async function feedOf(page: string): Promise<string> {
  const { body } = await read(page)
  const link = /<link rel="alternate" type="application\/atom\+xml"[^>]*href="([^"]+)"/.exec(body)
  return link?.[1] ?? ''
}

/** Checks the requirements of RFC 4287 for every feed (4.1.1, 4.1.2), and those of feed readers. */
function expectValid(xml: string): string[] {
  const [head = '', ...entries] = xml.split('<entry>')
  for (const part of [head, ...entries]) {
    expect(textsOf(part, 'id').length).toBe(1)
    expect(textsOf(part, 'title').length).toBe(1)
    expect(textsOf(part, 'updated')[0]).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/)
    expect(part).toMatch(/<link rel="alternate"[^>]* href="https?:\/\//)
  }
  expect(head).toMatch(/<feed xmlns="http:\/\/www.w3.org\/2005\/Atom" xml:lang="(fr-FR|en-GB)">/)
  expect(head).toMatch(/<link rel="self"[^>]*href="/)
  expect(textsOf(head, 'name')).toEqual(['Orvanne Gestion'])
  const ids = textsOf(xml, 'id')
  expect(new Set(ids).size).toBe(ids.length)
  return entries
}

async function slugOf(language: 'fr' | 'en'): Promise<string> {
  const sitemap = await read(language === 'fr' ? '/sitemap.xml' : '/en/sitemap.xml')
  return /\/(?:fonds|funds)\/(orvanne-[a-z0-9-]+)</.exec(sitemap.body)?.[1] ?? ''
}

describe.each([
  ['/analyses-et-tendances', 'fr-FR'],
  ['/en/analysis-and-trends', 'en-GB'],
])('the feed of the articles of %s', (page, language) => {
  it('is named by the page and leads to articles that response', async () => {
    const { status, headers, body } = await read(await feedOf(page))
    expect([status, headers.get('content-type')]).toEqual([200, 'application/atom+xml; charset=utf-8'])
    const entries = expectValid(body)
    expect(body).toContain(`xml:lang="${language}"`)
    expect(entries.length).toBeGreaterThan(10)
    const [, href = ''] = /<link rel="alternate" href="([^"]+)"/.exec(entries[0] ?? '') ?? []
    expect((await read(href)).status).toBe(200)
  })
})

describe.each(['fr', 'en'] as const)('the feed of a fund in %s', (language) => {
  it('has its values with their days, its public documents, and no claim of performance', async () => {
    const page = language === 'fr' ? `/fonds/${await slugOf('fr')}` : `/en/funds/${await slugOf('en')}`
    const { status, body } = await read(await feedOf(page))
    expect(status).toBe(200)
    const entries = expectValid(body)
    expect(entries.some((entry) => entry.includes('/api/proxy/documents/'))).toBe(true)
    expect(entries.some((entry) => /valeur liquidative du|net asset value of/.test(entry))).toBe(true)
    expect(body).not.toMatch(/[+-]?\d+([.,]\d+)?\s?%/)
    expect(textsOf(body, 'rights')[0]).toMatch(/^(Les performances passées|Past performance)/)
    for (const [, path = ''] of body.matchAll(/href="[^"]*(\/api\/proxy\/documents\/[^"]+)"/g))
      expect([path, (await read(path, { method: 'HEAD' })).status]).toEqual([path, 200])
  })

  it('is not sent again to who has it', async () => {
    const feed = `${language === 'fr' ? '' : '/en'}/feeds/funds/${await slugOf(language)}.xml`
    const etag = (await read(feed)).headers.get('etag') ?? ''
    const again = await read(feed, { headers: { 'if-none-match': etag } })
    expect([again.status, again.body]).toEqual([304, ''])
  })
})

it.each(['/feeds/funds/unknown.xml', '/en/feeds/funds/unknown', '/feeds/funds/%2e%2e.xml'])(
  '%s is no feed',
  async (path) => {
    expect((await read(path)).status).toBe(404)
  },
)

it('a feed is in the language of its address alone', async () => {
  const slugs = async (path: string) =>
    [...(await read(path)).body.matchAll(/\/(?:fonds|funds)\/(orvanne-[a-z0-9-]+)</g)].map(([, slug]) => slug)
  const [french, english] = [await slugs('/sitemap.xml'), await slugs('/en/sitemap.xml')]
  const onlyFrench = french.find((slug) => !english.includes(slug))
  expect((await read(`/feeds/funds/${onlyFrench}.xml`)).status).toBe(200)
  expect((await read(`/en/feeds/funds/${onlyFrench}.xml`)).status).toBe(404)
})

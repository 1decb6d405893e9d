import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { brand } from '../../src/brand.ts'
import type { TestServices } from '../support/services.ts'
import { sharedServices } from '../support/shared-services.ts'

let services: TestServices

beforeAll(async () => {
  services = await sharedServices()
}, 180_000)

const read = async (path: string) => {
  const response = await fetch(`${services.portalUrl}${path}`, { redirect: 'manual' })
  return { status: response.status, headers: response.headers, body: await response.text() }
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const unescaped = (text: string) =>
  text.replaceAll(/&([#\w]+);/g, (whole, name: string) => entities[name] ?? whole)

/** Elements of a page's head by name, with their attributes in lower case and unescaped. */
function headOf(html: string) {
  const head = html.slice(0, html.indexOf('</head>'))
  const elements = [...head.matchAll(/<(meta|link) ([^>]*?)\/?>/g)].map(([, name = '', written = '']) => ({
    name,
    attributes: Object.fromEntries(
      [...written.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        unescaped(value),
      ]),
    ),
  }))
  const metas = (key: string) =>
    elements.flatMap(({ name, attributes: { name: own, property, content } }) =>
      name === 'meta' && (own === key || property === key) ? [content ?? ''] : [],
    )
  const links = (rel: string) =>
    elements.flatMap(({ name, attributes }) =>
      name === 'link' && attributes.rel === rel ? [attributes] : [],
    )
  const titles = [...head.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title = '']) => unescaped(title))
  return { titles, metas, links }
}

const graphSchema = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.looseObject({ '@type': z.string() })),
})

function structuredDataOf(html: string) {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
  return scripts.flatMap(([, json = '']) => graphSchema.parse(JSON.parse(json))['@graph'])
}

const locationsOf = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url))

/** The addresses that a sitemap lists for each page: its own and its translation's; none for a page in one language. */
const alternatesByPage = (xml: string) =>
  new Map(
    [...xml.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry = '']) => [
      entry.match(/<loc>([^<]+)/)?.[1] ?? '',
      [...entry.matchAll(/<xhtml:link [^>]*?href="([^"]+)"/g)].map(([, href = '']) => href),
    ]),
  )

describe.each([
  ['/sitemap.xml', 'fr_FR'],
  ['/en/sitemap.xml', 'en_GB'],
])('the public pages of %s', (sitemap, language) => {
  // P-012
  it('have a title and a description of their own, one canonical address, and their alternates', async () => {
    const titles = new Map<string, string>()
    const descriptions = new Map<string, string>()
    const listed = alternatesByPage((await read(sitemap)).body)
    const all = [...listed.keys()].map((href) => new URL(href))
    for (const { pathname, href } of all.filter((_, index) => index < 12 || index % 6 === 0)) {
      const { body } = await read(pathname)
      const {
        titles: [title = '', ...others],
        metas,
        links,
      } = headOf(body)
      const [description = '', ...more] = metas('description')
      expect([pathname, others, more]).toEqual([pathname, [], []])
      expect([pathname, titles.get(title)]).toEqual([pathname, undefined])
      expect([pathname, descriptions.get(description)]).toEqual([pathname, undefined])
      titles.set(title, pathname)
      descriptions.set(description, pathname)
      expect(description.length, pathname).toBeGreaterThan(20)
      expect(links('canonical').map((link) => link.href)).toEqual([href])
      const alternates = links('alternate').filter((link) => 'hreflang' in link)
      expect(
        alternates.map((link) => link.href),
        pathname,
      ).toEqual(listed.get(href))
      expect(metas('og:url')).toEqual([href])
      expect(metas('og:locale')).toEqual([language])
      expect(title).toBe(`${metas('og:title')[0]} | Orvanne Gestion`)
      expect(metas('og:description')).toEqual([description])
      expect(metas('twitter:card')).toEqual(['summary_large_image'])
      expect(
        structuredDataOf(body).map((thing) => thing['@type']),
        pathname,
      ).not.toEqual([])
    }
  })
})

describe('structured data', () => {
  it('of a fund say what it is and where, and no figure of return', async () => {
    const url = locationsOf((await read('/sitemap.xml')).body).find(({ pathname }) =>
      /^\/fonds\/orvanne-[^/]+$/.test(pathname),
    )
    const things = structuredDataOf((await read(url?.pathname ?? '')).body)
    expect(things.map((thing) => thing['@type'])).toEqual(['BreadcrumbList', 'InvestmentFund'])
    expect(things[1]).toMatchObject({ url: url?.href, provider: { name: 'Orvanne Gestion' } })
    expect(JSON.stringify(things)).not.toMatch(/interestRate|annualPercentageRate|yield|amount|%/i)
  })

  it.each([
    ['/guide/', 'Article'],
    ['/analyses-et-tendances/', 'NewsArticle'],
  ])('of a text under %s name its author and its dates', async (prefix, type) => {
    const url = locationsOf((await read('/sitemap.xml')).body).find(
      ({ pathname }) => pathname.startsWith(prefix) && pathname.split('/').length === 4,
    )
    const things = structuredDataOf((await read(url?.pathname ?? '')).body)
    expect(things.map((thing) => thing['@type'])).toEqual(['BreadcrumbList', type])
    expect(things[1]).toMatchObject({ mainEntityOfPage: url?.href, inLanguage: 'fr-FR' })
    expect(things[1]?.dateModified).toMatch(/^\d{4}-\d{2}-\d{2}T/)
  })

  it('of the home page say who the manager is, and leave the page’s policy as it is', async () => {
    const { body, headers } = await read('/en')
    expect(structuredDataOf(body).map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite'])
    const scripts = [...body.matchAll(/<script(?![^>]*(?:src=|ld\+json))[^>]*>/g)].length
    expect(
      headers
        .get('content-security-policy')
        ?.match(/script-src[^;]*/)?.[0]
        .match(/'sha256-/g)?.length,
    ).toBe(scripts)
  })
})

describe('the colours around a page', () => {
  it('are those of the light and of the dark one', async () => {
    const { metas } = headOf((await read('/')).body)
    expect(metas('theme-color')).toEqual([brand.colours.paper, brand.colours.ink])
  })
})

describe('the sign of the tab', () => {
  it.each(['/', '/en/guides', '/nowhere', '/connexion'])('stands in %s itself', async (path) => {
    const [{ href = '', type } = {}, ...others] = headOf((await read(path)).body).links('icon')
    expect([type, others]).toEqual(['image/svg+xml', []])
    const { width, height } = await sharp(Buffer.from(await (await fetch(href)).arrayBuffer())).metadata()
    expect({ width, height }).toEqual({ width: 32, height: 32 })
  })

  it('is in no script of a page', async () => {
    const { body } = await read('/')
    const [{ href = '' } = {}] = headOf(body).links('icon')
    const scripts = [...new Set([...body.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path))]
    expect([href.startsWith('data:'), scripts.length > 5]).toEqual([true, true])
    for (const path of scripts) expect((await read(path)).body.includes(href), path).toBe(false)
  })
})

describe('the picture of a shared page', () => {
  it.each(['/', '/en', '/fonds/', '/en/funds/', '/guide/', '/en/analysis-and-trends/'])(
    'of %s is a PNG of 1200 by 630 pixels, kept for who asks again',
    async (prefix) => {
      const sitemap = prefix.startsWith('/en') ? '/en/sitemap.xml' : '/sitemap.xml'
      const depth = /guide|trends/.test(prefix) ? 4 : 3
      const found = locationsOf((await read(sitemap)).body).find(({ pathname }) =>
        prefix.endsWith('s/') || prefix.endsWith('e/')
          ? pathname.startsWith(prefix) && pathname.split('/').length >= depth && !/compar/.test(pathname)
          : pathname === prefix,
      )
      const [image = ''] = headOf((await read(found?.pathname ?? '')).body).metas('og:image')
      const response = await fetch(image)
      const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
      expect([response.status, format, width, height]).toEqual([200, 'png', 1200, 630])
      const etag = response.headers.get('etag') ?? ''
      expect((await fetch(image, { headers: { 'if-none-match': etag } })).status).toBe(304)
    },
  )

  it.each([
    '/api/share-images/fr/fund/unknown.png',
    '/api/share-images/de/site/orvanne.png',
    '/api/share-images/fr/site/other.png',
    '/api/share-images/fr/nonsense/a.png',
    '/api/share-images/fr/guide/..%2f..%2fx.png',
    '/api/share-images/fr/fund/a.svg',
  ])('%s does not exist', async (path) => {
    expect((await read(path)).status).toBe(404)
  })
})

describe('a page that is not for search engines', () => {
  it.each([
    '/connexion',
    '/en/login',
    '/mon-compte',
    '/fonds?status=open',
    '/en/funds?q=health',
    '/missing',
    '/auth/redirect-to-login',
  ])('%s says so, or leads to one that does, and has no picture', async (path) => {
    const first = await read(path)
    const { body } = first.status === 302 ? await read(first.headers.get('location') ?? '') : first
    expect(headOf(body).metas('robots')).toEqual(['noindex'])
  })
})

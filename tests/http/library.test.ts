import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import englishErrors from '../../i18n/en/errors/index.ts'
import frenchErrors from '../../i18n/fr/errors/index.ts'
import { type Condition, type FaultyProxy, startFaultyProxy } from '../support/faulty-proxy.ts'
import { startPortalBeside, type TestPortal, type TestServices } from '../support/services.ts'
import { sharedServices } from '../support/shared-services.ts'

const texts = { fr: frenchErrors, en: englishErrors }
const guide = '/guide/investir/comprendre-un-fonds-non-cote'

let services: TestServices
let content: FaultyProxy
let portal: TestPortal

beforeAll(async () => {
  services = await sharedServices()
  content = await startFaultyProxy(`${services.sandboxUrl}/content`)
  portal = await startPortalBeside(services.sandboxUrl, { CONTENT_API_URL: content.url })
}, 180_000)
afterEach(() => {
  content.condition = 'healthy'
})
afterAll(async () => {
  await portal.stop()
  await content.stop()
})

const entities: Readonly<Record<string, string>> = { amp: '&', '#x27': "'", quot: '"' }

async function read(path: string) {
  const response = await fetch(`${portal.portalUrl}${path}`, { redirect: 'manual' })
  const html = await response.text()
  const location = response.headers.get('location')
  return {
    status: response.status,
    headers: response.headers,
    leadsTo: location?.replace(portal.portalUrl, ''),
    body: html.replaceAll(/&([#\w]+);/g, (whole, name: string) => entities[name] ?? whole),
    canonical: /rel="canonical" href="[^"]*?:\d+([^"]*)"/.exec(html)?.[1],
  }
}

// P-024, P-025
describe('the category in the address of a text (P-024)', () => {
  it.each([
    [`/guide/montant/comprendre-un-fonds-non-cote?a=1`, `${guide}?a=1`],
    ['/guide/theme/comprendre-un-fonds-non-cote', guide],
    [
      '/analyses-et-tendances/actualites/la-vie-d-un-fonds-en-une-minute?a=1',
      '/analyses-et-tendances/videos/la-vie-d-un-fonds-en-une-minute?a=1',
    ],
    [
      '/en/guide/amount/understanding-an-unlisted-fund',
      '/en/guide/investment/understanding-an-unlisted-fund',
    ],
    ['/guide/assurance-vie/comprendre-un-fonds-non-cote', '/guide/placement/comprendre-un-fonds-non-cote'],
    [
      '/en/guide/assurance-vie/understanding-an-unlisted-fund',
      '/en/guide/placement/understanding-an-unlisted-fund',
    ],
    ['/guide//comprendre-un-fonds-non-cote', '/guide/placement/comprendre-un-fonds-non-cote'],
  ])('%s moves for good to %s', async (asked, own) => {
    const { status, leadsTo } = await read(asked)
    expect([status, leadsTo]).toEqual([301, own])
  })

  it.each(['/guide/placement/comprendre-un-fonds-non-cote', guide])(
    '%s is the guide, whose canonical address is its own',
    async (path) => {
      const { status, canonical } = await read(path)
      expect([status, canonical]).toEqual([200, guide])
    },
  )
})

describe('an address that is no text', () => {
  it.each([
    ['/guide/nulle-part/comprendre-un-fonds-non-cote', guide],
    ['/guide/investir/understanding-an-unlisted-fund', guide],
    [
      '/en/guide/investment/comprendre-un-fonds-non-cote',
      '/en/guide/investment/understanding-an-unlisted-fund',
    ],
    ['/guide/investment', '/guide/investir'],
  ])('%s is 404 and names %s', async (asked, meant) => {
    const { status, body } = await read(asked)
    expect(status).toBe(404)
    expect(body).toContain(`href="${meant}"`)
  })

  it.each([
    ['/guide/investir/inconnu', 'fr'],
    ['/guide/nulle-part', 'fr'],
    ['/en/analysis-and-trends/news/unknown', 'en'],
  ] as const)('%s is 404 and names nothing', async (asked, language) => {
    const { status, body } = await read(asked)
    expect(status).toBe(404)
    expect(body).toContain(texts[language].title.notFound)
    expect(body).not.toContain(texts[language].suggestion)
  })
})

// P-101
describe('a page of a list', () => {
  it.each(['999', 'abc', '0', '1.5'])('that says %s is the first one, by its own address', async (page) => {
    const { status, leadsTo } = await read(`/guide?page=${page}`)
    expect([status, leadsTo]).toEqual([307, '/guide'])
  })

  it('has an address of its own for search engines', async () => {
    expect(await read('/guide?page=2')).toMatchObject({ status: 200, canonical: '/guide?page=2' })
  })

  it.each(['/guide', '/en/analysis-and-trends'])(
    'has its first picture asked for at once, and the others when they near the screen (%s)',
    async (path) => {
      const [first = '', ...others] = (await read(path)).body.match(/<img [^>]*>/g) ?? []
      expect(first).toMatch(/fetchPriority="high"/i)
      expect(first).not.toContain('loading=')
      expect(others.length).toBeGreaterThan(1)
      for (const other of others) expect(other).toContain('loading="lazy"')
    },
  )

  it('past the end says so, and leads back', async () => {
    const { body } = await read('/guide?page=400')
    expect(body).toContain('Cette page n’existe pas.')
    expect(body).toContain('Revenir à la première page')
  })
})

const faults: readonly (readonly [Exclude<Condition, 'healthy'>, status: number])[] = [
  ['down', 503],
  ['silent', 503],
  ['nonsense', 502],
]

describe.each(faults)('while the content backend is %s', (condition, status) => {
  it.each([
    [`/guide/investir/${condition}-jamais-lu`, 'fr'],
    [`/en/analysis-and-trends/news/${condition}-never-read`, 'en'],
  ] as const)('%s says so in its language and offers to try again', async (path, language) => {
    content.condition = condition
    const { status: answered, headers, body } = await read(path)
    const { advice, retry } = texts[language]
    expect(answered).toBe(status)
    expect(body).toContain(status === 503 ? advice.unavailable : advice.unexpectedAnswer)
    expect(body).toContain(`href="${path}"`)
    expect(body).toContain(retry)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('a guide that was read before goes on, and the home page shows its funds', async () => {
    expect((await read(guide)).status).toBe(200)
    content.condition = condition
    const kept = await read(guide)
    expect([kept.status, kept.body.includes('Comprendre un fonds non coté')]).toEqual([200, true])
    const home = await read(`/?fresh=${condition}`)
    expect(home.status).toBe(200)
    expect(home.body).toContain('href="/fonds/')
  })
})

import { readFileSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPortalBeside, type TestServices } from '../support/services.ts'
import { sharedServices } from '../support/shared-services.ts'

type Row = { readonly target: string; readonly status: number; readonly location: string | undefined }

const table: Row[] = readFileSync(new URL('../fixtures/addresses/redirects.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('/'))
  .map((line) => line.split(' '))
  .map(([target = '', status, location]) => ({ target, status: Number(status), location }))

/** Returns the portal's response to a request target sent exactly as given. */
function responseOf(url: string, target: string, method = 'GET'): Promise<Row> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path: target, method }, (response) => {
      response.resume()
      response.on('end', () =>
        resolve({ target, status: response.statusCode ?? 0, location: response.headers.location }),
      )
    })
    outgoing.once('error', reject)
    outgoing.end()
  })
}

let services: TestServices

beforeAll(async () => {
  services = await sharedServices()
}, 180_000)

describe(`the ${table.length} addresses of the table`, () => {
  it('are at least two hundred', () => {
    expect(table.length).toBeGreaterThanOrEqual(200)
    expect(new Set(table.map(({ target }) => target)).size).toBe(table.length)
  })

  it.each(table)('$target is $status $location', async (row) => {
    expect(await responseOf(services.portalUrl, row.target)).toEqual(row)
  })

  // P-037
  it('lead on no further, but for whom they ask to sign in', async () => {
    const places = new Set(table.flatMap(({ status, location }) => (status === 301 && location) || []))
    for (const place of places) {
      const { status, location } = await responseOf(services.portalUrl, place)
      expect([place, status === 301 ? location : undefined]).toEqual([place, undefined])
    }
  })
})

const endings = ['', '/', ';link', '/;', '%3Blink']
const queries = ['', '?x=1', '?utm_source=letter', '?page=2', '?bypass=a-secret-of-some-length']
const misplaced = [
  ['/fonds', '/fonds'],
  ['/en/contact', '/en/contact'],
  ['/resources', '/resources'],
  ['/register', '/en/register'],
  ['/guides/dic', '/guide/investir/lire-un-document-d-informations-cles'],
  ['/guide/placement', '/guide'],
  ['/guide//le-fcpr-porte-d-entree-du-non-cote', '/guide/placement/le-fcpr-porte-d-entree-du-non-cote'],
  ['/guide/montant/le-fcpr-porte-d-entree-du-non-cote', '/guide/type/le-fcpr-porte-d-entree-du-non-cote'],
  ['/fonds/fnd-3', '/fonds/orvanne-transmission-iii-capital-investissement'],
  [
    '/fonds/orvanne-transmission-iii-private-equity',
    '/fonds/orvanne-transmission-iii-capital-investissement',
  ],
  ['/fonds/fnd-65', '/'],
] as const

// P-030
describe('rules that meet in one address', () => {
  let portal: Awaited<ReturnType<typeof startPortalBeside>>

  beforeAll(async () => {
    portal = await startPortalBeside(services.sandboxUrl, { MAINTENANCE_SECRET: 'a-secret-of-some-length' })
  })
  afterAll(() => portal.stop())

  /** Every redirect of an address, in order. */
  async function hopsOf(target: string): Promise<string[]> {
    const hops: string[] = []
    for (let next: string | undefined = target; next !== undefined && hops.length < 5; ) {
      const { status, location }: Row = await responseOf(portal.portalUrl, next)
      next = status >= 300 && status < 400 ? location : undefined
      if (next !== undefined) hops.push(next)
    }
    return hops
  }

  const everyWriting = (path: string) => [
    ...endings.flatMap((ending) => queries.map((query) => `${path}${ending}${query}`)),
    ...(path.startsWith('/en') ? [`${path}/en/`] : [`/fr${path}/fr`, `/fr${path}/fr/?x=1`]),
  ]

  it.each(misplaced)('lead from %s to %s in one hop, however it is written', async (path, place) => {
    for (const target of everyWriting(path)) {
      const hops = await hopsOf(target)
      expect([target, hops.length <= 1]).toEqual([target, true])
      const end = new URL(hops[0] ?? target, portal.portalUrl)
      expect([target, end.pathname]).toEqual([target, place])
      if (place !== '/' && !target.includes('bypass')) expect(target).toContain(end.search)
    }
  })
})

describe('an old site', () => {
  let oldSite: Server
  const asked: string[] = []

  beforeAll(async () => {
    oldSite = createServer(({ method, url }, response) => {
      asked.push(`${method} ${url}`)
      response.writeHead(url === '/evenements' ? 404 : 301, { location: 'https://evil.example/' }).end()
    })
    await new Promise<void>((ready) => oldSite.listen(0, '127.0.0.1', ready))
  })
  afterAll(() => oldSite.close())

  // P-034
  it('is asked once for a listed path, whose redirects are not followed', async () => {
    const { port } = oldSite.address() as AddressInfo
    const portal = await startPortalBeside(services.sandboxUrl, {
      LEGACY_ORIGIN: `http://127.0.0.1:${port}`,
    })
    const ask = async (target: string) => {
      const { status, location } = await responseOf(portal.portalUrl, target)
      return [status, location]
    }
    const visits = Array.from({ length: 5 }, () => ask('/evenements/;link?x=1'))
    expect(new Set((await Promise.all(visits)).map(String))).toEqual(new Set(['301,/']))
    expect(await ask('/en/events')).toEqual([404, undefined])
    expect(await ask('/nowhere')).toEqual([404, undefined])
    await portal.stop()
    expect(asked).toEqual(['HEAD /evenements', 'HEAD /en/events'])
  })
})

describe('lists of old addresses in a folder', () => {
  // P-035
  it('that are wrong keep the portal from starting', async () => {
    const wrong = new URL('../fixtures/addresses/wrong', import.meta.url).pathname
    await expect(startPortalBeside(services.sandboxUrl, { REDIRECTS_DIR: wrong })).rejects.toThrow()
  })
})

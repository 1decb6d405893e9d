import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeAll, expect, it } from 'vitest'
import { decoded } from '../../support/page-text.ts'
import { politeFetch } from '../../support/polite-fetch.ts'
import { sampled } from '../../support/sampled.ts'
import type { TestServices } from '../../support/services.ts'
import { sharedServices } from '../../support/shared-services.ts'

let services: TestServices
beforeAll(async () => {
  services = await sharedServices()
}, 180_000)

const atOnce = 4
const fewDocuments = 5

/** Does something for each item, a few at a time. */
async function forEach<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items]
  const workers = Array.from({ length: atOnce }, async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  })
  await Promise.all(workers)
}

// Most pages come from the page cache. One without a language in its address, such as /resources, is rendered each time,
// so that it alone is refused while the portal or the content backend is behind.
const ask = (address: string, method: 'GET' | 'HEAD') =>
  politeFetch(`${services.portalUrl}${address}`, { method, headers: { accept: 'text/html' } })

/** Returns the values of an attribute, for every tag of a page that has it. */
const valuesOf = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, value = '']) => decoded(value))

/** What a page links to at this portal, and the ids of its parts. */
type ReadPage = { readonly targets: readonly string[]; readonly parts: ReadonlySet<string> }

async function readPage(path: string): Promise<ReadPage> {
  const response = await ask(path, 'GET')
  expect([path, response.status]).toEqual([path, 200])
  const html = await response.text()
  const targets = valuesOf(html, /<a [^>]*href="([^"]*)"/g)
    .map((href) => new URL(href, response.url))
    .filter(({ origin }) => origin === new URL(services.portalUrl).origin)
  return {
    targets: targets.map(({ hash, pathname, search }) => `${pathname}${search}${hash}`),
    parts: new Set(valuesOf(html, /<[a-z][^>]* id="([^"]*)"/g)),
  }
}

/** Pages link to each other, across languages too: each is read once. */
const pagesRead = new Map<string, Promise<ReadPage>>()

function readOnce(path: string): Promise<ReadPage> {
  const reading = pagesRead.get(path) ?? readPage(path)
  pagesRead.set(path, reading)
  return reading
}

/** The paths of a sitemap's pages, at this portal. */
async function pagesOf(sitemap: string): Promise<string[]> {
  const text = await (await ask(sitemap, 'GET')).text()
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page = '']) => new URL(page).pathname)
}

/** Returns the fault of a dead link; undefined for a working one. */
async function faultOf(address: string, known: ReadonlySet<string>): Promise<string | undefined> {
  const { hash, pathname, search } = new URL(address, services.portalUrl)
  if (known.has(`${pathname}${search}`)) {
    const { parts } = await readOnce(`${pathname}${search}`)
    return hash === '' || parts.has(decodeURIComponent(hash.slice(1))) ? undefined : 'no such part'
  }
  const { status } = await ask(`${pathname}${search}`, 'HEAD')
  return status < 400 ? undefined : String(status)
}

const isDocument = (address: string) => address.startsWith('/api/proxy/documents/')

/**
 * Names what a link has in common with those of other pages: its parameters without their values, and its path without the
 * names of funds and texts. A link of neither kind is its own.
 */
function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, services.portalUrl)
  if (searchParams.size === 0 && !pathname.startsWith('/api/')) return address
  const [first, ...others] = pathname
    .replace(/^\/en\//, '/en+')
    .slice(1)
    .split('/')
  return `${[first, ...others.map((name) => (/[-\d]/.test(name) ? '*' : name))].join('/')}?${[...searchParams.keys()].join('&')}`
}

/** Some links of each kind, in the proof every one; of documents, which are made when they are first asked for, a few alone. */
function someOfEachKind(addresses: readonly string[]): string[] {
  const others = addresses.filter((address) => !isDocument(address))
  return [
    ...[...Map.groupBy(others, kindOf).values()].flatMap((alike) => sampled(alike, 4)),
    ...addresses.filter(isDocument).slice(0, fewDocuments),
  ]
}

const sitemaps = ['/sitemap.xml', '/en/sitemap.xml']

// P-550
it.each(sitemaps)(
  'every link of every page in %s leads somewhere, and to a part that exists',
  async (sitemap) => {
    const pages = await pagesOf(sitemap)
    expect(pages.length).toBeGreaterThan(60)
    const known = new Set((await Promise.all(sitemaps.map(pagesOf))).flat())
    /** The first page that contains each address. */
    const from = new Map<string, string>()
    await forEach(pages, async (page) => {
      for (const target of (await readOnce(page)).targets) from.set(target, from.get(target) ?? page)
    })
    const dead: string[] = []
    await forEach(someOfEachKind([...from.keys()]), async (address) => {
      const fault = await faultOf(address, known)
      if (fault !== undefined) dead.push(`${from.get(address)}: ${address}: ${fault}`)
    })
    expect(dead).toEqual([])
    expect(from.size).toBeGreaterThan(150)
    expect([...from.keys()].filter((address) => address.includes('#')).length).toBeGreaterThan(5)
  },
  300_000,
)

it.each([
  ['comes back when a refusal says when', { 'retry-after': '1' }, 200],
  ['takes a refusal that says no time for what it is', {}, 503],
])('the checker of links %s', async (_case, headers, status) => {
  const state = { asked: 0 }
  const server = createServer((_request, response) => {
    state.asked += 1
    response.writeHead(state.asked === 1 ? 503 : 200, state.asked === 1 ? headers : {}).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A listening TCP server has an address with a port.
  const { port } = server.address() as AddressInfo
  const response = await politeFetch(`http://127.0.0.1:${port}/`, { method: 'HEAD' })
  server.closeAllConnections()
  server.close()
  expect(response.status).toBe(status)
})

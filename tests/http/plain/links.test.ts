import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeAll, expect, it } from 'vitest'
import { decoded } from '../../support/page-text.ts'
import { politeFetch } from '../../support/polite-fetch.ts'
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

type Links = {
  /** The first page that contains each URL. */
  readonly from: Map<string, string>
  /** Ids of the parts of each page that was read. */
  readonly parts: Map<string, ReadonlySet<string>>
}

/** Notes the addresses of the portal that a page links to, and the parts that it has. */
async function readPageInto(links: Links, path: string): Promise<void> {
  const response = await ask(path, 'GET')
  expect([path, response.status]).toEqual([path, 200])
  const html = await response.text()
  links.parts.set(path, new Set(valuesOf(html, /<[a-z][^>]* id="([^"]*)"/g)))
  for (const href of valuesOf(html, /<a [^>]*href="([^"]*)"/g)) {
    const target = new URL(href, response.url)
    if (target.origin !== new URL(services.portalUrl).origin) continue
    const address = `${target.pathname}${target.search}${target.hash}`
    if (!links.from.has(address)) links.from.set(address, path)
  }
}

/** The paths of a sitemap's pages, at this portal. */
async function pagesOf(sitemap: string): Promise<string[]> {
  const text = await (await ask(sitemap, 'GET')).text()
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page = '']) => new URL(page).pathname)
}

/** Returns the fault of a dead link; undefined for a working one. */
async function faultOf(address: string, { parts }: Links): Promise<string | undefined> {
  const { hash, pathname, search } = new URL(address, services.portalUrl)
  const known = parts.get(`${pathname}${search}`)
  if (known !== undefined)
    return hash === '' || known.has(decodeURIComponent(hash.slice(1))) ? undefined : 'no such part'
  const { status } = await ask(`${pathname}${search}`, 'HEAD')
  return status < 400 ? undefined : String(status)
}

/** Every link, but of documents, which are made when they are first asked for, a few alone. */
function withFewDocuments(links: Links['from']): (readonly [string, string])[] {
  const isDocument = ([address]: readonly [string, string]) => address.startsWith('/api/proxy/documents/')
  const all = [...links]
  return [...all.filter((link) => !isDocument(link)), ...all.filter(isDocument).slice(0, fewDocuments)]
}

// P-550
it.each(['/sitemap.xml', '/en/sitemap.xml'])(
  'every link of every page in %s leads somewhere, and to a part that exists',
  async (sitemap) => {
    const links: Links = { from: new Map(), parts: new Map() }
    const pages = await pagesOf(sitemap)
    expect(pages.length).toBeGreaterThan(60)
    await forEach(pages, (page) => readPageInto(links, page))
    const dead: string[] = []
    await forEach(withFewDocuments(links.from), async ([address, page]) => {
      const fault = await faultOf(address, links)
      if (fault !== undefined) dead.push(`${page}: ${address}: ${fault}`)
    })
    expect(dead).toEqual([])
    expect(links.from.size).toBeGreaterThan(150)
    expect([...links.from.keys()].filter((address) => address.includes('#')).length).toBeGreaterThan(5)
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

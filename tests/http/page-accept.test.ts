import { beforeAll, describe, expect, it } from 'vitest'
import { neutralRoutes, routeTable } from '../../src/routing/addresses/route-table.ts'
import { cacheablePages } from '../../src/server/page-cache/cacheable-pages.server.ts'
import type { TestServices } from '../support/services.ts'
import { sharedServices } from '../support/shared-services.ts'

let services: TestServices
beforeAll(async () => {
  services = await sharedServices()
}, 180_000)

const filled = (pattern: string) => pattern.replaceAll(/\$\w*/g, 'x')

/** Every page in both languages, and those without a language; `x` for each parameter, which leads to nothing. */
const pages: readonly string[] = [
  ...Object.values(routeTable).flatMap((paths) => Object.values(paths).map(filled)),
  ...Object.entries(neutralRoutes).flatMap(([route, isPage]) => (isPage ? [filled(route)] : [])),
]

/** What clients accept that are no browsers: monitors, link checkers and scripts. */
const odd = ['application/json', 'image/*', 'nonsense', 'text/plain, xtext/html']

async function ask(address: string, accept: string, method = 'GET') {
  const target = `${services.portalUrl}${address}`
  const { headers, status } = await fetch(target, { method, headers: { accept }, redirect: 'manual' })
  return { status, type: headers.get('content-type'), location: headers.get('location') }
}

/** Tries an address as it is, and with a parameter that no page reads: the cache keeps no page with one. */
async function expectSameForAll(page: string, accepted = odd.slice(0, 1)): Promise<void> {
  for (const address of [page, `${page}?unread=1`]) {
    const asBrowser = await ask(address, 'text/html')
    for (const accept of accepted)
      expect([address, accept, await ask(address, accept)]).toEqual([address, accept, asBrowser])
  }
}

/** The first address of each kind of cached page that the sitemap lists. */
async function publicPages(sitemap: string): Promise<readonly string[]> {
  const text = await (await fetch(`${services.portalUrl}${sitemap}`)).text()
  const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  const kinds = new Map(listed.map((path) => [path.split('/').slice(0, -1).join('/'), path]))
  return [...kinds.values()]
}

// P-876
describe('a page is the same whatever is accepted, kept in the cache or not', () => {
  it('at every address', () => {
    expect(pages.length).toBeGreaterThan(100)
    expect(cacheablePages.length).toBeGreaterThan(15)
  })

  it.each(pages)('%s', (page) => expectSameForAll(page))

  it.each(['/', '/en/funds', '/recherche', '/connexion', '/mon-compte', '/nulle-part'])(
    '%s, by HEAD and by what is no type at all',
    async (page) => {
      await expectSameForAll(page, odd)
      const uncached = `${page}?unread=1`
      expect(await ask(uncached, 'application/json', 'HEAD')).toEqual(
        await ask(uncached, 'text/html', 'HEAD'),
      )
    },
  )

  it.each(['/sitemap.xml', '/en/sitemap.xml'])('with what editors wrote, of %s', async (sitemap) => {
    const found = await publicPages(sitemap)
    expect(found.length).toBeGreaterThan(5)
    for (const page of found) await expectSameForAll(page)
  })
})

import { beforeAll, expect, it } from 'vitest'
import { attributeOf, type PageElement } from '../../support/html-page.ts'
import { createPlainVisitor, type PlainVisitor } from '../../support/plain-visitor.ts'
import type { TestServices } from '../../support/services.ts'
import { sharedServices } from '../../support/shared-services.ts'

let services: TestServices
let visitor: PlainVisitor
beforeAll(async () => {
  services = await sharedServices()
  visitor = createPlainVisitor(services.portalUrl)
}, 180_000)

type Links = {
  /** The page on which an address stands first, by address. */
  readonly from: Map<string, string>
  /** Ids of the parts of each page that was read. */
  readonly parts: Map<string, ReadonlySet<string>>
}

const idsOf = (root: PageElement): ReadonlySet<string> =>
  new Set(root.querySelectorAll('[id]').map((element) => attributeOf(element, 'id')))

/** Notes the addresses of the portal that a page links to, and the parts that it has. */
async function readPageInto(links: Links, path: string): Promise<number> {
  const { root, status, url } = await visitor.open(path)
  links.parts.set(path, idsOf(root))
  for (const element of root.querySelectorAll('a[href]')) {
    const target = new URL(attributeOf(element, 'href'), url)
    if (target.origin !== new URL(services.portalUrl).origin) continue
    const address = `${target.pathname}${target.search}${target.hash}`
    if (!links.from.has(address)) links.from.set(address, path)
  }
  return status
}

/** The paths of a sitemap's pages, at this portal. */
async function pagesOf(sitemap: string): Promise<string[]> {
  const text = await (await fetch(`${services.portalUrl}${sitemap}`)).text()
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page = '']) => new URL(page).pathname)
}

/** Why an address is a dead link; undefined for one that leads somewhere. */
async function faultOf(address: string, { parts }: Links): Promise<string | undefined> {
  const { hash, pathname, search } = new URL(address, services.portalUrl)
  const known = parts.get(`${pathname}${search}`)
  if (hash !== '' && known !== undefined)
    return known.has(decodeURIComponent(hash.slice(1))) ? undefined : 'no such part'
  if (known !== undefined) return undefined
  const { status } = await fetch(`${services.portalUrl}${pathname}${search}`, {
    method: 'HEAD',
    headers: { accept: 'text/html' },
  })
  return status < 400 ? undefined : String(status)
}

// P-550
it.each(['/sitemap.xml', '/en/sitemap.xml'])(
  'every link of every page in %s leads somewhere, and to a part that exists',
  async (sitemap) => {
    const links: Links = { from: new Map(), parts: new Map() }
    const pages = await pagesOf(sitemap)
    expect(pages.length).toBeGreaterThan(60)
    for (const page of pages) expect(await readPageInto(links, page), page).toBe(200)
    const dead: string[] = []
    for (const [address, page] of links.from) {
      const fault = await faultOf(address, links)
      if (fault !== undefined) dead.push(`${page}: ${address}: ${fault}`)
    }
    expect(dead).toEqual([])
    expect(links.from.size).toBeGreaterThan(150)
  },
  300_000,
)

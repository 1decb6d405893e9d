import { beforeAll, describe, expect, it } from 'vitest'
import { attributeOf, nameOf } from '../../support/html-page.ts'
import { createPlainVisitor, type PlainPage } from '../../support/plain-visitor.ts'
import type { TestServices } from '../../support/services.ts'
import { sharedServices } from '../../support/shared-services.ts'

let services: TestServices
beforeAll(async () => {
  services = await sharedServices()
}, 180_000)

const open = (path: string) => createPlainVisitor(services.portalUrl).open(path)

/** Names and paths of links, within the elements that a selector finds. */
const linksIn = ({ root }: PlainPage, within: string) =>
  root
    .querySelectorAll(within)
    .flatMap((element) => element.querySelectorAll('a[href]'))
    .map((link) => ({ name: nameOf(link), href: attributeOf(link, 'href') }))

const pathsOf = (links: readonly { readonly href: string }[]) => links.map(({ href }) => href)

const pages = [
  {
    locale: 'fr',
    own: '/auteurs/mathilde-roussarie',
    alternate: '/en/authors/mathilde-roussarie',
    position: 'Responsable juridique et conformité',
    story: 'inspectrice chez un dépositaire',
    guide: '/guide/type/le-fcpr-porte-d-entree-du-non-cote',
    book: ['/livre-blanc/la-dette-privee-pour-les-epargnants', '/auteurs/camille-estrade'],
    search: '/recherche?q=roussarie',
    sitemap: '/plan-du-site',
    place: 'Partie 1 sur 4 · Les quatre formes de fonds',
    next: 'Partie suivante',
    previous: 'Partie précédente',
    more: 'À lire ensuite',
  },
  {
    locale: 'en',
    own: '/en/authors/mathilde-roussarie',
    alternate: '/auteurs/mathilde-roussarie',
    position: 'Head of legal and compliance',
    story: 'inspector at a depositary',
    guide: '/en/guide/funds-type/the-fcpr-a-first-door-to-unlisted-companies',
    book: ['/en/white-book/private-debt-for-savers', '/en/authors/camille-estrade'],
    search: '/en/search?q=roussarie',
    sitemap: '/en/sitemap',
    place: 'Part 1 of 4 · The four forms of fund',
    next: 'Next part',
    previous: 'Previous part',
    more: 'Read next',
  },
] as const

// P-767
describe.each(pages)('the page of an author ($own)', ({ own, alternate, position, story, ...place }) => {
  it('has name, position, portrait, biography, and data for search engines', async () => {
    const page = await open(own)
    expect([page.status, page.text('h1')]).toEqual([200, 'Mathilde Roussarie'])
    expect(page.text('main')).toContain(position)
    expect(page.text('main')).toContain(story)
    expect(page.html).toContain('data-illustration="portrait"')
    const [data = ''] =
      page.html.match(/<script type="application\/ld\+json"[^>]*>.*?"Person".*?<\/script>/) ?? []
    expect(data).toContain(`"url":"${services.portalUrl}${own}"`)
    expect(data).toContain(`"jobTitle":"${position}"`)
    const alternates = page.root.querySelectorAll('link[rel="alternate"][hreflang]')
    expect(alternates.map((link) => new URL(attributeOf(link, 'href')).pathname)).toContain(alternate)
    expect(page.html).toMatch(new RegExp(`rel="canonical" href="[^"]*${own}"`))
  })

  it('lists every published text once, newest first, by pages with addresses of their own', async () => {
    const first = await open(own)
    const second = await open(`${own}?page=2`)
    expect([second.status, second.html.match(/rel="canonical" href="([^"]+)"/)?.[1]]).toEqual([
      200,
      `${services.portalUrl}${own}?page=2`,
    ])
    const works = [first, second].flatMap((page) => linksIn(page, 'main li h3'))
    expect(works.length).toBeGreaterThan(14)
    expect(new Set(pathsOf(works)).size).toBe(works.length)
    expect(pathsOf(works)).toContain(place.guide)
    const days = [first, second].flatMap((page) =>
      page.root.querySelectorAll('main li time').map((time) => attributeOf(time, 'datetime')),
    )
    expect(days).toEqual(days.toSorted().toReversed())
    expect(linksIn(first, 'main nav').map(({ href }) => href)).toContain(`${own}?page=2`)
    for (const page of ['0', 'x', '501']) expect((await open(`${own}?page=${page}`)).path).toBe(own)
    expect((await open(`${own}?page=40`)).status).toBe(200)
  })

  it('is linked from its texts, a white book, the search and both sitemaps', async () => {
    const guide = await open(place.guide)
    expect(
      guide.root.querySelectorAll('main a[rel="author"]').map((link) => attributeOf(link, 'href')),
    ).toEqual([own])
    expect(guide.html).toContain(`"url":"${services.portalUrl}${own}"`)
    const [book, author] = place.book
    expect(pathsOf(linksIn(await open(book), 'main'))).toContain(author)
    expect(pathsOf(linksIn(await open(place.search), 'main'))).toContain(own)
    expect(pathsOf(linksIn(await open(place.sitemap), 'main'))).toContain(own)
    const sitemap = await fetch(`${services.portalUrl}${place.locale === 'fr' ? '' : '/en'}/sitemap.xml`)
    expect(await sitemap.text()).toContain(`<loc>${services.portalUrl}${own}</loc>`)
  })
})

// P-767
it.each(['/auteurs/personne', '/en/authors/nobody', '/auteurs/..%2f', '/auteurs/mathilde-roussarie/x'])(
  '%s is nobody: 404',
  async (path) => {
    expect((await fetch(`${services.portalUrl}${path}`)).status).toBeGreaterThanOrEqual(400)
    expect((await fetch(`${services.portalUrl}${path}`)).status).toBeLessThan(500)
  },
)

// P-768
describe.each(pages)('a text of a series ($guide)', ({ guide, place, next, previous }) => {
  const parts = '#series-parts ol > li'

  it('says which part it is, lists the others, and leads to the next part and back', async () => {
    const first = await open(guide)
    expect(first.text('main a[href="#series-parts"]')).toBe(place)
    expect(first.texts(parts)).toHaveLength(4)
    expect(linksIn(first, parts)).toHaveLength(3)
    expect(first.texts(`${parts} [aria-current="page"]`)).toEqual([first.text('h1')])
    const nav = linksIn(first, '#series-parts nav')
    expect(nav.map(({ name }) => name.startsWith(next))).toEqual([true])
    const second = await open(nav[0]?.href ?? '')
    expect(second.text('main a[href="#series-parts"]')).toBe(place.replace('1', '2'))
    const [back, on] = linksIn(second, '#series-parts nav')
    expect([back?.href, back?.name.startsWith(previous), on?.name.startsWith(next)]).toEqual([
      guide,
      true,
      true,
    ])
  })

  it('ends with the last part', async () => {
    const first = await open(guide)
    const last = await open(linksIn(first, parts).at(-1)?.href ?? '')
    expect(linksIn(last, '#series-parts nav').map(({ name }) => name.startsWith(previous))).toEqual([true])
  })
})

// P-769
describe.each(pages)('what follows a text ($guide)', ({ guide, more }) => {
  const titled = (page: PlainPage) =>
    page.root
      .querySelectorAll('main section')
      .filter((section) => section.querySelectorAll('h2').some((title) => nameOf(title) === more))

  it('are others of its category, without those of its series', async () => {
    const page = await open(guide)
    const [section] = titled(page)
    const paths = section?.querySelectorAll('h3 a').map((link) => attributeOf(link, 'href')) ?? []
    // The category has five guides, four of them in the series.
    expect(paths).toHaveLength(1)
    expect(paths[0]).toContain('evergreen')
    const series = pathsOf(linksIn(page, '#series-parts'))
    expect(paths.filter((path) => path === guide || series.includes(path))).toEqual([])
  })
})

// P-769
it.each([
  ['/analyses-et-tendances/actualites/', 'À lire ensuite'],
  ['/en/analysis-and-trends/news/', 'Read next'],
])('three articles follow one of %s, newest first and never itself', async (folder, more) => {
  const list = await open(folder.slice(0, -1))
  const own = pathsOf(linksIn(list, 'main li h2')).find((path) => path.startsWith(folder)) ?? ''
  const page = await open(own)
  const [section] = page.root
    .querySelectorAll('main section')
    .filter((section) => section.querySelectorAll('h2').some((title) => nameOf(title) === more))
  const paths = section?.querySelectorAll('h3 a').map((link) => attributeOf(link, 'href')) ?? []
  expect(paths).toHaveLength(3)
  expect(paths.filter((path) => path === own || !path.startsWith(folder))).toEqual([])
  const days = section?.querySelectorAll('time').map((time) => attributeOf(time, 'datetime')) ?? []
  expect(days).toEqual(days.toSorted().toReversed())
})

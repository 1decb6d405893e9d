import { beforeAll, describe, expect, it } from 'vitest'
import { attributeOf, nameOf } from '../../support/html-page.ts'
import { createPlainVisitor } from '../../support/plain-visitor.ts'
import type { TestServices } from '../../support/services.ts'
import { sharedServices } from '../../support/shared-services.ts'

let services: TestServices
beforeAll(async () => {
  services = await sharedServices()
}, 180_000)

const visitor = () => createPlainVisitor(services.portalUrl)

describe.each([
  {
    path: '/donnees-personnelles',
    alternate: '/en/privacy',
    title: 'Données personnelles',
    contents: 'Sur cette page',
    chapter: 'Vos droits',
    anchor: '#vos-droits',
    reviewed: /Vérifié le \d/,
    steps: '/comment-souscrire',
    nested: '/a-propos/durabilite',
  },
  {
    path: '/en/privacy',
    alternate: '/donnees-personnelles',
    title: 'Personal data',
    contents: 'On this page',
    chapter: 'Your rights',
    anchor: '#your-rights',
    reviewed: /Reviewed on \w/,
    steps: '/en/how-to-subscribe',
    nested: '/en/about/sustainability',
  },
])('a page of editors without scripts ($path)', (texts) => {
  it('reads, leads to its chapters and names its alternate in the other language', async () => {
    const page = await visitor().open(texts.path)
    expect([page.status, page.text('h1')]).toEqual([200, texts.title])
    expect(page.text('main')).toMatch(texts.reviewed)
    expect(
      page.root.querySelectorAll('main [role="region"] table, main section table').length,
    ).toBeGreaterThan(0)
    const links = page.root
      .querySelectorAll('main nav a')
      .map((link) => [nameOf(link), attributeOf(link, 'href')])
    expect(links).toContainEqual([texts.chapter, texts.anchor])
    expect(page.texts(`main h2[id="${texts.anchor.slice(1)}"]`)).toEqual([texts.chapter])
    const alternates = page.root.querySelectorAll('link[rel="alternate"][hreflang]')
    const paths = alternates.map((link) => new URL(attributeOf(link, 'href'), page.url).pathname)
    expect(paths).toContain(texts.alternate)
  })

  it('has the responses to its questions in the page', async () => {
    const page = await visitor().open(texts.steps)
    expect(page.texts('main details p').length).toBeGreaterThan(0)
  })

  it('is found at an address of several segments', async () => {
    expect((await visitor().open(texts.nested)).status).toBe(200)
  })
})

it('a link that leaves the portal says so and opens a tab of its own', async () => {
  const page = await visitor().open('/donnees-personnelles')
  const [link] = page.root
    .querySelectorAll('main a')
    .filter((element) => nameOf(element).includes('plaintes en ligne (nouvel onglet)'))
  expect(link && [attributeOf(link, 'target'), attributeOf(link, 'rel')]).toEqual([
    '_blank',
    'external noopener noreferrer',
  ])
})

describe('a white book', () => {
  it.each([
    ['/livre-blanc/premiers-pas-dans-le-non-cote', '/en/white-book/first-steps-in-unlisted-assets'],
    ['/en/white-book/first-steps-in-unlisted-assets', '/livre-blanc/premiers-pas-dans-le-non-cote'],
  ])('%s can be read by everybody and names its alternate', async (path, alternate) => {
    const page = await visitor().open(path)
    expect(page.texts('h1')).toHaveLength(1)
    const links = page.root.querySelectorAll('link[rel="alternate"][hreflang]')
    expect(links.map((link) => new URL(attributeOf(link, 'href'), page.url).pathname)).toContain(alternate)
  })

  it('that does not exist is the 404 page, which leads on where the slug is of the other language', async () => {
    const page = await visitor().open('/livre-blanc/first-steps-in-unlisted-assets')
    expect(page.status).toBe(404)
    const links = page.root.querySelectorAll('a').map((link) => attributeOf(link, 'href'))
    expect(links).toContain('/livre-blanc/premiers-pas-dans-le-non-cote')
  })
})

import { beforeAll, expect, it } from 'vitest'
import { glossaryEntries } from '../../../src/lib/glossary.ts'
import { attributeOf } from '../../support/html-page.ts'
import { plainSpaces } from '../../support/page-text.ts'
import { createPlainVisitor } from '../../support/plain-visitor.ts'
import type { TestServices } from '../../support/services.ts'
import { sharedServices } from '../../support/shared-services.ts'

let services: TestServices
beforeAll(async () => {
  services = await sharedServices()
}, 180_000)

const places = [
  { locale: 'fr', path: '/lexique', title: 'Lexique', guide: '/guide/investir/comprendre-un-fonds-non-cote' },
  {
    locale: 'en',
    path: '/en/glossary',
    title: 'Glossary',
    guide: '/en/guide/investment/understanding-an-unlisted-fund',
  },
] as const

// P-375
it.each(places)('$path defines every term at its anchor', async ({ locale, path, title }) => {
  const page = await createPlainVisitor(services.portalUrl).open(path)
  expect([page.status, page.text('h1')]).toEqual([200, title])
  expect(page.texts('main dt')).toEqual(glossaryEntries[locale].map(({ name }) => plainSpaces(name)))
  for (const { anchor } of glossaryEntries[locale]) expect(page.html).toContain(` id="${anchor}"`)
})

// P-375
it.each(places)(
  '$guide leads from the first mention of a term to its definition',
  async ({ locale, path, guide }) => {
    const { root } = await createPlainVisitor(services.portalUrl).open(guide)
    const links = root
      .querySelectorAll('main a')
      .map((link) => attributeOf(link, 'href'))
      .filter((href) => href.startsWith(`${path}#`))
    expect(links.length).toBeGreaterThan(0)
    expect(new Set(links).size).toBe(links.length)
    const anchors = glossaryEntries[locale].map(({ anchor }) => `${path}#${anchor}`)
    expect(links.filter((link) => !anchors.includes(link))).toEqual([])
    // P-825: a term that is mentioned only after the first table.
    const keyInformation = glossaryEntries[locale].find(({ key }) => key === 'kid')
    expect(links).toContain(`${path}#${keyInformation?.anchor}`)
  },
)

// P-375
it.each([
  { fund: '/fonds/orvanne-croissance-iv', path: '/lexique' },
  { fund: '/en/funds/orvanne-croissance-iv', path: '/en/glossary' },
])('$fund leads from its terms to their definitions', async ({ fund, path }) => {
  const visitor = createPlainVisitor(services.portalUrl)
  const { root } = await visitor.open(fund)
  const anchors = root
    .querySelectorAll('main a')
    .map((link) => attributeOf(link, 'href'))
    .filter((href) => href.startsWith(`${path}#`))
    .map((href) => href.slice(path.length + 1))
  expect(anchors).toEqual(
    expect.arrayContaining(['term-nav', 'term-sri', 'term-lockUp', 'term-sfdr', 'term-entryFee']),
  )
  const glossary = await visitor.open(path)
  for (const anchor of anchors) expect(glossary.html).toContain(` id="${anchor}"`)
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { projectPath } from '../../../scripts/lib/project.ts'
import { attributeOf } from '../../support/html-page.ts'
import { createPlainVisitor } from '../../support/plain-visitor.ts'
import type { TestServices } from '../../support/services.ts'
import { sharedServices } from '../../support/shared-services.ts'

let services: TestServices
beforeAll(async () => {
  services = await sharedServices()
}, 180_000)

const languages = [
  {
    terms: '/conditions-d-utilisation',
    privacy: '/donnees-personnelles',
    heading: 'Conditions d’utilisation',
    version: /^Version du \d{1,2}/,
    consents: ['/partenaire/inscription', '/contact', '/livre-blanc/premiers-pas-dans-le-non-cote'],
  },
  {
    terms: '/en/terms-of-use',
    privacy: '/en/privacy',
    heading: 'Terms of use',
    version: /^Version of \w+/,
    consents: ['/en/partner/register', '/en/contact', '/en/white-book/first-steps-in-unlisted-assets'],
  },
] as const

// P-165
describe.each(languages)('the terms of use ($terms)', ({ consents, heading, privacy, terms, version }) => {
  it('are a page with their version and the way to the privacy page', async () => {
    const page = await createPlainVisitor(services.portalUrl).open(terms)
    expect([page.status, page.text('h1')]).toEqual([200, heading])
    expect(page.texts('main p').some((text) => version.test(text))).toBe(true)
    expect(page.root.querySelectorAll('main a').map((link) => attributeOf(link, 'href'))).toContain(privacy)
  })

  it.each(consents)('are linked with the privacy page beside the consent of %s', async (path) => {
    const page = await createPlainVisitor(services.portalUrl).open(path)
    expect(page.root.querySelectorAll('form input[type="checkbox"]').length).toBeGreaterThan(0)
    const links = page.root.querySelectorAll('form a').map((link) => attributeOf(link, 'href'))
    expect(links).toEqual(expect.arrayContaining([terms, privacy]))
  })
})

const textFiles = (folder: string, ending: RegExp) =>
  readdirSync(projectPath(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => readFileSync(join(projectPath(folder), name), 'utf8'))

/** Links of a text into the portal: of Markdown, of data, and of the dictionaries. */
const linksOf = (text: string): string[] =>
  [...text.matchAll(/\]\((\/[^)\s]*)\)|(?:href|link|url|to)['"]?:\s*['"]?(\/[a-z][^'"\s,}]*)/g)].map(
    ([, written, given]) => written ?? given ?? '',
  )

it('every link of the texts and of the seed’s content into the portal leads somewhere', async () => {
  const texts = [...textFiles('i18n', /\.ts$/), ...textFiles('sandbox/seed-content', /\.(md|ya?ml)$/)]
  const links = [...new Set(texts.flatMap(linksOf))]
  expect(links.length).toBeGreaterThan(20)
  const visitor = createPlainVisitor(services.portalUrl)
  const dead: string[] = []
  for (const link of links) {
    const { status } = await visitor.open(link)
    if (status !== 200) dead.push(`${status} ${link}`)
  }
  expect(dead).toEqual([])
}, 180_000)

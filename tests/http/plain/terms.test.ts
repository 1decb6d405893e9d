import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { projectPath } from '../../../scripts/lib/project.ts'
import { filledRequest, markedForms } from '../../support/field-marks.ts'
import { attributeOf } from '../../support/html-page.ts'
import { createPlainVisitor, type PlainPage, type PlainVisitor } from '../../support/plain-visitor.ts'
import { newAddress, printCode } from '../../support/registration.ts'
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
    identity: '/investisseur/inscription?person=natural',
    code: '/investisseur/verification',
  },
  {
    terms: '/en/terms-of-use',
    privacy: '/en/privacy',
    heading: 'Terms of use',
    version: /^Version of \w+/,
    consents: ['/en/partner/register', '/en/contact', '/en/white-book/first-steps-in-unlisted-assets'],
    identity: '/en/investor/register?person=natural',
    code: '/en/verify',
  },
] as const

// P-165
const hasConsent = ({ root }: PlainPage) => root.querySelectorAll('form input[type="checkbox"]').length > 0
const linksInForms = ({ root }: PlainPage) =>
  root.querySelectorAll('form a').map((link) => attributeOf(link, 'href'))

/** Fills in the form of a page, with some values of the caller's own, and sends it. */
function sendForm(
  visitor: PlainVisitor,
  page: PlainPage,
  values: Readonly<Record<string, string>> = {},
): Promise<PlainPage> {
  const [form] = markedForms(page.root)
  if (form === undefined) throw new Error(`no form on ${page.url}`)
  const request = filledRequest(page.root, form, { fields: 'needed' })
  for (const [name, value] of Object.entries(values)) request.fields.set(name, value)
  return visitor.request(page, request)
}

describe.each(languages)('the terms of use ($terms)', (language) => {
  const { consents, heading, privacy, terms, version } = language
  it('are a page with their version and the way to the privacy page', async () => {
    const page = await createPlainVisitor(services.portalUrl).open(terms)
    expect([page.status, page.text('h1')]).toEqual([200, heading])
    expect(page.texts('main p').some((text) => version.test(text))).toBe(true)
    expect(page.root.querySelectorAll('main a').map((link) => attributeOf(link, 'href'))).toContain(privacy)
  })

  it.each(consents)('are linked with the privacy page beside the consent of %s', async (path) => {
    const page = await createPlainVisitor(services.portalUrl).open(path)
    expect(hasConsent(page)).toBe(true)
    expect(linksInForms(page)).toEqual(expect.arrayContaining([terms, privacy]))
  })

  it('are linked with the privacy page beside the consents of the second step, and after a posted code', async () => {
    const visitor = createPlainVisitor(services.portalUrl)
    const declaration = await sendForm(visitor, await visitor.open(language.identity))
    const holder = { name: 'Kervéguen', email: newAddress('mail.example') }
    const code = await printCode(services.sandboxUrl, holder)
    const password = await sendForm(visitor, await visitor.open(language.code), { code, name: 'ker' })
    for (const page of [declaration, password]) {
      expect([page.url, hasConsent(page)]).toEqual([page.url, true])
      expect(linksInForms(page)).toEqual(expect.arrayContaining([terms, privacy]))
    }
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

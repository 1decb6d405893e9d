import { beforeAll, describe, expect, it } from 'vitest'
import { attributeOf, type PageElement, textOf } from '../../support/html-page.ts'
import { createPlainVisitor, type PlainPage, type PlainVisitor } from '../../support/plain-visitor.ts'
import type { TestServices } from '../../support/services.ts'
import { sharedServices } from '../../support/shared-services.ts'

let services: TestServices
beforeAll(async () => {
  services = await sharedServices()
}, 180_000)

const password = 'Sandbox-2026!'

const languages = {
  fr: {
    list: '/mon-compte/documents',
    as: /en tant qu’investisseur/,
    email: 'Adresse email',
    password: 'Mot de passe',
    enter: 'Se connecter',
    statement: /^Relevé trimestriel – 31 décembre 2025 · Quatrième trimestre/,
    also: /^Aussi en anglais/,
    replaced: 'Remplacé',
    leads: 'Lire la version en vigueur',
    download: 'Télécharger',
    other: 'Lire en anglais',
    next: /^Document suivant/,
    previous: /^Document précédent/,
    texts: 'Dans le texte des documents',
  },
  en: {
    list: '/en/my-account/documents',
    as: /as an investor/,
    email: 'Email address',
    password: 'Password',
    enter: 'Sign in',
    statement: /^Quarterly statement – 31 December 2025 · Fourth quarter/,
    also: /^Also in French/,
    replaced: 'Replaced',
    leads: 'Read the version in force',
    download: 'Download',
    other: 'Read in French',
    next: /^Next document/,
    previous: /^Previous document/,
    texts: 'In the text of the documents',
  },
} as const

type Texts = (typeof languages)[keyof typeof languages]

async function signIn(browser: PlainVisitor, texts: Texts, name: string): Promise<PlainPage> {
  const provider = await browser.send(await browser.open(texts.list), texts.as)
  const email = `${name}@sandbox.example`
  return browser.send(provider, texts.enter, { [texts.email]: email, [texts.password]: password })
}

/** An attribute of the first element that a selector finds. */
function attribute(root: PageElement | undefined, selector: string, name: string): string {
  const found = root?.querySelector(selector)
  return found ? attributeOf(found, name).replaceAll('\u00a0', ' ') : ''
}

const frameOf = ({ root }: PlainPage, name: 'src' | 'title') => attribute(root, 'iframe', name)

describe.each(['fr', 'en'] as const)('the own library without scripts (%s)', (locale) => {
  const texts = languages[locale]

  // P-610, P-611, P-613
  it('has one row for both languages, and a page for each document with its versions and neighbours', async () => {
    const browser = createPlainVisitor(services.portalUrl)
    await signIn(browser, texts, 'investor')
    const list = await browser.open(`${texts.list}?fund=fnd-14&type=quarterly-statement`)
    const rows = list.texts('tbody tr')
    const statements = list.texts('tbody th a').filter((text) => texts.statement.test(text))
    // The corrected statement and the one before it, each once.
    expect(statements).toHaveLength(2)
    expect(rows.filter((row) => row.includes(texts.replaced))).toHaveLength(1)
    expect(list.texts('tbody a').filter((text) => texts.also.test(text))).toHaveLength(rows.length)

    const page = await browser.follow(list, texts.statement, 'tbody')
    expect(page.text('h1')).toMatch(texts.statement)
    expect(frameOf(page, 'title')).toMatch(texts.statement)
    expect(frameOf(page, 'src')).toMatch(/^\/api\/proxy\/documents\/doc-\d+\/view$/)
    expect(page.headers.get('x-frame-options')).toBe('DENY')
    const next = await browser.follow(page, texts.next, 'main')
    expect((await browser.follow(next, texts.previous, 'main')).text('h1')).toBe(page.text('h1'))
    const other = await browser.follow(page, texts.other, 'main')
    expect(frameOf(other, 'src')).not.toBe(frameOf(page, 'src'))
    expect(other.texts('code')[0]).toMatch(/^[\da-f]{64}$/)
  })

  // P-611
  it('leads from a version that was replaced to the one in force', async () => {
    const browser = createPlainVisitor(services.portalUrl)
    await signIn(browser, texts, 'investor')
    const list = await browser.open(`${texts.list}?fund=fnd-14&type=quarterly-statement&sort=publishedOn`)
    const row = list.root.querySelectorAll('tbody tr').find((one) => textOf(one).includes(texts.replaced))
    const earlier = await browser.open(attribute(row, 'th a', 'href'))
    const current = await browser.follow(earlier, texts.leads, 'main')
    expect(current.text('h1')).toBe(earlier.text('h1'))
    expect(current.text('main')).not.toContain(texts.leads)
  })

  // P-614
  it('says what was found in the texts, and that nothing was', async () => {
    const browser = createPlainVisitor(services.portalUrl)
    await signIn(browser, texts, 'investor')
    const found = await browser.open(`${texts.list}?q=zzzzqq`)
    expect(found.texts('h2')).toContain(texts.texts)
  })

  // P-194
  it('answers another’s document and an unknown one with the same page', async () => {
    const browser = createPlainVisitor(services.portalUrl)
    await signIn(browser, texts, 'investor-empty')
    const reports = 'doc-999999'
    const [one, other] = [
      await browser.open(`${texts.list}/${reports}`),
      await browser.open(`${texts.list}/doc-15`),
    ]
    expect([one.status, one.text('h1')]).toEqual([404, other.text('h1')])
  })
})

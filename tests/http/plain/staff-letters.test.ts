import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import englishLetters from '../../../i18n/en/fund_letters/index.ts'
import englishPublishing from '../../../i18n/en/publishing/index.ts'
import frenchLetters from '../../../i18n/fr/fund_letters/index.ts'
import frenchPublishing from '../../../i18n/fr/publishing/index.ts'
import { attributeOf } from '../../support/html-page.ts'
import { createPlainVisitor, type PlainVisitor } from '../../support/plain-visitor.ts'
import { startServices, type TestServices } from '../../support/services.ts'
import { teamSpaceTexts } from '../../support/team-space-texts.ts'

const [frenchSpace, englishSpace] = teamSpaceTexts
const languages = [
  {
    ...{ ...frenchSpace, password: 'Mot de passe', publishing: frenchPublishing, letters: frenchLetters },
    ...{ form: '/espace-equipe/publier/fnd-14?kind=letter', list: '/mon-compte/courriers' },
    ...{ news: '/mon-compte/notifications', as: /en tant qu’investisseur/, enter: 'Se connecter' },
    ...{
      address: 'Adresse email',
      line: /^Courrier\s: Objet du courrier \(fr\)/,
      holders: /[1-9]\d* porteurs?/,
    },
  },
  {
    ...{ ...englishSpace, password: 'Password', publishing: englishPublishing, letters: englishLetters },
    ...{ form: '/en/team-space/publish/fnd-14?kind=letter', list: '/en/my-account/letters' },
    ...{ news: '/en/my-account/notifications', as: /as an investor/, enter: 'Sign in' },
    ...{
      address: 'Email address',
      line: /^Letter: Subject of the letter \(en\)/,
      holders: /[1-9]\d* holders?/,
    },
  },
] as const

type Texts = (typeof languages)[number]

let services: TestServices
beforeAll(async () => {
  services = await startServices({ SANDBOX_CONTENT_RATE_LIMIT: '100000' })
}, 180_000)
afterAll(() => services.stop())

async function signInStaff(texts: Texts, name: string): Promise<PlainVisitor> {
  const browser = createPlainVisitor(services.portalUrl)
  const entries = { [texts.email]: `${name}@sandbox.example`, [texts.password]: 'Sandbox-2026!' }
  await browser.send(await browser.open(texts.login), texts.signIn, entries)
  return browser
}

async function signInInvestor(texts: Texts, name: string): Promise<PlainVisitor> {
  const browser = createPlainVisitor(services.portalUrl)
  const provider = await browser.send(await browser.open(texts.list), texts.as)
  const entries = { [texts.address]: `${name}@sandbox.example`, [texts.password]: 'Sandbox-2026!' }
  await browser.send(provider, texts.enter, entries)
  return browser
}

// P-813, P-814
describe.each(languages)('staff write to the holders of a fund without scripts, in $language', (texts) => {
  const { language, letters, publishing } = texts
  const { decide, done, publish } = publishing
  const { entry: words } = letters
  const own = {
    fr: { subject: `Objet du courrier (${language})`, text: 'Madame, Monsieur,\n\nVoici la suite.' },
    en: { subject: `Subject of the letter (${language})`, text: 'Dear investor,\n\nHere is what follows.' },
  }

  it('in both languages, as its preview shows it, once another member of the team has approved it', async () => {
    const author = await signInStaff(texts, 'staff')
    const form = await author.open(texts.form)
    const incomplete = await author.send(form, publish.submit, {
      [words.subjectFr]: own.fr.subject,
      [words.textFr]: own.fr.text,
      [words.subjectEn]: own.en.subject,
    })
    expect(incomplete.text('[role="alert"]')).toContain(words.textEn)
    expect(incomplete.field(words.textFr)?.replaceAll('\r', '')).toBe(own.fr.text)
    const documents = form.root.querySelectorAll('select[name="document"] option')
    const document = documents.map((option) => attributeOf(option, 'value')).find((value) => value !== '')
    const entered = await author.send(incomplete, publish.submit, {
      [words.textEn]: own.en.text,
      [words.document]: document ?? '',
    })
    expect(entered.text('main')).toContain(done.entered)
    const preview = entered.text('main')
    for (const part of [own.fr.subject, own.en.subject, 'Voici la suite.', 'Here is what follows.'])
      expect(preview).toContain(part)
    expect(preview).toMatch(texts.holders)
    // Each reader finds the enclosed document by its title in their language.
    const [french, english] = ['fr', 'en'].map((lang) => entered.text(`section p span[lang="${lang}"]`))
    expect([french, english]).not.toContain('')
    expect(french).not.toBe(english)

    const holder = await signInInvestor(texts, 'investor')
    expect((await holder.open(texts.list)).text('main')).not.toContain(own[language].subject)
    const second = await signInStaff(texts, 'editor')
    const path = entered.path.replace(/\?.*/, '')
    const approved = await second.send(await second.open(path), decide.approve)
    expect(approved.text('main')).toContain(done.approved)

    const news = await holder.open(texts.news)
    const page = await holder.follow(news, texts.line, 'main')
    expect(page.texts('h1')).toEqual([own[language].subject])
    expect(page.texts('article p')).toContain(own[language].text.split('\n').at(-1))
    const list = await holder.follow(page, letters.back, 'main')
    expect(list.path).toBe(texts.list)
    expect(list.text('main')).toContain(own[language].subject)

    const other = await signInInvestor(texts, 'investor-empty')
    expect((await other.open(page.path)).status).toBe(404)
    expect((await other.open(texts.list)).text('main')).toContain(letters.none.title)
    const visitor = createPlainVisitor(services.portalUrl)
    expect((await visitor.open(page.path)).text('main')).not.toContain(own[language].subject)
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { internalPath } from '../../../src/routing/addresses/path-engine.ts'
import { paths, type RouteName } from '../../../src/routing/addresses/route-table.ts'
import { createPlainVisitor, type PlainPage, type PlainVisitor } from '../../support/plain-visitor.ts'
import type { TestServices } from '../../support/services.ts'
import { sharedServices } from '../../support/shared-services.ts'

let services: TestServices
beforeAll(async () => {
  services = await sharedServices()
}, 180_000)

const person = 'Anaïs Roumegoux'
const company = 'Roumegoux Participations'
const family = 'SCI Les Tilleuls'

const languages = [
  {
    locale: 'fr',
    home: '/',
    portfolios: '/mon-compte/portefeuilles',
    as: /en tant qu’investisseur/,
    email: 'Adresse email',
    password: 'Mot de passe',
    enter: 'Se connecter',
    inOwnName: `${person}, en votre nom`,
    self: `${person} (vous)`,
    confirm: 'Confirmer',
    view: /^Consulter.*SCI Les Tilleuls$/,
    act: `Agir pour ${company}`,
    together: /Ensemble en EUR.*395\s000,00\s€.*Ensemble en USD/,
    handedOver: /passées d’un titulaire à l’autre pour [\d\s]+,\d{2}\s€/,
    title: `Placements : ${company}`,
    reading: 'consultation seule',
    you: 'Vous',
    sendContact: /^Envoyer/,
    question: ['Objet', 'Votre question', 'Envoyer la question'],
    refused: /Votre mandat ne le permet pas/,
    notOffered: /Votre mandat ne permet pas d’envoyer ce formulaire/,
    forOther: /ouverte pour un autre titulaire/,
  },
  {
    locale: 'en',
    home: '/en',
    portfolios: '/en/my-account/portfolios',
    as: /as an investor/,
    email: 'Email address',
    password: 'Password',
    enter: 'Sign in',
    inOwnName: `${person}, in your own name`,
    self: `${person} (you)`,
    confirm: 'Confirm',
    view: `View ${family}`,
    act: `Act for ${company}`,
    together: /Total in EUR.*€395,000\.00.*Total in USD/,
    handedOver: /passed from one holder to another for €[\d,]+\.\d{2}/,
    title: `Investments of ${company}`,
    reading: 'reading only',
    you: 'You',
    sendContact: /^Send/,
    question: ['Subject', 'Your question', 'Send the question'],
    refused: /Your mandate does not allow this/,
    notOffered: /Your mandate does not allow you to send this form/,
    forOther: /opened for another holder/,
  },
] as const

type Texts = (typeof languages)[number]

/** Pages about the person's own account, which has nothing to do with a holder. */
const closedPages: readonly RouteName[] = [
  '/account',
  '/account/edit',
  '/account/security',
  '/account/history',
  '/account/personal-data',
  '/account/two-factor',
  '/account/notifications',
  '/account/portfolios',
]

async function signIn(texts: Texts): Promise<{ browser: PlainVisitor; page: PlainPage }> {
  const browser = createPlainVisitor(services.portalUrl)
  const provider = await browser.send(await browser.open(texts.portfolios), texts.as)
  const entries = { [texts.email]: 'investor-hats@sandbox.example', [texts.password]: 'Sandbox-2026!' }
  return { browser, page: await browser.send(provider, texts.enter, entries) }
}

const holderOf = (page: PlainPage): string => page.texts('[data-holder]').join(' ')

describe.each(languages)('a person who acts for several holders, at $portfolios', (texts) => {
  const addressOf = (name: RouteName) => paths.toPublic(internalPath(texts.locale, name)) ?? ''
  const switchTo = (browser: PlainVisitor, page: PlainPage, holder: string) =>
    browser.send(page, texts.confirm, { [holder]: true })

  // P-691, P-694
  it('sees all portfolios by currency, and switches to a holder and back', async () => {
    const { browser, page } = await signIn(texts)
    expect(holderOf(page)).toBe(texts.inOwnName)
    expect(page.text('main')).toMatch(texts.together)
    expect(page.text('main')).toMatch(texts.handedOver)
    const acting = await switchTo(browser, page, company)
    expect([acting.path, holderOf(acting), acting.text('h1')]).toEqual([texts.home, company, texts.title])
    expect(holderOf(await browser.open('/contact'))).toBe(company)
    const other = await switchTo(browser, acting, family)
    expect(holderOf(other)).toBe(family)
    const back = await switchTo(browser, other, texts.self)
    expect([back.path, holderOf(back)]).toEqual([texts.portfolios, texts.inOwnName])
    // As a past day, there is nothing to act on.
    const past = await browser.open(`${texts.portfolios}?date=2023-06-30`)
    expect(past.texts('main table button')).toEqual([])
  })

  // P-692
  it('reaches nothing of the own account, and nothing that the mandate does not cover', async () => {
    const { browser, page } = await signIn(texts)
    const openedBefore = await browser.open(addressOf('/contact'))
    const acting = await browser.send(page, texts.view)
    expect(acting.text('aside')).toContain(texts.reading)
    for (const name of [...closedPages, '/account/access'] as const)
      expect([name, (await browser.open(addressOf(name))).status]).toEqual([name, 403])
    const questions = await browser.open(addressOf('/account/questions'))
    expect([questions.status, questions.html.includes(addressOf('/account/questions/new'))]).toEqual([
      200,
      false,
    ])
    const form = await browser.open(addressOf('/account/questions/new'))
    expect(form.text('main')).toMatch(texts.notOffered)
    const refused = await browser.send(openedBefore, texts.sendContact)
    expect([refused.status, refused.text()]).toEqual([403, expect.stringMatching(texts.refused)])
  })

  // P-693
  it('asks in the holder’s name, whose own questions do not show it', async () => {
    const { browser, page } = await signIn(texts)
    await browser.send(page, texts.act)
    const [subject, text, send] = texts.question
    const form = await browser.open(addressOf('/account/questions/new'))
    const asked = await browser.send(form, send, { [subject]: 'Versement', [text]: 'Où en est-il ?' })
    expect([asked.status, holderOf(asked)]).toEqual([200, company])
    expect(asked.text('main')).toContain(texts.you)
    const own = await switchTo(browser, asked, texts.self)
    expect(holderOf(own)).toBe(texts.inOwnName)
    // A question of the company is none of the person's own.
    expect((await browser.open(asked.path)).status).toBe(404)
  })

  // P-691
  it('sends no form for one holder that was opened for another', async () => {
    const { browser, page } = await signIn(texts)
    const inAnotherTab = await browser.open(addressOf('/account/questions/new'))
    const acting = await browser.send(page, texts.act)
    expect(holderOf(acting)).toBe(company)
    const [subject, text, send] = texts.question
    const typed = { [subject]: `Pour moi (${texts.locale})`, [text]: 'À mon propre sujet.' }
    const sent = await browser.send(inAnotherTab, send, typed)
    expect(sent.text('main')).toMatch(texts.forOther)
    expect(sent.field(subject)).toBe(typed[subject])
    const questions = addressOf('/account/questions')
    expect((await browser.open(questions)).text('main')).not.toContain(typed[subject])
    const own = await switchTo(browser, acting, texts.self)
    expect(own.path).toBe(texts.portfolios)
    expect((await browser.open(questions)).text('main')).not.toContain(typed[subject])
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plainDateAt } from '../../../src/lib/format/plain-date-at.ts'
import { addDays } from '../../../src/lib/plain-date.ts'
import { createPlainVisitor, type PlainPage } from '../../support/plain-visitor.ts'
import { startServices, type TestServices } from '../../support/services.ts'
import { teamSpaceTexts } from '../../support/team-space-texts.ts'

const [frenchSpace, englishSpace] = teamSpaceTexts
const languages = [
  {
    ...{ ...frenchSpace, password: 'Mot de passe', people: '/espace-equipe/personnes' },
    ...{ person: 'acc-position-2', own: 'investor-five@sandbox.example' },
    ...{ title: 'Mandats', address: 'Adresse email du titulaire' },
    ...{ since: 'Premier jour', until: 'Dernier jour' },
    ...{ both: 'Documents et chiffres', act: 'Consulter et agir en son nom' },
    ...{ submit: 'Enregistrer le mandat', entered: 'Le mandat est enregistré.' },
    ...{ end: 'Mettre fin au mandat pour Roumegoux Participations', ended: 'Le mandat est terminé.' },
    ...{ shown: /Roumegoux Participations\s?À venir\s?Documents et chiffres, consulter et agir/ },
    ...{ held: /Roumegoux Participations\s?En vigueur.*SCI Les Tilleuls\s?En vigueur/ },
    ...{ given: /Maxence Orvault\s?En vigueur.*Anaïs Roumegoux\s?En vigueur/ },
    ...{ none: /n’agit pour personne d’autre/, log: ['Mandat terminé', 'Mandat enregistré'] },
    unknown: /n’est associée à aucun compte investisseur/,
    same: /l’adresse de cette personne elle-même/,
    past: /Choisissez un jour à venir/,
    unread: /jour qui existe/,
    portfolios: '/mon-compte/portefeuilles',
    question: '/mon-compte/questions/nouvelle',
    as: /en tant qu’investisseur/,
    provider: ['Adresse email', 'Mot de passe', 'Se connecter'],
    actFor: 'Agir pour Roumegoux Participations',
    fields: ['Objet', 'Votre question', 'Envoyer la question'],
    forOther: /ouverte pour un autre titulaire/,
    over: /Votre mandat pour Roumegoux Participations ne s’applique plus/,
  },
  {
    ...{ ...englishSpace, password: 'Password', people: '/en/team-space/people' },
    ...{ person: 'acc-position-4', own: 'investor-thirty@sandbox.example' },
    ...{ title: 'Mandates', address: 'Holder’s email address' },
    ...{ since: 'First day', until: 'Last day' },
    ...{ both: 'Documents and figures', act: 'Read and act in the holder’s name' },
    ...{ submit: 'Record the mandate', entered: 'The mandate is recorded.' },
    ...{ end: 'End the mandate for Roumegoux Participations', ended: 'The mandate has ended.' },
    ...{ shown: /Roumegoux Participations\s?To come\s?Documents and figures, read and act/ },
    ...{ held: /Roumegoux Participations\s?In force.*SCI Les Tilleuls\s?In force/ },
    ...{ given: /Maxence Orvault\s?In force.*Anaïs Roumegoux\s?In force/ },
    ...{ none: /acts for nobody else/, log: ['Mandate ended', 'Mandate recorded'] },
    unknown: /not associated with any investor account/,
    same: /the address of this very person/,
    past: /Choose a day from today on/,
    unread: /Write an existing day/,
    portfolios: '/en/my-account/portfolios',
    question: '/en/my-account/questions/new',
    as: /as an investor/,
    provider: ['Email address', 'Password', 'Sign in'],
    actFor: 'Act for Roumegoux Participations',
    fields: ['Subject', 'Your question', 'Send the question'],
    forOther: /opened for another holder/,
    over: /Your mandate for Roumegoux Participations no longer applies/,
  },
] as const

type Texts = (typeof languages)[number]

const holder = 'investor-holding@sandbox.example'
const today = plainDateAt(new Date())

let services: TestServices
beforeAll(async () => {
  services = await startServices({ SANDBOX_CONTENT_RATE_LIMIT: '100000' })
}, 180_000)
afterAll(() => services.stop())

async function signIn(texts: Texts) {
  const browser = createPlainVisitor(services.portalUrl)
  const entries = { [texts.email]: 'desk@sandbox.example', [texts.password]: 'Sandbox-2026!' }
  await browser.send(await browser.open(texts.login), texts.signIn, entries)
  const pageOf = (id: string) => browser.open(`${texts.people}/${id}`)
  return { browser, pageOf }
}

const logOf = (page: PlainPage) => page.texts('tbody tr').filter((row) => /^Mandat/.test(row))

// P-696
describe.each(languages)('mandates on the page of a person, without scripts, in $language', (texts) => {
  it('are listed for who holds them and for whom they are held, and not for a partner’s user', async () => {
    const { browser, pageOf } = await signIn(texts)
    expect((await pageOf('acc-position-5')).text('main')).toMatch(texts.held)
    expect((await pageOf('acc-position-7')).text('main')).toMatch(texts.given)
    const found = await browser.open(`${texts.people}?q=advisor%40cgp-demo`)
    const [link = ''] = found.root
      .querySelectorAll('main td a[href], main th a[href]')
      .map((element) => element.getAttributeValue('href') ?? '')
    const partner = await browser.open(link)
    expect([partner.status, partner.texts('main h2').includes(texts.title)]).toEqual([200, false])
  })

  it('are refused at the field that is wrong, and what was typed stays', async () => {
    const { browser, pageOf } = await signIn(texts)
    const page = await pageOf(texts.person)
    expect(page.text('main')).toMatch(texts.none)
    expect(page.field(texts.since)).toBe(today)
    const filled = { [texts.address]: holder, [texts.both]: true, [texts.act]: true }
    for (const [entries, said] of [
      [{ [texts.address]: 'nobody@client.example' }, texts.unknown],
      [{ [texts.address]: 'advisor@cgp-demo.example' }, texts.unknown],
      [{ [texts.address]: texts.own }, texts.same],
      [{ [texts.until]: addDays(today, -1) }, texts.past],
      [{ [texts.since]: addDays(today, 9), [texts.until]: addDays(today, 8) }, texts.past],
      [{ [texts.since]: '31/02/2026' }, texts.unread],
    ] as const) {
      const typed = { ...filled, ...entries }
      const refused = await browser.send(page, texts.submit, typed)
      const summary = refused.text('[role="alert"]')
      expect([summary.includes(texts.summary), refused.path]).toEqual([true, page.path])
      expect(summary).toMatch(said)
      expect(refused.field(texts.address)).toBe(typed[texts.address])
    }
    const bare = await browser.send(page, texts.submit)
    expect(bare.texts('[role="alert"] li')).toHaveLength(3)
    expect((await pageOf(texts.person)).text('main')).toMatch(texts.none)
  })

  it('are recorded before they begin and ended, each said once, and are in the person’s history', async () => {
    const { browser, pageOf } = await signIn(texts)
    const entered = await browser.send(await pageOf(texts.person), texts.submit, {
      ...{ [texts.address]: holder, [texts.both]: true, [texts.act]: true },
      ...{ [texts.since]: addDays(today, 1), [texts.until]: addDays(today, 30) },
    })
    expect(entered.text('main [role="status"]')).toContain(texts.entered)
    expect(entered.text('main')).toMatch(texts.shown)
    const again = await pageOf(texts.person)
    expect(again.html).not.toContain(texts.entered)
    const ended = await browser.send(again, texts.end)
    expect(ended.text('main [role="status"]')).toContain(texts.ended)
    expect(ended.text('main')).toMatch(texts.none)
    expect(logOf(ended)).toEqual(texts.log.map((name) => expect.stringContaining(name)))
    expect((await pageOf(texts.person)).html).not.toContain(texts.ended)
  })

  // P-697
  it('are over for who acts by them at that moment: back in the own account, told why, with what was typed', async () => {
    const { browser, pageOf } = await signIn(texts)
    const terms = { [texts.address]: holder, [texts.both]: true, [texts.act]: true }
    await browser.send(await pageOf(texts.person), texts.submit, terms)
    const person = createPlainVisitor(services.portalUrl)
    const [email, password, enter] = texts.provider
    const provider = await person.send(await person.open(texts.portfolios), texts.as)
    const own = await person.send(provider, enter, { [email]: texts.own, [password]: 'Sandbox-2026!' })
    await person.send(own, texts.actFor)
    const form = await person.open(texts.question)
    expect(form.text('[data-holder]')).toBe('Roumegoux Participations')
    await browser.send(await pageOf(texts.person), texts.end)
    const [subject, text, send] = texts.fields
    const sent = await person.send(form, send, { [subject]: 'Versement', [text]: 'Où en est-il ?' })
    expect(sent.text('main')).toMatch(texts.forOther)
    expect([sent.path, sent.field(subject), sent.field(text)]).toEqual([
      texts.question,
      'Versement',
      'Où en est-il ?',
    ])
    expect(sent.text('[data-former]')).toMatch(texts.over)
    expect((await person.open(texts.portfolios)).text('[data-former]')).toMatch(texts.over)
  })
})

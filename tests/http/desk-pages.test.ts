import { Big } from 'big.js'
import { beforeAll, describe, expect, it } from 'vitest'
import englishDesk from '../../i18n/en/partner_desk/index.ts'
import frenchDesk from '../../i18n/fr/partner_desk/index.ts'
import { attributeOf } from '../support/html-page.ts'
import { createPlainVisitor, type PlainPage, type PlainVisitor } from '../support/plain-visitor.ts'
import type { TestServices } from '../support/services.ts'
import { sharedServices } from '../support/shared-services.ts'
import { teamSpaceTexts } from '../support/team-space-texts.ts'

const [frenchSpace, englishSpace] = teamSpaceTexts
const password = 'Sandbox-2026!'
const languages = [
  {
    ...frenchSpace,
    password: 'Mot de passe',
    people: '/espace-equipe/personnes',
    question: 'Nom, adresse email ou code',
    search: 'Chercher',
    none: 'Personne ne correspond.',
    toDo: 'À traiter',
    queue: 'Investisseurs à vérifier',
    ...{ toList: 'Voir la liste', queues: '/espace-equipe/a-traiter' },
    reason: 'Motif',
    short: /au moins dix caractères/,
    see: 'Voir comme cette personne',
    account: '/mon-compte',
    bar: /Vous voyez le portail comme Camille Aubrelin, en lecture seule/,
    leave: 'Quitter cette consultation',
    history: '/mon-compte/historique',
    funds: '/fonds',
    documents: '/mon-compte/documents',
    refused: /Rien n’a été fait/,
    notOffered: 'rien ne peut être envoyé d’ici',
    send: /^Envoyer/,
    desk: '/mon-compte/tableau-de-bord',
    past: /Tableau de bord au 30 juin 2024/,
    nonePast: 'Vos clients ne détenaient aucune part à cette date.',
    pastList: /Souscriptions au 30 juin 2024/,
    partner: /en tant que partenaire/,
    enter: 'Se connecter',
    address: 'Adresse email',
    assets: 'Encours de vos clients',
    from: 'Du',
    to: 'Au',
    show: 'Afficher la période',
    period: /du 1er janvier 2020 au 31 décembre 2024/,
    csv: 'Fonds;Part;Devise;Souscriptions;Montant souscrit',
    separator: ';',
    list: '/mon-compte/souscriptions',
  },
  {
    ...englishSpace,
    password: 'Password',
    people: '/en/team-space/people',
    question: 'Name, email address or code',
    search: 'Search',
    none: 'Nobody matches.',
    toDo: 'To do',
    queue: 'Investors to verify',
    ...{ toList: 'See the list', queues: '/en/team-space/to-do' },
    reason: 'Reason',
    short: /at least ten characters/,
    see: 'See as this person',
    account: '/en/my-account',
    bar: /You see the portal as Camille Aubrelin does, for reading only/,
    leave: 'Leave this view',
    history: '/en/my-account/history',
    funds: '/en/funds',
    documents: '/en/my-account/documents',
    refused: /Nothing was done/,
    notOffered: 'nothing can be sent from here',
    send: /^Send/,
    desk: '/en/my-account/dashboard',
    past: /Dashboard as at 30 June 2024/,
    nonePast: 'Your clients held no shares on that day.',
    pastList: /Subscriptions as at 30 June 2024/,
    partner: /as a partner/,
    enter: 'Sign in',
    address: 'Email address',
    assets: 'Your clients’ assets',
    from: 'From',
    to: 'To',
    show: 'Show the period',
    period: /from 1 January 2020 to 31 December 2024/,
    csv: 'Fund,Share,Currency,Subscriptions,Amount subscribed',
    separator: ',',
    list: '/en/my-account/subscriptions',
  },
] as const

type Texts = (typeof languages)[number]

let services: TestServices
beforeAll(async () => {
  services = await sharedServices()
}, 180_000)

async function signInStaff(texts: Texts): Promise<PlainVisitor> {
  const browser = createPlainVisitor(services.portalUrl)
  const entries = { [texts.email]: 'desk@sandbox.example', [texts.password]: password }
  await browser.send(await browser.open(texts.login), texts.signIn, entries)
  return browser
}

async function signInPartner(texts: Texts, from: string) {
  const browser = createPlainVisitor(services.portalUrl)
  const provider = await browser.send(await browser.open(from), texts.partner)
  const entries = { [texts.address]: 'partner-one@mutuelle-demo.example', [texts.password]: password }
  return { browser, page: await browser.send(provider, texts.enter, entries) }
}

describe.each(languages)('the desks without scripts, in $language', (texts) => {
  // P-462
  it('show staff what waits, and find a person by name', async () => {
    const staff = await signInStaff(texts)
    const home = await staff.open(texts.space)
    expect(home.texts('h2')).toContain(texts.toDo)
    expect(home.texts('h3')).toContain(texts.queue)
    // P-724
    const queue = await staff.follow(home, texts.toList, 'main section ul > li:last-child')
    expect(queue.path).toBe(`${texts.queues}/unseen_calls`)
    const holder = queue.texts('main tbody th')[0] ?? ''
    expect((await staff.follow(queue, holder, 'main tbody')).text('h1')).toBe(holder)
    const nobody = await staff.send(await staff.open(texts.people), texts.search, {
      [texts.question]: 'zzzz',
    })
    expect(nobody.text('main')).toContain(texts.none)
    const found = await staff.send(nobody, texts.search, { [texts.question]: 'aubrel cam' })
    const person = await staff.follow(found, 'Camille Aubrelin', 'main')
    expect(person.text('main')).toContain('investor@sandbox.example')
  })

  // P-463
  it('show staff the portal as an investor does, who reads of it, and do nothing in their name', async () => {
    const staff = await signInStaff(texts)
    const found = await staff.open(`${texts.people}?q=investor%40sandbox`)
    const person = await staff.follow(found, 'Camille Aubrelin', 'main')
    const short = await staff.send(person, texts.see, { [texts.reason]: 'Appel' })
    expect(short.text('main')).toMatch(texts.short)
    // A form of before the view, as another tab may have it: in the view none is offered.
    const earlier = await staff.open(texts.language === 'fr' ? '/contact' : '/en/contact')
    const reason = `${texts.language}: rappel du client, valeur affichée`
    const seen = await staff.send(short, texts.see, { [texts.reason]: reason })
    expect(seen.path).toBe(texts.account)
    for (const path of [texts.account, texts.history, texts.funds]) {
      const page = await staff.open(path)
      expect([page.status, page.text('aside')]).toEqual([200, expect.stringMatching(texts.bar)])
      expect(page.text('aside')).toContain(reason)
    }
    const edit = await staff.open(texts.language === 'fr' ? '/mon-compte/modifier' : '/en/my-account/edit')
    expect(edit.text('main')).toContain(texts.notOffered)
    expect(edit.root.querySelectorAll('main form[method="post"]')).toEqual([])
    const library = await staff.open(texts.documents)
    const [file] = library.html.match(/\/api\/proxy\/documents\/doc-\d+\/view/) ?? []
    const opened = await staff.open(file ?? '')
    expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(library.html).not.toMatch(/documents(-of-year)?\.zip/)
    const archive = await staff.open(`/api/account/documents-of-year.zip?year=2025&locale=${texts.language}`)
    // In the language of the person's profile.
    const noRight = /pas le droit|not have permission/
    expect([archive.status, archive.text('main')]).toEqual([403, expect.stringMatching(noRight)])
    const refused = await staff.send(earlier, texts.send)
    expect([refused.status, refused.text()]).toEqual([403, expect.stringMatching(texts.refused)])
    const history = await staff.open(texts.history)
    expect(history.text('main')).toContain(reason)
    const left = await staff.send(history, texts.leave)
    expect(left.path).toBe(person.path)
    expect((await staff.open(texts.funds)).html).not.toContain(reason)
    expect((await staff.open(texts.space)).text('h1')).toBe(texts.title)
  })

  // P-464
  it('show a partner the figures of the team, from which each leads to its lines', async () => {
    const { browser, page } = await signInPartner(texts, texts.desk)
    expect(page.path).toBe(texts.desk)
    expect(page.texts('h2')).toContain(texts.assets)
    const dates = { [texts.from]: '2020-01-01', [texts.to]: '2024-12-31' }
    const narrowed = await browser.send(page, texts.show, dates)
    expect(narrowed.path).toBe(`${texts.desk}?from=2020-01-01&to=2024-12-31`)
    expect(narrowed.text('main')).toMatch(texts.period)
    const file = await browser.follow(narrowed, /CSV/, 'main')
    expect(file.headers.get('content-type')).toContain('text/csv')
    expect(file.html).toContain(texts.csv)
    const book = await browser.follow(narrowed, /XLSX/, 'main')
    expect(book.headers.get('content-disposition')).toMatch(/\.xlsx"$/)
  })

  // P-779
  it('say of a day before all subscriptions that nothing was held on it', async () => {
    const { page } = await signInPartner(texts, `${texts.desk}?date=1990-01-01`)
    expect(page.text('main')).toContain(texts.nonePast)
  })

  // P-815
  it('lead to the library as of the day that they show', async () => {
    const { all } = (texts.language === 'fr' ? frenchDesk : englishDesk).newDocuments
    for (const [date, isPast] of [['', false] as const, ['?date=2025-06-30', true] as const]) {
      const { browser, page } = await signInPartner(texts, `${texts.desk}${date}`)
      const library = await browser.follow(page, all, 'main')
      expect([library.status, library.path.includes('date=2025-06-30')]).toEqual([200, isPast])
    }
  })

  // P-720, P-779
  it.each(['', '&date=2024-06-30'])('lead from each figure to lines that add up to it%s', async (date) => {
    const address = `${texts.desk}?from=2020-01-01&to=2026-12-31${date}`
    const { browser, page } = await signInPartner(texts, address)
    if (date !== '') expect(page.text('main')).toMatch(texts.past)
    const numberOf = (cell: string) => cell.replace(',', '.')
    const rowsOf = ({ html }: PlainPage) =>
      html
        .trim()
        .split('\r\n')
        .slice(1)
        .map((row) => row.split(texts.separator))
    const assets = rowsOf(await browser.follow(page, /CSV/, 'main'))
    const links = page.root.querySelectorAll('main table a').map((link) => attributeOf(link, 'href'))
    expect(links).toHaveLength(assets.length)
    const shown = assets.map((cells, at) => [links[at] ?? '', cells.at(-2), cells.at(-1)] as const)
    for (const [href, count, amount] of shown.slice(0, 5)) {
      expect(href.startsWith(`${texts.list}?`)).toBe(true)
      const list = await browser.open(href)
      if (date !== '') expect(list.text('main')).toMatch(texts.pastList)
      const lines = rowsOf(await browser.follow(list, /CSV/, 'main'))
      const sum = lines.reduce((total, cells) => total.plus(numberOf(cells.at(-4) ?? '')), new Big(0))
      expect([String(lines.length), sum.toFixed(2)]).toEqual([
        count,
        new Big(numberOf(amount ?? '')).toFixed(2),
      ])
    }
    const counted = page.root.querySelectorAll(`main dl a, main li a, main p a`)
    const toLists = counted.filter((link) => attributeOf(link, 'href').startsWith(`${texts.list}?`))
    // The totals, the subscriptions of the period by status, and the payments that are waited for.
    expect(toLists.length).toBeGreaterThan(3)
    for (const link of toLists) {
      const list = await browser.open(attributeOf(link, 'href'))
      const [count] = link.textContent.match(/^\D*\d+/) ?? []
      expect(list.text('main [role="status"]').startsWith(count ?? '-')).toBe(true)
    }
  })
})

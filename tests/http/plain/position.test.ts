import { beforeAll, describe, expect, it } from 'vitest'
import { signInByHttp } from '../../../scripts/lib/sign-in.ts'
import { attributeOf, type PageElement, parsePage, textOf } from '../../support/html-page.ts'
import type { TestServices } from '../../support/services.ts'
import { sharedServices } from '../../support/shared-services.ts'

let services: TestServices
beforeAll(async () => {
  services = await sharedServices()
}, 180_000)

const languages = {
  fr: {
    home: '/',
    holding: '/mon-compte/fonds/fnd-29',
    unknown: '/mon-compte/fonds/fnd-2',
    fund: '/fonds',
    greeting: 'Bonjour, Inès',
    pending: 'Votre dossier est en cours de vérification',
    sections: ['Prochaines dates', 'Valeur et flux', 'Fonds détenus', 'Performance', 'Répartition'],
    account: 'Compte de capital',
    whole: /Depuis l’origine/,
    rate: /^TRI net/,
    young: 'Non affiché avant 12 mois',
    warning: 'Les performances passées ne préjugent pas des performances futures.',
    past: 'Situation telle qu’elle était connue le 15 mai 2023',
    restated: 'remplacée',
    held: /Vous détenez 120 × Part A/,
    dollars: 'Situation en USD',
    due: 'À faire',
    ask: '/mon-compte/questions/nouvelle',
    call: /^Régler l’appel de fonds n° ?6$/,
    paper: 'Nous adresser votre nouvelle carte d’identité',
    late: 'En retard',
    nothingDue: 'Rien n’est attendu de vous.',
    notice: /^Distribution \(avis du /,
    professional: '/mon-compte/fonds/fnd-14',
    twoShares: '/mon-compte/fonds/fnd-34',
    ownFunds: '/mon-compte/fonds',
    lastDocument: /Dernier document : \S.+, \d\d\/\d\d\/20\d\d/,
    noticeTitle: /^Distribution n° ?\d/,
    lists: [
      ['/mon-compte/avis?date=2026-03-02', 'Avis annoncés au 2 mars 2026'],
      ['/mon-compte/documents?date=2026-03-02', 'Documents publiés au 2 mars 2026'],
      ['/mon-compte/fonds?date=2026-03-02', 'Situation telle qu’elle était connue le 2 mars 2026'],
    ],
    published: /au \d+ \S+ 20\d\d, publiée le \d/,
    total: /Total : ([\d ,]+)/,
    desk: 'Service investisseurs',
  },
  en: {
    home: '/en',
    holding: '/en/my-account/funds/fnd-29',
    unknown: '/en/my-account/funds/fnd-2',
    fund: '/en/funds',
    greeting: 'Good day, Inès',
    pending: 'Your application is being verified',
    sections: ['Next dates', 'Value and flows', 'Funds held', 'Performance', 'Allocation'],
    account: 'Capital account',
    whole: /Since the beginning/,
    rate: /^Net IRR/,
    young: 'Not shown before 12 months',
    warning: 'Past performance does not predict future returns.',
    past: 'Position as it was known on 15 May 2023',
    restated: 'replaced',
    held: /You hold 120 × Share A/,
    dollars: 'Position in USD',
    due: 'To do',
    ask: '/en/my-account/questions/new',
    call: /^Pay capital call no. ?6$/,
    paper: 'Send us your new identity card',
    late: 'Late',
    nothingDue: 'Nothing is expected of you.',
    notice: /^Distribution \(notice of /,
    professional: '/en/my-account/funds/fnd-14',
    twoShares: '/en/my-account/funds/fnd-34',
    ownFunds: '/en/my-account/funds',
    lastDocument: /Last document: \S.+, \d{1,2} [A-Z][a-z]{2} 20\d\d/,
    noticeTitle: /^Distribution no. ?\d/,
    lists: [
      ['/en/my-account/notices?date=2026-03-02', 'Notices announced by 2 March 2026'],
      ['/en/my-account/documents?date=2026-03-02', 'Documents published by 2 March 2026'],
      ['/en/my-account/funds?date=2026-03-02', 'Position as it was known on 2 March 2026'],
    ],
    published: /as at \d+ \S+ 20\d\d, published on \d/,
    total: /Total: €([\d,.]+)/,
    desk: 'Investor desk',
  },
} as const

describe.each(Object.entries(languages))('the position in %s, without scripts', (locale, texts) => {
  const cookies = new Map<string, string>()
  const get = async (name: string, path: string): Promise<Response> => {
    const email = `${name}@sandbox.example`
    const cookie =
      cookies.get(name) ?? (await signInByHttp(services.portalUrl, { client: 'investor', email }))
    cookies.set(name, cookie)
    return fetch(`${services.portalUrl}${path}`, { headers: { cookie, accept: 'text/html' } })
  }
  const open = async (name: string, path: string): Promise<PageElement> => {
    const response = await get(name, path)
    expect([path, response.status]).toEqual([path, 200])
    return parsePage(await response.text())
  }
  const text = (root: PageElement, selector: string) => root.querySelectorAll(selector).map(textOf)

  // P-405
  it('is the home page of an investor, with figures by currency, and of nobody else', async () => {
    const home = await open('investor-five', texts.home)
    expect(text(home, 'h1')).toEqual([texts.greeting])
    const titles = text(home, 'h2').map((title) => title.replace(' · EUR', ''))
    expect(titles).toEqual(expect.arrayContaining([...texts.sections, texts.dollars]))
    expect(text(home, 'main').join(' ')).toContain(texts.warning)
    const drawn = await (await get('investor-five', texts.home)).text()
    expect([...drawn.matchAll(/<rect /g)].length).toBeGreaterThan(10)
    const stranger = await fetch(`${services.portalUrl}${texts.home}`)
    expect(await stranger.text()).not.toContain(texts.greeting)
  })

  // P-480
  it('tells what is due, each entry leading to its page, and that nothing is', async () => {
    const home = await open('investor', texts.home)
    expect(text(home, 'h2')).toContain(texts.due)
    expect(text(home, 'main').join(' ')).toContain(texts.late)
    const paper = home.querySelectorAll('main a').find((link) => textOf(link) === texts.paper)
    expect(paper?.getAttributeValue('href')).toBe(texts.ask)
    const call = home.querySelectorAll('main a').find((link) => texts.call.test(textOf(link)))
    const path = String(call?.getAttributeValue('href'))
    expect(path).toMatch(/\/ntc-\d+$/)
    expect(text(await open('investor', path), 'main').join(' ')).toContain(texts.late)
    expect(text(await open('investor-five', texts.home), 'main').join(' ')).toContain(texts.nothingDue)
    const past = await open('investor', `${texts.home}?date=2025-06-30`)
    expect(text(past, 'h2')).not.toContain(texts.due)
  })

  // P-481
  it('leads from a movement to the notice that announced it', async () => {
    const page = await open('investor', texts.professional)
    const link = page.querySelectorAll('td a').find((found) => texts.notice.test(textOf(found)))
    const notice = await open('investor', String(link?.getAttributeValue('href')))
    expect(text(notice, 'h1').join(' ')).toMatch(texts.noticeTitle)
  })

  it('names thirty funds, each with a link to its page', async () => {
    const home = await open('investor-thirty', texts.home)
    const links = home.querySelectorAll('tbody th a').map((link) => String(link.getAttributeValue('href')))
    expect(new Set(links).size).toBe(30)
  })

  it('says why there is none to whoever waits or holds nothing', async () => {
    const pending = text(await open('investor-pending', texts.home), 'main').join(' ')
    const empty = text(await open('investor-empty', texts.home), 'main').join(' ')
    expect(pending).not.toBe(empty)
    expect(pending).not.toContain('€')
  })

  // P-404
  it('has a page for each holding: account, rate with its formula, values, life and documents', async () => {
    const page = await open('investor-company', texts.holding)
    const main = text(page, 'main').join(' ')
    expect(text(page, 'h2')).toContain(texts.account)
    expect(main).toMatch(texts.whole)
    expect(text(page, 'details summary').some((summary) => texts.rate.test(summary))).toBe(true)
    expect(main).toContain(`(${texts.restated})`)
    expect(main).toContain(texts.warning)
    const links = page.querySelectorAll('main a').map((link) => String(link.getAttributeValue('href')))
    expect(links.filter((link) => /\/documents\/doc-\d+$/.test(link)).length).toBeGreaterThan(3)
    expect((await get('investor-company', texts.unknown)).status).toBe(404)
  })

  // P-482
  it('names every part of two shares of one fund by its share', async () => {
    const page = await open('investor-five', texts.twoShares)
    const titles = text(page, 'main h2')
    expect(titles.filter((title) => title.startsWith(texts.account))).toHaveLength(2)
    expect(titles.filter((title, index) => titles.indexOf(title) < index)).toEqual([])
    const regions = page.querySelectorAll('main section [aria-label]')
    const names = regions.map((region) => String(region.getAttributeValue('aria-label')))
    expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([])
  })

  // P-407
  it('is seen as of a day, and says so', async () => {
    const past = await open('investor-five', `${texts.holding}?date=2023-05-15`)
    expect(text(past, 'main').join(' ')).toContain(texts.past)
    expect(text(past, 'main').join(' ')).not.toContain(`(${texts.restated})`)
    expect((await get('investor-five', `${texts.holding}?date=2010-01-01`)).status).toBe(404)
  })

  // P-711, P-713, P-716
  it('opens each amount, leads to the movements that make it with their total, and names the desk', async () => {
    const page = await open('investor', texts.professional)
    expect(page.querySelectorAll('main dl dd details')).toHaveLength(4)
    expect(text(page, 'main').join(' ')).toMatch(texts.published)
    expect(text(page, 'main').join(' ')).toContain(texts.desk)
    const cell = page
      .querySelectorAll('main td a')
      .find((link) => link.getAttributeValue('href')?.includes('movements=distributions'))
    const path = String(cell?.getAttributeValue('href')).replaceAll('&amp;', '&')
    const chosen = await open('investor', path.split('#')[0] ?? '')
    const [, total = ''] = texts.total.exec(text(chosen, `#${path.split('#')[1]}`).join(' ')) ?? []
    expect(textOf(cell ?? page)).toContain(total.trim())
    expect(text(chosen, `#${path.split('#')[1]} tbody tr`).length).toBeGreaterThan(0)
  })

  // P-712
  it('has lists as of a day, each of which says so and keeps it in its links', async () => {
    for (const [path, past] of texts.lists) {
      const page = await open('investor', path)
      expect([path, text(page, 'main').join(' ').includes(past)]).toEqual([path, true])
      const day = page.querySelectorAll('input[type="date"]').map((input) => input.getAttributeValue('value'))
      expect([path, day]).toEqual([path, ['2026-03-02']])
    }
  })

  // P-406
  it('gives the capital account as a file', async () => {
    const path = '/api/account/funds/fnd-29/account'
    const csv = await get('investor-company', `${path}.csv?locale=${locale}&period=quarter`)
    const lines = (await csv.text()).trim().split('\r\n')
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(lines.length).toBeGreaterThan(10)
    expect(lines[1]).toMatch(locale === 'fr' ? /;2023-03-31;.*\d,\d/ : /,2023-03-31,.*\d\.\d/)
    const xlsx = await get('investor-company', `${path}.xlsx?locale=${locale}`)
    expect(new Uint8Array(await xlsx.arrayBuffer()).slice(0, 2)).toEqual(new Uint8Array([0x50, 0x4b]))
    // P-702
    const page = await open('investor-company', texts.holding)
    const links = page.querySelectorAll('main a').map((link) => attributeOf(link, 'href'))
    const pdf = await get('investor-company', links.find((link) => link.includes('account.pdf')) ?? '')
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    expect(pdf.headers.get('content-disposition')).toMatch(
      locale === 'fr' ? /filename="compte-de-capital-hld-/ : /filename="capital-account-hld-/,
    )
    expect(Buffer.from(await pdf.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-')
  })

  // P-408
  it('is told on the page of a fund in one line, to who holds it', async () => {
    const listed = await open('investor-five', texts.holding)
    const hrefs = listed.querySelectorAll('main a').map((found) => String(found.getAttributeValue('href')))
    const link = hrefs.find((href) => href.startsWith(`${texts.fund}/`))
    const fund = await open('investor-five', link ?? '')
    expect(text(fund, 'main').join(' ')).toMatch(texts.held)
    expect(text(fund, 'main').join(' ')).toMatch(texts.lastDocument)
    // P-483
    const bar = fund.querySelectorAll('header a').map((own) => String(own.getAttributeValue('href')))
    expect(bar).toContain(texts.ownFunds)
    expect(text(await open('investor-one', link ?? ''), 'main').join(' ')).not.toMatch(texts.held)
  })
})

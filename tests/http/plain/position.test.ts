import { beforeAll, describe, expect, it } from 'vitest'
import { signInByHttp } from '../../../scripts/lib/sign-in.ts'
import { type PageElement, parsePage, textOf } from '../../support/html-page.ts'
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
    sections: ['Prochaines dates', 'Valeur et flux', 'Mes fonds', 'Performance', 'Répartition'],
    account: 'Compte de capital',
    whole: /Depuis l’origine/,
    rate: /^TRI net/,
    young: 'Non affiché avant 12 mois',
    warning: 'Les performances passées ne préjugent pas des performances futures.',
    past: 'Situation telle qu’elle était connue le 15 mai 2023',
    restated: 'remplacée',
    held: /Vous détenez 120 × Part A/,
    dollars: 'Situation en USD',
  },
  en: {
    home: '/en',
    holding: '/en/my-account/funds/fnd-29',
    unknown: '/en/my-account/funds/fnd-2',
    fund: '/en/funds',
    greeting: 'Good day, Inès',
    pending: 'Your application is being verified',
    sections: ['Next dates', 'Value and flows', 'My funds', 'Performance', 'Allocation'],
    account: 'Capital account',
    whole: /Since the beginning/,
    rate: /^Net IRR/,
    young: 'Not shown before 12 months',
    warning: 'Past performance does not predict future returns.',
    past: 'Position as it was known on 15 May 2023',
    restated: 'replaced',
    held: /You hold 120 × Share A/,
    dollars: 'Position in USD',
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
    expect(page.querySelectorAll('a[type="application/pdf"]').length).toBeGreaterThan(3)
    expect((await get('investor-company', texts.unknown)).status).toBe(404)
  })

  // P-407
  it('is seen as of a day, and says so', async () => {
    const past = await open('investor-five', `${texts.holding}?date=2023-05-15`)
    expect(text(past, 'main').join(' ')).toContain(texts.past)
    expect(text(past, 'main').join(' ')).not.toContain(`(${texts.restated})`)
    expect((await get('investor-five', `${texts.holding}?date=2010-01-01`)).status).toBe(404)
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
  })

  // P-408
  it('is told on the page of a fund in one line, to who holds it', async () => {
    const listed = await open('investor-five', texts.holding)
    const link = listed
      .querySelectorAll('main a')
      .map((found) => String(found.getAttributeValue('href')))
      .find((href) => href.startsWith(`${texts.fund}/`))
    expect(text(await open('investor-five', link ?? ''), 'main').join(' ')).toMatch(texts.held)
    expect(text(await open('investor-one', link ?? ''), 'main').join(' ')).not.toMatch(texts.held)
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { fundPageTexts } from '../../support/fund-page-texts.ts'
import { attributeOf } from '../../support/html-page.ts'
import { createPlainVisitor, type PlainPage } from '../../support/plain-visitor.ts'
import type { TestServices } from '../../support/services.ts'
import { sharedServices } from '../../support/shared-services.ts'

let services: TestServices
beforeAll(async () => {
  services = await sharedServices()
}, 180_000)

const visitor = () => createPlainVisitor(services.portalUrl)
const mainTexts = (page: PlainPage, selector: string) => page.texts(`main ${selector}`)

describe.each(fundPageTexts)('a fund without scripts ($path)', (texts) => {
  const { path } = texts

  it('says the fourteen facts, every section and what must be said', async () => {
    const page = await visitor().open(path)
    expect([page.status, page.text('h1')]).toEqual([200, 'Orvanne Croissance II'])
    expect(page.texts('aside dt')).toEqual(texts.facts)
    expect(mainTexts(page, 'h2')).toEqual(expect.arrayContaining([...texts.sections]))
    expect(page.text('main')).toContain(texts.marketing)
    expect(page.text('main')).toContain(texts.risk)
    expect(page.text('[data-share-performance]').split(texts.warning)).toHaveLength(3)
  })

  it('shows chart and table, is set by links and a form, and gives its values as a file', async () => {
    const browser = visitor()
    const page = await browser.open(path)
    expect(page.texts('[data-chart] svg').length).toBeGreaterThan(0)
    expect(mainTexts(page, 'summary')).toContain(texts.table)
    expect(mainTexts(page, 'th[scope="row"]')).toContain(texts.inception)
    const measured = await browser.follow(page, texts.value, '[data-share-controls]')
    expect(measured.path).toContain('measure=value')
    const dated = await browser.send(measured, texts.apply, { [texts.from]: '2020-01-01' })
    expect(dated.path).toContain('from=2020-01-01')
    expect(dated.path).toContain('measure=value')
    const csv = await browser.follow(dated, texts.csv)
    expect(csv.html).toContain('2018-03-26')
  })

  it('shows no performance of a young share, and says that the money is blocked', async () => {
    const page = await visitor().open(texts.young)
    expect(page.text('main')).toContain(texts.notShown)
    expect(page.root.querySelectorAll('[data-chart]')).toHaveLength(0)
    expect(page.text('[data-share-performance]')).not.toContain('%')
    expect(page.text('main')).toContain(texts.blocked)
  })
})

describe.each([
  {
    path: '/fonds/orvanne-transmission-iv',
    answers: ['Souscription ouverte', 'versés sur', 'Durée de blocage', 'Investissement minimum', '6 sur 7'],
    actions: ['Document d’informations clés', 'Fiche du fonds', 'Comparer ce fonds', 'Poser une question'],
    sections: ['Portefeuille', 'Frais et scénarios'],
    costs: 'Coûts pour 10 000 € conservés 10 ans',
    scenarios: ['Tensions', 'Défavorable', 'Intermédiaire', 'Favorable'],
  },
  {
    path: '/en/funds/orvanne-transmission-iv',
    answers: ['Open for subscription', 'paid in of', 'Lock-up', 'Minimum investment', '6 out of 7'],
    actions: ['Key information document', 'Factsheet', 'Compare this fund', 'Ask a question'],
    sections: ['Portfolio', 'Costs and scenarios'],
    costs: 'Costs for €10,000 held for 10 years',
    scenarios: ['Stress', 'Unfavourable', 'Moderate', 'Favourable'],
  },
])('an open fund without scripts ($path)', ({ path, answers, actions, sections, costs, scenarios }) => {
  const plain = (text: string) => text.replaceAll(/[\s\u00a0\u202f]+/g, ' ')

  // P-332
  it('answers in its header, which links to its documents, the comparison and a question', async () => {
    const browser = visitor()
    const page = await browser.open(path)
    const header = plain(page.text('article > header, article header'))
    for (const response of answers) expect(header).toContain(response)
    const links = page.texts('article header a').map(plain)
    for (const action of actions) expect(links).toContain(action)
    const [keyInformation = ''] = page.root
      .querySelectorAll('article header a[type="application/pdf"]')
      .map((link) => attributeOf(link, 'href'))
    const file = await fetch(new URL(keyInformation, services.portalUrl))
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  })

  // P-742
  it('leads to a question that is about it', async () => {
    const browser = visitor()
    const page = await browser.open(path)
    const name = page.text('h1')
    const form = await browser.follow(page, actions[3] ?? '', 'article header')
    expect(form.text('textarea')).toContain(name)
    expect(
      form.root.querySelectorAll('main option[selected]').map((option) => attributeOf(option, 'value')),
    ).toContain('fund_information')
  })

  // P-743
  it('keeps what is chosen for comparison from page to page, in the address', async () => {
    const browser = visitor()
    const list = path.slice(0, path.lastIndexOf('/'))
    const chosen = await browser.open(`${list}?compare=orvanne-croissance-ii`)
    const links = chosen.root.querySelectorAll('main h3 a').map((link) => attributeOf(link, 'href'))
    expect(links.length).toBeGreaterThan(10)
    for (const link of links) expect(link).toMatch(/\?compare=orvanne-croissance-ii$/)
    const page = await browser.open(`${path}?compare=orvanne-croissance-ii`)
    expect(page.text('[data-sticky="bottom"]')).toContain('Orvanne Croissance II')
    const both = await browser.follow(page, actions[2] ?? '', 'article header')
    const act = both.root.querySelectorAll('[data-sticky="bottom"] a').at(-1)
    expect(act && attributeOf(act, 'href')).toMatch(
      /\?fund=orvanne-croissance-ii&(amp;)?fund=orvanne-transmission-iv$/,
    )
  })

  // P-829
  it('leads from one chosen fund to all funds of its strategy, on this page of the list or another', async () => {
    const browser = visitor()
    const list = path.slice(0, path.lastIndexOf('/'))
    const bar = '[data-sticky="bottom"]'
    const all = await browser.open(list)
    const [link] = all.root.querySelectorAll('main h3 a')
    const first = link && attributeOf(link, 'href').split('/').at(-1)
    for (const fund of [first, 'orvanne-croissance-ii']) {
      const chosen = await browser.open(`${list}?compare=${fund}`)
      const [same = ''] = chosen.texts(`${bar} a.text-link`)
      const found = await browser.follow(chosen, same, bar)
      expect(found.path).toMatch(new RegExp(`^${list}\\?strategy=[a-z-]+&compare=${fund}$`))
      const count = found.texts('main h3').length
      expect(count).toBeGreaterThan(1)
      expect(count).toBeLessThan(all.texts('main h3').length)
      const listed = found.root.querySelectorAll('main h3 a').map((one) => attributeOf(one, 'href'))
      expect(listed).toContain(`${list}/${fund}?compare=${fund}`)
      expect(found.texts(`${bar} li`)).toHaveLength(1)
      expect(found.texts(`${bar} a.text-link`)).toEqual([])
    }
  })

  // P-335, P-336
  it('says what it holds, what it costs for 10,000 €, and the four scenarios', async () => {
    const page = await visitor().open(path)
    const titles = mainTexts(page, 'h2')
    expect(titles).toEqual(expect.arrayContaining(sections))
    expect(mainTexts(page, 'caption').map(plain)).toContain(costs)
    const rows = mainTexts(page, '#costs th[scope="row"]').map(plain)
    expect(rows.slice(-4)).toEqual(scenarios)
    expect(mainTexts(page, '#portfolio th[scope="row"]').length).toBeGreaterThan(0)
  })

  // P-333
  it('changes its tab at an address that keeps the reader at the tabs', async () => {
    const page = await visitor().open(path)
    const tabs = page.root
      .querySelectorAll('nav a')
      .map((link) => attributeOf(link, 'href'))
      .filter((href) => href.endsWith('#fund-pages'))
    expect(tabs).toHaveLength(2)
    for (const tab of tabs) {
      const opened = await visitor().open(tab.replace(/#.*$/, ''))
      expect(opened.root.querySelectorAll('#fund-pages')).toHaveLength(1)
    }
  })
})

// P-331
it('a liquidated fund shows its total value, and neither a value of nothing nor a loss of everything', async () => {
  const page = await visitor().open('/fonds/orvanne-transmission')
  const text = page.text('article').replaceAll(/[\s\u00a0\u202f]+/g, ' ')
  expect(text).toMatch(/Valeur totale [\d ]+,\d\d €, entièrement remboursée/)
  expect(text).toContain('Part remboursée')
  expect(text).not.toMatch(/\s0,00 €|[-−]100,00 %/)
})

// P-070
// P-374
it.each([
  [
    '/fonds/orvanne-croissance-ii/documents',
    '/connexion',
    'Se connecter pour le lire',
    /réservé aux souscripteurs/,
  ],
  [
    '/en/funds/orvanne-croissance-ii/documents',
    '/en/login',
    'Sign in to read it',
    /for investors in the fund/,
  ],
] as const)(
  'a locked document of %s leads to sign-in, which says why, and back',
  async (path, login, link, why) => {
    const browser = visitor()
    const documents = await browser.open(path)
    const locked = documents.texts('main a').find((text) => text.startsWith(link)) ?? ''
    const signIn = await browser.follow(documents, locked, 'main')
    expect(signIn.path).toBe(`${login}?callbackUrl=${encodeURIComponent(path)}`)
    expect(signIn.text('main')).toMatch(why)
  },
)

describe('the addresses of a fund', () => {
  it('name one canonical address for every state of the chart, and the alternate language', async () => {
    const query = '?period=1y&measure=value'
    const page = await visitor().open(`/en/funds/orvanne-innovation-viii-innovation-capital${query}`)
    const hrefOf = (selector: string) =>
      page.root.querySelectorAll(selector).map((link) => attributeOf(link, 'href'))
    const [canonical = ''] = hrefOf('link[rel="canonical"]')
    expect(new URL(canonical).pathname).toBe('/en/funds/orvanne-innovation-viii-innovation-capital')
    const [french = ''] = hrefOf('link[hreflang="fr"]')
    expect(new URL(french).pathname).toBe('/fonds/orvanne-innovation-viii-capital-innovation')
  })

  it.each([
    [
      '/fonds/orvanne-innovation-viii-innovation-capital?period=1y',
      '/fonds/orvanne-innovation-viii-capital-innovation?period=1y',
    ],
    [
      '/en/funds/orvanne-innovation-viii-capital-innovation/documents?year=2026',
      '/en/funds/orvanne-innovation-viii-innovation-capital/documents?year=2026',
    ],
    ['/en/funds/fnd-12/documents', '/en/funds/orvanne-innovation-viii-innovation-capital/documents'],
  ])(
    'lead from the id or the other language’s slug in one permanent redirect: %s',
    async (asked, canonical) => {
      const response = await fetch(new URL(asked, services.portalUrl), { redirect: 'manual' })
      expect(response.status).toBe(301)
      const { pathname, search } = new URL(response.headers.get('location') ?? '', services.portalUrl)
      expect(`${pathname}${search}`).toBe(canonical)
    },
  )

  // P-044
  it('answer an unknown fund with the 404 page', async () => {
    const page = await visitor().open('/fonds/aucun-fonds-de-ce-nom')
    expect(page.status).toBe(404)
    expect(page.text('h1')).toContain('404')
  })
})

// P-076
it('a professional fund has its notice and no warning about blocked money', async () => {
  const page = await visitor().open('/fonds/orvanne-co-investissement-atlantique')
  expect(page.text('main')).toContain('Fonds réservé à certains investisseurs')
  expect(page.text('main')).not.toContain('Votre argent est bloqué')
})

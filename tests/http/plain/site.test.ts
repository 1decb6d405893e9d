import { beforeAll, describe, expect, it } from 'vitest'
import { attributeOf } from '../../support/html-page.ts'
import { createPlainVisitor } from '../../support/plain-visitor.ts'
import type { TestServices } from '../../support/services.ts'
import { sharedServices } from '../../support/shared-services.ts'

let services: TestServices
beforeAll(async () => {
  services = await sharedServices()
}, 180_000)

const visitor = () => createPlainVisitor(services.portalUrl)

it.each([
  { path: '/', language: 'fr-FR', funds: '/fonds' },
  { path: '/en', language: 'en-GB', funds: '/en/funds' },
])('the home page $path without scripts leads to the funds', async ({ path, language, funds }) => {
  const page = await visitor().open(path)
  const html = page.root.querySelector('html')
  expect(html && attributeOf(html, 'lang')).toBe(language)
  expect(page.texts('h1')).toHaveLength(1)
  const links = page.root.querySelectorAll('main a').map((link) => attributeOf(link, 'href'))
  expect(links).toContain(funds)
})

// P-363
it.each(['/', '/en', '/contact', '/en/funds'])(
  'the footer of %s links to each address once',
  async (path) => {
    const page = await visitor().open(path)
    const addresses = page.root.querySelectorAll('footer a').map((link) => attributeOf(link, 'href'))
    expect(addresses.length).toBeGreaterThan(10)
    expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([])
  },
)

it.each([
  { path: '/recherche', label: 'Que cherchez-vous', word: 'crédit', submit: 'Rechercher', funds: 'Fonds' },
  { path: '/en/search', label: 'What are you looking for', word: 'credit', submit: 'Search', funds: 'Funds' },
])('the search of the site without scripts finds by its form ($path)', async (texts) => {
  const browser = visitor()
  const page = await browser.open(texts.path)
  const [label = ''] = page.texts('main label').filter((text) => text.startsWith(texts.label))
  const found = await browser.send(page, texts.submit, { [label]: texts.word })
  expect(found.path).toMatch(new RegExp(`^${texts.path}\\?q=`))
  expect(found.texts('main h2')).toContain(texts.funds)
})

it.each([
  { list: '/guide', more: 'Afficher d’autres guides' },
  { list: '/en/analysis-and-trends', more: 'Show more analysis' },
])('$list without scripts is read page by page', async ({ list, more }) => {
  const browser = visitor()
  const first = await browser.open(list)
  const second = await browser.follow(first, more)
  expect(second.path).toBe(`${list}?page=2`)
  expect(second.text('main h2')).not.toBe(first.text('main h2'))
  const previous = second.root.querySelector('a[rel="prev"]')
  expect(previous && attributeOf(previous, 'href')).toBe(list)
})

it.each(['/resources', '/plan-du-site', '/en/sitemap', '/', '/en'])(
  '%s offers what there is to read',
  async (path) => {
    const page = await visitor().open(path)
    expect(page.root.querySelectorAll('main a[href]').length).toBeGreaterThan(10)
  },
)

const names = ['Orvanne Entreprises Pérennes', 'Orvanne Opportunités Secondaires'] as const

describe.each([
  {
    path: '/fonds/comparer',
    first: 'Premier fonds',
    second: 'Second fonds',
    submit: 'Comparer',
    none: 'Choisissez deux fonds',
    one: 'Choisissez un second fonds',
    same: 'Deux fois le même fonds',
    unknown: 'Fonds inconnu',
    currencyRisk: 'Risque de change',
    only: 'Voir seulement les différences et le risque',
    chart: 'Évolution depuis une date commune',
    past: 'Les performances passées ne préjugent pas des performances futures.',
    marketing: 'Ceci est une communication publicitaire.',
  },
  {
    path: '/en/funds/compare',
    first: 'First fund',
    second: 'Second fund',
    submit: 'Compare',
    none: 'Choose two funds',
    one: 'Choose a second fund',
    same: 'The same fund twice',
    unknown: 'Unknown fund',
    currencyRisk: 'Currency risk',
    only: 'Show the differences and the risk only',
    chart: 'Course since a common date',
    past: 'Past performance does not predict future returns.',
    marketing: 'This is a marketing communication.',
  },
])('the comparison of two funds without scripts ($path)', (texts) => {
  const { path } = texts

  it('asks for funds until there are two different ones, and shows them line by line', async () => {
    const browser = visitor()
    const none = await browser.open(path)
    expect(none.text('main')).toContain(texts.none)
    const one = await browser.send(none, texts.submit, { [texts.first]: names[0] })
    expect(one.text('main')).toContain(texts.one)
    // P-362
    expect(one.text('[data-chosen-alone]')).toContain(names[0])
    const links = one.root.querySelectorAll('main a[href]').map((link) => attributeOf(link, 'href'))
    expect(links).toContainEqual(expect.stringContaining('compare='))
    const same = await browser.send(one, texts.submit, { [texts.second]: names[0] })
    expect(same.text('main')).toContain(texts.same)
    const both = await browser.send(same, texts.submit, { [texts.second]: names[1] })
    expect(both.path).toMatch(new RegExp(`^${path}\\?fund=.+&fund=.+`))
    for (const name of names) expect(both.texts('thead th').join()).toContain(name)
    expect(both.text('main')).toContain(texts.marketing)
    expect(both.text('main')).toContain(texts.chart)
    expect(both.text('[data-compare-chart]')).toContain(texts.past)
    expect(both.root.querySelectorAll('[data-compare-chart] svg').length).toBeGreaterThan(0)
    expect(both.root.querySelectorAll('[data-compare-chart] details table')).toHaveLength(1)
    const differing = both.texts('tr[data-different="true"] th')
    expect(differing.length).toBeGreaterThan(0)
    expect(both.root.querySelectorAll('tr[data-different]').length).toBeGreaterThan(differing.length)
    const only = await browser.follow(both, texts.only)
    expect(only.texts('tr[data-different="true"] th')).toEqual(differing)
    // P-360
    expect(only.texts('tr[data-different] th').join()).toContain(texts.currencyRisk)
  })

  // P-092
  it('says that a fund is unknown and keeps the other', async () => {
    const page = await visitor().open(`${path}?fund=fnd-21&fund=no-such-fund`)
    expect(page.status).toBe(200)
    expect(page.text('main')).toContain(texts.unknown)
    expect(page.text('main')).toMatch(/[«“].?no-such-fund.?[»”]/)
    expect(page.text('option[selected]')).toBe(names[0])
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { createPlainVisitor, type PlainPage } from '../../support/plain-visitor.ts'
import type { TestServices } from '../../support/services.ts'
import { sharedServices } from '../../support/shared-services.ts'

let services: TestServices
beforeAll(async () => {
  services = await sharedServices()
}, 180_000)

const visitor = () => createPlainVisitor(services.portalUrl)

/** The value of a fact by its term. */
function factOf(page: PlainPage, term: string): string {
  const index = page.texts('main dl dt').indexOf(term)
  return page.texts('main dl dd')[index] ?? ''
}

/** A number as a page writes it, by the decimal mark of its language. */
const numberIn = (text: string, mark: string): number =>
  Number(text.replaceAll(mark === ',' ? /[^\d,]/g : /[^\d.]/g, '').replace(',', '.'))

describe.each([
  {
    home: '/',
    mark: ',',
    day: /Au \d{1,2}(er)?\s\S+\s20\d\d, d’après les fiches/,
    launched: 'Fonds lancés',
    size: 'Taille des fonds en vie',
    warning: 'Les performances passées ne préjugent pas des performances futures.',
    all: 'Tous les fonds liquidés',
    list: '/fonds?status=liquidation&view=performance',
    about: '/a-propos',
    story: 'Notre histoire',
    offices: 'Nos bureaux',
  },
  {
    home: '/en',
    mark: '.',
    day: /On \d{1,2}\s\w+\s20\d\d, from the pages/,
    launched: 'Funds launched',
    size: 'Size of running funds',
    warning: 'Past performance does not predict future returns.',
    all: 'All liquidated funds',
    list: '/en/funds?status=liquidation&view=performance',
    about: '/en/about',
    story: 'Our story',
    offices: 'Our offices',
  },
])('the house without scripts ($home)', (texts) => {
  // P-777
  it('counts its funds as the list does, and says their size and the day', async () => {
    const page = await visitor().open(texts.home)
    const counters = page.texts('main nav a .figures').map(Number)
    expect(counters).toHaveLength(4)
    const total = counters.reduce((sum, count) => sum + count, 0)
    expect(factOf(page, texts.launched)).toMatch(new RegExp(`^${total}(?!\\d)`))
    expect(factOf(page, texts.size)).toMatch(/\d.*€|€\d/)
    expect(page.text('main')).toMatch(texts.day)
  })

  // P-777
  it('shows what was paid in and back of the funds liquidated last, with the warning', async () => {
    const browser = visitor()
    const page = await browser.open(texts.home)
    expect(page.text('main')).toContain(texts.warning)
    const rows = page.root.querySelectorAll('main table tbody tr').length
    expect(rows).toBe(6)
    const cells = page.texts('main table tbody td')
    for (let row = 0; row < rows; row += 1) {
      const [, paidIn = '', received = '', multiple = ''] = cells.slice(row * 4, row * 4 + 4)
      const number = (text: string) => numberIn(text, texts.mark)
      expect(number(paidIn)).toBeGreaterThan(0)
      expect(number(received) / number(paidIn)).toBeCloseTo(number(multiple), 1)
    }
    expect((await browser.follow(page, texts.all)).path).toBe(texts.list)
  })

  // P-778
  it('tells its story and where its offices are', async () => {
    const page = await visitor().open(texts.about)
    expect(page.texts('main h2')).toEqual(expect.arrayContaining([texts.story, texts.offices]))
    expect(page.texts('main ol[data-timeline] li').length).toBeGreaterThan(4)
    expect(page.texts('main [data-offices] address')).toHaveLength(3)
  })
})

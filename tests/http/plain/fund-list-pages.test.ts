import { beforeAll, describe, expect, it } from 'vitest'
import { fundListTexts } from '../../support/fund-list-texts.ts'
import { attributeOf } from '../../support/html-page.ts'
import { createPlainVisitor, type PlainPage } from '../../support/plain-visitor.ts'
import type { TestServices } from '../../support/services.ts'
import { sharedServices } from '../../support/shared-services.ts'

let services: TestServices
beforeAll(async () => {
  services = await sharedServices()
}, 180_000)

const visitor = () => createPlainVisitor(services.portalUrl)

const section = 'section[aria-labelledby="funds-heading"]'
const titlesOf = (page: PlainPage) => page.texts(`${section} li h3`)
const countOf = (page: PlainPage) => page.text(`${section} > div > div > [role="status"]`)
const contentOf = (page: PlainPage, selector: string, attribute: string) => {
  const element = page.root.querySelector(selector)
  return element === null ? undefined : attributeOf(element, attribute)
}

describe.each(fundListTexts)('the list of funds without scripts ($path)', (texts) => {
  const { path } = texts

  it('is filtered, ordered and searched by its form', async () => {
    const browser = visitor()
    const list = await browser.open(path)
    const count = list.text(`a[href="${path}?status=closed"] span`)
    const filtered = await browser.send(list, texts.apply, {
      [texts.closed]: true,
      [texts.sort]: texts.latest,
    })
    expect(filtered.path).toBe(`${path}?status=closed&sort=-launchDate`)
    expect(countOf(filtered)).toMatch(texts.found(count))
    expect(filtered.field(new RegExp(`^${texts.closed}`))).toBe('closed')
    const found = await browser.send(filtered, texts.submit, { [texts.search]: 'atlantique' })
    expect(found.path).toBe(`${path}?status=closed&q=atlantique&sort=-launchDate`)
    const table = await browser.follow(found, texts.table)
    expect(table.text('th[scope="row"]')).toContain('Atlantique')
  })

  it('has cards of two funds chosen, and leads to their comparison', async () => {
    const browser = visitor()
    const add = new RegExp(`^${texts.add}`)
    const one = await browser.follow(await browser.open(path), add, `${section} li`)
    const both = await browser.follow(one, add, `${section} li`)
    const comparison = await browser.follow(both, texts.compareBoth)
    expect(comparison.path).toMatch(new RegExp(`^${texts.compare}\\?fund=.+&fund=.+`))
  })

  it('leads on by pages, and says when there are no more', async () => {
    const browser = visitor()
    const first = await browser.open(path)
    const second = await browser.follow(first, texts.next)
    expect(second.path).toBe(`${path}?page=2`)
    expect(titlesOf(second)[0]).not.toBe(titlesOf(first)[0])
    const beyond = await browser.open(`${path}?page=99`)
    expect(beyond.status).toBe(200)
    expect(beyond.text('main')).toContain(texts.beyond)
    expect((await browser.follow(beyond, texts.first)).path).toBe(path)
  })

  // P-067
  it.each(['?status=nope&page=abc&sort=price&view=grid', '?strategy=unheard-of', '?page=0&q=%20'])(
    'answers %s with the whole list',
    async (query) => {
      const page = await visitor().open(`${path}${query}`)
      expect(page.status).toBe(200)
      expect(countOf(page)).toMatch(texts.found('64'))
    },
  )

  it('shows the same funds as cards and as a table', async () => {
    const [cards, table] = [await visitor().open(path), await visitor().open(`${path}?view=table`)]
    expect(cards.text('h1')).toBe(texts.title)
    expect(titlesOf(cards)).toHaveLength(24)
    expect(table.texts('th[scope="row"]')).toHaveLength(24)
  })

  // P-356, P-357, P-365
  it('has the columns, the watched funds and the overview of performance of an address', async () => {
    const table = await visitor().open(`${path}?view=table&columns=risk&columns=launch`)
    expect(table.texts(`${section} thead th`)).toHaveLength(3)
    const watched = await visitor().open(`${path}?watch=fnd-2&watch=fnd-9`)
    expect(countOf(watched)).toMatch(texts.found('2'))
    const overview = await visitor().open(`${path}?view=performance`)
    expect(overview.texts(`${section} thead th`)).toContain('TVPI')
  })

  // P-358
  it('offers the whole catalogue as files', async () => {
    const list = await visitor().open(path)
    const files = list.root
      .querySelectorAll('a[href]')
      .map((link) => attributeOf(link, 'href'))
      .filter((href) => href.startsWith('/api/funds/catalogue.'))
    const answers = await Promise.all(files.map((file) => fetch(`${services.portalUrl}${file}`)))
    expect(answers.map(({ status, headers }) => [status, headers.get('content-type')])).toEqual([
      [200, 'text/csv; charset=utf-8'],
      [200, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ])
    expect((await answers[0]?.text())?.trim().split('\r\n')).toHaveLength(65)
  })

  it('is for search engines without filters only', async () => {
    const [second, filtered] = [
      await visitor().open(`${path}?page=2`),
      await visitor().open(`${path}?status=open`),
    ]
    const canonical = 'link[rel="canonical"]'
    expect(contentOf(second, 'meta[name="robots"]', 'content')).toBeUndefined()
    expect(contentOf(second, canonical, 'href')).toMatch(new RegExp(`${path}\\?page=2$`))
    expect(contentOf(filtered, 'meta[name="robots"]', 'content')).toBe('noindex')
    expect(contentOf(filtered, canonical, 'href')).toMatch(new RegExp(`${path}$`))
  })
})

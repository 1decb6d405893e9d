import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allProductEndpoints } from '../../src/contract/product-api/endpoints.ts'
import { type FundList, fundFieldsSchema } from '../../src/contract/product-api/fund.schema.ts'
import { createProductClient } from './product-client.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'

/** Names are in the order of their unaccented letters. */
function sortableName(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('-', ' ')
}

describe.each(testedDatabases())('the product API on %s', (_name, serverUrl) => {
  let sandbox: TestSandbox

  beforeAll(async () => {
    sandbox = await startTestSandbox(serverUrl)
  }, 120_000)

  afterAll(() => sandbox.stop())

  const { ask, exactly, listFunds, getFund, problemOf } = createProductClient(() => sandbox.url)

  describe('GET /funds', () => {
    it('lists the whole range, whatever the language', async () => {
      for (const locale of ['fr', 'en']) {
        const list = await listFunds('pageSize=100', locale)
        expect(list.page).toEqual({ page: 1, pageSize: 100, pageCount: 1, total: 64 })
        expect(new Set(list.items.map(({ slug }) => slug)).size).toBe(64)
      }
    })

    // P-201
    it('answers in the language of x-locale, and in French for any other', async () => {
      const labelFor = async (locale: string) =>
        (await listFunds('pageSize=1', locale)).facets.status[0]?.label
      expect(await labelFor('en')).toBe('Open for subscription')
      expect(await labelFor('fr')).toBe('Souscription ouverte')
      expect(await labelFor('de')).toBe('Souscription ouverte')
    })

    // P-064
    it('counts states over the whole catalogue, whatever the filters', async () => {
      const all = await listFunds('')
      const filtered = await listFunds('status=open&strategy=buyout')
      expect(filtered.counters).toEqual(all.counters)
      expect(Object.values(all.counters).reduce((sum, value) => sum + value, 0)).toBe(64)
      for (const value of Object.values(all.counters)) expect(value).toBeGreaterThan(5)
    })

    it('gives each facet value the number of results that choosing it gives', async () => {
      const query = 'status=closed&assetClass=private-equity'
      const { facets } = await listFunds(query)
      for (const { code, count } of facets.strategy) {
        expect((await listFunds(`${query}&strategy=${code}`)).page.total).toBe(count)
      }
      for (const { code, count } of facets.status) {
        expect((await listFunds(`status=${code}&assetClass=private-equity`)).page.total).toBe(count)
      }
    })

    // P-063
    it('widens with values of one filter and narrows with filters', async () => {
      const open = await listFunds('status=open')
      const closed = await listFunds('status=closed')
      const either = await listFunds('status=open&status=closed')
      expect(either.page.total).toBe(open.page.total + closed.page.total)
      const both = await listFunds('status=open&assetClass=infrastructure&pageSize=100')
      expect(both.items.length).toBeGreaterThan(0)
      for (const fund of both.items) {
        expect([fund.status, fund.assetClass.code]).toEqual(['open', 'infrastructure'])
      }
    })

    it('finds text without accents in the language of the response', async () => {
      const found = await listFunds('q=ENERGIES renouvelables&pageSize=100')
      expect(found.page.total).toBe(3)
      expect((await listFunds('q=énergies  renouvelables')).page.total).toBe(3)
      expect((await listFunds('q=real estate', 'en')).page.total).toBeGreaterThan(0)
      expect((await listFunds('q=real estate', 'fr')).page.total).toBe(0)
    })

    it.each(['%25', '_', '%27%3B drop table funds', '%F0%9F%92%B6'])(
      'survives the search %s',
      async (text) => {
        expect((await ask(`/funds?q=${text}`)).status).toBe(200)
      },
    )

    it('answers an unknown filter value with an empty list', async () => {
      const list = await listFunds('strategy=nothing-like-it')
      expect([list.items, list.page.total]).toEqual([[], 0])
      expect((await listFunds('strategy=nothing-like-it&strategy=buyout')).page.total).toBeGreaterThan(0)
    })

    it('pages through every fund once, and gives an empty page past the end', async () => {
      const pages = await Promise.all([1, 2, 3].map((page) => listFunds(`pageSize=24&page=${page}`)))
      const ids = pages.flatMap(({ items }) => items.map(({ id }) => id))
      expect(new Set(ids).size).toBe(64)
      expect((await listFunds('page=99999')).items).toEqual([])
    })

    const sortKeys: readonly (readonly [
      string,
      (fund: FundList['items'][number]) => string | number | null,
    ])[] = [
      ['name', ({ name }) => sortableName(name)],
      ['launchDate', ({ launchDate }) => launchDate],
      ['riskIndicator', ({ riskIndicator }) => riskIndicator],
      ['minimumInvestment', ({ minimumInvestment }) => Number(minimumInvestment?.amount)],
    ]

    it.each(sortKeys)('sorts by %s both ways, missing values last', async (sort, key) => {
      const keysOf = async (order: string) => (await listFunds(`sort=${order}&pageSize=100`)).items.map(key)
      const ascending = await keysOf(sort)
      const known = ascending.filter((value) => value !== null)
      const sorted = [...known].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
      const missing = ascending.slice(known.length)
      expect(new Set(known).size).toBeGreaterThan(1)
      expect(ascending).toEqual([...sorted, ...missing])
      expect(await keysOf(`-${sort}`)).toEqual([...sorted.reverse(), ...missing])
    })

    it.each([
      'page=0',
      'minimumUpTo=much',
      'horizonUpTo=0',
      'page=x',
      'pageSize=1000',
      'sort=colour',
      `q=${'x'.repeat(200)}`,
      'page=1e9',
    ])('refuses %s with a problem that names the fault', async (query) => {
      const response = await ask(`/funds?${query}`)
      expect(response.status).toBe(400)
      const problem = await problemOf(response)
      expect(problem.code).toBe('bad_request')
      expect(problem.errors?.[0]?.path).toBe(query.split('=')[0])
    })
  })

  describe('GET /funds/{id}', () => {
    // P-070
    it('finds a fund by its id and by its slug in either language', async () => {
      const fund = await getFund('fnd-3')
      expect(fund.slugs?.fr).not.toBe(fund.slugs?.en)
      for (const slug of [fund.slugs?.fr, fund.slugs?.en])
        expect((await getFund(slug ?? '')).id).toBe('fnd-3')
      expect((await getFund('fnd-3', '', 'en')).slug).toBe(fund.slugs?.en)
    })

    // P-202
    it('gives editorial content only when asked', async () => {
      expect((await getFund('fnd-1')).cmsData).toBeNull()
      const { cmsData } = await getFund('fnd-1', 'withCmsData=true', 'en')
      expect(cmsData?.team.length).toBeGreaterThanOrEqual(3)
      expect(cmsData?.strategyText).toContain('What the team checks')
    })

    // P-206
    it('gives every fund in both languages as the contract says, its series in order, never the carried interest', async () => {
      for (let number = 1; number <= 64; number += 1) {
        for (const locale of ['fr', 'en']) {
          const { shares } = await getFund(`fnd-${number}`, 'withCmsData=true', locale)
          expect(shares.length).toBeGreaterThan(0)
          expect(shares.map(({ type }) => type)).not.toContain('B')
          for (const { liquidationValues, capitalCalls, distributions } of shares) {
            for (const series of [liquidationValues, capitalCalls, distributions]) {
              const dates = series.map(({ date }) => date)
              expect(dates).toEqual([...dates].sort())
            }
          }
        }
      }
    })

    it('finds an old fund without a page by its id only', async () => {
      const fund = await getFund('fnd-900001')
      expect([fund.slug, fund.slugs]).toEqual([null, null])
      expect((await listFunds(`q=${encodeURIComponent(fund.name)}`)).page.total).toBe(0)
    })

    it.each(['fnd-63000', 'fnd-0', 'no-such-fund', '..%2f..', 'x'.repeat(200)])(
      'responds with 404 for %s',
      async (id) => {
        const response = await ask(`/funds/${id}`)
        expect(response.status).toBe(404)
        expect((await problemOf(response)).code).toBe('not_found')
      },
    )
  })

  it.each(['/funds?q=%00', '/funds/%00'])('refuses %s, which no database can look for', async (target) => {
    const response = await ask(target)
    expect([response.status, (await problemOf(response)).code]).toEqual([400, 'bad_request'])
  })

  // P-061
  it('names the fields and their values in both languages', async () => {
    const response = await ask('/funds/fields', { headers: { 'x-locale': 'en' } })
    const { fields } = await exactly(fundFieldsSchema, response)
    expect(fields.find(({ name }) => name === 'status')?.values?.length).toBe(4)
    expect(fields.find(({ name }) => name === 'riskIndicator')?.label).toBe('Risk indicator')
  })

  describe('every response', () => {
    it('echoes the request id, or makes one', async () => {
      const given = await ask('/funds?pageSize=1', { headers: { 'x-request-id': 'abc-123' } })
      expect(given.headers.get('x-request-id')).toBe('abc-123')
      const made = await ask('/funds?pageSize=1', { headers: { 'x-request-id': 'has spaces' } })
      expect(made.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    })

    it('is a problem document for an unknown path or method', async () => {
      const unknown = await ask('/nothing/here')
      expect([unknown.status, (await problemOf(unknown)).code]).toEqual([404, 'not_found'])
      const method = await ask('/funds', { method: 'DELETE' })
      expect([method.status, method.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
      await problemOf(method)
      await problemOf(await fetch(`${sandbox.url}/no-such-system`))
    })
  })

  // P-202, P-205, P-206
  it('describes itself in OpenAPI 3.1 with every call of the contract', async () => {
    const description: unknown = await (await ask('')).json()
    const paths = allProductEndpoints.map(({ method, path }) => [path, { [method.toLowerCase()]: {} }])
    expect(description).toMatchObject({ openapi: '3.1.0', paths: Object.fromEntries(paths) })
  })
})

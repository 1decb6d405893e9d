import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDay } from '../../scripts/lib/sandbox-seed.ts'
import type { FundSummary } from '../../src/contract/product-api/fund.schema.ts'
import { fundFiguresSchema } from '../../src/contract/product-api/fund-figures.schema.ts'
import type { Money } from '../../src/contract/product-api/primitives.schema.ts'
import { createProductClient } from './product-client.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'

/** Names are in the order of their unaccented letters. */
function sortableName(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('-', ' ')
}

describe.each(testedDatabases())('the list of funds on %s', (_name, serverUrl) => {
  let sandbox: TestSandbox

  beforeAll(async () => {
    sandbox = await startTestSandbox(serverUrl)
  }, 120_000)

  afterAll(() => sandbox.stop())

  const { ask, exactly, listFunds } = createProductClient(() => sandbox.url)

  // P-354
  it('sorts by status: open funds first, each state by name', async () => {
    const { items } = await listFunds('sort=status&pageSize=100')
    const places = ['open', 'closed', 'pre_liquidation', 'liquidation']
    const keys = items.map(({ status, name }) => `${places.indexOf(status)} ${sortableName(name)}`)
    expect(keys).toEqual(keys.toSorted())
    expect(new Set(items.map(({ status }) => status)).size).toBe(4)
  })

  // P-777
  it.each(['fr', 'en'])('has figures that agree with its funds, in %s', async (locale) => {
    const { items } = await listFunds('pageSize=100', locale)
    const response = await ask('/funds/figures', { headers: { 'x-locale': locale } })
    const { sizes, lastLiquidated, ...counted } = await exactly(fundFiguresSchema, response)
    const running = items.filter(({ status }) => status !== 'liquidation')
    const sized = running.flatMap(({ fundSize }) => fundSize ?? [])
    expect(counted).toEqual({
      asOf: testDay,
      launched: items.length,
      firstLaunch: items.flatMap(({ launchDate }) => launchDate ?? []).toSorted()[0],
      strategies: new Set(items.map(({ strategy }) => strategy.code)).size,
      running: running.length,
      sized: sized.length,
    })
    const centsIn = (amounts: readonly Money[], asked: string) =>
      amounts
        .filter(({ currency }) => currency === asked)
        .reduce((sum, { amount }) => sum + BigInt(amount.replace('.', '')), 0n)
    const currencies = [...new Set(sized.map(({ currency }) => currency))]
    expect(sizes.map(({ currency }) => currency).toSorted()).toEqual(currencies.toSorted())
    for (const currency of currencies) expect(centsIn(sizes, currency)).toBe(centsIn(sized, currency))
    const amounts = sizes.map(({ amount }) => Number(amount))
    expect(amounts).toEqual(amounts.toSorted((left, right) => right - left))
    const dayOf = ({ shareTotals }: FundSummary) => shareTotals?.asOf ?? ''
    const liquidated = items.filter((fund) => fund.status === 'liquidation' && dayOf(fund) !== '')
    const last = liquidated.toSorted(
      (left, right) => Number(dayOf(right) > dayOf(left)) - Number(dayOf(right) < dayOf(left)),
    )
    expect(lastLiquidated).toEqual(last.slice(0, 6))
  })

  // P-365
  it('lists only funds that are named by their ids', async () => {
    const { items, page } = await listFunds('id=fnd-3&id=fnd-1&id=nonsense')
    expect(items.map(({ id }) => id).toSorted()).toEqual(['fnd-1', 'fnd-3'])
    expect(page.total).toBe(2)
    expect((await listFunds('id=nonsense')).items).toEqual([])
  })

  // P-355
  it('narrows by legal form, SFDR article, minimum investment and holding period, and counts the results', async () => {
    const forms = await listFunds('legalForm=FIP&legalForm=FCPI&pageSize=100')
    expect(new Set(forms.items.map(({ legalForm }) => legalForm))).toEqual(new Set(['FIP', 'FCPI']))
    const articles = await listFunds('sfdr=9&pageSize=100')
    expect(new Set(articles.items.map(({ sfdr }) => sfdr?.article))).toEqual(new Set([9]))
    const limited = await listFunds('minimumUpTo=5000&horizonUpTo=8&status=open&pageSize=100')
    expect(limited.items.length).toBeGreaterThan(0)
    for (const { minimumInvestment, horizonYears, status } of limited.items) {
      expect(Number(minimumInvestment?.amount)).toBeLessThanOrEqual(5000)
      expect(horizonYears).toBeLessThanOrEqual(8)
      expect(status).toBe('open')
    }
    const counted = limited.facets.status.find(({ code }) => code === 'open')?.count
    expect([limited.page.total, counted]).toEqual([limited.items.length, limited.items.length])
    expect((await listFunds('legalForm=none-such')).items).toEqual([])
  })

  // P-746
  it.each(['', 'status=open&minimumUpTo=10000', 'q=orvanne&sfdr=8&legalForm=FCPR'])(
    'counts each value of the narrow filters as the list that it would give (%s)',
    async (query) => {
      const { facets } = await listFunds(query)
      for (const name of ['legalForm', 'sfdr', 'minimumUpTo', 'horizonUpTo'] as const) {
        expect(facets[name]?.length).toBeGreaterThan(2)
        for (const { code, count } of facets[name] ?? []) {
          const asked = new URLSearchParams(query)
          asked.set(name, code)
          expect([name, code, count]).toEqual([name, code, (await listFunds(String(asked))).page.total])
        }
      }
    },
  )
})

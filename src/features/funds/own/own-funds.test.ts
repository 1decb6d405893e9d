import { describe, expect, it } from 'vitest'
import { wireList, wireSummary } from '../fund-samples.ts'
import { toOwnFunds, withWholeCatalogue } from './own-funds.ts'

const counters = { open: 1, closed: 2, pre_liquidation: 0, liquidation: 0 }
const facet = (code: string, count: number) => ({ code, label: code, count })
const facetsOf = (growth: number) => ({
  strategy: [facet('growth', growth)],
  status: [],
  assetClass: [],
  geography: [],
  sfdr: [facet('8', growth + 1)],
})

describe('one’s own funds', () => {
  it('have their newest document, opened on this portal, and their next date', () => {
    const agenda = {
      items: [
        {
          fundId: 'fnd-1',
          newestDocument: { id: 'doc-3', title: 'Rapport', publishedOn: '2026-05-01' },
          nextDate: { kind: 'valuation' as const, date: '2026-12-31' },
        },
      ],
    }
    const own = wireList([wireSummary(), wireSummary({ id: 'fnd-2', slug: 'autre' })], { counters })
    const { funds, all } = toOwnFunds(own, agenda)
    expect(funds.map(({ key, newestDocument, nextDate }) => [key, newestDocument?.href, nextDate])).toEqual([
      ['avenir', '/api/proxy/documents/doc-3/view', { kind: 'valuation', date: '2026-12-31' }],
      ['autre', undefined, null],
    ])
    expect(all).toBe(3)
  })
})

// P-065, P-746
describe('the other funds', () => {
  it('keep the counters and facets of the whole catalogue', () => {
    const own = wireList([], { counters, facets: facetsOf(2) })
    const others = wireList([wireSummary()], {
      counters: { open: 4, closed: 0, pre_liquidation: 1, liquidation: 0 },
      facets: facetsOf(5),
    })
    const view = withWholeCatalogue(others, own)
    expect(view.counters).toEqual({ open: 5, closed: 2, pre_liquidation: 1, liquidation: 0 })
    expect(view.facets.strategy).toEqual([facet('growth', 7)])
    expect(view.narrow).toEqual({ legalForm: {}, sfdr: { 8: 9 }, minimum: {}, horizon: {} })
    expect(view.funds.map(({ key }) => key)).toEqual(['avenir'])
  })
})

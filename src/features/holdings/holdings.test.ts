import { describe, expect, it } from 'vitest'
import type { Holding } from '~/contract/product-api/own-funds.schema.ts'
import { toHoldingsView } from './holdings.ts'

const holding = (id: string, changes: Partial<Holding> = {}): Holding => ({
  id,
  fund: { id: 'fnd-1', slug: 'fonds-un', name: 'Fonds Un', status: 'open', legalForm: 'FCPR' },
  share: { name: 'Part A', isin: null },
  currency: 'EUR',
  quantity: '10',
  subscribedOn: '2021-01-01',
  payments: [{ date: '2021-01-01', amount: '1000' }],
  distributions: [{ date: '2022-01-01', amount: '200' }],
  valuation: { date: '2024-01-01', netAssetValue: '121' },
  ...changes,
})

describe('what an investor holds', () => {
  // P-196
  it('stands by fund, its shares together, with one total', () => {
    const other = { ...holding('x').fund, id: 'fnd-2', name: 'Fonds Deux' }
    const { funds, totals } = toHoldingsView({
      items: [holding('a'), holding('b'), holding('c', { fund: other })],
    })
    expect(funds.map(({ fund, shares }) => [fund.id, shares.map(({ id }) => id)])).toEqual([
      ['fnd-1', ['a', 'b']],
      ['fnd-2', ['c']],
    ])
    expect(funds[0]?.figures).toMatchObject({ paidIn: '2000', value: '2420', tvpi: '1.41' })
    expect(totals).toMatchObject([{ currency: 'EUR', paidIn: '3000', distributed: '600', tvpi: '1.41' }])
  })

  // P-089
  it('is never added up across currencies', () => {
    const { totals, funds } = toHoldingsView({ items: [holding('a'), holding('b', { currency: 'USD' })] })
    expect(totals.map(({ currency, paidIn }) => [currency, paidIn])).toEqual([
      ['EUR', '1000'],
      ['USD', '1000'],
    ])
    expect(funds).toHaveLength(2)
  })

  it('has no total where one of its figures cannot be read, and still names what it can', () => {
    const { totals, funds } = toHoldingsView({ items: [holding('a'), holding('b', { quantity: 'many' })] })
    expect([totals, funds[0]?.figures, funds[0]?.fund.name]).toEqual([[], null, 'Fonds Un'])
  })

  it('is nothing for who holds nothing', () => {
    expect(toHoldingsView({ items: [] })).toEqual({ totals: [], funds: [] })
  })
})

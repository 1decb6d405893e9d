import { describe, expect, it } from 'vitest'
import type { Holding } from '~/contract/product-api/own-funds.schema.ts'
import type { Position } from '~/contract/product-api/position.schema.ts'
import { sharesOfHoldings, sharesOfPosition, toHoldingsView } from './to-holdings.ts'

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

const payment = { date: '2021-01-01', publishedOn: '2021-01-01', kind: 'payment', amount: '1000' } as const
const valued = { date: '2023-01-01', publishedOn: '2023-03-01', netAssetValue: '121', amount: '1210' }
const term = { code: 'c', label: 'C' }

const samplePosition: Position = {
  asOf: '2026-10-01',
  previousVisitOn: null,
  holdings: [
    {
      ...{ id: 'hld-1', share: { name: 'Part A', isin: null }, currency: 'EUR' },
      fund: {
        ...{ ...holding('x').fund, strategy: term, assetClass: term, launchedOn: null, blockedUntil: null },
        ...{ subscriptionClosesOn: null, endsOn: null, liquidatedOn: null },
      },
      movements: [
        {
          ...{ ...payment, id: 'mov-1', natures: null, quantity: '10' },
          effect: { commitment: '0', called: '0', recallable: '0' },
        },
      ],
      values: [{ ...valued, quantity: '10' }],
    },
  ],
}

const viewOf = (...items: readonly Holding[]) => toHoldingsView(sharesOfHoldings({ items: [...items] }))

describe('what an investor holds', () => {
  // P-196
  it('stands by fund, its shares together, with one total', () => {
    const other = { ...holding('x').fund, id: 'fnd-2', name: 'Fonds Deux' }
    const { funds, totals } = viewOf(holding('a'), holding('b'), holding('c', { fund: other }))
    expect(funds.map(({ fund, shares }) => [fund.id, shares.map(({ id }) => id)])).toEqual([
      ['fnd-1', ['a', 'b']],
      ['fnd-2', ['c']],
    ])
    expect(funds[0]?.figures).toMatchObject({
      paidIn: '2000',
      value: '2420',
      tvpi: { isShown: true, value: '1.41' },
    })
    expect(totals).toMatchObject([
      { currency: 'EUR', paidIn: '3000', received: '600', tvpi: { isShown: true, value: '1.41' } },
    ])
  })

  // P-089
  it('is never added up across currencies', () => {
    const { totals, funds } = viewOf(holding('a'), holding('b', { currency: 'USD' }))
    expect(totals.map(({ currency, paidIn }) => [currency, paidIn])).toEqual([
      ['EUR', '1000'],
      ['USD', '1000'],
    ])
    expect(funds).toHaveLength(2)
  })

  it('has no total where one of its figures cannot be read, and still names what it can', () => {
    const { totals, funds } = viewOf(holding('a'), holding('b', { quantity: 'many' }))
    expect([totals, funds[0]?.figures, funds[0]?.fund.name]).toEqual([[], null, 'Fonds Un'])
  })

  // P-715
  it('has from a position the figures of its movements, as known on its day', () => {
    const known = { ...samplePosition, asOf: '2023-02-28' }
    const [early, late] = [known, samplePosition].map((one) => toHoldingsView(sharesOfPosition(one)).funds[0])
    expect([early?.shares, early?.figures?.value, late?.figures?.value]).toEqual([
      [{ id: 'hld-1', name: 'Part A', quantity: '10', since: '2021-01-01' }],
      null,
      '1210',
    ])
  })

  it('is nothing for who holds nothing', () => {
    expect(viewOf()).toEqual({ totals: [], funds: [] })
  })
})

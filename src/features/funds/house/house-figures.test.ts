import { describe, expect, it } from 'vitest'
import type { FundSummary } from '~/contract/product-api/fund.schema.ts'
import { parsePlainDate } from '~/lib/plain-date.ts'
import { wireSummary } from '../fund-samples.ts'
import { toHouseFigures } from './house-figures.ts'

const totals = (change: Partial<NonNullable<FundSummary['shareTotals']>> = {}) => ({
  shareName: 'Part A',
  currency: 'EUR',
  since: '2014-03-31',
  asOf: '2024-06-30',
  committed: null,
  paidIn: '100.00',
  distributed: '136.40',
  ...change,
})

const liquidated = (id: string, shareTotals = totals()): FundSummary =>
  wireSummary({ id: `fnd-${id}`, slug: id, name: id, status: 'liquidation', latestValue: null, shareTotals })

const size = (amount: string, currency = 'EUR') => ({ fundSize: { amount, currency } })

const figuresOf = (funds: readonly FundSummary[]) => {
  const today = parsePlainDate('2026-11-28')
  if (today === null) throw new Error('no day')
  return toHouseFigures(funds, today)
}

// P-777
describe('the figures of the house', () => {
  it('count all funds and strategies, since the first launch, on the day of reading', () => {
    const { asOf, launched, since, strategies, running } = figuresOf([
      wireSummary({ launchDate: '2019-05-20' }),
      wireSummary({ launchDate: '2014-03-17', strategy: { code: 'buyout', label: 'Transmission' } }),
      wireSummary({ launchDate: null, status: 'closed' }),
      liquidated('old'),
    ])
    expect([asOf, launched, since, strategies, running]).toEqual(['2026-11-28', 4, '2014', 2, 3])
  })

  it('sum the published sizes of running funds, each currency by itself, to the cent', () => {
    const { sizes, sized, running } = figuresOf([
      wireSummary(size('0.10')),
      wireSummary({ ...size('0.20'), status: 'pre_liquidation' }),
      wireSummary(size('5', 'USD')),
      wireSummary({ fundSize: null }),
      { ...liquidated('old'), ...size('1000') },
    ])
    expect(sizes).toEqual([
      { amount: '5', currency: 'USD' },
      { amount: '0.3', currency: 'EUR' },
    ])
    expect([sized, running]).toEqual([3, 4])
  })
})

// P-777
describe('the liquidated funds', () => {
  it('are the last ones by day, losses included, and none by its result', () => {
    const funds = ['2019', '2020', '2021', '2022', '2023', '2024', '2025'].map((year) =>
      liquidated(
        `f${year}`,
        totals({ asOf: `${year}-06-30`, distributed: year === '2025' ? '62.00' : '150' }),
      ),
    )
    const { realised } = figuresOf(funds)
    expect(realised.map(({ key }) => key)).toEqual(['f2025', 'f2024', 'f2023', 'f2022', 'f2021', 'f2020'])
    expect(realised[0]).toMatchObject({ paidIn: '100.00', received: '62.00', tvpi: '0.62' })
  })

  it('have what remains in their total value, and no multiple under twelve months or without capital', () => {
    const latestValue = {
      shareName: 'Part A',
      netAssetValue: { amount: '3.60', currency: 'EUR' },
      date: '2024-06-30',
    }
    const { realised } = figuresOf([
      { ...liquidated('a'), latestValue },
      liquidated('b', totals({ since: '2023-07-01' })),
      liquidated('c', totals({ paidIn: '0' })),
    ])
    expect(realised.map(({ tvpi }) => tvpi)).toEqual(['1.4', null, null])
  })

  it('are left out where the product API gives no amounts, as are funds that still run', () => {
    const { realised } = figuresOf([
      { ...liquidated('a'), shareTotals: null },
      wireSummary({ status: 'pre_liquidation', shareTotals: totals() }),
    ])
    expect(realised).toEqual([])
  })
})

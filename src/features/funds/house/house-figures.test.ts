import { describe, expect, it } from 'vitest'
import type { FundSummary } from '~/contract/product-api/fund.schema.ts'
import type { FundFigures } from '~/contract/product-api/fund-figures.schema.ts'
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

const figures = (change: Partial<FundFigures> = {}): FundFigures => ({
  asOf: '2026-11-28',
  launched: 4,
  firstLaunch: '2014-03-17',
  strategies: 2,
  running: 3,
  sized: 2,
  sizes: [{ amount: '5', currency: 'USD' }],
  lastLiquidated: [],
  ...change,
})

const realisedOf = (lastLiquidated: readonly FundSummary[]) =>
  toHouseFigures(figures({ lastLiquidated: [...lastLiquidated] })).realised

// P-777
describe('the figures of the house', () => {
  it('are those of the product API, since the year of the first launch', () => {
    const { firstLaunch, lastLiquidated, ...same } = figures()
    expect(toHouseFigures(figures())).toEqual({ ...same, since: '2014', realised: [] })
    expect(toHouseFigures(figures({ firstLaunch: null })).since).toBeNull()
  })

  it('are one object for one response, so that pages find what they rendered of it', () => {
    const response = figures()
    expect(toHouseFigures(response)).toBe(toHouseFigures(response))
  })
})

// P-777
describe('the liquidated funds', () => {
  it('stay in their order, losses included', () => {
    const loss = liquidated('loss', totals({ distributed: '62.00' }))
    const realised = realisedOf([loss, liquidated('gain')])
    expect(realised.map(({ key }) => key)).toEqual(['loss', 'gain'])
    expect(realised[0]).toMatchObject({ paidIn: '100.00', received: '62.00', tvpi: '0.62' })
  })

  it('have what remains in their total value, and no multiple under twelve months or without capital', () => {
    const latestValue = {
      shareName: 'Part A',
      netAssetValue: { amount: '3.60', currency: 'EUR' },
      date: '2024-06-30',
    }
    const realised = realisedOf([
      { ...liquidated('a'), latestValue },
      liquidated('b', totals({ since: '2023-07-01' })),
      liquidated('c', totals({ paidIn: '0' })),
    ])
    expect(realised.map(({ tvpi }) => tvpi)).toEqual(['1.4', null, null])
  })

  it('are left out where the product API gives no amounts', () => {
    expect(realisedOf([{ ...liquidated('a'), shareTotals: null }])).toEqual([])
  })
})

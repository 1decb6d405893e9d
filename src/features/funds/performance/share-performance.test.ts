import { describe, expect, it } from 'vitest'
import type { FundShare } from '~/contract/product-api/fund.schema.ts'
import { sampleFund, sampleShare } from '../detail/fund-detail.testing.ts'
import type { SharePerformanceSearch } from './share-performance.schema.ts'
import { toSharePerformance } from './share-performance.ts'

function shown(search: SharePerformanceSearch, share: FundShare = sampleShare) {
  const { figures } = toSharePerformance({ ...sampleFund, shares: [share] }, search)
  if (!figures.isShown) throw new Error(figures.reason)
  return figures
}

const valuesOf = (search: SharePerformanceSearch) => shown(search).window.points.map(({ value }) => value)

describe('the share that is shown', () => {
  it('is the first public one unless the address names another', () => {
    expect(toSharePerformance(sampleFund, {}).share?.id).toBe('shr-1-a')
    expect(toSharePerformance(sampleFund, { share: 'unknown' }).share?.id).toBe('shr-1-a')
  })

  it('is never the managers’ own, even when the address names it', () => {
    const view = toSharePerformance(sampleFund, { share: 'shr-1-b' })
    expect(view.share?.id).toBe('shr-1-a')
    expect(view.shares.map(({ id }) => id)).toEqual(['shr-1-a'])
  })

  // P-085, P-331
  it('has no figure before twelve months but its value, since when, and when one may be shown', () => {
    const young = {
      ...sampleShare,
      liquidationValues: sampleShare.liquidationValues.slice(0, 2),
      lastValuationDate: '2022-06-30',
    }
    const { figures } = toSharePerformance({ ...sampleFund, shares: [young] }, {})
    expect(figures).toEqual({
      isShown: false,
      reason: 'under_twelve_months',
      until: '2022-12-31',
      young: {
        latest: { amount: '59', currency: 'EUR', date: '2022-06-30' },
        since: '2021-12-31',
        shownFrom: '2022-12-31',
      },
    })
  })

  it('is none for a fund without a public share', () => {
    const view = toSharePerformance({ ...sampleFund, shares: sampleFund.shares.slice(1) }, {})
    expect([view.share, view.figures]).toEqual([
      null,
      { isShown: false, reason: 'private_share', until: null, young: null },
    ])
  })
})

describe('the chart of a share', () => {
  it('is the total value over the capital paid in at each date, so that a call is no gain', () => {
    const values = valuesOf({})
    expect([values[0], values[2], values.at(-1)]).toEqual(['100', '101', '126'])
  })

  it('draws amounts or net asset values when the address asks for them', () => {
    expect(valuesOf({ unit: 'amount' }).at(-1)).toBe('126')
    expect(valuesOf({ unit: 'amount', measure: 'value' }).at(-1)).toBe('110')
  })

  it('counts a period back from the last valuation', () => {
    const { window } = shown({ period: '1y' })
    expect([window.from, window.to, window.isFree]).toEqual(['2023-12-31', '2024-12-31', false])
    expect(window.points.map(({ date }) => date)).toEqual(['2023-12-31', '2024-06-30', '2024-12-31'])
  })

  // P-740: three years of values, so no period of five, whatever the address asks for
  it('offers only the periods that are complete, and shows the whole life for another', () => {
    const view = (search: SharePerformanceSearch) => toSharePerformance(sampleFund, search)
    expect(view({}).periods).toEqual(['all', '3y', '1y'])
    expect([view({ period: '3y' }).period, view({ period: '5y' }).period]).toEqual(['3y', 'all'])
    expect(shown({ period: '5y' })).toEqual(shown({}))
    const gap = {
      ...sampleShare,
      liquidationValues: sampleShare.liquidationValues.filter(({ date }) => date !== '2023-12-31'),
    }
    expect(toSharePerformance({ ...sampleFund, shares: [gap] }, { period: '1y' }).periods).toEqual([
      'all',
      '3y',
    ])
  })

  it('zooms between free dates, which win over a period and stay within the share’s life', () => {
    const { window } = shown({ period: '1y', from: '1990-01-01', to: '2022-12-31' })
    expect([window.from, window.to, window.isFree]).toEqual(['2021-12-31', '2022-12-31', true])
    expect(window.points.length).toBe(3)
  })

  it('marks the distributions of what it shows, and no others', () => {
    expect(shown({ to: '2024-06-30' }).window.distributions).toEqual([{ date: '2023-12-31', value: '6' }])
  })

  it('has complete twelve-month periods beside it whatever it shows', () => {
    const whole = shown({}).periods
    expect(whole.length).toBe(3)
    expect(shown({ from: '2024-01-01', to: '2024-02-01' }).periods).toEqual(whole)
  })
})

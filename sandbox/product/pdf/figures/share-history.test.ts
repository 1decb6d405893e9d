import { describe, expect, it } from 'vitest'
import { sampleShare } from '../fixtures/sample-input.ts'
import { annualPeriods, isPerformanceShown, valuePoints } from './share-history.ts'

const vector = sampleShare({
  capitalCalls: [{ date: '2020-12-31', amount: '100' }],
  liquidationValues: [
    { date: '2020-12-31', amount: '100' },
    { date: '2021-12-31', amount: '110' },
    { date: '2022-12-31', amount: '121' },
  ],
  distributions: [{ date: '2021-12-31', amount: '20' }],
})

describe('valuePoints', () => {
  it('adds distributions to the net asset value and divides by the capital paid in', () => {
    const last = valuePoints(vector, '2023-06-30').at(-1)
    expect(last?.valueRatio.toString()).toBe('1.21')
    expect(last?.totalRatio.toString()).toBe('1.41')
  })

  it('knows nothing of what comes after the date', () => {
    expect(valuePoints(vector, '2022-12-30').map((point) => point.date)).toEqual(['2020-12-31', '2021-12-31'])
  })
})

describe('annualPeriods', () => {
  it('gives the newest period first, value and total apart', () => {
    const periods = annualPeriods(vector, '2023-01-01')
    expect(periods.map(({ from, to }) => [from, to])).toEqual([
      ['2021-12-31', '2022-12-31'],
      ['2020-12-31', '2021-12-31'],
    ])
    expect(periods.map((period) => period.netAssetValue?.toFixed(4))).toEqual(['0.1000', '0.1000'])
    expect(periods.map((period) => period.total?.toFixed(4))).toEqual(['0.1000', '0.3000'])
  })

  it('counts capital called within a period on both sides', () => {
    const called = sampleShare({
      capitalCalls: [
        { date: '2020-12-31', amount: '50' },
        { date: '2021-06-30', amount: '50' },
      ],
      liquidationValues: [
        { date: '2020-12-31', amount: '50' },
        { date: '2021-12-31', amount: '105' },
      ],
      distributions: [],
    })
    const [period] = annualPeriods(called, '2022-01-01')
    expect([period?.netAssetValue?.toFixed(4), period?.total?.toFixed(4)]).toEqual(['0.0500', '0.0500'])
  })

  it('ends where there is no valuation twelve months before, like the page', () => {
    const gap = sampleShare({
      liquidationValues: [
        { date: '2020-12-31', amount: '100' },
        { date: '2021-06-30', amount: '104' },
        { date: '2022-06-30', amount: '99' },
      ],
    })
    expect(annualPeriods(gap, '2023-01-01').map((period) => period.from)).toEqual(['2021-06-30'])
  })

  it('gives five periods at most', () => {
    expect(annualPeriods(sampleShare(), '2024-12-31')).toHaveLength(5)
  })

  it('is empty before twelve months', () => {
    expect(annualPeriods(vector, '2021-06-30')).toEqual([])
    expect(isPerformanceShown(vector, '2021-06-30')).toBe(false)
  })
})

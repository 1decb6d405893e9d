import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRandom } from './random.ts'
import { drawSeries, type Periodicity, periodEnds, type SeriesPlan } from './share-series.ts'

const cents = (amount: string) => Math.round(Number(amount) * 100)

const plans: fc.Arbitrary<SeriesPlan> = fc.record({
  assetClass: fc.constantFrom(
    'private-equity',
    'venture-capital',
    'private-debt',
    'infrastructure',
    'real-estate',
    'secondaries',
  ),
  startDate: fc.constantFrom('2014-03-17', '2019-12-31', '2025-11-17'),
  lastDate: fc.constantFrom('2022-06-30', '2026-03-31'),
  sellingFromYears: fc.constantFrom(null, 2.5, 5),
  isLiquidated: fc.boolean(),
  periodicity: fc.constantFrom<Periodicity>('month', 'quarter', 'semester', 'year'),
  nominalCents: fc.constantFrom(100, 10_000, 1_000_000),
  callPercents: fc.constantFrom([100], [40, 30, 30], [20, 20, 20, 15, 10]),
  monthsBetweenCalls: fc.constantFrom(6, 9),
  annualShift: fc.constantFrom(-0.05, 0, 0.04),
})

describe('drawSeries', () => {
  it('keeps its accounts: dates in order, sums exact, nothing below zero', () => {
    fc.assert(
      fc.property(plans, fc.string(), (plan, seed) => {
        const series = drawSeries(plan, createRandom(seed))
        for (const events of [series.capitalCalls, series.distributions, series.liquidationValues]) {
          const dates = events.map(({ date }) => date)
          expect(dates).toEqual([...dates].sort())
          for (const { amount } of events) expect(amount).toMatch(/^\d+\.\d{2}$/)
        }
        const paid = series.distributions.reduce((sum, { amount }) => sum + cents(amount), 0)
        expect(cents(series.cumulativeDistributions)).toBe(paid)
      }),
    )
  })

  it('starts at the first call and never calls after the last value', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const series = drawSeries(plan, createRandom('start'))
        expect(series.liquidationValues[0]).toEqual(series.capitalCalls[0])
        const lastCall = series.capitalCalls.at(-1)?.date ?? ''
        expect(lastCall <= (series.liquidationValues.at(-1)?.date ?? '')).toBe(true)
      }),
    )
  })

  it('ends a liquidated share at zero, all paid out', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        fc.pre(plan.startDate < plan.lastDate)
        const series = drawSeries({ ...plan, isLiquidated: true }, createRandom('end'))
        fc.pre(series.liquidationValues.length > 1)
        expect(series.liquidationValues.at(-1)?.amount).toBe('0.00')
        expect(series.distributions.at(-1)?.date).toBe(series.liquidationValues.at(-1)?.date)
      }),
    )
  })

  it('gives the same series for the same seed', () => {
    fc.assert(
      fc.property(plans, fc.string(), (plan, seed) => {
        expect(drawSeries(plan, createRandom(seed))).toEqual(drawSeries(plan, createRandom(seed)))
      }),
    )
  })
})

describe('periodEnds', () => {
  it('gives the ends of calendar periods after the start', () => {
    expect(periodEnds('2025-11-17', '2026-06-30', 'quarter')).toEqual([
      '2025-12-31',
      '2026-03-31',
      '2026-06-30',
    ])
    expect(periodEnds('2024-01-15', '2024-03-15', 'month')).toEqual(['2024-01-31', '2024-02-29'])
    expect(periodEnds('2019-12-31', '2021-12-31', 'year')).toEqual(['2020-12-31', '2021-12-31'])
  })
})

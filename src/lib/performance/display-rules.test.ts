import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { comparisonDisplay, displayedSeries, isPublicShare, performanceDisplay } from './display-rules.ts'
import { anyShare, dated, domainShare, shareOf } from './share-samples.ts'

describe('performanceDisplay', () => {
  test('shows the vector of the domain rules over its three complete years', () => {
    const display = performanceDisplay(domainShare)
    expect(display).toMatchObject({
      isShown: true,
      currency: 'EUR',
      from: '2021-01-01',
      to: '2024-01-01',
      multiples: { dpi: '0.2', rvpi: '1.21', tvpi: '1.41' },
      cumulative: {
        from: '2021-01-01',
        to: '2024-01-01',
        years: 3,
        netAssetValue: '0.21',
        totalValue: '0.41',
        reinvested: { change: '0.43', isHypothetical: true },
      },
    })
    expect(display.isShown && display.cumulative?.annualised).toMatch(/^0\.1213/)
    expect(display.isShown && display.periods).toHaveLength(3)
  })

  test.each([
    ['private_share', { type: 'B' }],
    ['private_share', { type: 'B2' }],
    ['no_valuation', { lastValuationDate: null }],
    ['no_valuation', { liquidationValues: [] }],
    ['under_twelve_months', { lastValuationDate: '2021-12-31' }],
    ['under_twelve_months', { startDate: '2023-06-01' }],
  ])('hides everything: %s with %j', (reason, fault) => {
    const share = { ...domainShare, ...fault }
    expect(performanceDisplay(share)).toEqual({ isShown: false, reason })
    expect(displayedSeries(share, { value: 'totalValue', isRebased: true })).toEqual([])
    expect(comparisonDisplay(share, domainShare, 'totalValue')).toEqual({ isShown: false, reason })
    expect(comparisonDisplay(domainShare, share, 'totalValue')).toEqual({ isShown: false, reason })
  })

  // P-085
  test('shows from the day of the twelfth month on, not the day before', () => {
    const until = (date: string) =>
      shareOf({
        capitalCalls: dated(['2023-03-15', '100']),
        liquidationValues: dated(['2023-03-15', '100'], [date, '104']),
      })
    expect(performanceDisplay(until('2024-03-14')).isShown).toBe(false)
    expect(performanceDisplay(until('2024-03-15'))).toMatchObject({
      isShown: true,
      cumulative: { years: 1, totalValue: '0.04', annualised: '0.0398885591' },
    })
  })

  test('cumulates complete years only: a remainder at the beginning has no part in any percentage', () => {
    const share = shareOf({
      capitalCalls: dated(['2021-06-30', '100']),
      liquidationValues: dated(['2021-06-30', '100'], ['2021-12-31', '200'], ['2022-12-31', '220']),
    })
    expect(performanceDisplay(share)).toMatchObject({
      multiples: { tvpi: '2.2' },
      cumulative: { from: '2021-12-31', years: 1, totalValue: '0.1', reinvested: { change: '0.1' } },
    })
  })

  // P-084
  test('never shows more than five years, nor a percentage of another span', () => {
    fc.assert(
      fc.property(anyShare, (share) => {
        const display = performanceDisplay(share)
        expect(display.isShown).toBe(true)
        if (!display.isShown) return
        expect(display.periods.length).toBeGreaterThanOrEqual(1)
        expect(display.periods.length).toBeLessThanOrEqual(5)
        expect(display.cumulative?.years).toBe(display.periods.length)
        expect(display.cumulative?.from).toBe(display.periods[0]?.from)
      }),
    )
  })
})

// P-088
test('only type B is private', () => {
  expect(['A', 'B', 'B1', 'b', 'C', 'A1'].map((type) => isPublicShare({ type }))).toEqual([
    true,
    false,
    false,
    false,
    true,
    true,
  ])
})

describe('displayedSeries', () => {
  const called = shareOf({
    capitalCalls: dated(['2021-01-01', '50'], ['2022-01-01', '50']),
    liquidationValues: dated(['2021-01-01', '50'], ['2022-01-01', '105'], ['2023-01-01', '121']),
    distributions: dated(['2022-06-15', '10']),
  })
  const valuesOf = (value: 'netAssetValue' | 'totalValue', isRebased: boolean) =>
    displayedSeries(called, { value, isRebased }).map((point) => point.value)

  test('draws amounts, or each amount over the capital paid in at its date', () => {
    expect(valuesOf('netAssetValue', false)).toEqual(['50', '105', '121'])
    expect(valuesOf('totalValue', false)).toEqual(['50', '105', '131'])
    expect(valuesOf('netAssetValue', true)).toEqual(['100', '105', '121'])
    expect(valuesOf('totalValue', true)).toEqual(['100', '105', '131'])
  })

  // P-087
  test('has exactly the days of valuation', () => {
    fc.assert(
      fc.property(anyShare, fc.boolean(), (share, isRebased) => {
        const series = displayedSeries(share, { value: 'totalValue', isRebased })
        expect(series.map(({ date }) => date)).toEqual(share.liquidationValues.map(({ date }) => date))
      }),
    )
  })
})

describe('comparisonDisplay', () => {
  const younger = shareOf({
    capitalCalls: dated(['2022-06-30', '10']),
    liquidationValues: dated(['2022-06-30', '10'], ['2023-06-30', '11'], ['2024-06-30', '12']),
  })

  test('starts both at 100 on their first valuation from the common day on', () => {
    expect(comparisonDisplay(domainShare, younger, 'totalValue')).toEqual({
      isShown: true,
      from: '2022-06-30',
      left: [
        { date: '2022-07-01', value: '100' },
        { date: '2024-01-01', value: '110' },
      ],
      right: [
        { date: '2022-06-30', value: '100' },
        { date: '2023-06-30', value: '110' },
        { date: '2024-06-30', value: '120' },
      ],
    })
  })

  // P-082
  test('capital called later is no growth', () => {
    const called = shareOf({
      capitalCalls: dated(['2021-06-30', '40'], ['2023-06-30', '60']),
      liquidationValues: dated(['2022-06-30', '60'], ['2023-06-30', '120'], ['2024-06-30', '132']),
      startDate: '2021-06-30',
    })
    const display = comparisonDisplay(called, younger, 'netAssetValue')
    expect(display.isShown && display.left.map(({ value }) => value)).toEqual(['100', '100', '110'])
  })

  // P-091
  test('is hidden without twelve months in common', () => {
    const older = shareOf({ liquidationValues: dated(['2020-01-01', '1'], ['2023-06-29', '2']) })
    expect(comparisonDisplay(older, younger, 'netAssetValue')).toEqual({
      isShown: false,
      reason: 'no_common_period',
    })
  })

  test('does not depend on the side, and every series starts at 100', () => {
    fc.assert(
      fc.property(anyShare, anyShare, (left, right) => {
        const display = comparisonDisplay(left, right, 'totalValue')
        const mirrored = comparisonDisplay(right, left, 'totalValue')
        expect(display.isShown).toBe(true)
        if (!display.isShown || !mirrored.isShown) return
        expect(mirrored).toEqual({ ...display, left: display.right, right: display.left })
        expect([display.left[0]?.value, display.right[0]?.value]).toEqual(['100', '100'])
      }),
    )
  })
})

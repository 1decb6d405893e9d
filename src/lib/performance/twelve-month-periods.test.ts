import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addYears } from '../plain-date.ts'
import { readHistory, type ShareFigures } from './share-history.ts'
import { anyShare, dated, shareOf } from './share-samples.ts'
import { maximumPeriods, twelveMonthPeriods } from './twelve-month-periods.ts'

function periodsOf(share: ShareFigures) {
  const history = readHistory(share)
  return history === null ? [] : twelveMonthPeriods(history)
}

function spans(...dates: string[]) {
  const liquidationValues = dates.map((date) => ({ date, amount: '100' }))
  return periodsOf(shareOf({ liquidationValues })).map(({ from, to, returns }) => [
    from,
    to,
    returns !== null,
  ])
}

describe('twelveMonthPeriods', () => {
  test('go back from the last valuation, oldest first, without the remainder', () => {
    expect(spans('2021-12-31', '2022-06-30', '2022-12-31', '2023-06-30', '2023-12-31', '2024-06-30')).toEqual(
      [
        ['2022-06-30', '2023-06-30', true],
        ['2023-06-30', '2024-06-30', true],
      ],
    )
  })

  test('are none within twelve months', () => {
    expect(spans('2023-06-30', '2023-12-31')).toEqual([])
  })

  test('are five at most', () => {
    const dates = Array.from({ length: 9 }, (_, index) => `${2015 + index}-12-31`)
    const periods = spans(...dates)
    expect(periods).toHaveLength(maximumPeriods)
    expect(periods[0]).toEqual(['2018-12-31', '2019-12-31', true])
  })

  test("keep the month's end over leap years", () => {
    expect(spans('2023-02-28', '2024-02-23', '2024-02-29', '2025-02-28')).toEqual([
      ['2023-02-28', '2024-02-29', true],
      ['2024-02-29', '2025-02-28', true],
    ])
  })

  test('follow month-end valuations on working days', () => {
    expect(spans('2022-06-30', '2023-05-31', '2023-06-30', '2024-05-31', '2024-06-28')).toEqual([
      ['2022-06-30', '2023-06-30', true],
      ['2023-06-30', '2024-06-28', true],
    ])
  })

  test('never start late in the middle of a month', () => {
    expect(spans('2022-06-10', '2023-06-12', '2024-06-10')).toEqual([
      ['2022-06-10', '2023-06-10', false],
      ['2023-06-10', '2024-06-10', false],
    ])
  })

  test('a missing valuation leaves its two periods empty and the others whole', () => {
    expect(spans('2020-12-31', '2021-12-31', '2023-12-31', '2024-12-31')).toEqual([
      ['2020-12-31', '2021-12-31', true],
      ['2021-12-31', '2022-12-31', false],
      ['2022-12-31', '2023-12-31', false],
      ['2023-12-31', '2024-12-31', true],
    ])
  })

  test('give each period its own return, and a call none', () => {
    const share = shareOf({
      capitalCalls: dated(['2021-12-31', '50'], ['2023-12-31', '50']),
      liquidationValues: dated(
        ['2021-12-31', '50'],
        ['2022-12-31', '60'],
        ['2023-12-31', '110'],
        ['2024-12-31', '121'],
      ),
      distributions: dated(['2022-12-31', '5']),
    })
    expect(periodsOf(share).map(({ returns }) => [returns?.netAssetValue, returns?.totalValue])).toEqual([
      ['0.2', '0.3'],
      ['0', '0'],
      ['0.1', '0.1'],
    ])
  })

  test('touch one another, span twelve months each and end with the last valuation', () => {
    fc.assert(
      fc.property(anyShare, (share) => {
        const periods = periodsOf(share)
        expect(periods.length).toBe(
          Math.min(maximumPeriods, Math.floor((share.liquidationValues.length - 1) / 2)),
        )
        expect(periods.at(-1)?.to).toBe(share.lastValuationDate)
        periods.forEach(({ from, to }, index) => {
          expect(addYears(from, 1)).toBe(to)
          if (index > 0) expect(from).toBe(periods[index - 1]?.to)
        })
      }),
    )
  })
})

import { describe, expect, it } from 'vitest'
import { plainDateOf } from '~/lib/plain-date.ts'
import { wireDetail, wireShare } from '../fund-samples.ts'
import { toFundOverview } from './fund-overview.ts'

const today = plainDateOf({ year: 2024, month: 3, day: 1 })
const overviewOf = (...funds: readonly ReturnType<typeof wireDetail>[]) =>
  toFundOverview(funds, today, ({ reason, until }) => `${reason} ${until}`)

// P-357
describe('the past performance of funds side by side', () => {
  it('is of the five calendar years that are over, each complete or nothing', () => {
    const { years, rows } = overviewOf(wireDetail())
    expect(years).toEqual([2023, 2022, 2021, 2020, 2019])
    // 104 at the end of 2021, 110 at the end of 2022, and no value at either end of the others.
    expect(rows[0]?.returns.map((change) => change && Number(change).toFixed(4))).toEqual([
      null,
      '0.0577',
      null,
      null,
      null,
    ])
  })

  it('has the multiples of the last value, with its date', () => {
    const [row] = overviewOf(wireDetail()).rows
    expect(row?.figures).toMatchObject({ isShown: true, date: '2023-06-30', dpi: '0', tvpi: '1.21' })
  })

  it('counts distributions of the year, and a capital call as no gain', () => {
    const share = wireShare({
      capitalCalls: [
        { date: '2021-06-30', amount: '100' },
        { date: '2022-03-31', amount: '50' },
      ],
      distributions: [{ date: '2022-09-30', amount: '26' }],
      liquidationValues: [
        { date: '2021-06-30', amount: '100' },
        { date: '2021-12-31', amount: '100' },
        { date: '2022-12-31', amount: '139' },
      ],
      lastValuationDate: '2022-12-31',
    })
    expect(Number(overviewOf(wireDetail({ shares: [share] })).rows[0]?.returns[1])).toBeCloseTo(0.1, 10)
  })

  // P-747
  it('says why there is no figure and from when: a young share, one without values, a private one', () => {
    const young = wireShare({
      liquidationValues: [
        { date: '2023-06-30', amount: '100' },
        { date: '2023-12-31', amount: '180' },
      ],
      startDate: '2023-06-30',
      lastValuationDate: '2023-12-31',
    })
    const rows = overviewOf(
      wireDetail({ shares: [young] }),
      wireDetail({ shares: [wireShare({ liquidationValues: [], startDate: '2023-12-31' })] }),
      wireDetail({ shares: [wireShare({ type: 'B' })] }),
      wireDetail({ shares: [] }),
    ).rows
    expect(rows.map(({ figures, returns }) => [figures.isShown ? '' : figures.why, returns])).toEqual([
      ['under_twelve_months 2024-06-30', []],
      ['no_valuation 2024-06-30', []],
      ['private_share null', []],
      ['private_share null', []],
    ])
  })
})

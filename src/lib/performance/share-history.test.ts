import { describe, expect, test } from 'vitest'
import { readHistory } from './share-history.ts'
import { dated, domainShare, shareOf } from './share-samples.ts'

const written = (share: Parameters<typeof readHistory>[0]) =>
  readHistory(share)?.points.map((point) => [
    point.date,
    point.netAssetValue.toFixed(),
    point.paidIn.toFixed(),
    point.distributed.toFixed(),
  ])

describe('readHistory', () => {
  test('has one point for each valuation, with all that was paid in and distributed by then', () => {
    expect(written(domainShare)).toEqual([
      ['2021-01-01', '100', '100', '0'],
      ['2022-07-01', '110', '100', '20'],
      ['2024-01-01', '121', '100', '20'],
    ])
  })

  // P-083
  test('sums exactly where binary floats do not', () => {
    const share = shareOf({
      capitalCalls: dated(['2021-01-01', '0.1'], ['2021-02-01', '0.2']),
      liquidationValues: dated(['2021-03-01', '0.3']),
    })
    expect(written({ ...share, startDate: '2021-01-01' })).toEqual([['2021-03-01', '0.3', '0.3', '0']])
  })

  test('sorts what comes unsorted', () => {
    const share = { ...domainShare, liquidationValues: domainShare.liquidationValues.toReversed() }
    expect(written(share)).toEqual(written(domainShare))
  })

  test('leaves out values before the start and after the last valuation date', () => {
    const share = { ...domainShare, startDate: '2021-06-01', lastValuationDate: '2023-12-31' }
    expect(written(share)).toEqual([['2022-07-01', '110', '100', '20']])
  })

  test.each([
    ['no valuation', { liquidationValues: [] }],
    ['no last valuation date', { lastValuationDate: null }],
    ['an unreadable amount', { distributions: dated(['2022-01-01', '1e3']) }],
    ['an unreadable date', { capitalCalls: dated(['2022-02-30', '1']) }],
    ['an unreadable start', { startDate: '' }],
  ])('gives nothing with %s', (_case, fault) => {
    expect(readHistory({ ...domainShare, ...fault })).toBeNull()
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parsePlainDate } from '../plain-date.ts'
import { annualise, multiplesAt, returnsBetween } from './returns.ts'
import { readHistory, type ShareFigures, type ShareHistory } from './share-history.ts'
import { anyShare, dated, domainShare, shareOf } from './share-samples.ts'

function historyOf(share: ShareFigures): ShareHistory {
  const history = readHistory(share)
  if (history === null) throw new Error('the sample has no history')
  return history
}

function wholeLife(share: ShareFigures) {
  const history = historyOf(share)
  return {
    ...returnsBetween(history, 0, history.points.length - 1),
    multiples: multiplesAt(history.last),
  }
}

const hypothetical = (change: string) => ({ change, isHypothetical: true })

/** 50 paid, 50 called half-way and invested at once: 50 → 105 (55 + 50), then 10 distributed and 121 left. */
const calledShare = shareOf({
  capitalCalls: dated(['2021-01-01', '50'], ['2022-01-01', '50']),
  liquidationValues: dated(['2021-01-01', '50'], ['2022-01-01', '105'], ['2023-01-01', '121']),
  distributions: dated(['2022-06-15', '10']),
})

// P-081
describe('the vector of the domain rules', () => {
  test('returns and multiples', () => {
    expect(wholeLife(domainShare)).toEqual({
      netAssetValue: '0.21',
      totalValue: '0.41',
      reinvested: hypothetical('0.43'),
      multiples: { dpi: '0.2', rvpi: '1.21', tvpi: '1.41' },
    })
  })

  test('annualised over 1,095 days', () => {
    const { first, last } = historyOf(domainShare)
    expect(annualise('0.41', first.date, last.date)).toMatch(/^0\.1213/)
  })
})

// P-082
describe('a capital call in the middle', () => {
  test('is no gain in any figure, and is part of the capital', () => {
    expect(wholeLife(calledShare)).toEqual({
      netAssetValue: '0.21',
      totalValue: '0.31',
      reinvested: hypothetical('0.31'),
      multiples: { dpi: '0.1', rvpi: '1.21', tvpi: '1.31' },
    })
  })

  test('counts from the opening of its own interval', () => {
    expect(returnsBetween(historyOf(calledShare), 0, 1).totalValue).toBe('0.05')
    expect(returnsBetween(historyOf(calledShare), 1, 2).netAssetValue).toBe('0.152380952381')
  })
})

describe('returnsBetween', () => {
  test('starts at the payment when that is the day of the first valuation, else at the valuation', () => {
    const figures = { liquidationValues: dated(['2021-01-31', '98'], ['2022-01-31', '107.8']) }
    const paidThatDay = shareOf({ ...figures, capitalCalls: dated(['2021-01-31', '100']) })
    const paidBefore = shareOf({ ...figures, capitalCalls: dated(['2020-08-15', '100']) })
    expect(wholeLife(paidThatDay).totalValue).toBe('0.078')
    expect(wholeLife(paidBefore).totalValue).toBe('0.1')
  })

  test('has no figure over nothing', () => {
    const emptied = shareOf({ liquidationValues: dated(['2021-01-01', '0'], ['2022-01-01', '0']) })
    const nothing = { netAssetValue: null, totalValue: null, reinvested: null }
    expect(wholeLife(emptied)).toEqual({ ...nothing, multiples: null })
    const indebted = shareOf({ liquidationValues: dated(['2021-01-01', '-5'], ['2022-01-01', '10']) })
    expect(wholeLife(indebted)).toEqual({ ...nothing, multiples: null })
    expect(returnsBetween(historyOf(domainShare), 1, 1)).toEqual(nothing)
    expect(returnsBetween(historyOf(domainShare), 2, 0)).toEqual(nothing)
  })

  test('a total loss is minus one', () => {
    const lost = shareOf({
      capitalCalls: dated(['2021-01-01', '100']),
      liquidationValues: dated(['2021-01-01', '100'], ['2023-01-01', '0']),
    })
    expect(wholeLife(lost)).toMatchObject({ netAssetValue: '-1', totalValue: '-1' })
  })
})

describe('annualise', () => {
  const day = (text: string) => parsePlainDate(text) ?? historyOf(domainShare).first.date

  test.each([
    ['0.1', '2021-03-31', '2022-03-30', null],
    ['0.1', '2021-03-31', '2022-03-31', '0.1'],
    ['-1', '2021-01-01', '2024-01-01', '-1'],
    ['-1.5', '2021-01-01', '2024-01-01', null],
    ['0', '2021-01-01', '2024-01-01', '0'],
    [null, '2021-01-01', '2024-01-01', null],
  ])('%s from %s to %s is %s', (change, from, to, expected) => {
    expect(annualise(change, day(from), day(to))).toBe(expected)
  })

  test('compounded again it gives the change back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99, max: 900 }), (percent) => {
        const rate = Number(annualise(String(percent / 100), day('2021-01-01'), day('2024-01-01')))
        expect((1 + rate) ** 3 - 1).toBeCloseTo(percent / 100, 7)
      }),
    )
  })
})

// P-080
describe('whatever the figures are', () => {
  const close = (left: string | undefined | null, right: number) => expect(Number(left)).toBeCloseTo(right, 9)

  test('TVPI is DPI + RVPI, and the whole life is TVPI - 1', () => {
    fc.assert(
      fc.property(anyShare, (share) => {
        const { totalValue, multiples } = wholeLife(share)
        close(multiples?.tvpi, Number(multiples?.dpi) + Number(multiples?.rvpi))
        close(totalValue, Number(multiples?.tvpi) - 1)
      }),
    )
  })

  test('another unit of account changes nothing', () => {
    const scale = (amounts: ShareFigures['distributions'], zeros: string) =>
      amounts.map(({ date, amount }) => ({ date, amount: amount.replace('.', '') + zeros }))
    fc.assert(
      fc.property(anyShare, fc.constantFrom('', '0', '0000'), (share, zeros) => {
        const scaled = {
          ...share,
          capitalCalls: scale(
            share.capitalCalls.map((call) => ({ ...call, amount: Number(call.amount).toFixed(2) })),
            zeros,
          ),
          liquidationValues: scale(share.liquidationValues, zeros),
          distributions: scale(share.distributions, zeros),
        }
        expect(wholeLife(scaled)).toEqual(wholeLife(share))
      }),
    )
  })

  test('a call that only adds itself to the value returns exactly nothing, and the money gained stays the same', () => {
    fc.assert(
      fc.property(anyShare, fc.integer({ min: 1, max: 900 }), (share, call) => {
        const before = historyOf(share)
        const date = `${Number(before.last.date.slice(0, 4)) + 1}-03-31`
        const value = before.last.netAssetValue.plus(call).toFixed()
        const after = historyOf({
          ...share,
          lastValuationDate: date,
          capitalCalls: [...share.capitalCalls, { date, amount: String(call) }],
          liquidationValues: [...share.liquidationValues, { date, amount: value }],
        })
        const last = after.points.length - 1
        expect(returnsBetween(after, last - 1, last)).toEqual({
          netAssetValue: '0',
          totalValue: '0',
          reinvested: hypothetical('0'),
        })
        const gain = ({ last: point }: ShareHistory) =>
          point.netAssetValue.plus(point.distributed).minus(point.paidIn)
        expect(gain(after).toFixed()).toBe(gain(before).toFixed())
      }),
    )
  })

  test('without distributions or calls the three returns are one', () => {
    fc.assert(
      fc.property(anyShare, (share) => {
        const opening = share.liquidationValues[0]
        const plain = { ...share, capitalCalls: opening ? [opening] : [], distributions: [] }
        const { netAssetValue, totalValue, reinvested } = wholeLife(plain)
        expect(totalValue).toBe(netAssetValue)
        expect(reinvested?.change).toBe(netAssetValue)
      }),
    )
  })

  test('a distribution more never lowers a return', () => {
    fc.assert(
      fc.property(anyShare, (share) => {
        const date = share.lastValuationDate ?? ''
        const richer = { ...share, distributions: [...share.distributions, { date, amount: '1' }] }
        const [poor, rich] = [wholeLife(share), wholeLife(richer)]
        expect(Number(rich.totalValue)).toBeGreaterThan(Number(poor.totalValue))
        expect(Number(rich.reinvested?.change)).toBeGreaterThan(Number(poor.reinvested?.change))
        expect(rich.netAssetValue).toBe(poor.netAssetValue)
      }),
    )
  })
})

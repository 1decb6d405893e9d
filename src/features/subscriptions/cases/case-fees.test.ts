import { Big } from 'big.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { entryCost } from '~/lib/figures/entry-cost.ts'
import { isBelow, ratioOf } from './case-fees.tsx'

const cents = fc.integer({ min: 1, max: 10 ** 12 }).map((whole) => new Big(whole).div(100).toFixed(2))
const percent = fc.integer({ min: 0, max: 1000 }).map((whole) => new Big(whole).div(100).toFixed(2))

// P-506
describe('the entry fee of a subscription', () => {
  it.each([
    ['25000', '5.00', { fee: '1250.00', total: '26250.00' }],
    ['0.10', '5.00', { fee: '0.01', total: '0.11' }],
    ['33333.33', '1.25', { fee: '416.67', total: '33750.00' }],
    ['1000', '0', { fee: '0.00', total: '1000.00' }],
  ])('of %s at %s %% is exact', (amount, rate, cost) => {
    expect(entryCost(amount, rate)).toEqual(cost)
  })

  it('adds up to the total, and is never half a cent away from the rate', () => {
    fc.assert(
      fc.property(cents, percent, (amount, rate) => {
        const { fee, total } = entryCost(amount, rate)
        expect(new Big(fee).plus(amount).toFixed(2)).toBe(total)
        const off = new Big(amount).times(rate).div(100).minus(fee).abs()
        expect(off.lte('0.005')).toBe(true)
      }),
    )
  })

  it('is shown by its ratio', () => {
    expect(['5.00', '2.5', '0'].map(ratioOf)).toEqual(['0.05', '0.025', '0'])
  })

  it('is below a minimum or not, by value and not by its digits', () => {
    expect([isBelow('999.99', '1000'), isBelow('1000', '1000.00'), isBelow('10000', '9000')]).toEqual([
      true,
      false,
      false,
    ])
  })
})

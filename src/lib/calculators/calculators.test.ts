import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { costOfIlliquidity, effectOfFees, planCalls } from './calculators.ts'

// P-376
describe('capital calls', () => {
  it('are even, and add up to the commitment to the cent', () => {
    expect(planCalls('100000', 3)).toEqual([
      { year: 1, called: '33333.33', paidIn: '33333.33', unfunded: '66666.67' },
      { year: 2, called: '33333.33', paidIn: '66666.66', unfunded: '33333.34' },
      { year: 3, called: '33333.34', paidIn: '100000.00', unfunded: '0.00' },
    ])
  })

  it('leave nothing uncalled, whatever the commitment and the years', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.integer({ min: 1, max: 10 }),
        (amount, years) => {
          const plan = planCalls(String(amount), years)
          const sum = plan.reduce((cents, { called }) => cents + BigInt(called.replace('.', '')), 0n)
          expect(sum).toBe(BigInt(amount) * 100n)
          expect(plan.at(-1)?.unfunded).toBe('0.00')
        },
      ),
    )
  })
})

// P-376
it('a wait costs the difference of two growths: 10,000 at 3% and 6% over two years', () => {
  // 10,000 × 1.03² = 10,609; 10,000 × 1.06² = 11,236.
  expect(costOfIlliquidity('10000', { years: 2, rate: '3', premium: '3' })).toEqual({
    liquid: '10609.00',
    required: '11236.00',
    cost: '627.00',
  })
})

// P-376
it('costs take what they take: 10,000 at 5% over two years, 2% on entry and 1% a year', () => {
  // 10,000 × 1.05² = 11,025; 9,800 × (1.05 × 0.99)² = 9,800 × 1.08056025 = 10,589.49045.
  expect(effectOfFees('10000', { years: 2, rate: '5', entry: '2', yearly: '1' })).toEqual({
    before: '11025.00',
    after: '10589.49',
    cost: '435.51',
  })
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { median, quantile } from './statistics.ts'

it('finds the middle of odd and even numbers of figures, in any order', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([4, 1, 3, 2])).toBe(2.5)
  expect(median([])).toBeNaN()
})

it('takes a quantile by nearest rank', () => {
  const figures = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect(quantile(figures, 0.5)).toBe(50)
  expect(quantile(figures, 0.95)).toBe(95)
  expect(quantile(figures, 0)).toBe(1)
  expect(quantile(figures, 1)).toBe(100)
  expect(quantile([], 0.5)).toBeNaN()
})

it('gives a quantile that the asked share of the figures does not exceed', () => {
  const figures = fc.array(fc.integer(), { minLength: 1 })
  fc.assert(
    fc.property(figures, fc.integer({ min: 0, max: 100 }), (sample, percent) => {
      const found = quantile(sample, percent / 100)
      expect(sample).toContain(found)
      const within = sample.filter((figure) => figure <= found).length
      expect(within * 100).toBeGreaterThanOrEqual(percent * sample.length)
    }),
  )
})

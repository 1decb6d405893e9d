import { describe, expect, test } from 'vitest'
import { plainDateAt } from './plain-date-at.ts'

describe('the day of a moment', () => {
  test.each([
    ['2024-02-29T00:00:00.000Z', '2024-02-29'],
    ['2024-12-31T22:59:59.999Z', '2024-12-31'],
    ['2024-12-31T23:00:00.000Z', '2025-01-01'],
    ['2024-06-30T21:59:59.999Z', '2024-06-30'],
    ['2024-06-30T22:00:00.000Z', '2024-07-01'],
    ['2024-12-31T23:59:59.999-02:00', '2025-01-01'],
  ])('%s lies in %s in Paris', (moment, day) => {
    expect(plainDateAt(new Date(moment))).toBe(day)
  })

  test('is refused for a moment that is none', () => {
    expect(() => plainDateAt(new Date(Number.NaN))).toThrow(RangeError)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageEntries } from './page-entries.ts'

describe('the pages that are linked', () => {
  it.each([
    [1, 3, [1, 2, 3]],
    [1, 84, [1, 2, 'after', 84]],
    [4, 84, [1, 2, 3, 4, 5, 'after', 84]],
    [42, 84, [1, 'before', 41, 42, 43, 'after', 84]],
    [84, 84, [1, 'before', 83, 84]],
  ])('around page %i of %i', (current, count, expected) => {
    expect(pageEntries(current, count)).toEqual(expected)
  })

  it('hold the ends and the current one once each, in order, and stay few', () => {
    const pages = fc
      .integer({ min: 1, max: 5000 })
      .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)))
    fc.assert(
      fc.property(pages, ([current, count]) => {
        const numbers = pageEntries(current, count).filter((entry) => typeof entry === 'number')
        expect(numbers).toEqual([...new Set(numbers)].sort((left, right) => left - right))
        expect(numbers).toEqual(expect.arrayContaining([1, current, count]))
        expect(numbers.length).toBeLessThanOrEqual(7)
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseByteRange } from './byte-range.ts'

describe('parseByteRange', () => {
  it.each([
    ['bytes=0-0', { kind: 'part', start: 0, end: 0 }],
    ['bytes=10-19', { kind: 'part', start: 10, end: 19 }],
    ['bytes=90-', { kind: 'part', start: 90, end: 99 }],
    ['bytes=-5', { kind: 'part', start: 95, end: 99 }],
    ['bytes=-500', { kind: 'part', start: 0, end: 99 }],
    ['bytes=0-5000', { kind: 'part', start: 0, end: 99 }],
  ])('reads %s of 100 bytes', (header, range) => {
    expect(parseByteRange(header, 100)).toEqual(range)
  })

  it.each(['bytes=100-', 'bytes=100-120', 'bytes=-0'])('refuses %s of 100 bytes', (header) => {
    expect(parseByteRange(header, 100)).toEqual({ kind: 'unsatisfiable' })
  })

  it.each([undefined, '', 'bytes=-', 'bytes=5-2', 'bytes=0-1,4-5', 'items=0-1', 'bytes=a-b', 'bytes = 0-1'])(
    'sends the whole file for %s',
    (header) => {
      expect(parseByteRange(header, 100)).toEqual({ kind: 'whole' })
    },
  )

  it('never leaves the file, whatever is asked', () => {
    const numbers = fc.option(fc.nat(300), { nil: '' })
    fc.assert(
      fc.property(numbers, numbers, fc.integer({ min: 1, max: 200 }), (first, last, size) => {
        const range = parseByteRange(`bytes=${first}-${last}`, size)
        if (range.kind !== 'part') return
        expect(range.start).toBeGreaterThanOrEqual(0)
        expect(range.end).toBeGreaterThanOrEqual(range.start)
        expect(range.end).toBeLessThan(size)
      }),
    )
  })
})

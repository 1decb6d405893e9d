import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pointNear, pointYearAway, readAloud } from './chart-reading.ts'

const halfYears = ['2021-12-31', '2022-06-30', '2022-12-31', '2023-06-30', '2023-12-31', '2024-06-30']

// P-775
describe('the point under the pointer', () => {
  const points = [{ x: 0 }, { x: 0.5 }, { x: 1 }]

  it('is the nearest one', () => {
    expect([0.1, 0.24, 0.26, 0.74, 0.76].map((at) => pointNear(points, at))).toEqual([0, 0, 1, 1, 2])
  })

  it('is the first or the last one beside the plot', () => {
    expect([pointNear(points, -3), pointNear(points, 3)]).toEqual([0, 2])
  })

  it('is never farther away than another one', () => {
    const sorted = fc
      .uniqueArray(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1 })
      .map((places) => places.sort((a, b) => a - b).map((x) => ({ x })))
    fc.assert(
      fc.property(sorted, fc.double({ min: -1, max: 2, noNaN: true }), (some, at) => {
        const distance = Math.abs((some[pointNear(some, at)]?.x ?? Number.NaN) - at)
        expect(distance).toBe(Math.min(...some.map(({ x }) => Math.abs(x - at))))
      }),
    )
  })
})

// P-775
describe('a year from point to point', () => {
  it('leads to the same day of the next or the previous year', () => {
    expect([pointYearAway(halfYears, 1, 1), pointYearAway(halfYears, 4, -1)]).toEqual([3, 2])
  })

  it('stops at the first and at the last point', () => {
    expect([pointYearAway(halfYears, 1, -1), pointYearAway(halfYears, 4, 1)]).toEqual([0, 5])
  })

  it('leaves the last day of a February in either direction', () => {
    const februaries = ['2023-02-28', '2023-03-31', '2024-02-29', '2025-02-28']
    expect([pointYearAway(februaries, 2, -1), pointYearAway(februaries, 2, 1)]).toEqual([0, 3])
    expect(pointYearAway(februaries, 0, 1)).toBe(2)
  })
})

// P-775
it('is read aloud with the sign of its change as a word, and without what it has not', () => {
  const point = { date: '31 December 2024', value: '95.00', change: '−5.00', sign: 'down', note: '' }
  expect(readAloud(point)).toBe('31 December 2024, 95.00, down −5.00')
  expect(readAloud({ ...point, sign: '', note: 'excluding distributions' })).toBe(
    '31 December 2024, 95.00, −5.00, excluding distributions',
  )
})

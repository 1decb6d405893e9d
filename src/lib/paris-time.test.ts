import { describe, expect, it } from 'vitest'
import { parisTime } from './calendar-period.ts'

describe('the time in Paris', () => {
  it.each([
    ['2026-01-06T07:42:00Z', '2026-01-06', '08:42'],
    ['2026-07-14T22:30:59Z', '2026-07-15', '00:30'],
    ['2026-12-31T23:00:00Z', '2027-01-01', '00:00'],
    ['2026-03-29T00:59:59Z', '2026-03-29', '01:59'],
    ['2026-03-29T01:00:00Z', '2026-03-29', '03:00'],
    ['2026-10-25T00:59:59Z', '2026-10-25', '02:59'],
    ['2026-10-25T01:00:00Z', '2026-10-25', '02:00'],
    ['2024-03-31T01:00:00Z', '2024-03-31', '03:00'],
  ])('of %s is %s, %s', (instant, date, time) => {
    expect(parisTime(Date.parse(instant))).toEqual({ date, time })
  })
})

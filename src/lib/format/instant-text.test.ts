import { describe, expect, it } from 'vitest'
import { dayOfInstant, instantText } from './instant-text.ts'

describe('an instant', () => {
  it.each([
    ['2024-03-04T08:05:00Z', '4\u00a0mars\u00a02024, 09:05', '4\u00a0March\u00a02024, 09:05'],
    ['2024-06-30T22:30:00Z', '1er\u00a0juillet\u00a02024, 00:30', '1\u00a0July\u00a02024, 00:30'],
    ['2024-01-01T11:00:00.000Z', '1er\u00a0janvier\u00a02024, 12:00', '1\u00a0January\u00a02024, 12:00'],
    ['2024-12-31T22:59:59Z', '31\u00a0décembre\u00a02024, 23:59', '31\u00a0December\u00a02024, 23:59'],
  ])('%s is told in the time of Paris', (instant, fr, en) => {
    expect([instantText('fr', instant), instantText('en', instant)]).toEqual([fr, en])
  })

  it('has the day of Paris, across midnight too', () => {
    expect(dayOfInstant('2024-12-31T23:30:00Z')).toBe('2025-01-01')
  })

  it.each(['', 'yesterday', null, undefined])('that is none (%s) prints nothing', (instant) => {
    expect([instantText('fr', instant), dayOfInstant(instant)]).toEqual([null, null])
  })
})

import { describe, expect, it } from 'vitest'
import { dayOfInstant, instantText } from './instant-text.ts'

describe('an instant', () => {
  it.each([
    ['2024-03-04T08:05:00Z', '4 mars 2024, 09:05', 'March 4, 2024, 9:05\u00A0AM'],
    ['2024-06-30T22:30:00Z', '1er juillet 2024, 00:30', 'July 1, 2024, 12:30\u00A0AM'],
    ['2024-01-01T11:00:00.000Z', '1er janvier 2024, 12:00', 'January 1, 2024, 12:00\u00A0PM'],
    ['2024-12-31T22:59:59Z', '31 décembre 2024, 23:59', 'December 31, 2024, 11:59\u00A0PM'],
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

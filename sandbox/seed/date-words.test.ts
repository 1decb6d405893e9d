import { describe, expect, it } from 'vitest'
import { dateInWords, instantInWords, monthInWords } from './date-words.ts'

describe('a date in words', () => {
  it('is spelled as each language does', () => {
    expect(dateInWords('2026-08-01', 'fr')).toBe('1er\u00a0août\u00a02026')
    expect(dateInWords('2026-12-31', 'fr')).toBe('31\u00a0décembre\u00a02026')
    expect(dateInWords('2026-01-01', 'en')).toBe('1\u00a0January\u00a02026')
    expect(monthInWords('2026-02-28', 'fr')).toBe('février\u00a02026')
  })

  it('is in universal time when it has an hour, so that no machine writes another', () => {
    expect(instantInWords(new Date('2026-06-30T23:30:05+02:00'), 'en')).toBe(
      '30\u00a0June\u00a02026, 21:30:05 UTC',
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toE164 } from './phone-number.ts'

// P-250
describe('a telephone number', () => {
  it.each([
    ['06 12 34 56 78', '+33612345678'],
    ['+33 1 99 00 14 20', '+33199001420'],
    ['0033612345678', '+33612345678'],
    ['06 39 98 00 77', '+33639980077'],
    ['+32 470 12 34 56', '+32470123456'],
    ['+1 (212) 555-2368', '+12125552368'],
  ])('%s is %s', (text, expected) => {
    expect(toE164(text)).toBe(expected)
  })

  it.each(['+33700000000', '06 39 12 34 56', '', '12', 'call me', '06 12 34 56 78 90 12', '+999 12345678'])(
    '%j is none',
    (text) => {
      expect(toE164(text)).toBeNull()
    },
  )

  it('is null or E.164 for any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(toE164(text) ?? '+33612345678').toMatch(/^\+[1-9]\d{6,14}$/)
      }),
    )
  })
})

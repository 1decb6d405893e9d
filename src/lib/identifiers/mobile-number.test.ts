import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toMobileE164 } from './phone-number.ts'

const served = ['FR', 'BE', 'CH', 'LU', 'MC']

// P-183, P-250
describe('a number that text messages go to', () => {
  it.each([
    ['06 12 34 56 78', '+33612345678'],
    ['+33 7 56 78 90 12', '+33756789012'],
    ['+32 470 12 34 56', '+32470123456'],
    ['+41 79 123 45 67', '+41791234567'],
  ])('%j is %s', (text, number) => {
    expect(toMobileE164(text, served)).toBe(number)
  })

  it.each([
    '01 23 45 67 89',
    '+44 7400 123456',
    '0612345678; DROP',
    'call 0612345678',
    '',
    '+33',
    '+33700000000',
  ])('%j is none', (text) => {
    expect(toMobileE164(text, served)).toBeNull()
  })

  it('is one of the countries alone, whatever is written', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(toMobileE164(text, ['FR']) ?? '+33').toMatch(/^\+33/)
      }),
    )
  })
})

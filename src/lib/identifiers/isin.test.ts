import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseIsin } from './isin.ts'

// P-249
describe('parseIsin', () => {
  test.each(['FR0012060051', 'FR0013301546', 'FR001400KAV4'])('accepts %s', (isin) => {
    expect(parseIsin(isin)).toBe(isin)
  })

  test('accepts lower case and spaces', () => {
    expect(parseIsin('fr00 1400 kav4')).toBe('FR001400KAV4')
  })

  test.each([
    'FR0010135104',
    'FR001206005',
    'FR00120600510',
    '120012060051',
    'FR001400KAVA',
    'ſR0012060051',
    '',
    null,
    12,
  ])('refuses %j', (input) => {
    expect(parseIsin(input)).toBeNull()
  })

  test('exactly one check digit fits any body', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z]{2}[A-Z0-9]{9}$/), (body) => {
        const fitting = [...'0123456789'].filter((digit) => parseIsin(body + digit) !== null)
        expect(fitting).toHaveLength(1)
      }),
    )
  })
})

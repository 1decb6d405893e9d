import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseRegisterNumber, parseSiren, parseSiret, passesLuhn } from './company-number.ts'

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`))

function withLuhnDigit(start: string): string {
  const last = [...'0123456789'].find((digit) => passesLuhn(start + digit))
  return start + last
}

describe('parseSiren', () => {
  test.each([
    '732829320',
    '732 829 320',
    '732.829.320',
    '732\u00a0829\u202f320',
    '732-829-320',
    '７32829320',
  ])('accepts %j', (input) => {
    expect(parseSiren(input)).toBe('732829320')
  })

  test.each([
    '732829321',
    '000000000',
    '73282932',
    '7328293200',
    '73282932O',
    '７32829321',
    '732:829:320',
    '',
    null,
    732829320,
  ])('refuses %j', (input) => {
    expect(parseSiren(input)).toBeNull()
  })

  test('finds any single wrong digit', () => {
    fc.assert(
      fc.property(digits(8), fc.nat(8), fc.integer({ min: 1, max: 9 }), (start, position, shift) => {
        const valid = withLuhnDigit(start)
        fc.pre(!/^0+$/.test(valid))
        const wrong = (Number(valid[position]) + shift) % 10
        expect(parseSiren(valid)).toBe(valid)
        expect(parseSiren(valid.slice(0, position) + wrong + valid.slice(position + 1))).toBeNull()
      }),
    )
  })
})

// P-247
describe('parseSiret', () => {
  test.each(['73282932000074', '35600000000048', '35600000049837'])('accepts %s', (input) => {
    expect(parseSiret(input)).toBe(input)
  })

  test.each([
    '73282932000079',
    '00000000000000',
    '35600000049838',
    '7328293200007',
    '732829320 0007９',
    null,
  ])('refuses %j', (input) => {
    expect(parseSiret(input)).toBeNull()
  })

  test("La Poste's other establishments follow the digit sum, whether or not Luhn holds", () => {
    fc.assert(
      fc.property(digits(5), (establishment) => {
        const siret = `356000000${establishment}`
        fc.pre(siret !== '35600000000048')
        const sum = [...siret].reduce((total, digit) => total + Number(digit), 0)
        expect(parseSiret(siret)).toBe(sum % 5 === 0 ? siret : null)
      }),
    )
  })

  test('an establishment of an invalid company is refused even when its own checksum holds', () => {
    const siret = withLuhnDigit('7328293210007')
    expect(passesLuhn(siret)).toBe(true)
    expect(parseSiret(siret)).toBeNull()
  })
})

// P-248
describe('parseRegisterNumber', () => {
  test.each([
    ['B 123.456', 'B 123.456'],
    [' HRB-12/3 ', 'HRB-12/3'],
    ['abc', 'abc'],
  ])('accepts %j', (input, expected) => {
    expect(parseRegisterNumber(input)).toBe(expected)
  })

  test.each(['ab', ' ab ', 'a'.repeat(21), 'B:123', 'B;123', '---', '. / -', '<b>123', 'B\n123', '', null])(
    'refuses %j',
    (input) => {
      expect(parseRegisterNumber(input)).toBeNull()
    },
  )
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseAmount } from './amount-text.ts'

describe('an amount as people write it', () => {
  it.each([
    ['25000', '25000'],
    ['25 000', '25000'],
    ['25\u202f000,50\u00a0€', '25000.50'],
    ['25,000.50', '25000.50'],
    ['€25,000', '25000'],
    ['1.234.567', '1234567'],
    ['1’234’567.8', '1234567.8'],
    ['25,5', '25.5'],
    ['0', '0'],
    ['007', '7'],
  ])('%j is %s', (text, amount) => {
    expect(parseAmount(text)).toBe(amount)
  })

  it.each([
    '',
    ' ',
    ',',
    '-5',
    '+5',
    '1e6',
    '25,0000',
    '2,50,000',
    '1.234,567.89',
    '12.345,678',
    '٢٥x',
    '1'.repeat(13),
    '25 000 or more',
  ])('%j is none', (text) => {
    expect(parseAmount(text)).toBeNull()
  })

  it('is read back as it was, however it is grouped', () => {
    const cents = fc.integer({ min: 0, max: 99 })
    fc.assert(
      fc.property(
        fc.nat({ max: 999_999_999 }),
        cents,
        fc.constantFrom(' ', '\u202f', ',', '’'),
        (whole, cent, mark) => {
          const decimals = String(cent).padStart(2, '0')
          const groups = String(whole).replace(/\B(?=(\d{3})+(?!\d))/g, mark)
          expect(parseAmount(`${groups}.${decimals}`)).toBe(`${whole}.${decimals}`)
        },
      ),
    )
  })

  it('never throws, and gives digits alone', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseAmount(text) ?? '0').toMatch(/^\d+(\.\d{1,2})?$/)
      }),
    )
  })
})

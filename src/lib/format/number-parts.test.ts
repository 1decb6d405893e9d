import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localeStyles } from './locale-style.ts'
import { numberParts, scaledParts } from './number-parts.ts'

const locale = fc.constantFrom('fr', 'en')
const exactText = fc.stringMatching(/^-?(?:0{0,2}|[1-9]\d{0,20})\d(?:\.\d{1,12})?$/)
const nearHalf = fc.stringMatching(/^-?\d{1,6}\.\d{0,4}(?:5|49|50|99)0{0,2}$/)
const plainNumber = fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }))
const value = fc.oneof(exactText, nearHalf, plainNumber)

/** Returns the text of `Intl`, with this project's signs and spaces. */
function writtenByIntl(
  language: 'fr' | 'en',
  number: string | number,
  options: Intl.NumberFormatOptions,
): { sign: string; digits: string; exponent: number } {
  const { tag, group, decimal } = localeStyles[language]
  const own: Record<string, string> = { group, decimal }
  const found = { sign: '', digits: '', exponent: '' }
  const format = new Intl.NumberFormat(tag, { useGrouping: 'always', signDisplay: 'negative', ...options })
  for (const { type, value: text } of format.formatToParts(number as Intl.StringNumericLiteral)) {
    if (type === 'integer' || type === 'fraction') found.digits += text
    else if (type === 'exponentInteger' || type === 'exponentMinusSign') found.exponent += text
    else if (type === 'minusSign' || type === 'plusSign') found.sign = type === 'minusSign' ? '\u2212' : '+'
    else found.digits += own[type] ?? ''
  }
  return { ...found, exponent: Number(found.exponent) }
}

// P-242
test('a number has the digits that Intl writes, rounded half away from zero', () => {
  const cut = fc.tuple(fc.nat(4), fc.nat(4)).map(([least, more]) => ({ least, most: least + more }))
  fc.assert(
    fc.property(locale, value, cut, fc.boolean(), (language, number, { least, most }, signsGains) => {
      const { sign, digits } = writtenByIntl(language, number, {
        minimumFractionDigits: least,
        maximumFractionDigits: most,
        signDisplay: signsGains ? 'exceptZero' : 'negative',
      })
      expect(numberParts(language, number, { least, most, signsGains })).toEqual({ sign, digits })
    }),
    { numRuns: 2000 },
  )
})

// P-243
test('a percentage has the digits that Intl writes', () => {
  fc.assert(
    fc.property(locale, value, fc.nat(3), (language, ratio, places) => {
      const options = {
        style: 'percent',
        minimumFractionDigits: places,
        maximumFractionDigits: places,
      } as const
      const { sign, digits } = writtenByIntl(language, ratio, options)
      expect(numberParts(language, ratio, { least: places, most: places, power: 2 })).toEqual({
        sign,
        digits,
      })
    }),
    { numRuns: 1000 },
  )
})

test('a number in engineering notation is the one that Intl writes', () => {
  fc.assert(
    fc.property(locale, value, (language, number) => {
      const options = { notation: 'engineering', maximumFractionDigits: 1 } as const
      expect(scaledParts(language, number)).toEqual(writtenByIntl(language, number, options))
    }),
    { numRuns: 1000 },
  )
})

test.each([
  ['999950', { sign: '', digits: '1', exponent: 6 }],
  ['999949', { sign: '', digits: '999,9', exponent: 3 }],
  ['-0.00', { sign: '', digits: '0', exponent: 0 }],
])('%s is carried into the next thousand or not', (text, parts) => {
  expect(scaledParts('fr', text)).toEqual(parts)
})

test.each([Number.NaN, Infinity, '1e5', '', null, undefined])('%s is no number', (nothing) => {
  expect(numberParts('fr', nothing, { least: 0, most: 2 })).toBeNull()
})

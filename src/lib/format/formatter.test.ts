import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createFormatter, type FormatLocale } from './formatter.ts'
import { checkFormatterBytes, formatterVectors } from './formatter-vectors.ts'

const locales: FormatLocale[] = ['fr', 'en']

test.each(locales)('every vector is written byte for byte in %s', (locale) => {
  for (const { name, write, expected } of formatterVectors) {
    expect([name, write(createFormatter(locale))]).toEqual([name, expected[locale]])
  }
  expect(checkFormatterBytes()).toEqual([])
})

// P-013
test('a language has one formatter', () => {
  expect(createFormatter('fr')).toBe(createFormatter('fr'))
  expect(createFormatter('fr')).not.toBe(createFormatter('en'))
})

describe.each(locales)('in %s', (locale) => {
  const to = createFormatter(locale)
  const group = locale === 'fr' ? '\u202f' : ','
  const point = locale === 'fr' ? ',' : '.'
  const amount = fc.stringMatching(/^-?(?:0|[1-9]\d{0,17})\.\d{2}$/)

  test.each([
    null,
    undefined,
    '',
    'abc',
    '1e5',
    '1,5',
    '0x10',
    'NaN',
    'Infinity',
    ' 1',
    '--1',
    Number.NaN,
    Infinity,
  ])('nothing is written for %j', (value) => {
    expect([to.money(value), to.compactMoney(value), to.decimal(value), to.percent(value)]).toEqual([
      null,
      null,
      null,
      null,
    ])
  })

  test.each([null, undefined, '', '2024-02-30', '01/01/2024', '2024-01-01T00:00'])(
    'no date is written for %j',
    (value) => {
      expect([to.longDate(value), to.shortDate(value), to.monthYear(value)]).toEqual([null, null, null])
    },
  )

  test.each([-1, 1.5, Number.NaN, null, undefined])('no file size is written for %j', (bytes) => {
    expect(to.fileSize(bytes)).toBeNull()
  })

  // P-242
  test('no amount is written without a currency code', () => {
    expect([to.money('1', 'euro'), to.compactMoney('1', '')]).toEqual([null, null])
  })

  test('two decimals keep every digit of an amount', () => {
    fc.assert(
      fc.property(amount, (text) => {
        const written = to.netAssetValue(text) ?? ''
        const digits = written
          .replaceAll(group, '')
          .replace(point, '.')
          .replace('\u2212', '-')
          .replace(/[^\d.-]/g, '')
        expect(digits).toBe(text === '-0.00' ? '0.00' : text)
      }),
    )
  })

  // P-243
  test('only the fixed characters are written', () => {
    const fixed = locale === 'fr' ? /^[\u2212+\d,\u00a0\u202f€%kMdBn]*$/ : /^[\u2212+\d,.\u00a0€%kmbtn]*$/
    fc.assert(
      fc.property(amount, (text) => {
        const written = [to.money(text), to.compactMoney(text), to.percent(text, 'change'), to.decimal(text)]
        for (const one of written) expect(one).toMatch(fixed)
      }),
    )
  })

  // P-244
  test('a date never shifts to its neighbour', () => {
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(days, (instant) => {
        const date = instant.toISOString().slice(0, 10)
        const [year, , day] = date.split('-').map(Number)
        const written = to.longDate(date) ?? ''
        expect(written.match(/\d+/g)?.map(Number)).toEqual([day, year])
        for (const word of (to.monthYear(date) ?? '').split('\u00a0')) expect(written).toContain(word)
      }),
    )
  })

  // P-246
  test('names sort without regard to accents, and numbers by value', () => {
    const names = ['Fonds 10', 'Zébu', 'Éole', 'Fonds 2', 'Abeille']
    expect(names.toSorted(to.compare)).toEqual(['Abeille', 'Éole', 'Fonds 2', 'Fonds 10', 'Zébu'])
  })

  test.each(['conjunction', 'disjunction'] as const)('a list is what Intl makes of it as a %s', (style) => {
    const oracle = new Intl.ListFormat(locale === 'fr' ? 'fr-FR' : 'en-GB', { type: style })
    const texts = fc.array(fc.string(), { maxLength: 8 })
    fc.assert(fc.property(texts, (list) => void expect(to.list(list, style)).toBe(oracle.format(list))))
  })

  test('lists of none, one and two', () => {
    const and = locale === 'fr' ? 'a et b' : 'a and b'
    const or = locale === 'fr' ? 'a ou b' : 'a or b'
    expect([to.list([]), to.list(['a']), to.list(['a', 'b'])]).toEqual(['', 'a', and])
    expect(to.list(['a', 'b'], 'disjunction')).toBe(or)
  })

  test('a range needs both ends and is one text when they are equal', () => {
    expect(to.decimalRange('8', null)).toBeNull()
    expect(to.decimalRange('8', '8.00')).toBe('8')
  })
})

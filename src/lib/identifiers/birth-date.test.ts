import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePlainDate } from '../plain-date.ts'
import { isMinor, parseBirthDate } from './birth-date.ts'

const today = parsePlainDate('2026-11-21')
if (today === null) throw new Error('no such day')

// P-156, P-252
describe('a birth date', () => {
  it.each([
    ['28/02/1979', '1979-02-28'],
    ['1/3/1980', '1980-03-01'],
    [' 29.02.2000 ', '2000-02-29'],
    ['21/11/2026', '2026-11-21'],
    ['01/01/1900', '1900-01-01'],
    ['1979-02-28', '1979-02-28'],
  ])('is read from %j', (text, date) => expect(parseBirthDate(text, today)).toBe(date))

  it.each([
    '30/02/1979',
    '29/02/1900',
    '31/04/1980',
    '22/11/2026',
    '31/12/1899',
    '1979-02-30',
    '02/28/1979',
    '28/02/79',
    '٢٨/٢٢/١٩٧٩',
    '28/02/1979; DROP',
    '',
  ])('is not read from %j', (text) => expect(parseBirthDate(text, today)).toBeNull())

  it('never fails', () => {
    fc.assert(fc.property(fc.string(), (text) => void parseBirthDate(text, today)))
  })
})

// P-154
it.each([
  ['2008-11-26', false],
  ['2008-11-27', true],
  ['1990-01-01', false],
])('somebody born on %s is a minor on 26 November 2026: %s', (born, expected) => {
  expect(isMinor(parsePlainDate(born), new Date('2026-11-26T12:00:00Z'))).toBe(expected)
})

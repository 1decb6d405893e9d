import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  addYears,
  compareDates,
  daysBetween,
  endOfMonth,
  fieldsOf,
  isoWeekday,
  type PlainDate,
  parsePlainDate,
  plainDateOf,
} from './plain-date.ts'

const anyDate = fc
  .record({
    year: fc.integer({ min: 1, max: 9900 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  })
  .map(plainDateOf)

const date = (text: string): PlainDate => {
  const parsed = parsePlainDate(text)
  if (parsed === null) throw new Error(`bad fixture ${text}`)
  return parsed
}

describe('parsePlainDate', () => {
  test.each(['2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('reads %s as it is', (text) => {
    expect(parsePlainDate(text)).toBe(text)
  })

  test.each([
    '2023-02-29',
    '1900-02-29',
    '2024-04-31',
    '2024-13-01',
    '2024-00-10',
    '2024-01-00',
    '0000-01-01',
    '2024-1-1',
    '01/01/2024',
    '2024-01-01T00:00:00Z',
    ' 2024-01-01',
    '2024-01-01\n',
    '２０２４-01-01',
    '',
    null,
    undefined,
    20240101,
    new Date(0),
  ])('gives nothing for %j', (value) => {
    expect(parsePlainDate(value)).toBeNull()
  })

  test('accepts exactly the days that the calendar has', () => {
    const number = fc.integer({ min: 0, max: 40 })
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 9999 }), number, number, (year, month, day) => {
        const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
        const instant = new Date(`${text}T00:00:00Z`)
        const exists = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text)
        expect(parsePlainDate(text)).toBe(exists ? text : null)
      }),
    )
  })
})

describe('arithmetic', () => {
  test.each([
    ['2024-01-31', 1, '2024-02-29'],
    ['2023-01-31', 1, '2023-02-28'],
    ['2024-03-31', -1, '2024-02-29'],
    ['2024-12-15', 1, '2025-01-15'],
    ['2024-01-15', -13, '2022-12-15'],
    ['0001-12-31', -11, '0001-01-31'],
  ])('%s and %i months is %s', (from, months, to) => {
    expect(addMonths(date(from), months)).toBe(to)
  })

  test('clamps 29 February in common years', () => {
    expect(addYears(date('2024-02-29'), 1)).toBe('2025-02-28')
    expect(addYears(date('2024-02-29'), 4)).toBe('2028-02-29')
    expect(endOfMonth(date('2100-02-03'))).toBe('2100-02-28')
  })

  test('counts days over leap years', () => {
    expect(daysBetween(date('2021-01-01'), date('2024-01-01'))).toBe(1095)
    expect(daysBetween(date('2024-03-01'), date('2024-02-01'))).toBe(-29)
  })

  test('refuses to leave the years 1 to 9999', () => {
    expect(() => addDays(date('9999-12-31'), 1)).toThrow(RangeError)
    expect(() => addMonths(date('0001-01-31'), -1)).toThrow(RangeError)
  })

  test('addDays undoes daysBetween, and order agrees with it', () => {
    fc.assert(
      fc.property(anyDate, anyDate, (left, right) => {
        expect(addDays(left, daysBetween(left, right))).toBe(right)
        expect(Math.sign(compareDates(left, right))).toBe(-Math.sign(daysBetween(left, right)) + 0)
      }),
    )
  })

  test('addMonths lands in the asked month on the same day when it has that day', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 0, max: 1000 }), (start, months) => {
        const from = fieldsOf(start)
        const to = fieldsOf(addMonths(start, months))
        expect(to.year * 12 + to.month).toBe(from.year * 12 + from.month + months)
        expect(to.day).toBe(from.day)
      }),
    )
  })

  test('the weekday of the next day is the next weekday', () => {
    expect(isoWeekday(date('2024-01-01'))).toBe(1)
    expect(isoWeekday(date('1969-12-28'))).toBe(7)
    fc.assert(
      fc.property(anyDate, (day) => {
        expect(isoWeekday(addDays(day, 1))).toBe((isoWeekday(day) % 7) + 1)
      }),
    )
  })
})

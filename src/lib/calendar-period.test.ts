import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type CalendarPeriod,
  endOfPeriod,
  isoWeekOf,
  periodMonths,
  periodNumber,
  startOfPeriod,
  startOfWeek,
} from './calendar-period.ts'
import { addDays, addMonths, daysBetween, isoWeekday, plainDateOf } from './plain-date.ts'

const anyDate = fc
  .record({
    year: fc.integer({ min: 2, max: 9900 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  })
  .map(plainDateOf)
const anyPeriod = fc.constantFrom<CalendarPeriod>('month', 'quarter', 'semester', 'year')
const day = (year: number, month: number, dayOfMonth: number) => plainDateOf({ year, month, day: dayOfMonth })

// P-245
describe('isoWeekOf', () => {
  test.each([
    [day(2021, 1, 3), { year: 2020, week: 53 }],
    [day(2024, 12, 30), { year: 2025, week: 1 }],
    [day(2027, 1, 3), { year: 2026, week: 53 }],
    [day(2024, 1, 1), { year: 2024, week: 1 }],
  ])('%s is in %j', (date, expected) => {
    expect(isoWeekOf(date)).toEqual(expected)
  })

  test('4 January is always in week 1', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 9998 }), (year) => {
        expect(isoWeekOf(day(year, 1, 4))).toEqual({ year, week: 1 })
      }),
    )
  })

  test('a week has one number from Monday to Sunday and another the next day', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const monday = addDays(date, 1 - isoWeekday(date))
        expect(isoWeekOf(addDays(monday, 6))).toEqual(isoWeekOf(date))
        expect(isoWeekOf(addDays(monday, 7))).not.toEqual(isoWeekOf(date))
      }),
    )
  })
})

describe('startOfWeek', () => {
  // P-245
  test('is Monday in French and Sunday in English', () => {
    expect(startOfWeek(day(2024, 3, 6), 'fr')).toBe('2024-03-04')
    expect(startOfWeek(day(2024, 3, 6), 'en')).toBe('2024-03-03')
    expect(startOfWeek(day(2024, 3, 3), 'fr')).toBe('2024-02-26')
    expect(startOfWeek(day(2024, 3, 3), 'en')).toBe('2024-03-03')
  })

  test('is at most six days before the date', () => {
    fc.assert(
      fc.property(anyDate, fc.constantFrom('fr' as const, 'en' as const), (date, locale) => {
        const start = startOfWeek(date, locale)
        expect(isoWeekday(start)).toBe(locale === 'fr' ? 1 : 7)
        expect(daysBetween(start, date)).toBeGreaterThanOrEqual(0)
        expect(daysBetween(start, date)).toBeLessThan(7)
      }),
    )
  })
})

describe('calendar periods', () => {
  test.each([
    ['month', 8, '2024-08-01', '2024-08-31'],
    ['quarter', 3, '2024-07-01', '2024-09-30'],
    ['semester', 2, '2024-07-01', '2024-12-31'],
    ['year', 1, '2024-01-01', '2024-12-31'],
  ] as const)('15 August 2024 is in %s %i, from %s to %s', (period, number, start, end) => {
    const date = day(2024, 8, 15)
    expect(periodNumber(date, period)).toBe(number)
    expect(startOfPeriod(date, period)).toBe(start)
    expect(endOfPeriod(date, period)).toBe(end)
  })

  test('periods hold their dates and follow one another without a gap', () => {
    fc.assert(
      fc.property(anyDate, anyPeriod, (date, period) => {
        const start = startOfPeriod(date, period)
        const end = endOfPeriod(date, period)
        expect(start <= date && date <= end).toBe(true)
        expect(addDays(end, 1)).toBe(addMonths(start, periodMonths(period)))
      }),
    )
  })
})

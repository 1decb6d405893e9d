import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addBusinessDays,
  earliestDueDate,
  easterSunday,
  isBusinessDay,
  shortestNoticeDays,
  targetHolidays,
} from './business-days.ts'
import { addDays, daysBetween, isoWeekday, type PlainDate, parsePlainDate } from './plain-date.ts'

function day(text: string): PlainDate {
  const date = parsePlainDate(text)
  if (date === null) throw new Error(`not a day: ${text}`)
  return date
}

/** Closing days as the European Central Bank lists them for each year. */
const closingDays = [
  [2024, '01-01 03-29 04-01 05-01 12-25 12-26'],
  [2025, '01-01 04-18 04-21 05-01 12-25 12-26'],
  [2026, '01-01 04-03 04-06 05-01 12-25 12-26'],
  [2027, '01-01 03-26 03-29 05-01 12-25 12-26'],
  [2028, '01-01 04-14 04-17 05-01 12-25 12-26'],
  [2029, '01-01 03-30 04-02 05-01 12-25 12-26'],
  [2030, '01-01 04-19 04-22 05-01 12-25 12-26'],
] as const

const anyDay = fc.integer({ min: 0, max: 2556 }).map((days) => addDays(day('2024-01-01'), days))
const holidaysOf2024To2030 = new Set<string>(
  closingDays.flatMap(([year, days]) => days.split(' ').map((rest) => `${year}-${rest}`)),
)

// P-430
describe('the closing days of the euro payment system', () => {
  it.each(closingDays)('of %i are those of the published list', (year, days) => {
    expect(targetHolidays(year)).toEqual(days.split(' ').map((rest) => `${year}-${rest}`))
  })

  it.each([
    [1818, '1818-03-22'],
    [1943, '1943-04-25'],
    [1981, '1981-04-19'],
    [2000, '2000-04-23'],
    [2008, '2008-03-23'],
    [2038, '2038-04-25'],
    [2285, '2285-03-22'],
  ])('follow Easter, also in the rare years (%i)', (year, date) => {
    expect(easterSunday(year)).toBe(date)
  })

  it('hold for every year: Easter is a Sunday from 22 March to 25 April', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1583, max: 9998 }), (year) => {
        const easter = easterSunday(year)
        expect(isoWeekday(easter)).toBe(7)
        expect(easter.slice(5) >= '03-22' && easter.slice(5) <= '04-25').toBe(true)
      }),
    )
  })
})

// P-430
describe('a business day', () => {
  it('is a weekday that the published lists do not name', () => {
    fc.assert(
      fc.property(anyDay, (date) => {
        expect(isBusinessDay(date)).toBe(isoWeekday(date) < 6 && !holidaysOf2024To2030.has(date))
      }),
    )
  })

  it('is counted from the day after: as many business days lie between as were asked for', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 60 }), (date, count) => {
        const end = addBusinessDays(date, count)
        const days = Array.from({ length: daysBetween(date, end) }, (_, index) => addDays(date, index + 1))
        const isOpen = (text: PlainDate) => isoWeekday(text) < 6 && !isListedHoliday(text)
        expect(days.filter(isOpen)).toHaveLength(count)
        expect(isOpen(end)).toBe(true)
      }),
    )
  })

  it('is later after a later day, and two steps are one long step', () => {
    const count = fc.integer({ min: 1, max: 40 })
    fc.assert(
      fc.property(anyDay, count, count, (date, first, second) => {
        expect(addBusinessDays(addBusinessDays(date, first), second)).toBe(
          addBusinessDays(date, first + second),
        )
        expect(addBusinessDays(addDays(date, 1), first) >= addBusinessDays(date, first)).toBe(true)
      }),
    )
  })

  it.each([0, -1, 1.5, Number.NaN, 2001])('is not counted %d times', (count) => {
    expect(() => addBusinessDays(day('2026-06-01'), count)).toThrow(RangeError)
  })
})

/** Closing days of 2031 are computed, since counts may end there. */
const isListedHoliday = (date: PlainDate): boolean =>
  date < '2031' ? holidaysOf2024To2030.has(date) : targetHolidays(Number(date.slice(0, 4))).includes(date)

// P-431
describe('the earliest due date of a capital call', () => {
  it.each([
    ['an ordinary fortnight', '2026-06-01', '2026-06-15'],
    ['announced on a Saturday', '2026-06-06', '2026-06-19'],
    ['over Easter', '2026-03-25', '2026-04-10'],
    ['over 1 May', '2026-04-24', '2026-05-11'],
    ['over Christmas and New Year', '2025-12-19', '2026-01-07'],
    ['a Good Friday in March', '2024-03-20', '2024-04-05'],
    ['before the year ends on working days', '2027-12-20', '2028-01-03'],
  ])('%s: %s gives %s', (_, announced, due) => {
    expect(earliestDueDate(day(announced))).toBe(due)
  })

  it('is ten business days after the announcement', () => {
    expect(shortestNoticeDays).toBe(10)
  })
})

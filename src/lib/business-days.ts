import { addDays, fieldsOf, isoWeekday, type PlainDate, plainDateOf } from './plain-date.ts'

/** Business days that an investor has at least between the notice of a capital call and its due date (ILPA). */
export const shortestNoticeDays = 10

/** Longest count of business days, so that no input makes a loop of centuries. */
const mostDays = 2000

/** Easter Sunday of a year of the Gregorian calendar (Meeus, Jones and Butcher). */
export function easterSunday(year: number): PlainDate {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const yearOfCentury = year % 100
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const dayOfMarch = epact + weekday - 7 * late + 22
  return addDays(plainDateOf({ year, month: 3, day: 1 }), dayOfMarch - 1)
}

/**
 * The days other than Saturdays and Sundays on which the euro payment system T2 (formerly TARGET2) is closed,
 * by the calendar that holds since 2002: New Year, Good Friday, Easter Monday, 1 May, 25 and 26 December.
 */
export function targetHolidays(year: number): readonly PlainDate[] {
  const easter = easterSunday(year)
  const fixed = (month: number, day: number) => plainDateOf({ year, month, day })
  return [fixed(1, 1), addDays(easter, -2), addDays(easter, 1), fixed(5, 1), fixed(12, 25), fixed(12, 26)]
}

/** Reports whether payments in euro are settled on a day. */
export function isBusinessDay(date: PlainDate): boolean {
  return isoWeekday(date) <= 5 && !targetHolidays(fieldsOf(date).year).includes(date)
}

/** The nth business day after a day, which itself is not counted; throws RangeError unless n is 1 to 2000. */
export function addBusinessDays(date: PlainDate, count: number): PlainDate {
  if (!Number.isInteger(count) || count < 1 || count > mostDays)
    throw new RangeError(`Not a number of business days: ${count}`)
  let day = date
  for (let left = count; left > 0; ) {
    day = addDays(day, 1)
    if (isBusinessDay(day)) left -= 1
  }
  return day
}

/** The earliest day on which a capital call may be due that is announced on a day. */
export function earliestDueDate(announcedOn: PlainDate): PlainDate {
  return addBusinessDays(announcedOn, shortestNoticeDays)
}

/** Returns the business day on or before a day: month-end bookings of a fund settle on it. */
export function businessDayBy(date: PlainDate): PlainDate {
  return isBusinessDay(date) ? date : businessDayBy(addDays(date, -1))
}

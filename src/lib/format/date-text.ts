import { fieldsOf, type PlainDate, parsePlainDate } from '../plain-date.ts'
import { type FormatLocale, localeStyles, type MonthWidth } from './locale-style.ts'

/** A day as `YYYY-MM-DD`; anything else gives null (P-244). */
export type DateInput = string | null | undefined

const monthName = (locale: FormatLocale, date: PlainDate, width: MonthWidth): string =>
  localeStyles[locale].months[width][fieldsOf(date).month - 1] ?? ''

/** `1er janvier 2024`, `4 mars 2024` / `January 1, 2024`. */
export function longDateText(
  locale: FormatLocale,
  value: DateInput,
  width: MonthWidth = 'long',
): string | null {
  const date = parsePlainDate(value)
  if (date === null) return null
  const { year, day } = fieldsOf(date)
  const month = monthName(locale, date, width)
  if (locale === 'en') return `${month} ${day}, ${year}`
  return `${day === 1 ? '1er' : day} ${month} ${year}`
}

/** `04/03/2024` / `Mar 4, 2024`: in English, month and day would be ambiguous as numbers. */
export function shortDateText(locale: FormatLocale, value: DateInput): string | null {
  if (locale === 'en') return longDateText(locale, value, 'short')
  const date = parsePlainDate(value)
  return date && `${date.slice(8)}/${date.slice(5, 7)}/${date.slice(0, 4)}`
}

/** `mars 2024` / `March 2024`, or with the month's short name. */
export function monthYearText(locale: FormatLocale, value: DateInput, width: MonthWidth): string | null {
  const date = parsePlainDate(value)
  return date && `${monthName(locale, date, width)} ${fieldsOf(date).year}`
}

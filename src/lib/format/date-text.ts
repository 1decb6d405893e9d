import { fieldsOf, type PlainDate, parsePlainDate } from '../plain-date.ts'
import { type FormatLocale, localeStyles, type MonthWidth, noBreakSpace } from './locale-style.ts'

/** A day as `YYYY-MM-DD`; anything else gives null (P-244). */
export type DateInput = string | null | undefined

const monthName = (locale: FormatLocale, date: PlainDate, width: MonthWidth): string =>
  localeStyles[locale].months[width][fieldsOf(date).month - 1] ?? ''

/** `1er janvier 2024`, `4 mars 2024` / `1 January 2024`, in which no line breaks. */
export function longDateText(
  locale: FormatLocale,
  value: DateInput,
  width: MonthWidth = 'long',
): string | null {
  const date = parsePlainDate(value)
  if (date === null) return null
  const { year, day } = fieldsOf(date)
  const number = locale === 'fr' && day === 1 ? '1er' : String(day)
  return [number, monthName(locale, date, width), year].join(noBreakSpace)
}

/** `04/03/2024` / `4 Mar 2024`: in English, Americans would read the numbers the other way round. */
export function shortDateText(locale: FormatLocale, value: DateInput): string | null {
  if (locale === 'en') return longDateText(locale, value, 'short')
  const date = parsePlainDate(value)
  return date && `${date.slice(8)}/${date.slice(5, 7)}/${date.slice(0, 4)}`
}

/** `mars 2024` / `March 2024`, or with the month's short name. */
export function monthYearText(locale: FormatLocale, value: DateInput, width: MonthWidth): string | null {
  const date = parsePlainDate(value)
  return date && `${monthName(locale, date, width)}${noBreakSpace}${fieldsOf(date).year}`
}

import { describe, expect, test } from 'vitest'
import { longDateText, monthYearText } from './date-text.ts'
import { localeStyles } from './locale-style.ts'

const months = Array.from({ length: 12 }, (_, index) => index)
const widths = ['long', 'short'] as const

describe.each(['fr', 'en'] as const)('%s', (locale) => {
  const { tag } = localeStyles[locale]

  test.each(widths)('the %s names of months are those that Intl writes', (width) => {
    const format = new Intl.DateTimeFormat(tag, { month: width, timeZone: 'UTC', calendar: 'gregory' })
    expect(localeStyles[locale].months[width]).toEqual(
      months.map((month) => format.format(Date.UTC(2024, month, 1))),
    )
  })

  // P-244
  test('a date is written as Intl writes it, the first of a French month apart', () => {
    const format = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC', calendar: 'gregory' })
    for (const month of months) {
      const day = new Date(Date.UTC(2024, month, 15))
      const date = day.toISOString().slice(0, 10)
      expect(longDateText(locale, date)).toBe(format.format(day).replaceAll(' ', '\u00a0'))
      expect(monthYearText(locale, date, 'long')).toBe(longDateText(locale, date)?.replace('15\u00a0', ''))
    }
  })
})

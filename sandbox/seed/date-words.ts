import type { LocalizedText } from '../database/schema/columns.ts'

const NO_BREAK = '\u00a0'

type Language = keyof LocalizedText

const months: Readonly<Record<Language, readonly string[]>> = {
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
}

/*
 * Dates are spelled by hand: the data that `Intl` reads differs from one Node to another, and what the sandbox writes
 * into its database and its files is the same everywhere.
 */

function partsOf(date: string, language: Language): { year: string; month: string; day: number } {
  const [year = '', month = '1', day = '1'] = date.split('-')
  return { year, month: months[language][Number(month) - 1] ?? '', day: Number(day) }
}

/** Month and year of a plain date: « mars 2026 », "March 2026". */
export function monthInWords(date: string, language: Language): string {
  const { year, month } = partsOf(date, language)
  return `${month}${NO_BREAK}${year}`
}

/** A plain date, in which no line breaks: « 1er mars 2026 », "1 March 2026". */
export function dateInWords(date: string, language: Language): string {
  const { year, month, day } = partsOf(date, language)
  return [language === 'fr' && day === 1 ? '1er' : day, month, year].join(NO_BREAK)
}

/** An instant, in universal time: « 1er mars 2026, 14:05:09 UTC ». */
export function instantInWords(instant: Date, language: Language): string {
  const [day = '', time = ''] = instant.toISOString().split('T')
  return `${dateInWords(day, language)}, ${time.slice(0, 8)} UTC`
}

import { searchableText } from '../../product/search-text.ts'
import type { SheetLanguage } from './read-number.ts'

/** Order of day and month in numeric dates. */
export type DateOrder = 'day-first' | 'month-first'

const months: readonly (readonly string[])[] = [
  ['janvier', 'janv', 'january', 'jan'],
  ['fevrier', 'fevr', 'fev', 'february', 'feb'],
  ['mars', 'march', 'mar'],
  ['avril', 'avr', 'april', 'apr'],
  ['mai', 'may'],
  ['juin', 'june', 'jun'],
  ['juillet', 'juil', 'july', 'jul'],
  ['aout', 'august', 'aug'],
  ['septembre', 'sept', 'september', 'sep'],
  ['octobre', 'oct', 'october'],
  ['novembre', 'nov', 'november'],
  ['decembre', 'dec', 'december'],
]

const monthOf = (name: string): number => months.findIndex((names) => names.includes(name)) + 1

function plainDate(year: string, month: number, day: number): string | undefined {
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined
}

const numeric = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/

/** Returns the order of day and month that a numeric date proves; undefined when ambiguous. */
export function orderIn(text: string): DateOrder | undefined {
  const [, first, second] = numeric.exec(text) ?? []
  if (Number(first) > 12) return 'day-first'
  return Number(second) > 12 ? 'month-first' : undefined
}

/** Result of parsing a date. */
export type DateReading =
  | { readonly kind: 'date'; readonly value: string }
  | { readonly kind: 'not_a_date' | 'ambiguous_date' }

const dateOrFault = (value: string | undefined): DateReading =>
  value === undefined ? { kind: 'not_a_date' } : { kind: 'date', value }

function readInWords(text: string): DateReading {
  const words = searchableText(text).split(' ')
  const [first = '', second = '', year = ''] = words
  if (words.length !== 3 || !/^\d{4}$/.test(year)) return { kind: 'not_a_date' }
  const [day, month] = /^\d/.test(first) ? [first, second] : [second, first]
  const isDay = /^\d{1,2}(er|st|nd|rd|th)?$/.test(day)
  return dateOrFault(isDay ? plainDate(year, monthOf(month), Number.parseInt(day, 10)) : undefined)
}

/**
 * Parses a date: `2026-03-31`, `31/03/2026`, `31.03.2026`, `31 mars 2026`, `1er avril 2026`, `March 31,
 * 2026`.
 *
 * @param order the order that other dates of the column prove; French dates have the day first
 */
export function readDate(text: string, language: SheetLanguage, order: DateOrder | undefined): DateReading {
  const [, isoYear, isoMonth, isoDay] =
    /^(\d{4})-(\d{2})-(\d{2})(?:[T ]00:00(?::00(?:\.0+)?Z?)?)?$/.exec(text) ?? []
  if (isoYear !== undefined) return dateOrFault(plainDate(isoYear, Number(isoMonth), Number(isoDay)))
  const [, first, second, year] = numeric.exec(text) ?? []
  if (year === undefined) return readInWords(text)
  const known = language === 'fr' ? 'day-first' : (orderIn(text) ?? order)
  if (known === undefined && first !== second) return { kind: 'ambiguous_date' }
  const [day, month] = known === 'month-first' ? [second, first] : [first, second]
  return dateOrFault(plainDate(year, Number(month), Number(day)))
}

import { Big } from 'big.js'
import { dateInWords } from '../../../seed/date-words.ts'
import type { DocumentLanguage } from '../document-input.ts'

const NO_BREAK = '\u00a0'
const NARROW_NO_BREAK = '\u202f'
const MINUS = '\u2212'
const SYMBOLS: Record<string, string> = { EUR: '€', USD: '$', GBP: '£' }

/** Formats numbers and dates of a language with fixed separators: the same bytes on every machine. */
export interface Formats {
  /** `1 234 567,80` / `1,234,567.80` */
  number(value: Big | string | number, decimals?: number): string
  /** `1 234 567 €` / `€1,234,567` */
  money(money: { amount: Big | string; currency: string }, decimals?: number): string
  /** A fraction as a percentage: 0.0523 is `5,23 %` / `5.23%`. */
  percent(fraction: Big): string
  /** `1er janvier 2024` / `1 January 2024` */
  longDate(date: string): string
}

export const formats: Record<DocumentLanguage, Formats> = { fr: frenchFormats(), en: englishFormats() }

function frenchFormats(): Formats {
  const number: Formats['number'] = (value, decimals = 0) => grouped(value, decimals, NARROW_NO_BREAK, ',')
  return {
    number,
    money: ({ amount, currency }, decimals = 0) =>
      `${number(amount, decimals)}${NO_BREAK}${SYMBOLS[currency] ?? currency}`,
    percent: (fraction) => `${number(fraction.times(100), 2)}${NO_BREAK}%`,
    longDate: (date) => dateInWords(date, 'fr'),
  }
}

function englishFormats(): Formats {
  const number: Formats['number'] = (value, decimals = 0) => grouped(value, decimals, ',', '.')
  return {
    number,
    money: ({ amount, currency }, decimals = 0) => {
      const text = number(amount, decimals)
      const symbol = SYMBOLS[currency] ?? `${currency}${NO_BREAK}`
      return text.startsWith(MINUS) ? `${MINUS}${symbol}${text.slice(1)}` : `${symbol}${text}`
    },
    percent: (fraction) => `${number(fraction.times(100), 2)}%`,
    longDate: (date) => dateInWords(date, 'en'),
  }
}

/** Rounds half away from zero, and never writes « −0 ». */
function grouped(value: Big | string | number, decimals: number, group: string, point: string): string {
  const rounded = new Big(value).round(decimals, Big.roundHalfUp)
  const [whole = '0', fraction] = rounded.abs().toFixed(decimals).split('.')
  const digits = whole.replace(/\B(?=(\d{3})+$)/g, group)
  return `${rounded.lt(0) ? MINUS : ''}${digits}${fraction ? point + fraction : ''}`
}

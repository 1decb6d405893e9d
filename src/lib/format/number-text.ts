import { enDash, type FormatLocale, localeStyles, noBreakSpace } from './locale-style.ts'
import {
  type NumberCut,
  type NumberInput,
  type NumberParts,
  numberParts,
  scaledParts,
} from './number-parts.ts'

/** Digits after the decimal mark: an exact count, or a minimum and a maximum. */
export type FractionDigits = number | { readonly least: number; readonly most: number }

/** `change` adds a plus sign to gains, for figures of change; zero has no sign. */
export type SignStyle = 'negative' | 'change'

const cutOf = (digits: FractionDigits, sign: SignStyle = 'negative'): NumberCut => ({
  ...(typeof digits === 'number' ? { least: digits, most: digits } : digits),
  signsGains: sign === 'change',
})

/** Plain number: `1 234,5` / `1,234.5`. */
export function decimalText(
  locale: FormatLocale,
  value: NumberInput,
  digits: FractionDigits,
  sign: SignStyle = 'negative',
): string | null {
  const parts = numberParts(locale, value, cutOf(digits, sign))
  return parts && parts.sign + parts.digits
}

/** Percentage of a ratio (0.0123 is 1.23 %): `−1,23 %` / `−1.23%`. */
export function percentText(
  locale: FormatLocale,
  ratio: NumberInput,
  digits: FractionDigits,
  sign: SignStyle,
): string | null {
  const parts = numberParts(locale, ratio, { ...cutOf(digits, sign), power: 2 })
  return parts && `${parts.sign}${parts.digits}${localeStyles[locale].beforePercent}%`
}

const isLetters = (sign: string) => /^[A-Z]+$/.test(sign)

function placeCurrency(locale: FormatLocale, parts: NumberParts, currency: string, scale: string): string {
  const style = localeStyles[locale]
  const sign = style.currencySigns[currency] ?? currency
  if (style.isCurrencyFirst) {
    return `${parts.sign}${sign}${isLetters(sign) ? noBreakSpace : ''}${parts.digits}${scale}`
  }
  const isJoined = scale !== '' && !isLetters(sign)
  return `${parts.sign}${parts.digits}${scale}${isJoined ? '' : noBreakSpace}${sign}`
}

function isCurrency(currency: string): boolean {
  return /^[A-Z]{3}$/.test(currency)
}

/** Amount in units of the currency: `1 234 567 €` / `€1,234,567`. */
export function moneyText(
  locale: FormatLocale,
  amount: NumberInput,
  currency: string,
  { digits, sign = 'negative' }: { readonly digits: FractionDigits; readonly sign?: SignStyle },
): string | null {
  const parts = isCurrency(currency) ? numberParts(locale, amount, cutOf(digits, sign)) : null
  return parts && placeCurrency(locale, parts, currency, '')
}

/** Amount rounded to one decimal of its thousands, millions, ...: `12,5 M€` / `€12.5m`; below 1,000 in full. */
export function compactMoneyText(locale: FormatLocale, amount: NumberInput, currency: string): string | null {
  const parts = isCurrency(currency) ? scaledParts(locale, amount) : null
  if (parts === null) return null
  const { beforeScale, scales } = localeStyles[locale]
  const scale = scales[parts.exponent]
  if (scale === undefined) return moneyText(locale, amount, currency, { digits: 0 })
  return placeCurrency(locale, parts, currency, beforeScale + scale)
}

/** Size of a file in decimal units: `1,2 Mo` / `1.2 MB`. */
export function fileSizeText(locale: FormatLocale, bytes: number | null | undefined): string | null {
  if (typeof bytes !== 'number' || !Number.isSafeInteger(bytes) || bytes < 0) return null
  const parts = scaledParts(locale, bytes)
  const unit = parts && localeStyles[locale].byteUnits[parts.exponent]
  return parts && unit !== undefined ? `${parts.digits}${noBreakSpace}${unit}` : null
}

/**
 * Joins two formatted ends: `8–10`, or spaced when `isSpaced` (`5 M€ – 10 M€`); one text when both are
 * equal.
 */
export function rangeText(from: string | null, to: string | null, isSpaced: boolean): string | null {
  if (from === null || to === null) return null
  if (from === to) return from
  return isSpaced ? `${from}${noBreakSpace}${enDash} ${to}` : `${from}${enDash}${to}`
}

import { once } from '../once.ts'
import { type DateInput, longDateText, monthYearText, shortDateText } from './date-text.ts'
import {
  type FormatLocale,
  type LastOfList,
  type ListStyle,
  localeStyles,
  type MonthWidth,
} from './locale-style.ts'
import type { NumberInput } from './number-parts.ts'
import {
  compactMoneyText,
  decimalText,
  type FractionDigits,
  fileSizeText,
  moneyText,
  percentText,
  rangeText,
  type SignStyle,
} from './number-text.ts'

/** Plural form of a noun for a count. */
type PluralCategory = 'one' | 'other'

/** The grammatical rules of a language; one object per language. */
type LanguageRules = {
  readonly plural: (count: number) => PluralCategory
  readonly list: (texts: readonly string[], style?: ListStyle) => string
  readonly compare: (left: string, right: string) => number
}

/**
 * Joins a list as in a sentence. `Intl.ListFormat` is not used: its first construction takes a phone longer
 * than rendering a page of lists (decision 033).
 */
function listText(texts: readonly string[], { ofTwo, ofMore }: LastOfList): string {
  const last = texts.at(-1) ?? ''
  const before = texts.slice(0, -1)
  if (before.length === 0) return last
  return `${before.join(', ')}${before.length === 1 ? ofTwo : ofMore}${last}`
}

/** Creates the plural, list and sorting rules of a language; `Intl` objects are created lazily. */
function createLanguageRules(locale: FormatLocale): LanguageRules {
  const { tag, lists } = localeStyles[locale]
  const plurals = once(() => new Intl.PluralRules(tag))
  const collator = once(() => new Intl.Collator(tag, { numeric: true }))
  return {
    plural: (count) => (plurals().select(count) === 'one' ? 'one' : 'other'),
    list: (texts, style = 'conjunction') => listText(texts, lists[style]),
    compare: (left, right) => collator().compare(left, right),
  }
}

export type { DateInput } from './date-text.ts'
export type { FormatLocale } from './locale-style.ts'
export type { NumberInput } from './number-parts.ts'
export type { FractionDigits, SignStyle } from './number-text.ts'

/** Default ISO 4217 code (P-242). */
export const defaultCurrency = 'EUR'

/**
 * Formats numbers, dates and lists in one language. Amounts and ratios are exact decimal texts, rounded
 * half away from zero; a missing or invalid value gives null, for which the caller shows its own text.
 */
export type Formatter = LanguageRules & {
  readonly locale: FormatLocale
  /** Whole units: `1 234 567 €` / `€1,234,567`. */
  readonly money: (amount: NumberInput, currency?: string) => string | null
  /** Two decimals, as net asset values are published: `121,00 €` / `€121.00`; `change` adds a plus sign to gains. */
  readonly netAssetValue: (amount: NumberInput, currency?: string, sign?: SignStyle) => string | null
  /** `12,5 M€` / `€12.5m`. */
  readonly compactMoney: (amount: NumberInput, currency?: string) => string | null
  /** Compact amounts joined by a dash: `5 M€ – 10 M€` / `€5m – €10m`. */
  readonly compactMoneyRange: (from: NumberInput, to: NumberInput, currency?: string) => string | null
  /** `1 234,5` / `1,234.5`; at most two decimals by default. `change` adds a plus sign to gains. */
  readonly decimal: (value: NumberInput, digits?: FractionDigits, sign?: SignStyle) => string | null
  /** `8–10`. */
  readonly decimalRange: (from: NumberInput, to: NumberInput, digits?: FractionDigits) => string | null
  /** Multiple of the capital, for DPI, RVPI and TVPI: `1,41x` / `1.41x`. */
  readonly multiple: (value: NumberInput) => string | null
  /** A ratio (0.21) as `21,00 %` / `21.00%`; `change` adds a plus sign to gains. Two decimals by default. */
  readonly percent: (ratio: NumberInput, sign?: SignStyle, digits?: FractionDigits) => string | null
  /** `1er janvier 2024` / `1 January 2024`. */
  readonly longDate: (date: DateInput) => string | null
  /** `01/01/2024` / `1 Jan 2024`. */
  readonly shortDate: (date: DateInput) => string | null
  /** `janvier 2024` / `January 2024`; `short`: `janv. 2024` / `Jan 2024`. */
  readonly monthYear: (date: DateInput, width?: MonthWidth) => string | null
  /** `1,2 Mo` / `1.2 MB`. */
  readonly fileSize: (bytes: number | null | undefined) => string | null
}

const atMostTwo = { least: 0, most: 2 } as const

function buildFormatter(locale: FormatLocale): Formatter {
  return {
    ...createLanguageRules(locale),
    locale,
    money: (amount, currency = defaultCurrency) => moneyText(locale, amount, currency, { digits: 0 }),
    netAssetValue: (amount, currency = defaultCurrency, sign = 'negative') =>
      moneyText(locale, amount, currency, { digits: 2, sign }),
    compactMoney: (amount, currency = defaultCurrency) => compactMoneyText(locale, amount, currency),
    compactMoneyRange: (from, to, currency = defaultCurrency) =>
      rangeText(compactMoneyText(locale, from, currency), compactMoneyText(locale, to, currency), true),
    decimal: (value, digits = atMostTwo, sign = 'negative') => decimalText(locale, value, digits, sign),
    decimalRange: (from, to, digits = atMostTwo) =>
      rangeText(decimalText(locale, from, digits), decimalText(locale, to, digits), false),
    multiple: (value) => {
      const text = decimalText(locale, value, 2)
      return text && `${text}x`
    },
    percent: (ratio, sign = 'negative', digits = 2) => percentText(locale, ratio, digits, sign),
    longDate: (date) => longDateText(locale, date),
    shortDate: (date) => shortDateText(locale, date),
    monthYear: (date, width = 'long') => monthYearText(locale, date, width),
    fileSize: (bytes) => fileSizeText(locale, bytes),
  }
}

const formatters = new Map<FormatLocale, Formatter>()

/** Creates the immutable formatter of a language, one per language. */
export function createFormatter(locale: FormatLocale): Formatter {
  const known = formatters.get(locale)
  if (known !== undefined) return known
  const formatter = buildFormatter(locale)
  formatters.set(locale, formatter)
  return formatter
}

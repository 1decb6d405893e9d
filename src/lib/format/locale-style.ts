/** Languages of the formatter. */
export type FormatLocale = 'fr' | 'en'

export const noBreakSpace = '\u00a0'
export const narrowNoBreakSpace = '\u202f'
export const enDash = '\u2013'
export const minusSign = '\u2212'

/** Width of a month name: `janvier` or `janv.`. */
export type MonthWidth = 'long' | 'short'

/** Conjunction before the last entry of a list: `et` / `and`, or `ou` / `or`. */
export type ListStyle = 'conjunction' | 'disjunction'

/** Separator before the last entry of a list: of two entries, and of more. */
export type LastOfList = { readonly ofTwo: string; readonly ofMore: string }

/**
 * The characters and names of one language. None of them is taken from `Intl`, so that two ICU builds (the
 * server's and a browser's) write the same bytes, and phones need not load `Intl` data (decision 033).
 */
export type LocaleStyle = {
  /** BCP 47 tag for `Intl`. */
  readonly tag: string
  /** Month names within a date, January first. */
  readonly months: Readonly<Record<MonthWidth, readonly string[]>>
  readonly lists: Readonly<Record<ListStyle, LastOfList>>
  readonly group: string
  readonly decimal: string
  /** True if the currency sign precedes the number. */
  readonly isCurrencyFirst: boolean
  readonly beforePercent: string
  /** Text between a number and its scale (`12,5 M€`). */
  readonly beforeScale: string
  /** Scale suffixes (thousands, millions, …) by power of ten. */
  readonly scales: Readonly<Record<number, string>>
  /** File size units by power of ten. */
  readonly byteUnits: Readonly<Record<number, string>>
  /** Currency signs; other currencies are written by their code. */
  readonly currencySigns: Readonly<Record<string, string>>
}

const frenchMonths = {
  long: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  short: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'.split(' '),
}

const englishMonths = {
  long: 'January February March April May June July August September October November December'.split(' '),
  short: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' '),
}

export const localeStyles: Readonly<Record<FormatLocale, LocaleStyle>> = {
  fr: {
    tag: 'fr-FR',
    months: frenchMonths,
    lists: {
      conjunction: { ofTwo: ' et ', ofMore: ' et ' },
      disjunction: { ofTwo: ' ou ', ofMore: ' ou ' },
    },
    group: narrowNoBreakSpace,
    decimal: ',',
    isCurrencyFirst: false,
    beforePercent: noBreakSpace,
    beforeScale: noBreakSpace,
    scales: { 3: 'k', 6: 'M', 9: 'Md', 12: 'Bn' },
    byteUnits: { 0: 'o', 3: 'ko', 6: 'Mo', 9: 'Go', 12: 'To' },
    currencySigns: { EUR: '€', USD: '$US', GBP: '£' },
  },
  en: {
    tag: 'en-GB',
    months: englishMonths,
    lists: {
      conjunction: { ofTwo: ' and ', ofMore: ' and ' },
      disjunction: { ofTwo: ' or ', ofMore: ' or ' },
    },
    group: ',',
    decimal: '.',
    isCurrencyFirst: true,
    beforePercent: '',
    beforeScale: '',
    scales: { 3: 'k', 6: 'm', 9: 'bn', 12: 'tn' },
    byteUnits: { 0: 'B', 3: 'kB', 6: 'MB', 9: 'GB', 12: 'TB' },
    currencySigns: { EUR: '€', USD: 'US$', GBP: '£' },
  },
}

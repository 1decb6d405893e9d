/** Languages that the formatter writes. */
export type FormatLocale = 'fr' | 'en'

export const noBreakSpace = '\u00a0'
export const narrowNoBreakSpace = '\u202f'
export const enDash = '\u2013'

/** How a month is named: `janvier` or `janv.`. */
export type MonthWidth = 'long' | 'short'

/** How the last two entries of a list are joined: `et` / `and`, or `ou` / `or`. */
export type ListStyle = 'conjunction' | 'disjunction'

/** What stands before the last entry of a list: of two entries, and of more. */
export type LastOfList = { readonly ofTwo: string; readonly ofMore: string }

/**
 * The characters and names of one language. All of them come from here and none from `Intl`, so that two ICU builds
 * (the server's and a browser's) write the same bytes, and no phone waits for them (decision 033).
 */
export type LocaleStyle = {
  /** BCP 47 tag given to `Intl`. */
  readonly tag: string
  /** Names of months within a date, January first. */
  readonly months: Readonly<Record<MonthWidth, readonly string[]>>
  readonly lists: Readonly<Record<ListStyle, LastOfList>>
  readonly group: string
  readonly decimal: string
  /** Whether the currency sign stands before the number. */
  readonly isCurrencyFirst: boolean
  readonly beforePercent: string
  /** Between a number and its scale (`12,5 M€`). */
  readonly beforeScale: string
  /** Signs of thousands, millions, and so on, by power of ten. */
  readonly scales: Readonly<Record<number, string>>
  /** Units of file sizes, by power of ten. */
  readonly byteUnits: Readonly<Record<number, string>>
  /** Currency signs; a currency that is not here is written by its code. */
  readonly currencySigns: Readonly<Record<string, string>>
}

const frenchMonths = {
  long: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  short: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'.split(' '),
}

const englishMonths = {
  long: 'January February March April May June July August September October November December'.split(' '),
  short: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
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
    tag: 'en-US',
    months: englishMonths,
    lists: {
      conjunction: { ofTwo: ' and ', ofMore: ', and ' },
      disjunction: { ofTwo: ' or ', ofMore: ', or ' },
    },
    group: ',',
    decimal: '.',
    isCurrencyFirst: true,
    beforePercent: '',
    beforeScale: '',
    scales: { 3: 'K', 6: 'M', 9: 'B', 12: 'T' },
    byteUnits: { 0: 'B', 3: 'kB', 6: 'MB', 9: 'GB', 12: 'TB' },
    currencySigns: { EUR: '€', USD: '$', GBP: '£' },
  },
}

/** Languages that the formatter writes. */
export type FormatLocale = 'fr' | 'en'

export const noBreakSpace = '\u00a0'
export const narrowNoBreakSpace = '\u202f'
export const enDash = '\u2013'

/**
 * The characters of one language. `Intl` decides the names of months; every sign and space comes from here, so that two
 * ICU builds (the server's and a browser's) write the same bytes.
 */
export type LocaleStyle = {
  /** BCP 47 tag given to `Intl`. */
  readonly tag: string
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

export const localeStyles: Readonly<Record<FormatLocale, LocaleStyle>> = {
  fr: {
    tag: 'fr-FR',
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

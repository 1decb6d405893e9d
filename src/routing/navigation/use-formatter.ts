import { createFormatter, type Formatter } from '../../lib/format/formatter.ts'
import { useLocale } from './use-locale.ts'

/** Writes figures and dates in the page's language. Apart from the locale, so that a page without figures pays for none. */
export function useFormatter(): Formatter {
  return createFormatter(useLocale())
}

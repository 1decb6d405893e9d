import { createFormatter, type Formatter } from '../../lib/format/formatter.ts'
import { useLocale } from './use-locale.ts'

/**
 * The formatter of the page's language. Separate from `useLocale`, so that pages without numbers do not
 * load it.
 */
export function useFormatter(): Formatter {
  return createFormatter(useLocale())
}

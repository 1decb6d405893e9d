import { type FailureCode, failureStatus } from '../../lib/outcome.ts'
import { translationsOf } from '../../lib/translations.ts'
import type { Locale } from '../addresses/locales.ts'
import { pageHead } from './document-head.ts'

/** Head of a page that could not be rendered: its title ends with the status (P-044). */
export function errorHead(locale: Locale, code: FailureCode) {
  const { errors } = translationsOf(locale)
  const titles: Partial<Record<FailureCode, string>> = {
    not_found: errors.title.notFound(),
    forbidden: errors.title.forbidden(),
  }
  return pageHead({
    title: `${titles[code] ?? errors.title.default()} ${failureStatus[code]}`,
    noIndex: true,
  })
}

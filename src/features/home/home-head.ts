import { translationsOf } from '~/lib/translations.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { pageHead } from '~/routing/page-status/document-head.ts'

/** Head of the home page. */
export function homeHead(locale: Locale) {
  const { home } = translationsOf(locale)
  return pageHead({ title: home.title(), description: home.description() })
}

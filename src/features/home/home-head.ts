import { translationsOf } from '~/lib/translations.ts'
import { pageHead } from '~/routing/document-head.ts'
import type { Locale } from '~/routing/locales.ts'

/** Head of the home page. */
export function homeHead(locale: Locale) {
  const { home } = translationsOf(locale)
  return pageHead({ title: home.title(), description: home.description() })
}

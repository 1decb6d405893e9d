import { translationsOf } from '~/lib/translations.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { pageHead } from '~/routing/page-status/document-head.ts'

/** Head of the home page; `title` is that of a signed-in investor's own home. */
export function homeHead(locale: Locale, title?: string) {
  const { home } = translationsOf(locale)
  return pageHead({ title: title ?? home.title(), description: home.description() })
}

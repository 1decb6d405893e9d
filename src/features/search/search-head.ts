import { translationsOf } from '~/lib/translations.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { pageHead } from '~/routing/page-status/document-head.ts'

/** Head of the search page, which is not indexed. */
export function searchHead(locale: Locale, text: string | undefined) {
  const { site_search: search } = translationsOf(locale)
  const title = text === undefined ? search.title() : search.titleOf({ text })
  return pageHead({ title, description: search.description(), noIndex: true })
}

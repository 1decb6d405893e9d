import { translationsOf } from '~/lib/translations.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { pageHead } from '~/routing/page-status/document-head.ts'

/** Head of the search page: never for search engines, which have pages of their own to find. */
export function searchHead(locale: Locale, text: string | undefined) {
  const { site_search: search } = translationsOf(locale)
  const title = text === undefined ? search.title() : search.titleOf({ text })
  return pageHead({ title, description: search.description(), noIndex: true })
}

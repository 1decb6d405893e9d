import { translationsOf } from '~/lib/translations.ts'
import { pageHead } from '~/routing/document-head.ts'
import type { Locale } from '~/routing/locales.ts'

/** Head of the search page: never for search engines, which have pages of their own to find. */
export function searchHead(locale: Locale, text: string | undefined) {
  const { site_search: search } = translationsOf(locale)
  const title = text === undefined ? search.title() : search.titleOf({ text })
  return pageHead({ title, description: search.description(), noIndex: true })
}

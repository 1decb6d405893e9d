import type { Outcome } from '~/lib/outcome.ts'
import type { Locale } from '~/routing/locales.ts'
import { settle } from '~/routing/settle.ts'
import { searchSite } from './search.functions.ts'
import { isSearchable, type SearchResults } from './search.schema.ts'

/** What the page's address looks for; null for nothing, or for too little. */
export async function loadSearch(
  locale: Locale,
  text: string | undefined,
): Promise<Outcome<SearchResults> | null> {
  if (text === undefined || !isSearchable(text)) return null
  return settle(await searchSite({ data: { locale, text } }))
}

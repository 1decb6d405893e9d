import { queryOptions } from '@tanstack/react-query'
import type { Outcome } from '~/lib/outcome.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'
import { searchSite } from './search.functions.ts'
import { isSearchable, type SearchResults } from './search.schema.ts'

const freshMs = 60_000

/** Query of the results for a text; disabled for one that is too short. */
export function searchQuery(locale: Locale, text: string) {
  return queryOptions({
    queryKey: ['search', locale, text],
    queryFn: () => searchSite({ data: { locale, text } }),
    enabled: isSearchable(text),
    staleTime: freshMs,
    // The page shows the failure and offers the same search again.
    retry: false,
  })
}

/** Loads the results for the page's URL; null for a missing or too short text. */
export async function loadSearch(
  locale: Locale,
  text: string | undefined,
): Promise<Outcome<SearchResults> | null> {
  if (text === undefined || !isSearchable(text)) return null
  return toLoaderResult(await searchSite({ data: { locale, text } }))
}

import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '~/routing/locales.ts'
import { searchSite } from './search.functions.ts'
import { isSearchable } from './search.schema.ts'

const freshMs = 60_000

/** What is found for a text; nothing is asked for one that is too short. */
export function searchQuery(locale: Locale, text: string) {
  return queryOptions({
    queryKey: ['search', locale, text],
    queryFn: () => searchSite({ data: { locale, text } }),
    enabled: isSearchable(text),
    staleTime: freshMs,
    // The page says that it failed and offers the same search again.
    retry: false,
  })
}

import { pathFor } from '~/routing/addresses/links.tsx'
import type { Locale } from '~/routing/addresses/locales.ts'
import { sectionRoutes } from '~/routing/addresses/text-address.ts'
import type { Section, TextListSearch } from './articles.schema.ts'

/** Identifies a list: a section, or one of its categories. */
export type ListPlace = { readonly section: Section; readonly category?: string | null }

/** Returns the public path of a list with the given search. */
export function textListPath(locale: Locale, place: ListPlace, search: TextListSearch = {}): string {
  const { list, category: route } = sectionRoutes[place.section]
  return place.category
    ? pathFor({ to: route, locale, params: { category: place.category }, search })
    : pathFor({ to: list, locale, search })
}

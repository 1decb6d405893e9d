import { pathFor } from '~/routing/links.tsx'
import type { Locale } from '~/routing/locales.ts'
import type { Section, TextAddress, TextListSearch } from './library.schema.ts'

/** Canonical names of a section's pages. */
export const sectionRoutes = {
  guide: { list: '/guides', category: '/guides/$category', text: '/guides/$category/$slug' },
  article: { list: '/articles', category: '/articles/$category', text: '/articles/$category/$slug' },
} as const

/** Category that every guide may be read under (specification, point 2; decision 4). */
export const openCategory = 'placement'

/** The public path of a text. */
export function textPath(locale: Locale, { section, category, slug }: TextAddress): string {
  return pathFor({ to: sectionRoutes[section].text, locale, params: { category, slug } })
}

/** Which list: a section, or a category of it. */
export type ListPlace = { readonly section: Section; readonly category?: string | null }

/** The public path of a list in one state. */
export function textListPath(locale: Locale, place: ListPlace, search: TextListSearch = {}): string {
  const { list, category: route } = sectionRoutes[place.section]
  return place.category
    ? pathFor({ to: route, locale, params: { category: place.category }, search })
    : pathFor({ to: list, locale, search })
}

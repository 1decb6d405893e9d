import { pathFor } from './links.tsx'
import type { Locale } from './locales.ts'

/** The two kinds of texts: guides explain what lasts, articles say what is new. */
export type TextSection = 'guide' | 'article'

/** Where a text is, in one language. */
export type TextAddress = {
  readonly section: TextSection
  readonly category: string
  readonly slug: string
}

/** Canonical names of a section's pages. */
export const sectionRoutes = {
  guide: { list: '/guides', category: '/guides/$category', text: '/guides/$category/$slug' },
  article: { list: '/articles', category: '/articles/$category', text: '/articles/$category/$slug' },
} as const

/** Category that every guide may be read under (P-025). */
export const openCategory = 'placement'

/** Categories of texts that editors left without one (P-023). */
const plainCategories = {
  guide: { fr: openCategory, en: openCategory },
  article: { fr: 'actualites', en: 'news' },
} as const satisfies Record<TextSection, Record<Locale, string>>

/** What of a text decides where it is. */
type Placed = { readonly slug: string | null; readonly category: { readonly slug: string } | null }

/** The category that a text is read under: its own, or the section's plain one. */
export const categoryIn = (section: TextSection, locale: Locale, category: Placed['category']): string =>
  category?.slug ?? plainCategories[section][locale]

/**
 * The one address of a text in a language, for its page, every list, the sitemaps, feeds and alternates; undefined for
 * one that has none. A text without category has one.
 */
export function textAddress(
  section: TextSection,
  locale: Locale,
  { slug, category }: Placed,
): TextAddress | undefined {
  return slug === null ? undefined : { section, category: categoryIn(section, locale, category), slug }
}

/** The public path of a text. */
export function textPath(locale: Locale, { section, category, slug }: TextAddress): string {
  return pathFor({ to: sectionRoutes[section].text, locale, params: { category, slug } })
}

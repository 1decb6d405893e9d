import { pathFor } from './links.tsx'
import type { Locale } from './locales.ts'

/** Sections of texts: guides explain lasting subjects, articles are news. */
export type TextSection = 'guide' | 'article'

/** The address of a text in one language. */
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

/** Category valid for every guide (P-025). */
export const openCategory = 'placement'

/** Category of texts without one (P-023). */
const plainCategories = {
  guide: { fr: openCategory, en: openCategory },
  article: { fr: 'actualites', en: 'news' },
} as const satisfies Record<TextSection, Record<Locale, string>>

/** The fields of a text that determine its address. */
type Placed = { readonly slug: string | null; readonly category: { readonly slug: string } | null }

/** The category of a text's URL: its own, or the section's default. */
export const categoryIn = (section: TextSection, locale: Locale, category: Placed['category']): string =>
  category?.slug ?? plainCategories[section][locale]

/**
 * The only address of a text in a language, used by its page, lists, the sitemaps, feeds and alternates;
 * undefined for a text without one. A text without category has an address.
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

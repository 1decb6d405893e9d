import { oneOf, searchSchema } from '~/routing/addresses/search-fields.ts'

/** A page and its title. */
export type SitemapLink = { readonly label: string; readonly href: string }

/**
 * Pages under one heading; the category's name links to its list. Pages without a listed category have
 * neither.
 */
export type SitemapGroup = {
  readonly title: string | null
  readonly href: string | null
  readonly links: readonly SitemapLink[]
}

/** The public pages that are derived from backend data. */
export type SitemapView = {
  readonly funds: readonly SitemapLink[]
  readonly guides: readonly SitemapGroup[]
  readonly articles: readonly SitemapGroup[]
  readonly whiteBooks: readonly SitemapLink[]
  readonly authors: readonly SitemapLink[]
  readonly pages: readonly SitemapLink[]
}

/** Reason of the redirect: the text that the visitor read has no translation (P-011). */
export const sitemapSearchSchema = searchSchema({ notice: oneOf(['untranslated']) })

/** URL state of the page. */
export type SitemapSearch = ReturnType<typeof sitemapSearchSchema.parse>

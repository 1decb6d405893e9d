import { oneOf, searchSchema } from '~/routing/addresses/search-fields.ts'

/** A page by its name. */
export type SitemapLink = { readonly label: string; readonly href: string }

/** Pages that belong together; a category's name leads to its list. Pages of no listed category have neither. */
export type SitemapGroup = {
  readonly title: string | null
  readonly href: string | null
  readonly links: readonly SitemapLink[]
}

/** The public pages that are known by what the backends hold. */
export type SitemapView = {
  readonly funds: readonly SitemapLink[]
  readonly guides: readonly SitemapGroup[]
  readonly articles: readonly SitemapGroup[]
  readonly whiteBooks: readonly SitemapLink[]
  readonly pages: readonly SitemapLink[]
}

/** Why the visitor is here: what they read has no translation (P-011). */
export const sitemapSearchSchema = searchSchema({ notice: oneOf(['untranslated']) })

/** The state of the page in its address. */
export type SitemapSearch = ReturnType<typeof sitemapSearchSchema.parse>

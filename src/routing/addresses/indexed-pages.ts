import { type Locale, locales } from './locales.ts'
import { internalPath } from './path-engine.ts'
import { paths, type RouteName } from './route-table.ts'

/** Pages without parameters that search engines may show: the fixed part of the sitemaps. */
export const indexedPages: readonly RouteName[] = [
  '/',
  '/funds',
  '/funds/compare',
  '/guides',
  '/articles',
  '/sitemap',
  '/contact',
  '/subscribe',
]

/** Public pages without parameters that they may not: searches, and steps of a visitor's own. */
export const unindexedPages: readonly RouteName[] = ['/search', '/partner/choose-team', '/investor/pending']

/** The public path of a fixed page in each language that has it. */
export function fixedPaths(name: RouteName): { readonly [Language in Locale]?: string } {
  const found = locales.flatMap((locale) => {
    const path = paths.toPublic(internalPath(locale, name))
    return path === undefined ? [] : [[locale, path] as const]
  })
  return Object.fromEntries(found)
}

import { type Locale, locales } from './locales.ts'
import { internalPath } from './path-engine.ts'
import { paths, type RouteName } from './route-table.ts'

/** Indexed pages without parameters: the fixed part of the sitemaps. */
export const indexedPages: readonly RouteName[] = [
  '/',
  '/funds',
  '/funds/compare',
  '/guides',
  '/articles',
  '/sitemap',
  '/contact',
  '/subscribe',
  '/calculators',
  '/glossary',
  '/terms',
]

/** Public pages without parameters that are not indexed: searches, and steps of a process. */
export const unindexedPages: readonly RouteName[] = [
  '/search',
  '/partner/choose-team',
  '/investor/pending',
  '/unsubscribe',
  '/alerts',
  '/shared',
]

/** The public path of a fixed page in each language that has it. */
export function fixedPaths(name: RouteName): { readonly [Language in Locale]?: string } {
  const found = locales.flatMap((locale) => {
    const path = paths.toPublic(internalPath(locale, name))
    return path === undefined ? [] : [[locale, path] as const]
  })
  return Object.fromEntries(found)
}

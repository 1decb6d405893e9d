import { LRUCache } from 'lru-cache'
import type { ConsentChoice } from '../../lib/consent.ts'
import { localeSchema } from '../../routing/addresses/locale.schema.ts'
import { paths, type RouteName } from '../../routing/addresses/route-table.ts'
import { isServerFunctionPath } from '../http/server-function-path.server.ts'
import { targetFault } from '../pipeline/refusals.server.ts'

/** A route whose pages are cached, and the search parameters that determine their content. */
type CacheablePage = { readonly name: RouteName; readonly search: readonly string[] }

/**
 * Public pages that are the same for all visitors without a session. Free text (`q`), free dates and chosen
 * funds (`watch`) have too many values to cache, so they are not listed as parameters. More specific routes are listed first.
 */
export const cacheablePages: readonly CacheablePage[] = [
  { name: '/', search: [] },
  {
    name: '/funds',
    search: [
      ...['strategy', 'status', 'assetClass', 'geography', 'legalForm', 'sfdr', 'minimum', 'horizon'],
      ...['sort', 'page', 'view', 'columns', 'compare'],
    ],
  },
  { name: '/funds/compare', search: ['fund', 'only'] },
  { name: '/funds/$id', search: ['share', 'measure', 'period', 'unit'] },
  { name: '/contact', search: ['state', 'subject'] },
  { name: '/subscribe', search: ['state', 'step'] },
  { name: '/funds/$id/documents', search: ['year', 'type', 'subType', 'page'] },
  // A page with a reader's own figures is rendered for them: there are too many to keep.
  { name: '/calculators', search: [] },
  { name: '/glossary', search: [] },
  { name: '/terms', search: [] },
  { name: '/sitemap', search: ['notice'] },
  { name: '/guides', search: ['page', 'notice'] },
  { name: '/guides/$category', search: ['page', 'notice'] },
  { name: '/guides/$category/$slug', search: [] },
  { name: '/articles', search: ['page', 'notice'] },
  { name: '/articles/$category', search: ['page', 'notice'] },
  { name: '/articles/$category/$slug', search: [] },
  { name: '/authors/$slug', search: ['page'] },
  { name: '/white-books/$slug', search: ['state'] },
  { name: '/content/$', search: [] },
]

/** Campaign parameters, which no page reads; they are part of neither the cache key nor the render. */
const campaignParameter = /^(utm_\w+|mtm_\w+|gclid|gbraid|wbraid|fbclid|msclkid)$/

/** Returns the campaign parameters of a query, as they were written. */
export function campaignPartsOf(search: string): readonly string[] {
  return search
    .slice(1)
    .split('&')
    .filter((part) => campaignParameter.test(part.split('=')[0] ?? ''))
}

/** The cache key of a page, and the path and query that are rendered for it. */
export type CacheTarget = { readonly key: string; readonly target: string }

/** A cached page's key and target for one consent choice. */
export type CacheEntry = CacheTarget & { readonly consent: ConsentChoice | undefined }

const mostTargets = 5000
const longestTarget = 1000

/** Creates {@link cacheTargetOf} with a bounded cache of its results. */
export function createTargetReader(): (target: string) => CacheTarget | undefined {
  const known = new LRUCache<string, CacheTarget>({ max: mostTargets })
  return (target) => {
    const found = known.get(target) ?? cacheTargetOf(target)
    if (found !== undefined && target.length <= longestTarget) known.set(target, found)
    return found
  }
}

/**
 * Returns the cache target of a path and query; undefined for requests that are not cached: routes that are
 * not listed, unsafe paths, and queries with a parameter that the page does not read.
 */
export function cacheTargetOf(asked: string): CacheTarget | undefined {
  const [pathname = '', search = ''] = asked.split(/(?=\?)/, 2)
  const isPage = !isServerFunctionPath(pathname) && targetFault(asked, pathname) === undefined
  const page = isPage ? findPage(pathname) : undefined
  if (page === undefined) return undefined
  const all = [...new URLSearchParams(search)]
  const read = all.filter(([name]) => !campaignParameter.test(name))
  if (read.some(([name]) => !page.search.includes(name))) return undefined
  const query = (entries: string[][]) => (entries.length === 0 ? '' : `?${new URLSearchParams(entries)}`)
  const inOrder = read.toSorted(([a = '', x = ''], [b = '', y = '']) => compare(a, b) || compare(x, y))
  return {
    key: `${pathname}${query(inOrder)}`,
    // The query keeps the visitor's order: the router would redirect one whose order differs from its own.
    target: `${pathname}${query(read)}`,
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function findPage(pathname: string): CacheablePage | undefined {
  const [, locale, ...segments] = paths.toInternal(pathname).split('/')
  if (!localeSchema.safeParse(locale).success) return undefined
  return cacheablePages.find(({ name }) => matchesSegments(name.split('/').filter(Boolean), segments))
}

/** Reports whether a path matches the pattern's segments; a final `$` matches one or more segments. */
function matchesSegments(pattern: readonly string[], segments: readonly string[]): boolean {
  const isSplat = pattern.at(-1) === '$'
  const isLongEnough = isSplat ? segments.length >= pattern.length : segments.length === pattern.length
  return isLongEnough && pattern.every((part, index) => part.startsWith('$') || part === segments[index])
}

import { localeSchema } from '../../routing/locale.schema.ts'
import { paths, type RouteName } from '../../routing/route-table.ts'
import { isServerFunctionPath } from '../server-function-path.server.ts'

/** What the cache must know of a page: the search parameters on which its content depends. */
type CachedPage = { readonly name: RouteName; readonly search: readonly string[] }

/**
 * The public pages that are the same for all visitors without a session. Free text (`q`) and free dates have too many
 * values to be worth keeping, so they are not among their parameters. More specific pages come first.
 */
export const cachedPages: readonly CachedPage[] = [
  { name: '/', search: [] },
  {
    name: '/funds',
    search: ['strategy', 'status', 'assetClass', 'geography', 'sort', 'page', 'view', 'compare'],
  },
  { name: '/funds/compare', search: ['fund', 'only'] },
  { name: '/funds/$id', search: ['share', 'measure', 'period', 'unit'] },
  { name: '/contact', search: ['state', 'subject'] },
  { name: '/subscribe', search: ['step'] },
  { name: '/funds/$id/documents', search: ['year', 'type', 'subType', 'page'] },
  { name: '/sitemap', search: ['notice'] },
  { name: '/guides', search: ['page', 'notice'] },
  { name: '/guides/$category', search: ['page', 'notice'] },
  { name: '/guides/$category/$slug', search: [] },
  { name: '/articles', search: ['page', 'notice'] },
  { name: '/articles/$category', search: ['page', 'notice'] },
  { name: '/articles/$category/$slug', search: [] },
  { name: '/white-books/$slug', search: ['state'] },
  { name: '/content/$', search: [] },
]

/** Parameters that campaigns add and no page reads: they reach neither the key nor the render. */
const campaignParameter = /^(utm_\w+|mtm_\w+|gclid|gbraid|wbraid|fbclid|msclkid)$/

/** What campaigns added to a query, as it was written. */
export function campaignPartsOf(search: string): readonly string[] {
  return search
    .slice(1)
    .split('&')
    .filter((part) => campaignParameter.test(part.split('=')[0] ?? ''))
}

/** A page that may be kept: what it is kept under, and what is rendered for it. */
export type CacheTarget = { readonly key: string; readonly target: string }

/**
 * What a path and query are kept under; undefined for what is not kept: pages that are not listed, and queries with
 * a parameter that the page is not known to read.
 */
export function cacheTargetOf(pathname: string, search: string): CacheTarget | undefined {
  const page = isServerFunctionPath(pathname) ? undefined : findPage(pathname)
  if (page === undefined) return undefined
  const all = [...new URLSearchParams(search)]
  const read = all.filter(([name]) => !campaignParameter.test(name))
  if (read.some(([name]) => !page.search.includes(name))) return undefined
  const query = (entries: string[][]) => (entries.length === 0 ? '' : `?${new URLSearchParams(entries)}`)
  const inOrder = read.toSorted(([a = '', x = ''], [b = '', y = '']) => compare(a, b) || compare(x, y))
  return {
    key: `${pathname}${query(inOrder)}`,
    // As the visitor wrote it: the router would redirect a query whose order is not its own.
    target: `${pathname}${query(read)}`,
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function findPage(pathname: string): CachedPage | undefined {
  const [, locale, ...segments] = paths.toInternal(pathname).split('/')
  if (!localeSchema.safeParse(locale).success) return undefined
  return cachedPages.find(({ name }) => matchesSegments(name.split('/').filter(Boolean), segments))
}

/** Whether a path has the pattern's segments; a last `$` stands for one segment or more. */
function matchesSegments(pattern: readonly string[], segments: readonly string[]): boolean {
  const isSplat = pattern.at(-1) === '$'
  const isLongEnough = isSplat ? segments.length >= pattern.length : segments.length === pattern.length
  return isLongEnough && pattern.every((part, index) => part.startsWith('$') || part === segments[index])
}

import { localeSchema } from '../../routing/locale.schema.ts'
import { paths, type RouteName } from '../../routing/route-table.ts'
import { fundListTag, fundTag } from '../product-api/product-api.server.ts'

/** What the cache must know of a page: the search parameters on which its content depends, and what changes it. */
type CachedPage = {
  readonly name: RouteName
  readonly search: readonly string[]
  readonly tags: (parameters: readonly string[]) => readonly string[]
}

const fundTags = ([id = '']: readonly string[]) => [fundTag(id)]

/**
 * The public pages that are the same for all visitors without a session. Free text (`q`) and free dates have too many
 * values to be worth keeping, so they are not among their parameters. More specific pages come first.
 */
export const cachedPages: readonly CachedPage[] = [
  { name: '/', search: [], tags: () => [fundListTag] },
  {
    name: '/funds',
    search: ['strategy', 'status', 'assetClass', 'geography', 'sort', 'page', 'view', 'compare'],
    tags: () => [fundListTag],
  },
  { name: '/funds/compare', search: ['fund', 'only'], tags: () => [fundListTag] },
  { name: '/funds/$id', search: ['share', 'measure', 'period', 'unit'], tags: fundTags },
  { name: '/funds/$id/documents', search: ['year', 'type', 'subType', 'page'], tags: fundTags },
]

/** Parameters that campaigns add and no page reads: they reach neither the key nor the render. */
const campaignParameter = /^(utm_\w+|mtm_\w+|gclid|gbraid|wbraid|fbclid|msclkid)$/

/** A page that may be kept: what it is kept under, what is rendered for it, and what makes it forgotten. */
export type CacheTarget = { readonly key: string; readonly target: string; readonly tags: readonly string[] }

/**
 * What a path and query are kept under; undefined for what is not kept: pages that are not listed, and queries with
 * a parameter that the page is not known to read.
 */
export function cacheTargetOf(pathname: string, search: string): CacheTarget | undefined {
  const found = findPage(pathname)
  if (found === undefined) return undefined
  const all = [...new URLSearchParams(search)]
  const read = all.filter(([name]) => !campaignParameter.test(name))
  if (read.some(([name]) => !found.page.search.includes(name))) return undefined
  const query = (entries: string[][]) => (entries.length === 0 ? '' : `?${new URLSearchParams(entries)}`)
  const inOrder = read.toSorted(([a = '', x = ''], [b = '', y = '']) => compare(a, b) || compare(x, y))
  return {
    key: `${pathname}${query(inOrder)}`,
    // As the visitor wrote it: the router would redirect a query whose order is not its own.
    target: `${pathname}${query(read)}`,
    tags: found.page.tags(found.parameters),
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function findPage(pathname: string): { page: CachedPage; parameters: string[] } | undefined {
  const [, locale, ...segments] = paths.toInternal(pathname).split('/')
  if (!localeSchema.safeParse(locale).success) return undefined
  for (const page of cachedPages) {
    const parameters = matchSegments(page.name.split('/').filter(Boolean), segments)
    if (parameters !== undefined) return { page, parameters }
  }
  return undefined
}

/** Values of the `$` segments of a pattern, or undefined where the path is another. */
function matchSegments(pattern: readonly string[], segments: readonly string[]): string[] | undefined {
  if (pattern.length !== segments.length) return undefined
  const matches = pattern.every((part, index) => part.startsWith('$') || part === segments[index])
  return matches ? segments.filter((_, index) => pattern[index]?.startsWith('$')) : undefined
}

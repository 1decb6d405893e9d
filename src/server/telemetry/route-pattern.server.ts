import { createPathTrie, insertPath, matchPattern } from '../../routing/addresses/path-trie.ts'
import { apiRoutes, neutralRoutes, routeTable } from '../../routing/addresses/route-table.ts'
import { serverFunctionPrefix } from '../http/server-function-path.server.ts'

const patterns = createPathTrie()
for (const { fr, en } of Object.values(routeTable)) {
  for (const pattern of [fr, en]) if (pattern !== null) insertPath(patterns, pattern, pattern)
}
for (const pattern of [...Object.keys(apiRoutes), ...Object.keys(neutralRoutes)])
  insertPath(patterns, pattern, pattern)
for (const pattern of ['/assets/$', `${serverFunctionPrefix}$`]) insertPath(patterns, pattern, pattern)

/**
 * The pattern that a public path follows, such as `/en/funds/$id`; a path of no route is of editors' pages (`/$`).
 * It is one of a closed list, so that it can name a series of figures.
 */
export function routePatternOf(pathname: string): string {
  return matchPattern(patterns, pathname) ?? '/$'
}

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** The method of a request, or `_OTHER`, as OpenTelemetry's conventions name what is not one of HTTP's own. */
export function knownMethod(method: string): string {
  return knownMethods.has(method) ? method : '_OTHER'
}

import { apiRoutes } from '../../routing/addresses/api-routes.ts'
import { createPathTrie, insertPath, matchPattern } from '../../routing/addresses/path-trie.ts'
import { neutralRoutes, routeTable } from '../../routing/addresses/route-table.ts'
import { serverFunctionPrefix } from '../http/server-function-path.server.ts'

const patterns = createPathTrie()
for (const { fr, en } of Object.values(routeTable)) {
  for (const pattern of [fr, en]) if (pattern !== null) insertPath(patterns, pattern, pattern)
}
for (const pattern of [...Object.keys(apiRoutes), ...Object.keys(neutralRoutes)])
  insertPath(patterns, pattern, pattern)
for (const pattern of ['/assets/$', `${serverFunctionPrefix}$`]) insertPath(patterns, pattern, pattern)

/**
 * Returns the route pattern of a public path, such as `/en/funds/$id`; a path without a route belongs to an
 * editors' page (`/$`). The set of patterns is closed, so that it can label metrics.
 */
export function routePatternOf(pathname: string): string {
  return matchPattern(patterns, pathname) ?? '/$'
}

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Returns the method of a request, or `_OTHER` for unknown methods, as in OpenTelemetry's conventions. */
export function knownMethod(method: string): string {
  return knownMethods.has(method) ? method : '_OTHER'
}

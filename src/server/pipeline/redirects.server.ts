import { plainSpelling } from '../../routing/addresses/legacy-list.ts'
import { canonicalPathname, type MovedPaths } from '../../routing/addresses/redirect-rules.ts'
import { paths, routeTable } from '../../routing/addresses/route-table.ts'
import { isServerFunctionPath } from '../http/server-function-path.server.ts'
import type { Incoming, Step } from './incoming.server.ts'

/** Reports whether redirect rules apply: to GET and HEAD of pages, not to API calls or server functions. */
export function isPageRead({ request, pathname }: Incoming): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  return isRead && !pathname.startsWith('/api/') && !isServerFunctionPath(pathname)
}

/** Returns a 301 within the portal. `location` is a path, so that the browser stays on its origin. */
export function permanentRedirect(location: string, cacheControl = 'public, max-age=3600'): Response {
  return new Response(null, { status: 301, headers: { location, 'cache-control': cacheControl } })
}

/** Returns the canonical path of a request's page after all rules; undefined where rules do not apply. */
export function canonicalPathOf(incoming: Incoming, moved: MovedPaths): string | undefined {
  return isPageRead(incoming) ? canonicalPathname(incoming.pathname, moved) : undefined
}

/** Redirects with 301 to the canonical path of a page and keeps the query. */
export function redirectToCanonicalPath(moved: MovedPaths): Step {
  return (incoming) => {
    const canonical = canonicalPathOf(incoming, moved)
    if (canonical === undefined || canonical === incoming.pathname) return undefined
    return permanentRedirect(`${canonical}${incoming.search}`)
  }
}

type GonePaths = {
  readonly moved: MovedPaths
  /** Paths, in canonical spelling, for which `isGone` is called. */
  readonly checked: ReadonlySet<string>
  readonly isGone: (pathname: string) => Promise<boolean>
}

/**
 * Redirects with 301 to the home page, in the language of the path, when the page of a listed path is gone
 * (P-034).
 */
export function redirectGonePath({ moved, checked, isGone }: GonePaths): Step {
  return async (incoming) => {
    const canonical = canonicalPathOf(incoming, moved)
    const path = canonical === undefined ? undefined : plainSpelling(canonical)
    if (path === undefined || !checked.has(path) || !(await isGone(path))) return undefined
    return permanentRedirect(routeTable['/'][paths.localeOf(path)])
  }
}

import { plainSpelling } from '../../routing/addresses/legacy-list.ts'
import { canonicalPathname, type MovedPaths } from '../../routing/addresses/redirect-rules.ts'
import { paths, routeTable } from '../../routing/addresses/route-table.ts'
import { isServerFunctionPath } from '../http/server-function-path.server.ts'
import type { Incoming, Step } from './incoming.server.ts'

/** Whether redirect rules apply: pages that are read. Calls and files keep their address. */
export function isPageRead({ request, pathname }: Incoming): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  return isRead && !pathname.startsWith('/api/') && !isServerFunctionPath(pathname)
}

/** A permanent redirect within the portal. `location` is a path: the browser keeps the origin it is on. */
export function permanentRedirect(location: string, cacheControl = 'public, max-age=3600'): Response {
  return new Response(null, { status: 301, headers: { location, 'cache-control': cacheControl } })
}

/** Where the page of a request is, all rules applied; nothing for what rules do not apply to. */
export function canonicalPathOf(incoming: Incoming, moved: MovedPaths): string | undefined {
  return isPageRead(incoming) ? canonicalPathname(incoming.pathname, moved) : undefined
}

/** 301 to the path at which the page really is, the query kept. */
export function redirectToCanonicalPath(moved: MovedPaths): Step {
  return (incoming) => {
    const canonical = canonicalPathOf(incoming, moved)
    if (canonical === undefined || canonical === incoming.pathname) return undefined
    return permanentRedirect(`${canonical}${incoming.search}`)
  }
}

type GonePaths = {
  readonly moved: MovedPaths
  /** Paths in their plain spelling that are asked for elsewhere before they are answered here. */
  readonly checked: ReadonlySet<string>
  readonly isGone: (pathname: string) => Promise<boolean>
}

/** 301 home, in the language of its path, for a listed path whose page is gone (P-034). */
export function redirectGonePath({ moved, checked, isGone }: GonePaths): Step {
  return async (incoming) => {
    const canonical = canonicalPathOf(incoming, moved)
    const path = canonical === undefined ? undefined : plainSpelling(canonical)
    if (path === undefined || !checked.has(path) || !(await isGone(path))) return undefined
    return permanentRedirect(routeTable['/'][paths.localeOf(path)])
  }
}

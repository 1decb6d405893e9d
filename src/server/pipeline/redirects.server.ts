import { canonicalPathname } from '../../routing/redirect-rules.ts'
import { isServerFunctionPath } from '../server-function-path.server.ts'
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

/** 301 to the path at which the page really is, the query kept. */
export const redirectToCanonicalPath: Step = (incoming) => {
  if (!isPageRead(incoming)) return undefined
  const canonical = canonicalPathname(incoming.pathname)
  return canonical === incoming.pathname ? undefined : permanentRedirect(`${canonical}${incoming.search}`)
}

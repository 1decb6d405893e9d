import type { RequestContext } from '../http/request-context.server.ts'
import { plainPage } from '../pipeline/plain-page.server.ts'

const retryAfterS = 5

/** Returns the 503 page of an overloaded process, with `Retry-After`. */
export function overloadResponse({
  locale,
  requestId,
}: Pick<RequestContext, 'locale' | 'requestId'>): Response {
  const headers = { 'retry-after': String(retryAfterS) }
  return plainPage({ status: 503, locale, advice: 'unavailable', requestId, headers })
}

/**
 * Reports whether a path is exempt from shedding: load balancers need the true health, and operators need metrics
 * during an overload; both are cheap.
 */
export const isAlwaysServed = (pathname: string): boolean =>
  pathname === '/api/health' || pathname === '/api/metrics'

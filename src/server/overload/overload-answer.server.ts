import type { RequestContext } from '../http/request-context.server.ts'
import { plainPage } from '../pipeline/plain-page.server.ts'

const retryAfterS = 5

/** Tells who is not served now when to come back. */
export function overloadResponse({
  locale,
  requestId,
}: Pick<RequestContext, 'locale' | 'requestId'>): Response {
  const headers = { 'retry-after': String(retryAfterS) }
  return plainPage({ status: 503, locale, advice: 'unavailable', requestId, headers })
}

/** What balancers ask must be true, and what tells why the process is behind is wanted now; both cost nothing. */
export const isAlwaysAnswered = (pathname: string): boolean =>
  pathname === '/api/health' || pathname === '/api/metrics'

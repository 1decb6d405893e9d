import type { Locale } from '../../routing/locales.ts'
import { plainPage } from '../pipeline/plain-page.server.ts'
import { currentRequestContext } from '../request-context.server.ts'

const status = 429

type TooMany = {
  readonly retryAfterS: number
  /** Whether the caller is a script, which reads JSON, and no visitor. */
  readonly wantsJson: boolean
  readonly locale: Locale
}

/**
 * The answer over a limit (RFC 6585, section 4), always with `Retry-After`: a page in the visitor's language, or a
 * problem document (RFC 9457).
 */
export function tooManyRequests({ retryAfterS, wantsJson, locale }: TooMany): Response {
  const headers = { 'retry-after': String(retryAfterS), 'cache-control': 'no-store' }
  if (!wantsJson) {
    const requestId = currentRequestContext()?.requestId ?? ''
    return plainPage({ status, locale, advice: 'tooManyRequests', requestId, headers })
  }
  const problem = { type: 'about:blank', title: 'Too Many Requests', status, code: 'too_many_requests' }
  return new Response(JSON.stringify(problem), {
    status,
    headers: { ...headers, 'content-type': 'application/problem+json' },
  })
}

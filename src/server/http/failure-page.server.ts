import { type FailureCode, failureStatus } from '../../lib/outcome.ts'
import type { Locale } from '../../routing/addresses/locales.ts'
import { type BackendFailure, failureCodeOf } from '../backends/backend-outcome.server.ts'
import { type PlainAdvice, plainPage } from '../pipeline/plain-page.server.ts'
import { currentRequestContext } from './request-context.server.ts'

const adviceOf: Record<FailureCode, PlainAdvice> = {
  // A reader without access gets the same 404 as for a missing resource, so that responses reveal no ids
  // (P-194).
  not_found: 'notFound',
  forbidden: 'notFound',
  unauthenticated: 'notFound',
  invalid_input: 'notFound',
  too_many_requests: 'tooManyRequests',
  unavailable: 'unavailable',
  unexpected_answer: 'unexpectedAnswer',
}

const defaultRetryAfterS = 30

/** Returns the error page for a file that could not be read; without a failure, a 404 page. */
export function failurePage(failed: BackendFailure | undefined, locale: Locale): Response {
  const code = failed === undefined ? 'not_found' : failureCodeOf(failed)
  const advice = adviceOf[code]
  const status = advice === 'notFound' ? 404 : failureStatus[code]
  const requestId = currentRequestContext()?.requestId ?? ''
  const retryAfterS = (failed?.kind === 'refused' ? failed.retryAfterS : null) ?? defaultRetryAfterS
  return plainPage({
    status,
    locale,
    advice,
    requestId,
    ...(status === 404 ? {} : { headers: { 'retry-after': String(retryAfterS) } }),
  })
}

import { type FailureCode, failureStatus } from '../../lib/outcome.ts'
import type { Locale } from '../../routing/addresses/locales.ts'
import { type BackendFailure, failureCodeOf } from '../backends/backend-outcome.server.ts'
import { type PlainAdvice, plainPage } from '../pipeline/plain-page.server.ts'
import { currentRequestContext } from './request-context.server.ts'

const adviceOf: Record<FailureCode, PlainAdvice> = {
  // Whoever may not read something gets the answer of what does not exist, so that ids tell nothing (P-194).
  not_found: 'notFound',
  forbidden: 'notFound',
  unauthenticated: 'notFound',
  invalid_input: 'notFound',
  too_many_requests: 'tooManyRequests',
  unavailable: 'unavailable',
  unexpected_answer: 'unexpectedAnswer',
}

const defaultRetryAfterS = 30

/** The page in the place of a file that could not be had; without a failure, of one that does not exist. */
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

import { notFound } from '@tanstack/react-router'
import { type Failure, failureStatus, type Outcome } from '../../lib/outcome.ts'
import { setPageStatus } from './page-status.ts'

const defaultRetryAfterSeconds = 30

const mayPass = (failed: Failure): boolean =>
  failed.code === 'unavailable' || failed.code === 'too_many_requests' || failed.code === 'unexpected_answer'

/**
 * For loaders: returns the outcome of a server function. A missing entry throws the 404 page; any other
 * failure stays data and sets the page's HTTP status (with `Retry-After` where a retry may help).
 */
export function toLoaderResult<Data>(outcome: Outcome<Data>): Outcome<Data> {
  if (outcome.ok) return outcome
  if (outcome.code === 'not_found') throw notFound()
  const retryAfterSeconds = outcome.retryAfterSeconds ?? defaultRetryAfterSeconds
  setPageStatus(failureStatus[outcome.code], mayPass(outcome) ? retryAfterSeconds : undefined)
  return outcome
}

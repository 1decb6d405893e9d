import { notFound } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { setResponseHeader, setResponseStatus } from '@tanstack/react-start/server'
import { type Failure, failureStatus, type Outcome } from '../../lib/outcome.ts'

/** Sets the HTTP status (and `Retry-After`) of the page being rendered; does nothing in the browser. */
export const setPageStatus = createIsomorphicFn()
  .server((status: number, retryAfterSeconds?: number) => {
    setResponseStatus(status)
    if (retryAfterSeconds !== undefined) setResponseHeader('retry-after', String(retryAfterSeconds))
  })
  .client((_status: number, _retryAfterSeconds?: number) => {})

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

/** Data of the 404 page beside its status. */
export type NotFoundData = { readonly suggestion: string | null }

/** Creates the 404 page with a suggested path, if one is known (P-022). */
export function notFoundAt(suggestion: string | null) {
  const data: NotFoundData = { suggestion }
  return notFound({ data })
}

/** Reads the suggestion of {@link notFoundAt}. */
export function suggestionOf(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('suggestion' in data)) return null
  return typeof data.suggestion === 'string' ? data.suggestion : null
}

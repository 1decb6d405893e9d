import type { LeftOut } from '../../contract/parse-tolerantly.ts'
import { type FailureCode, failure, type Outcome, success } from '../../lib/outcome.ts'

/**
 * Result of a call to a backend. Failures are values and not exceptions, so that each caller decides what its
 * page shows.
 */
export type BackendOutcome<T> =
  | {
      readonly kind: 'ok'
      readonly status: number
      readonly data: T
      /** Entries of the response that could not be parsed; absent when all of it was parsed. */
      readonly leftOut?: readonly LeftOut[]
    }
  | BackendFailure

/** A member of a call's body, and a machine-readable reason why it is not acceptable. */
export type BackendFault = { readonly path: string; readonly code: string }

/** The ways in which a call fails. */
export type BackendFailure =
  /** No complete response: no connection, a broken one, a time-out, or an open circuit. */
  | { readonly kind: 'unreachable'; readonly reason: 'network' | 'timed_out' | 'shed' }
  /** The backend refuses the portal itself: its own token, or the public role. */
  | { readonly kind: 'portal_refused'; readonly status: number }
  /** The backend refused the call (4xx). `code` is its machine-readable reason, if any. */
  | {
      readonly kind: 'refused'
      readonly status: number
      readonly code: string | null
      readonly retryAfterS: number | null
      /** Faults that the backend found in the request's body. */
      readonly faults?: readonly BackendFault[]
      /** `Content-Range` of a refused range: the length of the file. */
      readonly contentRange?: string
    }
  /** Any other status: 5xx, a redirect. */
  | { readonly kind: 'unexpected_status'; readonly status: number }
  /** Success, with a body that violates the contract. */
  | {
      readonly kind: 'unexpected_body'
      readonly status: number
      readonly reason: 'too_large' | 'not_json' | 'wrong_shape'
    }

/** Reports whether the backend states that the resource does not exist. */
export function isNotFound(outcome: BackendOutcome<unknown>): boolean {
  return outcome.kind === 'refused' && (outcome.status === 404 || outcome.status === 410)
}

const gatewayStatuses = [502, 503, 504]

/** Reports whether the backend is down; an internal error in one call is not an outage. */
export function isDown(outcome: BackendOutcome<unknown>): boolean {
  if (outcome.kind === 'unexpected_status') return gatewayStatuses.includes(outcome.status)
  return outcome.kind === 'unreachable'
}

/** Maps the data of a successful outcome. */
export function mapOutcome<From, To>(
  outcome: BackendOutcome<From>,
  map: (data: From) => To,
): BackendOutcome<To> {
  return outcome.kind === 'ok' ? { ...outcome, data: map(outcome.data) } : outcome
}

const codeOfStatus: Readonly<Record<number, FailureCode>> = {
  400: 'invalid_input',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  410: 'not_found',
  416: 'invalid_input',
  422: 'invalid_input',
  429: 'too_many_requests',
}

/** Maps a backend's failure to one of the portal's failure codes. */
export function failureCodeOf(failed: BackendFailure): FailureCode {
  switch (failed.kind) {
    case 'unreachable':
    case 'portal_refused':
      return 'unavailable'
    case 'refused':
      return codeOfStatus[failed.status] ?? 'unexpected_answer'
    case 'unexpected_status':
      return failed.status >= 500 ? 'unavailable' : 'unexpected_answer'
    case 'unexpected_body':
      return 'unexpected_answer'
  }
}

/**
 * Converts a backend's outcome to the result of a server function: the mapped data, or a code that the page
 * can show.
 */
export function outcomeOf<Wire, View>(
  answered: BackendOutcome<Wire>,
  map: (wire: Wire) => View,
): Outcome<View> {
  if (answered.kind === 'ok') return success(map(answered.data))
  const retryAfterS = answered.kind === 'refused' ? answered.retryAfterS : null
  return failure(failureCodeOf(answered), retryAfterS ?? undefined)
}

import type { LeftOut } from '../../contract/parse-tolerantly.ts'
import { type FailureCode, failure, type Outcome, success } from '../../lib/outcome.ts'

/**
 * What came of a call to a backend. Faults of a backend are answers, not exceptions, so that every caller says what
 * its page does about each.
 */
export type BackendOutcome<T> =
  | {
      readonly kind: 'ok'
      readonly status: number
      readonly data: T
      /** What of the answer could not be read; nothing where all of it could. */
      readonly leftOut?: readonly LeftOut[]
    }
  | BackendFailure

/** A member of a call's body, and a machine-readable reason why it is not acceptable. */
export type BackendFault = { readonly path: string; readonly code: string }

/** The ways in which a call fails. */
export type BackendFailure =
  /** No whole answer: no connection, a broken one, the time was over, or it is known to be down and was not asked. */
  | { readonly kind: 'unreachable'; readonly reason: 'network' | 'timed_out' | 'shed' }
  /** The backend refuses the portal itself: its own token, or what the public may read without one. */
  | { readonly kind: 'portal_refused'; readonly status: number }
  /** The backend said no (4xx). `code` is its machine-readable reason, where it gave one. */
  | {
      readonly kind: 'refused'
      readonly status: number
      readonly code: string | null
      readonly retryAfterS: number | null
      /** What the backend named as wrong in the body that it was sent. */
      readonly faults?: readonly BackendFault[]
      /** `Content-Range` of a refused range: the length of the file. */
      readonly contentRange?: string
    }
  /** Anything else than success: 5xx, a redirect. */
  | { readonly kind: 'unexpected_status'; readonly status: number }
  /** Success, with a body that the contract does not allow. */
  | {
      readonly kind: 'unexpected_body'
      readonly status: number
      readonly reason: 'too_large' | 'not_json' | 'wrong_shape'
    }

/** Whether the backend itself said that there is no such thing. */
export function isNotFound(outcome: BackendOutcome<unknown>): boolean {
  return outcome.kind === 'refused' && (outcome.status === 404 || outcome.status === 410)
}

const gatewayStatuses = [502, 503, 504]

/** Whether the backend is down, rather than at fault with one call: an error of its own in one place is no outage. */
export function isDown(outcome: BackendOutcome<unknown>): boolean {
  if (outcome.kind === 'unexpected_status') return gatewayStatuses.includes(outcome.status)
  return outcome.kind === 'unreachable'
}

/** The same outcome with its data made into something else. */
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

/** The one of the portal's own failure codes that a backend's failure amounts to. */
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

/** What a server function answers for a backend's answer: the mapped data, or a code that its page can say. */
export function outcomeOf<Wire, View>(
  answered: BackendOutcome<Wire>,
  map: (wire: Wire) => View,
): Outcome<View> {
  if (answered.kind === 'ok') return success(map(answered.data))
  const retryAfterS = answered.kind === 'refused' ? answered.retryAfterS : null
  return failure(failureCodeOf(answered), retryAfterS ?? undefined)
}

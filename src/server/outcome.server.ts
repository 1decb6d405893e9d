/**
 * What came of a call to a backend. Faults of a backend are answers, not exceptions, so that every caller says what
 * its page does about each.
 */
export type Outcome<T> = { readonly kind: 'ok'; readonly status: number; readonly data: T } | Failure

/** The four ways in which a call fails. */
export type Failure =
  /** No whole answer: no connection, a broken one, or the time was over. */
  | { readonly kind: 'unreachable'; readonly reason: 'network' | 'timed_out' }
  /** The backend said no (4xx). `code` is its machine-readable reason, where it gave one. */
  | {
      readonly kind: 'refused'
      readonly status: number
      readonly code: string | null
      readonly retryAfterS: number | null
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
export function isNotFound(outcome: Outcome<unknown>): boolean {
  return outcome.kind === 'refused' && (outcome.status === 404 || outcome.status === 410)
}

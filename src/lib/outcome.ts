/** Expected failures of the portal's calls. */
export type FailureCode =
  | 'not_found'
  | 'forbidden'
  | 'unauthenticated'
  | 'too_many_requests'
  | 'invalid_input'
  | 'unavailable'
  | 'unexpected_answer'

/** A failure as data: only a code, never an upstream's message; the page turns it into a sentence. */
export type Failure = { readonly ok: false; readonly code: FailureCode; readonly retryAfterSeconds?: number }

/** Result of a server function: its data, or a failure. */
export type Outcome<Data> = { readonly ok: true; readonly data: Data } | Failure

/** Wraps data as a successful outcome. */
export function success<Data>(data: Data): Outcome<Data> {
  return { ok: true, data }
}

/** Returns a failed outcome; `retryAfterSeconds` is the delay until a retry may succeed. */
export function failure(code: FailureCode, retryAfterSeconds?: number): Failure {
  return retryAfterSeconds === undefined ? { ok: false, code } : { ok: false, code, retryAfterSeconds }
}

/** The HTTP status of a page whose data failed with the given code. */
export const failureStatus: Record<FailureCode, number> = {
  not_found: 404,
  forbidden: 403,
  unauthenticated: 401,
  too_many_requests: 429,
  invalid_input: 400,
  unavailable: 503,
  unexpected_answer: 502,
}

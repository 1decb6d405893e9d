/** Every way in which a call of the portal may fail without being a bug. */
export type FailureCode =
  | 'not_found'
  | 'forbidden'
  | 'unauthenticated'
  | 'too_many_requests'
  | 'invalid_input'
  | 'unavailable'
  | 'unexpected_answer'

/** A failure as data: never an upstream's words, only a code that the page turns into a sentence. */
export type Failure = { readonly ok: false; readonly code: FailureCode; readonly retryAfterSeconds?: number }

/** What a server function answers: its data, or why there is none. */
export type Outcome<Data> = { readonly ok: true; readonly data: Data } | Failure

/** Wraps data as a successful outcome. */
export function success<Data>(data: Data): Outcome<Data> {
  return { ok: true, data }
}

/** A failed outcome; `retryAfterSeconds` says when trying again may help. */
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

import { type BackendFailure, failureCodeOf } from '../backend-outcome.server.ts'
import type { FormResult } from './form-endpoint.server.ts'

/** What a backend's failure means for the form that asked: never its words, and when to try again where it says so. */
export function failedByBackend(failed: BackendFailure): Extract<FormResult, { kind: 'failed' }> {
  const retryAfterS = failed.kind === 'refused' ? failed.retryAfterS : null
  return {
    kind: 'failed',
    problem: failureCodeOf(failed),
    ...(retryAfterS === null ? {} : { retryAfterS }),
  }
}

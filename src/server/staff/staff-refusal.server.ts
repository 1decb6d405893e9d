import type { BackendFailure } from '../backends/backend-outcome.server.ts'
import { type ContentRefusal, contentRefusals } from '../backends/content-api/content-error.server.ts'

/** Why a call of the staff's space came to nothing; pages turn it into a sentence. */
export type StaffRefusal =
  | ContentRefusal
  | 'not_staff'
  /** The content backend does not say which role the user has: it must be allowed to. */
  | 'role_not_returned'
  | 'too_many_requests'
  | 'invalid'
  | 'unavailable'

/** The refusal that a failed call amounts to. */
export function staffRefusalOf(failed: BackendFailure): StaffRefusal {
  if (failed.kind !== 'refused') return 'unavailable'
  if (failed.status === 429) return 'too_many_requests'
  return contentRefusals.find((refusal) => refusal === failed.code) ?? 'invalid'
}

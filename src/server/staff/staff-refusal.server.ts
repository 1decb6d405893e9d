import type { BackendFailure } from '../backends/backend-outcome.server.ts'
import { type ContentRefusal, contentRefusals } from '../backends/content-api/content-error.server.ts'

/** Why a staff call was refused; pages show it as a sentence. */
export type StaffRefusal =
  | ContentRefusal
  | 'not_staff'
  /** The content backend does not return the user's role, which its permissions must allow. */
  | 'role_not_returned'
  /** The sign-in worked, but its token does not fit into a cookie. */
  | 'token_too_large'
  | 'too_many_requests'
  | 'invalid'
  | 'unavailable'

/** Maps a failed call to a refusal. */
export function staffRefusalOf(failed: BackendFailure): StaffRefusal {
  if (failed.kind !== 'refused') return 'unavailable'
  if (failed.status === 429) return 'too_many_requests'
  return contentRefusals.find((refusal) => refusal === failed.code) ?? 'invalid'
}

import type { SignInError } from '../../lib/sign-in-error.ts'
import type { StaffRefusal } from '../staff/staff-refusal.server.ts'

const errors: Partial<Record<StaffRefusal, SignInError>> = {
  wrong_credentials: 'credentials',
  // Missing or malformed credentials match no account either.
  invalid: 'credentials',
  email_not_confirmed: 'email_not_confirmed',
  blocked: 'blocked',
  not_staff: 'not_staff',
  role_not_returned: 'not_staff',
  too_many_requests: 'too_many_requests',
  unavailable: 'unavailable',
}

/** Returns the login page's code for a refusal of the content backend. */
export const signInErrorOf = (reason: StaffRefusal): SignInError => errors[reason] ?? 'access_denied'

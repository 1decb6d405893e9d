/** Why somebody is back on the login page; the page turns the code into a sentence. */
export const signInErrors = [
  /** The answer fits no sign-in that this browser began within the last minutes. */
  'signin_expired',
  /** The provider refused, or the visitor gave up. */
  'access_denied',
  /** The account belongs to the other space. */
  'role_mismatch',
  /** The provider does not say which space the account belongs to, and the product API refuses it. */
  'role_missing',
  /** The product API refuses the account in the space that was chosen. */
  'not_admitted',
  'user_not_found',
  /** The provider was asked to have the person sign in anew, and did not. */
  'not_reauthenticated',
  /** The provider signs with a key that it does not publish, or not yet. */
  'key_unknown',
  /** The provider or a backend cannot be reached. */
  'unavailable',
  /** E-mail and password of the staff form do not fit. */
  'credentials',
  /** The content backend's user has not confirmed the e-mail address yet. */
  'email_not_confirmed',
  'blocked',
  /** A content-backend user who is not staff. */
  'not_staff',
  'too_many_requests',
  /** A form without a valid token, or sent from elsewhere. */
  'csrf',
  'default',
] as const

/** A code of the login page's `error` parameter. */
export type SignInError = (typeof signInErrors)[number]

/** Narrows any text to a code; what is none is `default`. */
export function toSignInError(value: unknown): SignInError {
  return signInErrors.find((code) => code === value) ?? 'default'
}

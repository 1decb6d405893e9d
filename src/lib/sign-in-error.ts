/** Reasons of a failed sign-in; the login page turns the code into a sentence. */
export const signInErrors = [
  /** The response matches no sign-in that this browser started within the last minutes. */
  'signin_expired',
  /** The provider refused, or the visitor cancelled. */
  'access_denied',
  /** The account belongs to the other login method. */
  'role_mismatch',
  /** The provider does not state the account's login method, and the product API refuses it. */
  'role_missing',
  /** The product API refuses the account for the chosen login method. */
  'not_admitted',
  'user_not_found',
  /** The provider did not re-authenticate the user as requested. */
  'not_reauthenticated',
  /** The provider signs with a key that it does not publish, or not yet. */
  'key_unknown',
  /** The provider or a backend cannot be reached. */
  'unavailable',
  /** Email and password of the staff form do not match. */
  'credentials',
  /** The content backend's user has not confirmed the email address yet. */
  'email_not_confirmed',
  'blocked',
  /** User of the content backend who is not staff. */
  'not_staff',
  /** The content backend's token does not fit into a cookie. */
  'token_too_large',
  'too_many_requests',
  /** A form without a valid token, or from another site. */
  'csrf',
  'default',
] as const

/** A code of the login page's `error` parameter. */
export type SignInError = (typeof signInErrors)[number]

/** Narrows any text to a code; anything else is `default`. */
export function toSignInError(value: unknown): SignInError {
  return signInErrors.find((code) => code === value) ?? 'default'
}

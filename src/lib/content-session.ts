/**
 * Session state of a user of the content backend (P-142). `loading`: a token is held and its user is being
 * loaded.
 */
export type ContentSession<User> =
  | { readonly kind: 'signed_out' }
  | { readonly kind: 'loading'; readonly token: string }
  | { readonly kind: 'signed_in'; readonly token: string; readonly user: User }

/** Events of the session. */
export type ContentSessionEvent<User> =
  /** A request or page starts with the token of its cookie. */
  | { readonly type: 'started'; readonly token: string | undefined }
  /** An authentication call is about to be made. */
  | { readonly type: 'auth_call' }
  /** Sign-in, registration, password reset or a provider's callback returned a token. */
  | { readonly type: 'token_received'; readonly token: string }
  | { readonly type: 'user_loaded'; readonly user: User }
  | { readonly type: 'user_failed' }
  | { readonly type: 'signed_out' }

const signedOut = { kind: 'signed_out' } as const

/** The state without a token. */
export const noContentSession: ContentSession<never> = signedOut

/**
 * Returns the next state. Each authentication call first clears the token; a token is kept only while its
 * user is loading or loaded; a loaded user is not loaded again. Events that do not fit the state leave it
 * unchanged.
 */
export function nextContentSession<User>(
  session: ContentSession<User>,
  event: ContentSessionEvent<User>,
): ContentSession<User> {
  switch (event.type) {
    case 'started':
      if (session.kind !== 'signed_out' || !event.token) return session
      return { kind: 'loading', token: event.token }
    case 'token_received':
      return session.kind === 'signed_out' ? { kind: 'loading', token: event.token } : session
    case 'user_loaded':
      return session.kind === 'loading' ? { ...session, kind: 'signed_in', user: event.user } : session
    case 'user_failed':
      return session.kind === 'loading' ? signedOut : session
    case 'auth_call':
    case 'signed_out':
      return signedOut
  }
}

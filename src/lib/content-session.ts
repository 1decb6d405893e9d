/**
 * Where a user of the content backend stands (P-142). `loading`: a token is held, and whose it is has
 * been asked for.
 */
export type ContentSession<User> =
  | { readonly kind: 'signed_out' }
  | { readonly kind: 'loading'; readonly token: string }
  | { readonly kind: 'signed_in'; readonly token: string; readonly user: User }

/** What happens to the session. */
export type ContentSessionEvent<User> =
  /** A request, or a page, begins with the token that its cookie holds. */
  | { readonly type: 'started'; readonly token: string | undefined }
  /** One of the authentication calls is about to be made. */
  | { readonly type: 'auth_call' }
  /** Sign-in, registration, password reset or a provider's callback gave a token. */
  | { readonly type: 'token_received'; readonly token: string }
  | { readonly type: 'user_loaded'; readonly user: User }
  | { readonly type: 'user_failed' }
  | { readonly type: 'signed_out' }

const signedOut = { kind: 'signed_out' } as const

/** No token is held. */
export const noContentSession: ContentSession<never> = signedOut

/**
 * The next state. Each authentication call first clears the token; a token is kept only while its user is loaded or
 * known; with a user held, nothing is loaded again. What does not fit the state changes nothing.
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

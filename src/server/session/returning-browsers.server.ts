import type { Cookies } from './cookies.server.ts'

/** Marks browsers in which a user signed in and did not sign out. */
export type ReturningBrowsers = {
  /** Returns the `Set-Cookie` header that marks a browser when a session opens. */
  mark(): string
  /** Reports whether the browser is marked. */
  isMarked(cookieHeader: string | null): boolean
  /** Returns the `Set-Cookie` header that removes the mark after a sign-out. */
  clear(): string
}

/** Longer than a provider's own session, during which the password has to be asked for again. */
const livesS = 30 * 86_400

/**
 * Creates the marks. A session that expires leaves nothing in the browser while the provider's session may still exist:
 * the next person at that browser would be signed in without a password. The mark identifies browsers in which a user
 * was signed in.
 */
export function createReturningBrowsers(cookies: Cookies): ReturningBrowsers {
  return {
    mark: () => cookies.write('returning', '1', livesS),
    isMarked: (cookieHeader) => cookies.read(cookieHeader, 'returning') !== undefined,
    clear: () => cookies.clear('returning'),
  }
}

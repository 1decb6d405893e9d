import type { Cookies } from './cookies.server.ts'

/** Remembers in which browsers somebody signed in and did not sign out. */
export type ReturningBrowsers = {
  /** The `Set-Cookie` header that marks a browser in which a session opens. */
  mark(): string
  /** Whether the browser is marked. */
  isMarked(cookieHeader: string | null): boolean
  /** The `Set-Cookie` header that removes the mark, after a sign-out. */
  clear(): string
}

/** Longer than a provider keeps its own session: within that time its password must be asked for. */
const livesS = 30 * 86_400

/**
 * A session that ends by its time leaves no trace in the browser, while the provider may still know it: whoever sits
 * there next would be signed in without a password. The mark tells this apart from a browser in which nobody was signed in.
 */
export function createReturningBrowsers(cookies: Cookies): ReturningBrowsers {
  return {
    mark: () => cookies.write('returning', '1', livesS),
    isMarked: (cookieHeader) => cookies.read(cookieHeader, 'returning') !== undefined,
    clear: () => cookies.clear('returning'),
  }
}

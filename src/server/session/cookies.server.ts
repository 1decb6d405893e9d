import { serializeCookie } from 'oslo/cookie'

/** The portal's cookies, by purpose. */
export type CookieName =
  | 'session'
  | 'signin'
  | 'returning'
  | 'csrf'
  | 'callback'
  | 'notice'
  | 'locale'
  | 'consent'
  | 'maintenance'
  | 'staff'
  | 'connect'
  | 'preview'
  | 'draft'
  | 'registration'

/** Reads and writes the portal's cookies. */
export type Cookies = {
  /**
   * Returns the cookie's name in the browser: prefixed on https, suffixed by the port on a loopback address.
   */
  nameOf(cookie: CookieName): string
  /** Returns the cookie's value in a `Cookie` header; undefined without one. */
  read(header: string | null, cookie: CookieName, mark?: string): string | undefined
  /**
   * Returns a `Set-Cookie` header; without `maxAgeS` (seconds) the cookie ends with the browser's session.
   * @param mark number that ends the name of a cookie which others of its purpose must not replace
   */
  write(cookie: CookieName, value: string, maxAgeS?: number, mark?: string): string
  /** Returns a `Set-Cookie` header that removes the cookie. */
  clear(cookie: CookieName, mark?: string): string
}

/** Configured name and `SameSite` of the cookie with the content backend's token; it is always `httpOnly`. */
export type TokenCookie = { readonly staff?: string; readonly staffSameSite?: 'lax' | 'strict' }

/** Cookies that scripts of the page may read. */
const readableByScripts: ReadonlySet<CookieName> = new Set(['locale'])

/**
 * Returns the value of one cookie (RFC 6265, section 5.4). A value with a malformed encoding counts as
 * missing: any page of the domain can set such a cookie, which must not make the portal fail.
 */
function valueIn(header: string, name: string): string | undefined {
  const pair = header
    .split(';')
    .map((part) => part.trim())
    .findLast((part) => part.startsWith(`${name}=`))
  try {
    return pair && decodeURIComponent(pair.slice(name.length + 1))
  } catch {
    return undefined
  }
}

/**
 * Defines the names and attributes of all cookies. On https every name has the `__Host-` prefix, so that no
 * other host can set it (RFC 6265bis, section 4.1.3.2). Cookies are shared between ports: on a loopback
 * address the name contains the port, so that two portals on one machine do not share them.
 */
export function createCookies(publicUrl: string, names: TokenCookie = {}): Cookies {
  const { protocol, port } = new URL(publicUrl)
  const isSecure = protocol === 'https:'
  const nameOf = (cookie: CookieName) => {
    const name = cookie === 'staff' ? (names.staff ?? cookie) : cookie
    return isSecure ? `__Host-${name}` : `${name}-${port || '80'}`
  }
  const markedName = (cookie: CookieName, mark?: string) =>
    mark === undefined ? nameOf(cookie) : `${nameOf(cookie)}-${mark}`
  const serialize = (cookie: CookieName, value: string, maxAge?: number, mark?: string) =>
    serializeCookie(markedName(cookie, mark), value, {
      path: '/',
      sameSite: cookie === 'staff' ? (names.staffSameSite ?? 'lax') : 'lax',
      httpOnly: !readableByScripts.has(cookie),
      secure: isSecure,
      ...(maxAge === undefined ? {} : { maxAge }),
    })
  return {
    nameOf,
    read: (header, cookie, mark) => valueIn(header ?? '', markedName(cookie, mark)) || undefined,
    write: serialize,
    clear: (cookie, mark) => serialize(cookie, '', 0, mark),
  }
}

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

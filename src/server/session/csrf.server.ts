import { createHmac, randomBytes } from 'node:crypto'
import { equalInConstantTime } from '../http/constant-time.server.ts'
import type { Cookies } from './cookies.server.ts'

const tokenBytes = 32

/** A CSRF token for a form. */
export type CsrfToken = {
  /** Value of the form's hidden field. */
  readonly token: string
  /** `Set-Cookie` header for the token; undefined when the browser has the cookie already. */
  readonly cookie: string | undefined
}

/** Issues and checks CSRF tokens. */
export type Csrf = {
  /** Returns the browser's token: its current one, or a new one. */
  issue(cookieHeader: string | null): CsrfToken
  /** Returns the browser's current token; undefined without a valid one. */
  tokenOf(cookieHeader: string | null): string | undefined
  /** Reports whether a form's token equals the one in the cookie, and the cookie's signature is valid. */
  accepts(cookieHeader: string | null, token: string | undefined): boolean
}

type CsrfOptions = { readonly cookies: Cookies; readonly secrets: readonly [string, ...string[]] }

/**
 * Creates signed double-submit tokens: the cookie holds `token|hash`, so that a cookie set by another host of
 * the domain is invalid. All secrets are accepted, the first one signs.
 */
export function createCsrf({ cookies, secrets }: CsrfOptions): Csrf {
  const hashOf = (token: string, secret: string) =>
    createHmac('sha256', secret).update(`csrf ${token}`).digest('hex')
  const tokenOf = (cookieHeader: string | null): string | undefined => {
    const [token = '', hash = ''] = cookies.read(cookieHeader, 'csrf')?.split('|') ?? []
    const isOurs = secrets.some((secret) => equalInConstantTime(hash, hashOf(token, secret)))
    return token !== '' && isOurs ? token : undefined
  }
  return {
    tokenOf,
    issue(cookieHeader) {
      const known = tokenOf(cookieHeader)
      if (known !== undefined) return { token: known, cookie: undefined }
      const token = randomBytes(tokenBytes).toString('hex')
      return { token, cookie: cookies.write('csrf', `${token}|${hashOf(token, secrets[0])}`) }
    },
    accepts(cookieHeader, token) {
      const known = tokenOf(cookieHeader)
      return known !== undefined && token !== undefined && equalInConstantTime(known, token)
    },
  }
}

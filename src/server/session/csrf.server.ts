import { createHmac, randomBytes } from 'node:crypto'
import { equalInConstantTime } from '../http/constant-time.server.ts'
import type { Cookies } from './cookies.server.ts'

const tokenBytes = 32

export type CsrfToken = {
  /** What forms carry. */
  readonly token: string
  /** The `Set-Cookie` header that makes the token count; none when the browser has it already. */
  readonly cookie: string | undefined
}

export type Csrf = {
  /** The token of a browser: the one it has, or a new one. */
  issue(cookieHeader: string | null): CsrfToken
  /** The token that a browser has already; undefined where it has none of ours. */
  tokenOf(cookieHeader: string | null): string | undefined
  /** Whether a form's token is the one of the cookie, and the cookie is ours. */
  accepts(cookieHeader: string | null, token: string | undefined): boolean
}

type CsrfOptions = { readonly cookies: Cookies; readonly secrets: readonly [string, ...string[]] }

/**
 * Signed double-submit tokens: the cookie holds `token|hash`, so that a cookie set by another host of the domain is
 * worth nothing. All secrets are accepted, the first one signs.
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

import { toSafePath } from '../../lib/safe-path.ts'
import { weakMemo } from '../../lib/weak-memo.ts'
import { stringifySearch } from '../../routing/addresses/search-params.ts'
import type { Step } from './incoming.server.ts'
import { isPageRead } from './redirects.server.ts'

/** Where sign-in that began at the identity provider goes on. */
const signInStart = '/auth/redirect-to-login'

/** Parameters of the provider's own answers: an address that has one is never taken for a beginning. */
const answerParameters = ['code', 'error', 'state'] as const

const longestHint = 254
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const controlCharacter = /[\u0000-\u001f\u007f]/

type IssuerRule = {
  /** The provider's issuers, as the configuration writes them. */
  readonly issuers: readonly string[]
  /** The portal's own address. */
  readonly publicUrl: string
}

type Address = { readonly pathname: string; readonly search: string }

/**
 * Where a page address that names the identity provider's issuer leads (P-036), or nothing. Either `iss` is the
 * issuer (third-party initiated login, OpenID Connect Core 1.0, section 4, with `login_hint` and `target_link_uri`),
 * or the path contains the issuer's origin, as links do that were joined wrongly. Of the path nothing is handed on;
 * of the query only a checked path of this portal and the hint.
 */
export function customIssuerTarget({ pathname, search }: Address, rule: IssuerRule): string | undefined {
  if (pathname.startsWith('/api/')) return undefined
  const query = new URLSearchParams(search)
  if (answerParameters.some((name) => query.has(name))) return undefined
  const [issuer, ...others] = query.getAll('iss')
  if (issuer !== undefined && others.length === 0 && rule.issuers.includes(issuer))
    return `${signInStart}${stringifySearch(handedOn(query, rule))}`
  return namesIssuer(pathname, rule) ? signInStart : undefined
}

function handedOn(query: URLSearchParams, { publicUrl }: IssuerRule): Record<string, string> {
  const hint = query.get('login_hint') ?? ''
  const path = toSafePath(query.get('target_link_uri'), publicUrl)
  const isHint = hint !== '' && hint.length <= longestHint && !controlCharacter.test(hint)
  return { ...(path === '/' ? {} : { callbackUrl: path }), ...(isHint ? { login_hint: hint } : {}) }
}

const escapeForPattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

const originsOf = weakMemo(({ issuers }: IssuerRule): readonly RegExp[] =>
  issuers.map((issuer) => {
    const { protocol, host } = new URL(issuer)
    // Proxies and browsers join two slashes within a path to one.
    return new RegExp(`${protocol}//?${escapeForPattern(host)}(?=$|[/?#;])`, 'i')
  }),
)

/** Whether a path contains an issuer's origin whole; that of `https://login.example` is not in `https://login.example.evil`. */
function namesIssuer(pathname: string, rule: IssuerRule): boolean {
  const path = decode(pathname)
  return originsOf(rule).some((origin) => origin.test(path))
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

type IssuerRedirect = IssuerRule & {
  /** Whether a `Cookie` header holds a session; asked only for addresses that the rule is about. */
  readonly hasSession: (cookieHeader: string | null) => Promise<boolean>
}

/** Sign-in that begins at the identity provider, for visitors without a session. It never leaves this origin. */
export function redirectCustomIssuer({ hasSession, ...rule }: IssuerRedirect): Step {
  return async (incoming) => {
    const { request } = incoming
    const target =
      request.method === 'GET' && isPageRead(incoming) ? customIssuerTarget(incoming, rule) : undefined
    if (target === undefined || (await hasSession(request.headers.get('cookie')))) return undefined
    return new Response(null, { status: 302, headers: { location: target, 'cache-control': 'no-store' } })
  }
}

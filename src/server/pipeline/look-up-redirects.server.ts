import { fundIdSchema } from '../../contract/product-api/fund.schema.ts'
import { toSafePath } from '../../lib/safe-path.ts'
import { weakMemo } from '../../lib/weak-memo.ts'
import { internalPath } from '../../routing/addresses/path-engine.ts'
import type { MovedPaths } from '../../routing/addresses/redirect-rules.ts'
import { paths, routeTable } from '../../routing/addresses/route-table.ts'
import { stringifySearch } from '../../routing/addresses/search-params.ts'
import { isNotFound } from '../backends/backend-outcome.server.ts'
import type { ProductApi } from '../backends/product-api/product-api.server.ts'
import type { Step } from './incoming.server.ts'
import { plainPage } from './plain-page.server.ts'
import { canonicalPathOf, isPageRead, permanentRedirect } from './redirects.server.ts'

/** Path at which sign-in continues when it began at the identity provider. */
const signInStart = '/auth/redirect-to-login'

/** Parameters of the provider's own responses: a URL with one of them never starts a sign-in. */
const responseParameters = ['code', 'error', 'state'] as const

const longestHint = 254
const controlCharacter = /\p{Cc}/u

type IssuerRule = {
  /** The provider's issuers, as configured. */
  readonly issuers: readonly string[]
  /** The portal's public URL. */
  readonly publicUrl: string
}

type Address = { readonly pathname: string; readonly search: string }

/**
 * Returns the sign-in path for a page URL that names the identity provider's issuer (P-036), else undefined.
 * Either `iss` is the issuer (third-party initiated login, OpenID Connect Core 1.0, section 4, with
 * `login_hint` and `target_link_uri`), or the path contains the issuer's origin, as malformed links do. The
 * path is dropped; of the query only a validated path of this portal and the hint are passed on.
 */
export function customIssuerTarget({ pathname, search }: Address, rule: IssuerRule): string | undefined {
  if (pathname.startsWith('/api/')) return undefined
  const query = new URLSearchParams(search)
  if (responseParameters.some((name) => query.has(name))) return undefined
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
    // Proxies and browsers collapse two slashes within a path into one.
    return new RegExp(`${protocol}//?${escapeForPattern(host)}(?=$|[/?#;])`, 'i')
  }),
)

/**
 * Reports whether a path contains an issuer's whole origin; `https://login.example` is not part of
 * `https://login.example.evil`.
 */
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
  /** Reports whether a `Cookie` header holds a session; called only for URLs that name the issuer. */
  readonly hasSession: (cookieHeader: string | null) => Promise<boolean>
}

/**
 * Starts sign-in for visitors without a session who come from the identity provider. It redirects only within
 * this origin.
 */
export function redirectCustomIssuer({ hasSession, ...rule }: IssuerRedirect): Step {
  return async (incoming) => {
    const { request } = incoming
    const target =
      request.method === 'GET' && isPageRead(incoming) ? customIssuerTarget(incoming, rule) : undefined
    if (target === undefined || (await hasSession(request.headers.get('cookie')))) return undefined
    return new Response(null, { status: 302, headers: { location: target, 'cache-control': 'no-store' } })
  }
}

const legacyFundPath = /^(?:\/en)?\/(?:fonds|funds)\/(fnd-\d+)$/
const retryAfterS = 30

/**
 * Redirects `/fonds/fnd-{n}`, `/funds/fnd-{n}`, their `/en` forms and listed old codes to the fund's slug
 * path. A fund that does not exist or has no slug redirects to the home page. When the product API does not
 * respond, the response is 503, and nothing is cached (P-032).
 */
export function redirectLegacyFund(productApi: Pick<ProductApi, 'getFund'>, moved: MovedPaths): Step {
  return async (incoming) => {
    const canonical = canonicalPathOf(incoming, moved) ?? ''
    const id = legacyFundPath.exec(canonical)?.[1]
    if (id === undefined) return undefined
    const locale = paths.localeOf(canonical)
    const home = () => permanentRedirect(routeTable['/'][locale])
    if (!fundIdSchema.safeParse(id).success) return home()
    const fund = await productApi.getFund({ locale, id })
    if (isNotFound(fund)) return home()
    if (fund.kind !== 'ok') {
      const headers = { 'retry-after': String(retryAfterS) }
      return plainPage({ ...incoming, status: 503, advice: 'unavailable', headers })
    }
    const slug = fund.data.slugs?.[locale] ?? fund.data.slug
    const path = slug && paths.toPublic(internalPath(locale, `/funds/${encodeURIComponent(slug)}`))
    return path ? permanentRedirect(`${path}${incoming.search}`) : home()
  }
}

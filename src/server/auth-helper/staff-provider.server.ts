import type { SignInError } from '../../lib/sign-in-error.ts'
import { pathFor } from '../../routing/addresses/links.tsx'
import { preferredLocale } from '../http/preferred-locale.server.ts'
import { reportSecurityEvent } from '../http/request-context.server.ts'
import type { AuthCall, AuthDeps } from './auth-deps.server.ts'
import { absolute, isHome, localeOfCall, loginPath, redirectResponse } from './auth-response.server.ts'
import { returnPathOf } from './begin-sign-in.server.ts'
import { isFromOwnPages } from './read-call.server.ts'
import { signInErrorOf } from './staff-sign-in.server.ts'

/**
 * Handles `GET connect/{provider}`: redirects from the portal's own page to the content backend, which
 * redirects to its provider.
 */
export async function beginStaffProvider(
  call: AuthCall,
  provider: string,
  deps: AuthDeps,
): Promise<Response> {
  const returnPath = returnPathOf(call, deps)
  const locale = localeOfCall(call, returnPath)
  if (!isFromOwnPages(call.request, deps))
    return redirectResponse(absolute(deps, loginPath(locale, undefined, returnPath, '/login/team')))
  const cookies = [await deps.staffProviders.begin({ provider, returnPath, locale })]
  return redirectResponse(deps.staff.connectUrl(provider), { cookies })
}

/** Cookies in which the content backend stores a provider's sign-in, where it shares the portal's host. */
const backendCookie = /^koa\.sess(\.sig)?=/

function sessionCookiesOf(cookieHeader: string | null): string | undefined {
  const pairs = (cookieHeader ?? '').split(/;\s*/).filter((pair) => backendCookie.test(pair))
  return pairs.length === 0 ? undefined : pairs.join('; ')
}

/**
 * Handles `GET callback/{provider}`, to which the content backend redirects after its provider has signed a
 * user in. The response is exchanged for a token by `GET /auth/{provider}/callback`; older versions put the
 * access token into the query, newer ones keep it in a session of their own.
 */
export async function finishStaffProvider(
  call: AuthCall,
  provider: string,
  deps: AuthDeps,
): Promise<Response> {
  const { searchParams } = call.url
  const attempt = await deps.staffProviders.read(call.cookieHeader, provider)
  const locale = attempt?.locale ?? preferredLocale(call.request)
  const ended = deps.staffProviders.end()
  const refuse = (error: SignInError, cause: string, cookies: readonly string[] = []) => {
    reportSecurityEvent({ event: 'sign_in_refused', door: 'staff', code: error, cause })
    const location = absolute(deps, loginPath(locale, error, attempt?.returnPath, '/login/team'))
    return redirectResponse(location, { cookies: [...cookies, ended] })
  }
  if (attempt === undefined) return refuse('signin_expired', 'unknown_attempt')
  if (searchParams.has('error')) return refuse('access_denied', 'provider_error')
  const entry = await deps.staff.finishProvider(provider, {
    accessToken: searchParams.get('access_token') ?? undefined,
    sessionCookies: sessionCookiesOf(call.cookieHeader),
  })
  if (entry.kind === 'refused') return refuse(signInErrorOf(entry.reason), entry.reason, [entry.cookie])
  reportSecurityEvent({ event: 'signed_in', door: 'staff' })
  const landing = isHome(attempt.returnPath, locale) ? pathFor({ to: '/team', locale }) : attempt.returnPath
  return redirectResponse(absolute(deps, landing), { cookies: [entry.cookie, ended] })
}

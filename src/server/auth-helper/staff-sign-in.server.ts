import type { SignInError } from '../../lib/sign-in-error.ts'
import { typedEmail } from '../../lib/typed-text.ts'
import { pathFor } from '../../routing/addresses/links.tsx'
import type { Locale } from '../../routing/addresses/locales.ts'
import { preferredLocale } from '../http/http-headers.server.ts'
import { reportSecurityEvent } from '../http/request-context.server.ts'
import type { StaffRefusal } from '../staff/staff-refusal.server.ts'
import { type AuthCall, type AuthDeps, isFromOwnPages, isGenuine, wantsJson } from './auth-call.server.ts'
import {
  absolute,
  isHome,
  jsonResponse,
  localeOfCall,
  loginPath,
  redirectResponse,
} from './auth-response.server.ts'
import { returnPathOf } from './begin-sign-in.server.ts'

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
  const cookies = [await deps.staffProviders.begin({ provider, returnPath, locale }, call.cookieHeader)]
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
  const ended = await deps.staffProviders.end(call.cookieHeader, provider)
  const refuse = (error: SignInError, cause: string, cookies: readonly string[] = []) => {
    reportSecurityEvent({ event: 'sign_in_refused', door: 'staff', code: error, cause })
    const location = absolute(deps, loginPath(locale, error, attempt?.returnPath, '/login/team'))
    return redirectResponse(location, { cookies: [...cookies, ended] })
  }
  if (attempt === undefined) {
    const answer = refuse('signin_expired', 'unknown_attempt')
    // Another tab has begun at the same moment, or ended the attempt: whoever is signed in by it goes on.
    const isSignedIn = (await deps.staff.read(call.cookieHeader)) !== undefined
    return isSignedIn ? redirectResponse(absolute(deps, pathFor({ to: '/team', locale }))) : answer
  }
  if (searchParams.has('error')) return refuse('access_denied', 'provider_error')
  const entry = await deps.staff.finishProvider(provider, {
    accessToken: searchParams.get('access_token') ?? undefined,
    sessionCookies: sessionCookiesOf(call.cookieHeader),
  })
  if (entry.kind === 'refused') return refuse(signInErrorOf(entry.reason), entry.reason, [entry.cookie])
  reportSecurityEvent({ event: 'signed_in', door: 'staff' })
  const landing = landingOf(attempt.returnPath, locale, entry.cookie)
  return redirectResponse(absolute(deps, landing), { cookies: [entry.cookie, ended] })
}

const errors: Partial<Record<StaffRefusal, SignInError>> = {
  wrong_credentials: 'credentials',
  // Missing or malformed credentials match no account either.
  invalid: 'credentials',
  email_not_confirmed: 'email_not_confirmed',
  blocked: 'blocked',
  not_staff: 'not_staff',
  role_not_returned: 'not_staff',
  token_too_large: 'token_too_large',
  too_many_requests: 'too_many_requests',
  unavailable: 'unavailable',
}

/** Returns the login page's code for a refusal of the content backend. */
export const signInErrorOf = (reason: StaffRefusal): SignInError => errors[reason] ?? 'access_denied'

const longestField = 256

/** Returns the protocol's own names and statuses of the two ways in which credentials are refused. */
const protocolRefusal = (refused: SignInError) =>
  refused === 'not_staff'
    ? { status: 403, error: 'AccessDenied' }
    : { status: 401, error: refused === 'credentials' ? 'CredentialsSignin' : refused }

/** Handles `POST callback/staff`: email and password of staff, checked by the content backend. */
export async function signInStaff(call: AuthCall, deps: AuthDeps): Promise<Response> {
  const returnPath = returnPathOf(call, deps)
  if (!isGenuine(call, deps)) {
    reportSecurityEvent({ event: 'form_refused', code: 'csrf' })
    if (wantsJson(call)) return jsonResponse({ url: absolute(deps, '/api/auth/signin?csrf=true') })
    return refusalPage(call, 'csrf', returnPath, deps)
  }
  const read = (name: string) => (call.form.get(name) ?? '').slice(0, longestField)
  const result = await deps.staff.signIn({
    identifier: typedEmail(read('email') || read('username')),
    password: read('password'),
  })
  if (result.kind === 'refused') {
    const refused = signInErrorOf(result.reason)
    reportSecurityEvent({ event: 'sign_in_refused', door: 'staff', code: refused, cause: result.reason })
    const cookies = [result.cookie]
    if (!wantsJson(call)) return refusalPage(call, refused, returnPath, deps, cookies)
    const { status, error } = protocolRefusal(refused)
    const url = absolute(deps, `/api/auth/error?error=${error}&provider=staff`)
    return jsonResponse({ url }, { status, cookies })
  }
  reportSecurityEvent({ event: 'signed_in', door: 'staff' })
  const cookies = [result.cookie, deps.cookies.clear('callback')]
  const url = absolute(deps, landingOf(returnPath, localeOfCall(call, returnPath), result.cookie))
  return wantsJson(call)
    ? jsonResponse({ url }, { cookies })
    : redirectResponse(url, { status: 303, cookies })
}

/** Bytes of a cookie and a path that leave room for the other headers within the 4 kB that proxies accept. */
const longestTogether = 2800

/**
 * Returns the page after sign-in: the staff's home page unless another page was requested, whose address fits beside the
 * cookie.
 */
function landingOf(returnPath: string, locale: Locale, cookie: string): string {
  const isWanted = !isHome(returnPath, locale) && returnPath.length + cookie.length <= longestTogether
  return isWanted ? returnPath : pathFor({ to: '/team', locale })
}

function refusalPage(
  call: AuthCall,
  error: SignInError,
  returnPath: string,
  deps: AuthDeps,
  cookies: readonly string[] = [],
): Response {
  const locale = localeOfCall(call, returnPath)
  const location = loginPath(locale, error, returnPath, '/login/team')
  return redirectResponse(absolute(deps, location), { status: 303, cookies })
}

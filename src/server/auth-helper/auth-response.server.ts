import { type Failure, failure, failureStatus } from '../../lib/outcome.ts'
import { shortReturnPath, toSafePath } from '../../lib/safe-path.ts'
import type { SignInError } from '../../lib/sign-in-error.ts'
import { pathFor } from '../../routing/addresses/links.tsx'
import { localeOfReturn, statedLocale } from '../../routing/addresses/locale-of-return.ts'
import type { Locale } from '../../routing/addresses/locales.ts'
import { preferredLocale } from '../http/http-headers.server.ts'
import { currentRequestContext } from '../http/request-context.server.ts'
import { plainPage } from '../pipeline/plain-page.server.ts'
import { storeRetryAfterS } from '../session/state-store.server.ts'
import type { AuthCall, AuthDeps } from './auth-call.server.ts'

/** Keeps every response of the helper calls out of all caches. */
const uncached = { 'cache-control': 'private, no-cache, no-store' }

const definedOnly = (cookies: readonly (string | undefined)[]) =>
  cookies.filter((cookie) => cookie !== undefined)

function headersWith(base: Record<string, string>, cookies: readonly (string | undefined)[]): Headers {
  const headers = new Headers({ ...uncached, ...base })
  for (const cookie of definedOnly(cookies)) headers.append('set-cookie', cookie)
  return headers
}

type JsonResponse = {
  readonly status?: number
  readonly cookies?: readonly (string | undefined)[]
  readonly headers?: Readonly<Record<string, string>>
}

/** Creates a JSON response that sets cookies. */
export function jsonResponse(
  body: unknown,
  { status = 200, cookies = [], headers = {} }: JsonResponse = {},
): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: headersWith({ 'content-type': 'application/json', ...headers }, cookies),
  })
}

/** Creates a plain text response. */
export function textResponse(text: string, status: number): Response {
  return new Response(text, {
    status,
    headers: headersWith({ 'content-type': 'text/plain; charset=utf-8' }, []),
  })
}

/** Creates a redirect: 302 after a GET, 303 after a form. */
export function redirectResponse(
  location: string,
  { status = 302, cookies = [] }: { status?: 302 | 303; cookies?: readonly (string | undefined)[] } = {},
): Response {
  return new Response(null, { status, headers: headersWith({ location }, cookies) })
}

/** Returns the absolute URL of a path of this portal. */
export const absolute = ({ publicUrl }: Pick<AuthDeps, 'publicUrl'>, path: string): string =>
  `${publicUrl}${path}`

/**
 * Returns the language of the page to return to, or the visitor's own where that page has none.
 * @param profile the preference of the signed-in user
 */
export const localeFor = (request: Request, returnPath: string, profile?: Locale | null): Locale =>
  localeOfReturn(returnPath) ?? preferredLocale(request, profile)

/** Returns the language of the calling page, where the call states it; else that of the page to return to. */
export const placeOfCall = ({ form, url }: AuthCall, returnPath: string): Locale | undefined =>
  statedLocale(form.get('locale') ?? url.searchParams.get('locale')) ?? localeOfReturn(returnPath)

/** Returns the language of a call: of its page, else the visitor's own. */
export const localeOfCall = (call: AuthCall, returnPath: string, profile?: Locale | null): Locale =>
  placeOfCall(call, returnPath) ?? preferredLocale(call.request, profile)

/** Reports whether a destination is the home page, the default for visitors who requested no other page. */
export const isHome = (path: string, locale: Locale): boolean =>
  path === '/' || path === pathFor({ to: '/', locale })

/** Returns the path of the login page, or of the staff's, with an error code and the page to return to. */
export function loginPath(
  locale: Locale,
  error?: SignInError,
  returnPath?: string,
  to: '/login' | '/login/team' = '/login',
): string {
  const short = returnPath && shortReturnPath(returnPath)
  const search = {
    ...(error === undefined ? {} : { error }),
    ...(short === undefined || short === '/' ? {} : { callbackUrl: short }),
  }
  return pathFor({ to, locale, search })
}

const retryAfterS = 30

/**
 * Returns the response to requests that need the state store while it is unavailable: a page, or a code for
 * programs.
 */
export const refuseWithoutStore = (request: Request, publicUrl: string): Response =>
  refuseCall(request, failure('unavailable', storeRetryAfterS), publicUrl)

/** Reports whether a request is a page navigation, as opposed to a program that reads JSON. */
const wantsPage = ({ headers }: Request): boolean => headers.get('accept')?.includes('text/html') ?? false

/** Returns the page to return to after sign-in: the requested one, or the one whose form was sent. */
function returnPathOf(request: Request, publicUrl: string): string {
  const { pathname, search } = new URL(request.url)
  return request.method === 'GET' || request.method === 'HEAD'
    ? toSafePath(`${pathname}${search}`, publicUrl)
    : toSafePath(request.headers.get('referer'), publicUrl)
}

/** Redirects a visitor without a session to the login page, which returns to the page of the request. */
export function leadToSignIn(request: Request, publicUrl: string): Response {
  const returnPath = returnPathOf(request, publicUrl)
  const location = absolute({ publicUrl }, loginPath(localeFor(request, returnPath), undefined, returnPath))
  return redirectResponse(location, { status: request.method === 'POST' ? 303 : 302 })
}

/**
 * Returns a private route's response to a refused caller: the login page, an error page, or a code for
 * programs.
 * @param profile the preferred language of the signed-in user
 */
export function refuseCall(
  request: Request,
  { code, retryAfterSeconds = retryAfterS }: Failure,
  publicUrl: string,
  profile?: Locale | null,
): Response {
  const status = failureStatus[code]
  const headers: Record<string, string> =
    code === 'unavailable' ? { 'retry-after': String(retryAfterSeconds) } : {}
  if (!wantsPage(request)) return jsonResponse({ code }, { status, headers })
  if (code === 'unauthenticated') return leadToSignIn(request, publicUrl)
  const locale = localeFor(request, returnPathOf(request, publicUrl), profile)
  const requestId = currentRequestContext()?.requestId ?? ''
  const advice = code === 'unavailable' ? 'unavailable' : 'forbidden'
  return plainPage({ status, locale, advice, requestId, headers })
}

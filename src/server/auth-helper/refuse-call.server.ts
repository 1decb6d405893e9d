import { type Failure, failure, failureStatus } from '../../lib/outcome.ts'
import { toSafePath } from '../../lib/safe-path.ts'
import type { Locale } from '../../routing/addresses/locales.ts'
import { currentRequestContext } from '../http/request-context.server.ts'
import { plainPage } from '../pipeline/plain-page.server.ts'
import { storeRetryAfterS } from '../session/state-store-error.server.ts'
import { absolute, jsonResponse, localeFor, loginPath, redirectResponse } from './auth-response.server.ts'

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

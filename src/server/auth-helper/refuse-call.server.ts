import { type Failure, failure, failureStatus } from '../../lib/outcome.ts'
import { toSafePath } from '../../lib/safe-path.ts'
import type { Locale } from '../../routing/addresses/locales.ts'
import { currentRequestContext } from '../http/request-context.server.ts'
import { plainPage } from '../pipeline/plain-page.server.ts'
import { storeRetryAfterS } from '../session/state-store-error.server.ts'
import { absolute, jsonResponse, localeFor, loginPath, redirectResponse } from './auth-answer.server.ts'

const retryAfterS = 30

/** The answer to what needs the state store while it cannot be asked: a page, or a code for programs. */
export const refuseWithoutStore = (request: Request, publicUrl: string): Response =>
  refuseCall(request, failure('unavailable', storeRetryAfterS), publicUrl)

/** A browser on its way to a page, in contrast to a program that reads JSON. */
const wantsPage = ({ headers }: Request): boolean => headers.get('accept')?.includes('text/html') ?? false

/** The page to come back to after sign-in: the one asked for, or the one whose form was sent. */
function returnPathOf(request: Request, publicUrl: string): string {
  const { pathname, search } = new URL(request.url)
  return request.method === 'GET' || request.method === 'HEAD'
    ? toSafePath(`${pathname}${search}`, publicUrl)
    : toSafePath(request.headers.get('referer'), publicUrl)
}

/** Leads a visitor without a session to the login page, and back to the page that the request came from. */
export function leadToSignIn(request: Request, publicUrl: string): Response {
  const returnPath = returnPathOf(request, publicUrl)
  const location = absolute({ publicUrl }, loginPath(localeFor(request, returnPath), undefined, returnPath))
  return redirectResponse(location, { status: request.method === 'POST' ? 303 : 302 })
}

/**
 * The answer of a private route to who may not call it: the login page, a page, or a code for programs.
 * @param profile the preferred language of who is signed in
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

import { reportSecurityEvent } from '../http/request-context.server.ts'
import { formsOfMandate } from '../session/other-account.server.ts'
import type { Session } from '../session/session-record.server.ts'
import { StateStoreError } from '../session/state-store.server.ts'
import type { Step } from './incoming.server.ts'
import { plainPage } from './plain-page.server.ts'
import { isPageRead, permanentRedirect } from './redirects.server.ts'

const longestPath = 2048
const longestTarget = 8192
const controlCharacter = /\p{Cc}/u

/** Returns why a request target is refused; undefined for a valid one. */
export function targetFault(target: string, pathname: string): 'badRequest' | 'addressTooLong' | undefined {
  if (pathname.length > longestPath || target.length > longestTarget) return 'addressTooLong'
  // Browsers interpret `//host` and `/\host` as another origin.
  if (!pathname.startsWith('/') || isOtherOrigin(pathname)) return 'badRequest'
  const decoded = decodePath(pathname)
  if (decoded === undefined || controlCharacter.test(decoded) || decoded.includes('\\')) return 'badRequest'
  return undefined
}

const dotSegment = /\/(?:\.|%2e){1,2}(?:\/|$)/i

/** Reports whether a path is `//…`, or becomes so when browsers and the router resolve its dot segments. */
function isOtherOrigin(pathname: string): boolean {
  if (pathname.startsWith('//')) return true
  if (!dotSegment.test(pathname)) return false
  const address = `http://portal${pathname}`
  return !URL.canParse(address) || new URL(address).pathname.startsWith('//')
}

function decodePath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}

/** Returns 400 for a malformed path and 414 for one that is too long. */
export const refuseUnsafeTarget: Step = ({ target, pathname, locale, requestId }) => {
  const fault = targetFault(target, pathname)
  if (fault === undefined) return undefined
  return plainPage({ status: fault === 'badRequest' ? 400 : 414, locale, advice: fault, requestId })
}

/**
 * Redirects a page's path with dot segments to the one that it stands for, as browsers resolve it before they ask: a page
 * has one address (P-862). Nothing is sent to such a path; files and calls have none.
 */
export const resolveDotSegments: Step = (incoming) => {
  const { request, pathname, search, locale, requestId } = incoming
  if (!dotSegment.test(pathname)) return undefined
  if (!readingMethods.has(request.method))
    return plainPage({ status: 400, locale, advice: 'badRequest', requestId })
  if (!isPageRead(incoming) || pathname.startsWith('/assets/')) return undefined
  return permanentRedirect(`${new URL(`http://portal${pathname}`).pathname}${search}`)
}

const pageMethods = ['GET', 'HEAD', 'POST']

/** Returns 405 for methods that no page supports. Routes under `/api` handle methods themselves. */
export const refuseMethod: Step = ({ request, pathname, locale, requestId }) => {
  if (pageMethods.includes(request.method) || /^\/api(\/|$)/.test(pathname)) return undefined
  const headers = { allow: pageMethods.join(', ') }
  return plainPage({ status: 405, locale, advice: 'methodNotAllowed', requestId, headers })
}

/**
 * Returns 404 for an asset that does not exist; existing files are served before the pipeline. A browser that
 * requests a script of an older build needs no error page, which would cost more to render than the file.
 */
export const missAsset: Step = ({ pathname }) => {
  if (!pathname.startsWith('/assets/')) return undefined
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  return new Response('Not Found', { status: 404, headers })
}

const endsView = '/api/staff/views/end'
const endsGuestView = '/api/account/guest-view/end'
const signsOut = '/api/auth/signout'
const staysSignedIn = '/api/auth/session'
/** What is of the browser itself, in whatever view: the choice about audience measurement. */
const choosesConsent = '/api/consent'
/** What is a guest's own: the way out, the sign-out, which ends their own session as well, and staying signed in. */
const actionsOfGuest: ReadonlySet<string> = new Set([endsGuestView, signsOut, staysSignedIn])
const readingMethods: ReadonlySet<string> = new Set(['GET', 'HEAD'])

type Options = { readonly readSession: (cookieHeader: string | null) => Promise<Session | undefined> }

/** Reports whether an action is open to a session: every one in one's own account. */
function mayDo({ acting, viewing }: Session, pathname: string): boolean {
  if (acting !== undefined) return formsOfMandate(acting.power).includes(pathname)
  return viewing === undefined || (viewing.guest !== undefined && actionsOfGuest.has(pathname))
}

/**
 * Refuses every action of a member of staff who sees the portal as a user does (P-463), and of a guest who reads somebody's
 * data (P-622), and those that a mandate does not allow (P-692), whatever form or script sends it: only the end of the view
 * and the consent of the browser are actions of their own, and for guests and who act by a mandate what concerns their own
 * sign-in. The product API refuses the same.
 */
export function refuseWhileViewing({ readSession }: Options): Step {
  return async ({ pathname, request, requestId }) => {
    if (readingMethods.has(request.method) || pathname === endsView || pathname === choosesConsent)
      return undefined
    const session = await readSession(request.headers.get('cookie')).catch((error: unknown) => {
      // A sign-out clears its cookies even if the session's owner cannot be determined (P-131).
      if (error instanceof StateStoreError && pathname === signsOut) return undefined
      throw error
    })
    if (session === undefined || mayDo(session, pathname)) return undefined
    reportSecurityEvent({ event: 'call_refused', code: 'forbidden' })
    // A form's address has no language: the view has that of the page on which it began.
    const locale = session.locale ?? 'fr'
    if (request.headers.get('accept')?.includes('application/json'))
      return Response.json({ code: 'forbidden' }, { status: 403, headers: { 'cache-control': 'no-store' } })
    const advice = session.acting === undefined ? 'viewing' : 'acting'
    return plainPage({ status: 403, locale, advice, requestId })
  }
}

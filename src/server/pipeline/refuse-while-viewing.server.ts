import { reportSecurityEvent } from '../http/request-context.server.ts'
import { formsOfMandate } from '../session/forms-of-mandates.server.ts'
import type { Session } from '../session/session-record.server.ts'
import { StateStoreError } from '../session/state-store-error.server.ts'
import type { Step } from './incoming.server.ts'
import { plainPage } from './plain-page.server.ts'

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

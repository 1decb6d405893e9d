import type { PortalUser, Right } from '../../contract/product-api/user.schema.ts'
import { type Failure, failure, failureStatus, type Outcome, success } from '../../lib/outcome.ts'
import { reportSecurityEvent } from '../http/request-context.server.ts'
import { isOfAnother } from './other-account.server.ts'
import type { Activity, CurrentSession, PortalSessions } from './portal-sessions.server.ts'
import type { Session } from './session-record.server.ts'
import { StateStoreError, storeRetryAfterS } from './state-store.server.ts'
/** Conditions of a private call, besides a session. */
export type Requirement = {
  /** The role that the user must have; any by default. */
  readonly role?: PortalUser['role']
  /** The permission that the user must hold (P-006). */
  readonly right?: Right
  /**
   * True if investors may call before staff have verified them. Only calls about their own account allow it (P-155).
   */
  readonly allowsUnverified?: boolean
  /**
   * True if an investor's guest, or who acts by a mandate, may call although the call requires no right (P-621, P-692).
   * Other calls without a right concern the owner's account, such as the sessions that this portal stores.
   */
  readonly allowsGuests?: boolean
  /** Whether no guest, and no staff in a view, may call although they have the right: what it does is recorded as the owner's. */
  readonly refusesViews?: boolean
}

const isUnverified = (user: PortalUser): boolean =>
  user.role === 'investor' && user.verification !== 'verified'

/**
 * Decides whether a private call is allowed: `unauthenticated` without a session, or with one whose user the product
 * API no longer knows; `forbidden` for another role, a missing right, an unverified investor, or a guest whose access
 * lacks the right.
 */
function admit(session: Session | undefined, requirement: Requirement): Outcome<Session> {
  if (session === undefined || session.error !== null) return failure('unauthenticated')
  const { user } = session
  const { role, right, allowsGuests = false, allowsUnverified = false, refusesViews = false } = requirement
  if (session.viewing !== undefined && refusesViews) return failure('forbidden')
  if (isOfAnother(session) && right === undefined && !allowsGuests) return failure('forbidden')
  if (role !== undefined && user.role !== role) return failure('forbidden')
  if (right !== undefined && !user.rights.includes(right)) return failure('forbidden')
  if (isUnverified(user) && !allowsUnverified) return failure('forbidden')
  return success(session)
}

export type WithSession<Call> = Call & { readonly session: Session }

/** A request to a server route. */
export type RouteCall<Params> = { readonly request: Request; readonly params: Params }

/** Declares private server functions and routes. */
export type PrivateCalls = {
  /**
   * Creates the handler of a private server function: it runs only for callers who meet the requirement and
   * receives their session. All others get `unauthenticated` or `forbidden`, with the matching status.
   */
  handle<Call, View>(
    requirement: Requirement,
    handler: (call: WithSession<Call>) => Promise<Outcome<View>>,
  ): (call: Call) => Promise<Outcome<View>>
  /**
   * Creates the handler of a private server route. Without a session a browser is redirected to sign-in, and
   * then back to the page that the request came from; a program gets 401. A caller without the right gets
   * 403.
   * @param keep keeps what a caller without a session has sent; returns the cookies that find it after the sign-in
   */
  route<Params>(
    requirement: Requirement,
    handler: (call: WithSession<RouteCall<Params>>) => Promise<Response>,
    keep?: (call: RouteCall<Params>) => Promise<readonly string[]>,
  ): (call: RouteCall<Params>) => Promise<Response>
  /**
   * Creates the handler of a public server route that uses the session if there is one; the backend then
   * authorises by the session's token.
   */
  openRoute<Params>(
    handler: (call: RouteCall<Params> & { readonly visitor: Visitor }) => Promise<Response>,
  ): (call: RouteCall<Params>) => Promise<Response>
}

/**
 * The caller of an open route; a session is suspended while the identity provider cannot renew its tokens, or
 * while the store is unavailable.
 */
export type Visitor =
  | { readonly kind: 'anonymous' | 'suspended'; readonly session?: undefined }
  | { readonly kind: 'signed_in'; readonly session: Session }

/** Access to the current request and its response. */
export type PrivateCallsOptions = {
  readonly portalSessions: Pick<PortalSessions, 'current'>
  /** Returns the `Cookie` header of the request that a server function serves. */
  readonly cookieHeader: () => string | null
  /** Sets the status of the response that a server function is part of. */
  readonly setStatus: (status: number, retryAfterS?: number) => void
  readonly addCookie: (setCookie: string) => void
  /** Creates a route's response to a refused caller. */
  readonly refuse: (request: Request, refused: Failure, session: Session | undefined) => Response
}

/**
 * Creates private calls; each server function and route authorises its callers itself, independently of the calling
 * page.
 */
export function createPrivateCalls(options: PrivateCallsOptions): PrivateCalls {
  const { portalSessions, cookieHeader, setStatus, addCookie, refuse } = options
  const callerOf = (header: string | null, activity: Activity = 'active'): Promise<Caller> =>
    portalSessions.current(header, activity).then(success, withoutStore)
  const handleFailure = (failed: Failure): Failure => {
    setStatus(failureStatus[failed.code], failed.retryAfterSeconds)
    return failed
  }
  return {
    handle: (requirement, handler) => async (call) => {
      const caller = await callerOf(cookieHeader())
      const cookie = cookieOf(caller)
      if (cookie !== undefined) addCookie(cookie)
      const admitted = admitCaller(caller, requirement)
      if (admitted.ok)
        return handler({ ...call, session: admitted.data }).catch((error) =>
          handleFailure(withoutStore(error)),
        )
      reportSecurityEvent({ event: 'call_refused', code: admitted.code })
      return handleFailure(admitted)
    },
    route: (requirement, handler, keep) => async (call) => {
      const activity = call.request.method === 'POST' ? 'sending' : 'active'
      const caller = await callerOf(call.request.headers.get('cookie'), activity)
      const admitted = admitCaller(caller, requirement)
      if (!admitted.ok) {
        reportSecurityEvent({ event: 'call_refused', code: admitted.code })
        const kept = admitted.code === 'unauthenticated' ? await keep?.(call) : undefined
        const response = refuse(call.request, admitted, caller.ok ? caller.data?.session : undefined)
        for (const cookie of kept ?? []) response.headers.append('set-cookie', cookie)
        return response
      }
      return withCookie(caller, await handler({ ...call, session: admitted.data }))
    },
    openRoute: (handler) => async (call) => {
      const caller = await callerOf(call.request.headers.get('cookie'))
      return withCookie(caller, await handler({ ...call, visitor: visitorOf(caller) }))
    },
  }
}

/** The session of a call; a failure while the store is unavailable. */
type Caller = Outcome<CurrentSession | undefined>

const cookieOf = (caller: Caller): string | undefined => (caller.ok ? caller.data?.cookie : undefined)

/**
 * Returns the failure of a call whose session, or other state, is unavailable; rethrows every other error.
 */
function withoutStore(error: unknown): Failure {
  if (!(error instanceof StateStoreError)) throw error
  return failure('unavailable', storeRetryAfterS)
}

function visitorOf(found: Caller): Visitor {
  if (!found.ok) return { kind: 'suspended' }
  const caller = found.data
  if (caller === undefined) return { kind: 'anonymous' }
  return caller.hasTokens ? { kind: 'signed_in', session: caller.session } : { kind: 'suspended' }
}

/** Adds the session's renewed cookie, unless the handler has set it itself. */
function withCookie(caller: Caller, response: Response): Response {
  const cookie = cookieOf(caller)
  if (cookie !== undefined && !setsCookie(response, cookie)) response.headers.append('set-cookie', cookie)
  return response
}

/**
 * Admits a caller; one whose tokens have expired while the provider is unreachable gets `unavailable`, since
 * signing in would not help.
 */
function admitCaller(found: Caller, requirement: Requirement): Outcome<Session> {
  if (!found.ok) return found
  const caller = found.data
  const admitted = admit(caller?.session, requirement)
  return admitted.ok && caller?.hasTokens === false ? failure('unavailable') : admitted
}

/** Reports whether the handler has set the session's cookie itself: browsers use the last value. */
function setsCookie(response: Response, setCookie: string): boolean {
  const nameOf = (line: string) => line.slice(0, line.indexOf('='))
  return response.headers.getSetCookie().some((line) => nameOf(line) === nameOf(setCookie))
}

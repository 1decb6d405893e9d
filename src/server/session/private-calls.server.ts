import { type Failure, failure, failureStatus, type Outcome, success } from '../../lib/outcome.ts'
import { reportSecurityEvent } from '../http/request-context.server.ts'
import { admit, type Requirement } from './admission.server.ts'
import type { CurrentSession, PortalSessions } from './portal-sessions.server.ts'
import type { Session } from './session-record.server.ts'
import { StateStoreError, storeRetryAfterS } from './state-store-error.server.ts'

type WithSession<Call> = Call & { readonly session: Session }

/** A request to a server route. */
export type RouteCall<Params> = { readonly request: Request; readonly params: Params }

export type PrivateCalls = {
  /**
   * The handler of a private server function: it runs only for callers who meet the requirement, and is given their
   * session. Everybody else gets `unauthenticated` or `forbidden` as outcome, with the status that goes with it.
   */
  answer<Call, View>(
    requirement: Requirement,
    handler: (call: WithSession<Call>) => Promise<Outcome<View>>,
  ): (call: Call) => Promise<Outcome<View>>
  /**
   * The handler of a private server route. Who has no session is led to sign in, and back to the page that the
   * request came from; a program gets 401. Who may not call gets 403.
   */
  route<Params>(
    requirement: Requirement,
    handler: (call: WithSession<RouteCall<Params>>) => Promise<Response>,
  ): (call: RouteCall<Params>) => Promise<Response>
  /**
   * The handler of a server route that anybody may call, and that does more for a session: a backend then decides by
   * the session's token.
   */
  openRoute<Params>(
    handler: (call: RouteCall<Params> & { readonly visitor: Visitor }) => Promise<Response>,
  ): (call: RouteCall<Params>) => Promise<Response>
}

/**
 * Who calls an open route; a session is suspended while the identity provider cannot renew its tokens, and while the
 * store cannot be asked for it.
 */
export type Visitor =
  | { readonly kind: 'anonymous' | 'suspended'; readonly session?: undefined }
  | { readonly kind: 'signed_in'; readonly session: Session }

/** What private calls need of the request that is being answered. */
export type PrivateCallsOptions = {
  readonly portalSessions: Pick<PortalSessions, 'current'>
  /** `Cookie` header of the request that a server function serves. */
  readonly cookieHeader: () => string | null
  /** Changes the answer that a server function is part of. */
  readonly setStatus: (status: number, retryAfterS?: number) => void
  readonly addCookie: (setCookie: string) => void
  /** A route's answer to who may not call. */
  readonly refuse: (request: Request, refused: Failure, session: Session | undefined) => Response
}

/** Every private server function and route authorises by itself, whatever page it is called from. */
export function createPrivateCalls(options: PrivateCallsOptions): PrivateCalls {
  const { portalSessions, cookieHeader, setStatus, addCookie, refuse } = options
  const callerOf = (header: string | null): Promise<Caller> =>
    portalSessions.current(header, 'active').then(success, withoutStore)
  const answerFailure = (failed: Failure): Failure => {
    setStatus(failureStatus[failed.code], failed.retryAfterSeconds)
    return failed
  }
  return {
    answer: (requirement, handler) => async (call) => {
      const caller = await callerOf(cookieHeader())
      const cookie = cookieOf(caller)
      if (cookie !== undefined) addCookie(cookie)
      const admitted = admitCaller(caller, requirement)
      if (admitted.ok)
        return handler({ ...call, session: admitted.data }).catch((error) =>
          answerFailure(withoutStore(error)),
        )
      reportSecurityEvent({ event: 'call_refused', code: admitted.code })
      return answerFailure(admitted)
    },
    route: (requirement, handler) => async (call) => {
      const caller = await callerOf(call.request.headers.get('cookie'))
      const admitted = admitCaller(caller, requirement)
      if (!admitted.ok) {
        reportSecurityEvent({ event: 'call_refused', code: admitted.code })
        return refuse(call.request, admitted, caller.ok ? caller.data?.session : undefined)
      }
      return withCookie(caller, await handler({ ...call, session: admitted.data }))
    },
    openRoute: (handler) => async (call) => {
      const caller = await callerOf(call.request.headers.get('cookie'))
      return withCookie(caller, await handler({ ...call, visitor: visitorOf(caller) }))
    },
  }
}

/** The session of a call; a failure while the store cannot be asked for it. */
type Caller = Outcome<CurrentSession | undefined>

const cookieOf = (caller: Caller): string | undefined => (caller.ok ? caller.data?.cookie : undefined)

/** What a call comes to whose session, or whatever else the store keeps, cannot be asked for now; a bug stays one. */
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

/** Adds the renewed cookie of the session, unless the handler has set it itself. */
function withCookie(caller: Caller, response: Response): Response {
  const cookie = cookieOf(caller)
  if (cookie !== undefined && !setsCookie(response, cookie)) response.headers.append('set-cookie', cookie)
  return response
}

/** Who may call has to wait while their tokens have ended and the provider is away: signing in would not help them. */
function admitCaller(found: Caller, requirement: Requirement): Outcome<Session> {
  if (!found.ok) return found
  const caller = found.data
  const admitted = admit(caller?.session, requirement)
  return admitted.ok && caller?.hasTokens === false ? failure('unavailable') : admitted
}

/** Whether the handler has already set the session's cookie itself: the later value counts. */
function setsCookie(answer: Response, setCookie: string): boolean {
  const nameOf = (line: string) => line.slice(0, line.indexOf('='))
  return answer.headers.getSetCookie().some((line) => nameOf(line) === nameOf(setCookie))
}

import { type Failure, failure, failureStatus, type Outcome } from '../../lib/outcome.ts'
import { reportSecurityEvent } from '../request-context.server.ts'
import { admit, type Requirement } from './admission.server.ts'
import type { CurrentSession, PortalSessions } from './portal-sessions.server.ts'
import type { Session } from './session-record.server.ts'

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
}

/** What private calls need of the request that is being answered. */
export type PrivateCallsOptions = {
  readonly portalSessions: Pick<PortalSessions, 'current'>
  /** `Cookie` header of the request that a server function serves. */
  readonly cookieHeader: () => string | null
  /** Changes the answer that a server function is part of. */
  readonly setStatus: (status: number) => void
  readonly addCookie: (setCookie: string) => void
  /** A route's answer to who may not call. */
  readonly refuse: (request: Request, refused: Failure) => Response
}

/** Every private server function and route authorises by itself, whatever page it is called from. */
export function createPrivateCalls(options: PrivateCallsOptions): PrivateCalls {
  const { portalSessions, cookieHeader, setStatus, addCookie, refuse } = options
  const callerOf = (header: string | null): Promise<CurrentSession | undefined> =>
    portalSessions.current(header, 'active')
  return {
    answer: (requirement, handler) => async (call) => {
      const caller = await callerOf(cookieHeader())
      if (caller?.cookie !== undefined) addCookie(caller.cookie)
      const admitted = admitCaller(caller, requirement)
      if (admitted.ok) return handler({ ...call, session: admitted.data })
      reportSecurityEvent({ event: 'call_refused', code: admitted.code })
      setStatus(failureStatus[admitted.code])
      return admitted
    },
    route: (requirement, handler) => async (call) => {
      const caller = await callerOf(call.request.headers.get('cookie'))
      const admitted = admitCaller(caller, requirement)
      if (!admitted.ok) {
        reportSecurityEvent({ event: 'call_refused', code: admitted.code })
        return refuse(call.request, admitted)
      }
      const answer = await handler({ ...call, session: admitted.data })
      if (caller?.cookie !== undefined && !setsCookie(answer, caller.cookie))
        answer.headers.append('set-cookie', caller.cookie)
      return answer
    },
  }
}

/** Who may call has to wait while their tokens have ended and the provider is away: signing in would not help them. */
function admitCaller(caller: CurrentSession | undefined, requirement: Requirement): Outcome<Session> {
  const admitted = admit(caller?.session, requirement)
  return admitted.ok && caller?.hasTokens === false ? failure('unavailable') : admitted
}

/** Whether the handler has already set the session's cookie itself: its word is later, and counts. */
function setsCookie(answer: Response, setCookie: string): boolean {
  const nameOf = (line: string) => line.slice(0, line.indexOf('='))
  return answer.headers.getSetCookie().some((line) => nameOf(line) === nameOf(setCookie))
}

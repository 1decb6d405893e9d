import { type Failure, failure, failureStatus, type Outcome } from '../../lib/outcome.ts'
import type { FormCall, FormResult } from '../forms/form-answers.server.ts'
import { reportSecurityEvent } from '../http/request-context.server.ts'
import type { StaffSessions } from './staff-sessions.server.ts'

/** A call by a member of staff, with their token of the content backend. */
type WithToken<Call> = Call & { readonly token: string }

/** Declares calls of the manager's staff: each authorises its callers itself, independently of the calling page. */
export type StaffCalls = {
  /** Creates the handler of a server function; all others get `forbidden`. */
  handle<Call, View>(
    handler: (call: WithToken<Call>) => Promise<Outcome<View>>,
  ): (call: Call) => Promise<Outcome<View>>
  /** Creates the action of a form; all others are asked to sign in. */
  act<Output>(
    action: (call: WithToken<FormCall<Output>>) => Promise<FormResult>,
  ): (call: FormCall<Output>) => Promise<FormResult>
  /** Returns the token of a request's member of staff; undefined for all others. */
  tokenOf(request: Request): Promise<string | undefined>
}

type Options = {
  readonly staff: Pick<StaffSessions, 'draftToken'>
  /** Returns the `Cookie` header of the request that a server function serves. */
  readonly cookieHeader: () => string | null
  /** Sets the status of the response that a server function is part of. */
  readonly setStatus: (status: number) => void
}

/** Creates the declarations of staff's calls. The product API checks the token once more. */
export function createStaffCalls({ staff, cookieHeader, setStatus }: Options): StaffCalls {
  const refuse = (): Failure => {
    reportSecurityEvent({ event: 'call_refused', code: 'forbidden' })
    setStatus(failureStatus.forbidden)
    return failure('forbidden')
  }
  const tokenOf = (request: Request) => staff.draftToken(request.headers.get('cookie'))
  return {
    tokenOf,
    handle: (handler) => async (call) => {
      const token = await staff.draftToken(cookieHeader())
      return token === undefined ? refuse() : handler({ ...call, token })
    },
    act: (action) => async (call) => {
      const token = await tokenOf(call.request)
      return token === undefined ? { kind: 'failed', problem: 'unauthenticated' } : action({ ...call, token })
    },
  }
}

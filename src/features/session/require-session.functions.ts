import { getRequestHeader } from '@tanstack/react-start/server'
import { type Failure, failure } from '~/lib/outcome.ts'
import { auth } from '~/server/portal-auth.server.ts'
import type { Session } from '~/server/session/session-record.server.ts'

type Handler<Input, Output> = (call: { readonly data: Input; readonly session: Session }) => Promise<Output>

/**
 * Wraps the handler of a private server function: without a session it answers `unauthenticated` and the handler does
 * not run. Guards of routes are courtesy; this is the check.
 */
export function requireSession<Input, Output>(handler: Handler<Input, Output>) {
  return async ({ data }: { data: Input }): Promise<Output | Failure> => {
    const session = await auth.portalSessions.current(getRequestHeader('cookie') ?? null, 'active')
    const isUsable = session !== undefined && session.error === null
    return isUsable ? handler({ data, session }) : failure('unauthenticated')
  }
}

import { toSafePath } from '../../lib/safe-path.ts'
import { shortReturnPath } from '../../lib/short-return-path.ts'
import type { Activity } from '../session/portal-sessions.server.ts'
import { absolute, jsonResponse } from './auth-answer.server.ts'
import type { AuthCall, AuthDeps } from './auth-deps.server.ts'
import { isGenuine } from './read-call.server.ts'
import { type SessionResponse, sessionResponse, staffResponse } from './session-answer.server.ts'

/** What a request may know of its session, and the cookie by which its browser goes on with it. */
export type ReadSession = {
  readonly answer: SessionResponse | undefined
  readonly cookie: string | undefined
}

type ReadDeps = Pick<AuthDeps, 'portalSessions' | 'sessions' | 'staff' | 'cookies' | 'now'>

/**
 * The session of a request as browsers may know it.
 * @param userAgeMs age of what is known of the user from which the product API is asked again
 */
export async function readSession(
  { portalSessions, sessions, staff, cookies, now }: ReadDeps,
  cookieHeader: string | null,
  activity: Activity,
  userAgeMs?: number,
): Promise<ReadSession> {
  const current = await portalSessions.current(cookieHeader, activity, userAgeMs)
  if (current !== undefined) {
    const { session, cookie } = current
    return { answer: sessionResponse(session, sessions.endsOf(session), now()), cookie }
  }
  const signIn = await staff.read(cookieHeader)
  if (signIn !== undefined) return { answer: staffResponse(signIn, now()), cookie: undefined }
  // A token whose user could not be loaded is cleared (P-142).
  const isHeld = cookies.read(cookieHeader, 'staff') !== undefined
  return { answer: undefined, cookie: isHeld ? cookies.clear('staff') : undefined }
}

/**
 * `GET session`: the session or `{}` with 200; 503 while it cannot be known. It is no activity of the user (P-127), hands out the form
 * token's cookie, remembers a checked `callbackUrl`, and removes a cookie that opens nothing any more.
 */
export async function answerSession(call: AuthCall, deps: AuthDeps): Promise<Response> {
  const { cookieHeader, url } = call
  const { answer, cookie } = await readSession(deps, cookieHeader, 'passive')
  const held = (['session', 'staff'] as const).filter((name) => deps.cookies.read(cookieHeader, name))
  const stale = answer === undefined ? held : []
  const callbackUrl = url.searchParams.get('callbackUrl')
  const cookies = [
    answer === undefined ? undefined : cookie,
    deps.csrf.issue(cookieHeader).cookie,
    callbackUrl === null ? undefined : rememberCallback(callbackUrl, deps),
    ...stale.map((name) => deps.cookies.clear(name)),
  ]
  return jsonResponse(answer ?? {}, { cookies })
}

/** The cookie that keeps where to go, as an absolute address of the portal; as much of it as fits into a cookie. */
export function rememberCallback(callbackUrl: string, deps: Pick<AuthDeps, 'cookies' | 'publicUrl'>): string {
  const path = shortReturnPath(toSafePath(callbackUrl, deps.publicUrl))
  return deps.cookies.write('callback', absolute(deps, path))
}

/**
 * `POST session`: counts as activity, and asks again who the user is: for somebody who wants to stay signed in, and for
 * a client that has just changed the user.
 */
export async function updateSession(call: AuthCall, deps: AuthDeps): Promise<Response> {
  if (!isGenuine(call, deps)) return jsonResponse({}, { status: 400 })
  const current = await deps.portalSessions.current(call.cookieHeader, 'active', Number.POSITIVE_INFINITY)
  if (current === undefined) return jsonResponse({})
  const session = await deps.portalSessions.reload(await deps.sessions.touch(current.session, 0))
  const cookies = [deps.sessions.cookieFor(session, call.cookieHeader)]
  return jsonResponse(sessionResponse(session, deps.sessions.endsOf(session), deps.now()), { cookies })
}

import { shortReturnPath, toSafePath } from '../../lib/safe-path.ts'
import type { Activity } from '../session/portal-sessions.server.ts'
import type { AuthCall, AuthDeps } from './auth-deps.server.ts'
import { absolute, jsonResponse } from './auth-response.server.ts'
import { isGenuine } from './read-call.server.ts'
import { type SessionResponse, sessionResponse, staffResponse } from './session-response.server.ts'

/** The session of a request as browsers may see it, and the cookie that continues it. */
export type ReadSession = {
  readonly response: SessionResponse | undefined
  readonly cookie: string | undefined
}

type ReadDeps = Pick<AuthDeps, 'portalSessions' | 'sessions' | 'staff' | 'cookies' | 'now'>

/**
 * Reads the session of a request as browsers may see it.
 * @param userAgeMs age of the user's data, in milliseconds, from which they are read from the product API
 *   again
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
    return { response: sessionResponse(session, sessions.endsOf(session), now()), cookie }
  }
  const signIn = await staff.read(cookieHeader)
  if (signIn !== undefined) return { response: staffResponse(signIn, now()), cookie: undefined }
  // A token whose user could not be loaded is cleared (P-142).
  const isHeld = cookies.read(cookieHeader, 'staff') !== undefined
  return { response: undefined, cookie: isHeld ? cookies.clear('staff') : undefined }
}

/**
 * Handles `GET session`: the session or `{}` with 200; 503 while the store is unavailable. It does not count
 * as user activity (P-127), sets the CSRF cookie, stores a validated `callbackUrl`, and clears cookies that
 * are no longer valid.
 */
export async function handleSession(call: AuthCall, deps: AuthDeps): Promise<Response> {
  const { cookieHeader, url } = call
  const { response, cookie } = await readSession(deps, cookieHeader, 'passive')
  const held = (['session', 'staff'] as const).filter((name) => deps.cookies.read(cookieHeader, name))
  const stale = response === undefined ? held : []
  const callbackUrl = url.searchParams.get('callbackUrl')
  const cookies = [
    response === undefined ? undefined : cookie,
    deps.csrf.issue(cookieHeader).cookie,
    callbackUrl === null ? undefined : rememberCallback(callbackUrl, deps),
    ...stale.map((name) => deps.cookies.clear(name)),
  ]
  return jsonResponse(response ?? {}, { cookies })
}

/** Returns the cookie that stores the URL to return to, shortened to fit into a cookie. */
export function rememberCallback(callbackUrl: string, deps: Pick<AuthDeps, 'cookies' | 'publicUrl'>): string {
  const path = shortReturnPath(toSafePath(callbackUrl, deps.publicUrl))
  return deps.cookies.write('callback', absolute(deps, path))
}

/**
 * Handles `POST session`: counts as activity and reads the user again, for users who extend their session and
 * for clients that have just changed the user.
 */
export async function updateSession(call: AuthCall, deps: AuthDeps): Promise<Response> {
  if (!isGenuine(call, deps)) return jsonResponse({}, { status: 400 })
  const current = await deps.portalSessions.current(call.cookieHeader, 'active', Number.POSITIVE_INFINITY)
  if (current === undefined) return jsonResponse({})
  const session = await deps.portalSessions.reload(await deps.sessions.touch(current.session, 0))
  const cookies = [deps.sessions.cookieFor(session, call.cookieHeader)]
  return jsonResponse(sessionResponse(session, deps.sessions.endsOf(session), deps.now()), { cookies })
}

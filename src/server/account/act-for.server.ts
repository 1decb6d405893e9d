import { toSafePath } from '../../lib/safe-path.ts'
import { localeOfPath, redirectAnswer } from '../auth-helper/auth-answer.server.ts'
import type { AuthCall } from '../auth-helper/auth-deps.server.ts'
import { isGenuine } from '../auth-helper/read-call.server.ts'
import type { UserCalls } from '../product-api/user-calls.server.ts'
import type { Csrf } from '../session/csrf.server.ts'
import type { PortalSessions } from '../session/portal-sessions.server.ts'
import type { Session } from '../session/session-record.server.ts'

export type ActForDeps = {
  readonly publicUrl: string
  readonly csrf: Csrf
  readonly portalSessions: PortalSessions
  readonly userCalls: Pick<UserCalls, 'updatePartnerUser'>
}

/**
 * The form that chooses the child partner to act for (decision 17): only one of the user's own partner's children.
 * The session goes on under a new id, since its rights are others now. Answers 303 back to the page of the form.
 */
export async function actFor(call: AuthCall, deps: ActForDeps): Promise<Response> {
  const returnPath = toSafePath(call.form.get('callbackUrl'), deps.publicUrl)
  const back = (cookies: readonly string[] = []) =>
    redirectAnswer(`${deps.publicUrl}${returnPath}`, { status: 303, cookies })
  if (!isGenuine(call, deps)) return back()
  const session = await deps.portalSessions.current(call.cookieHeader, 'active')
  const partnerId = call.form.get('partner')
  if (session === undefined || !isOwnChild(session, partnerId)) return back()
  const updated = await deps.userCalls.updatePartnerUser({
    locale: localeOfPath(returnPath),
    token: session.accessToken,
    update: { id_partner: partnerId },
  })
  if (updated.kind !== 'ok') return back()
  const { cookie } = await deps.portalSessions.replace({ ...session, user: updated.data })
  return back([cookie])
}

function isOwnChild({ user }: Session, partnerId: string | null): boolean {
  if (user.role !== 'partner_user' || !user.is_child_user) return false
  return user.partner?.childs.some(({ id }) => id === partnerId) ?? false
}

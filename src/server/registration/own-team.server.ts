import { pathFor } from '../../routing/links.tsx'
import type { FormCall, FormResult } from '../forms/form-endpoint.server.ts'
import type { UserCalls } from '../product-api/user-calls.server.ts'
import type { PortalSessions } from '../session/portal-sessions.server.ts'
import type { Session } from '../session/session-record.server.ts'
import type { Sessions } from '../session/sessions.server.ts'
import { refusedByBackend } from './backend-faults.server.ts'
import { type TeamAnswers, teamFaults, wishOf } from './partner.server.ts'
import { cookieHeaderOf } from './registration-deps.server.ts'

/** What the choice of a team by somebody who is signed in needs. */
export type OwnTeamDeps = {
  readonly userCalls: Pick<UserCalls, 'chooseOwnTeam' | 'getPartner'>
  readonly portalSessions: Pick<PortalSessions, 'keepUser'>
  readonly sessions: Pick<Sessions, 'cookieFor'>
}

/**
 * Joins a team, or asks for one to be added, as the signed-in user (decision 26). The session goes on under a new id
 * with the rights of the team; where the user cannot be read at once, the next look-up finds the team.
 */
export async function chooseOwnTeam(
  { data, locale, request }: FormCall<TeamAnswers>,
  session: Session,
  { userCalls, portalSessions, sessions }: OwnTeamDeps,
): Promise<FormResult> {
  const { accessToken: token, subject: id } = session
  const answered = await userCalls.chooseOwnTeam({ locale, token, wish: wishOf(data) })
  if (answered.kind !== 'ok') return refusedByBackend(answered, teamFaults)
  if (!answered.data.is_active)
    return { kind: 'done', location: pathFor({ to: '/partner/choose-team', locale }) }
  const location = pathFor({ to: '/', locale })
  const found = await userCalls.getPartner({ locale, token, id })
  if (found.kind !== 'ok') return { kind: 'done', location }
  const kept = await portalSessions.keepUser(session, found.data)
  const cookie = sessions.cookieFor(kept, cookieHeaderOf(request))
  return { kind: 'done', location, cookies: cookie === undefined ? [] : [cookie] }
}

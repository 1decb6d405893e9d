import { pathFor } from '../../routing/links.tsx'
import type { FormCall, FormResult } from '../forms/form-endpoint.server.ts'
import { refusedByBackend } from '../registration/backend-faults.server.ts'
import type { OwnTeamDeps } from '../registration/own-team.server.ts'
import { teamFaults } from '../registration/partner.server.ts'
import { cookieHeaderOf } from '../registration/registration-deps.server.ts'
import type { Session } from '../session/session-record.server.ts'

/**
 * Acts for another team of the company from now on. The session goes on under a new id with that team's funds; where
 * the user cannot be read at once, the next look-up finds the team.
 */
export async function switchTeam(
  { data: { team }, locale, request }: FormCall<{ readonly team: string }>,
  session: Session,
  { portalSessions, sessions, userCalls }: OwnTeamDeps,
): Promise<FormResult> {
  const { accessToken: token, subject: id } = session
  const answered = await userCalls.chooseOwnTeam({ locale, token, wish: { team } })
  if (answered.kind !== 'ok') return refusedByBackend(answered, teamFaults)
  const location = pathFor({ to: '/account/team', locale, search: { state: 'switched' } })
  const found = await userCalls.getPartner({ locale, token, id })
  if (found.kind !== 'ok') return { kind: 'done', location }
  const kept = await portalSessions.keepUser(session, found.data)
  const cookie = sessions.cookieFor(kept, cookieHeaderOf(request))
  return { kind: 'done', location, cookies: cookie === undefined ? [] : [cookie] }
}

/** Asks for a team to be added, which has nothing and nobody until staff approve it (decision 26). */
export async function addTeam(
  { data, locale }: FormCall<{ readonly newTeam: string }>,
  { accessToken: token }: Session,
  { userCalls }: Pick<OwnTeamDeps, 'userCalls'>,
): Promise<FormResult> {
  const answered = await userCalls.chooseOwnTeam({ locale, token, wish: { new_team: data.newTeam } })
  if (answered.kind !== 'ok') return refusedByBackend(answered, teamFaults)
  return { kind: 'done', location: pathFor({ to: '/account/team', locale, search: { state: 'added' } }) }
}

import type { PortalUser } from '../../contract/product-api/user.schema.ts'
import { pathFor } from '../../routing/addresses/links.tsx'
import type { FormCall, FormResult } from '../forms/form-answers.server.ts'
import { cookieHeaderOf, refusedByBackend } from '../registration/journeys.server.ts'
import { type OwnTeamDeps, teamFaults } from '../registration/partner.server.ts'
import type { Session } from '../session/session-record.server.ts'

/**
 * Switches the user to another team of the company. The session continues under a new id with that team's funds; if the
 * user cannot be read at once, the next look-up finds the team.
 */
export async function switchTeam(
  { data: { team }, locale, request }: FormCall<{ readonly team: string }>,
  session: Session,
  { portalSessions, sessions, userCalls }: Omit<OwnTeamDeps, 'drafts' | 'publicUrl'>,
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

/** Requests a new team, which has no funds or members until staff approve it (P-160). */
export async function addTeam(
  { data, locale }: FormCall<{ readonly newTeam: string }>,
  { accessToken: token }: Session,
  { userCalls }: Pick<OwnTeamDeps, 'userCalls'>,
): Promise<FormResult> {
  const answered = await userCalls.chooseOwnTeam({ locale, token, wish: { new_team: data.newTeam } })
  if (answered.kind !== 'ok') return refusedByBackend(answered, teamFaults)
  return { kind: 'done', location: pathFor({ to: '/account/team', locale, search: { state: 'added' } }) }
}

/** The company that a partner's user acts for: the chosen child, else the user's own (P-138). */
export function actingPartnerOf(user: PortalUser): { readonly id: string; readonly name: string } | null {
  if (user.role !== 'partner_user' || user.partner === null) return null
  const { partner, id_partner } = user
  const { id, name } = partner.childs.find((child) => child.id === id_partner) ?? partner
  return { id, name }
}

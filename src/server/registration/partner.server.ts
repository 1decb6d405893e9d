import { toE164 } from '../../lib/identifiers/phone-number.ts'
import { wantedPage } from '../../lib/safe-path.ts'
import { termsVersion } from '../../lib/terms.ts'
import { pathFor } from '../../routing/addresses/links.tsx'
import type { Locale } from '../../routing/addresses/locales.ts'
import type { UserCalls } from '../backends/product-api/account-calls.server.ts'
import type { AccountDrafts } from '../forms/account-drafts.server.ts'
import type { FormCall, FormResult } from '../forms/form-answers.server.ts'
import { failedByBackend } from '../forms/handle-form.server.ts'
import type { PortalSessions } from '../session/portal-sessions.server.ts'
import type { Session } from '../session/session-record.server.ts'
import type { Sessions } from '../session/sessions.server.ts'
import {
  cookieHeaderOf,
  type FaultTable,
  type RegistrationDeps,
  refusedByBackend,
} from './journeys.server.ts'

/** Values of a partner's form. */
type PartnerAnswers = {
  readonly civility: 'mr' | 'mrs'
  readonly firstname: string
  readonly lastname: string
  readonly email: string
  readonly phone: string
  readonly password: string
  readonly invitation: string
}

const faultTable: FaultTable = {
  'email domain_unknown': { field: 'email', code: 'domainUnknown' },
  'email taken': { field: 'email', code: 'emailTaken' },
  email: { field: 'email', code: 'email' },
  telephone: { field: 'phone', code: 'phone' },
  'password common': { field: 'password', code: 'passwordCommon' },
  password: { field: 'password', code: 'passwordCriteria' },
}

/** The fault of an address that cannot register, before anything else is looked at; undefined for a good one. */
async function addressFault(
  { calls }: RegistrationDeps,
  { locale, email }: { readonly locale: Locale; readonly email: string },
): Promise<FormResult | undefined> {
  const domain = email.slice(email.lastIndexOf('@') + 1)
  const known = await calls.partnerDomainExists({ locale, domain })
  if (known.kind !== 'ok') return failedByBackend(known)
  if (!known.data.exists) return { kind: 'refused', faults: [{ field: 'email', code: 'domainUnknown' }] }
  const taken = await calls.partnerExists({ locale, email })
  if (taken.kind !== 'ok') return failedByBackend(taken)
  return taken.data.exists ? { kind: 'refused', faults: [{ field: 'email', code: 'emailTaken' }] } : undefined
}

/** Registers a partner's user (P-158), and redirects to the page that asks for the confirmation. */
export async function registerPartner(
  { data, locale, request }: FormCall<PartnerAnswers>,
  deps: RegistrationDeps,
): Promise<FormResult> {
  const { civility, email, firstname, invitation, lastname, password, phone } = data
  const telephone = toE164(phone)
  if (telephone === null) return { kind: 'refused', faults: [{ field: 'phone', code: 'phone' }] }
  const cookieHeader = cookieHeaderOf(request)
  const { key, email: tried } = await deps.journeys.read(cookieHeader)
  // The same form sent twice: the address may have an account by now, and it is this one.
  const fault = tried === email ? undefined : await addressFault(deps, { locale, email })
  if (fault !== undefined) return fault
  // Kept before the call: when its answer is lost, the account that it made is found by the same key and address.
  const cookie = await deps.journeys.change(cookieHeader, (journey) => ({ ...journey, key, email }))
  const accepted = { terms: true, terms_version: termsVersion } as const
  const user = { civility, firstname, lastname, email, telephone, password, ...accepted } as const
  const invited = invitation === '' ? {} : { invitation }
  const answered = await deps.calls.createPartner({ locale, key, user: { ...user, ...invited } })
  if (answered.kind !== 'ok') return { ...refusedByBackend(answered, faultTable), cookies: [cookie] }
  await deps.journeys.change(cookie.split(';', 1)[0] ?? null, (journey) => ({
    ...journey,
    values: {},
    done: ['partner'],
  }))
  const location = pathFor({ to: '/partner/register', locale, search: { state: 'sent' } })
  return { kind: 'done', location, cookies: [cookie] }
}

/** Faults that the product API may find in a choice of team. */
export const teamFaults: FaultTable = {
  'new_team taken': { field: 'newTeam', code: 'teamTaken' },
  'new_team already_requested': { field: 'newTeam', code: 'teamRequested' },
  team: { field: 'team', code: 'choice' },
}

/** Values of the form for the choice of a team. */
type TeamAnswers = { readonly team: string; readonly newTeam: string }

/** The choice as the product API takes it. */
const wishOf = ({ team, newTeam }: TeamAnswers) => (team === 'new' ? { new_team: newTeam } : { team })

/** Joins a team, or requests a new one, by the ticket of the confirmed address. */
export async function chooseTeam(
  { data, locale, request }: FormCall<TeamAnswers>,
  { calls, journeys }: RegistrationDeps,
): Promise<FormResult> {
  const { teamTicket } = await journeys.read(cookieHeaderOf(request))
  const expired = pathFor({ to: '/partner/choose-team', locale })
  if (teamTicket === undefined) return { kind: 'done', location: expired }
  const answered = await calls.chooseTeam({ locale, ticket: teamTicket, wish: wishOf(data) })
  if (answered.kind === 'refused' && answered.status === 410) return { kind: 'done', location: expired }
  if (answered.kind !== 'ok') return refusedByBackend(answered, teamFaults)
  const state = answered.data.is_active ? 'active' : 'requested'
  return { kind: 'done', location: pathFor({ to: '/partner/choose-team', locale, search: { state } }) }
}

/** Dependencies of a signed-in user's choice of team. */
export type OwnTeamDeps = {
  readonly drafts: Pick<AccountDrafts, 'remove'>
  readonly userCalls: Pick<UserCalls, 'chooseOwnTeam' | 'getPartner'>
  readonly portalSessions: Pick<PortalSessions, 'keepUser'>
  readonly sessions: Pick<Sessions, 'cookieFor'>
  readonly publicUrl: string
}

/**
 * Joins a team, or requests a new one, as the signed-in user (P-139). The session continues under a new id with the
 * rights of the team; if the user cannot be read at once, the next look-up finds the team. The page that the user wanted
 * follows, or is kept while the team has to be approved.
 */
export async function chooseOwnTeam(
  { data, locale, request, returnPath }: FormCall<TeamAnswers>,
  session: Session,
  { drafts, userCalls, portalSessions, publicUrl, sessions }: OwnTeamDeps,
): Promise<FormResult> {
  const { accessToken: token, subject: id } = session
  const answered = await userCalls.chooseOwnTeam({ locale, token, wish: wishOf(data) })
  if (answered.kind !== 'ok') return refusedByBackend(answered, teamFaults)
  await drafts.remove(session.subject)
  const callbackUrl = wantedPage(new URL(returnPath, publicUrl).searchParams.get('callbackUrl'), publicUrl)
  const search = callbackUrl === undefined ? {} : { callbackUrl }
  if (!answered.data.is_active)
    return { kind: 'done', location: pathFor({ to: '/partner/choose-team', locale, search }) }
  const location = callbackUrl ?? pathFor({ to: '/', locale })
  const found = await userCalls.getPartner({ locale, token, id })
  if (found.kind !== 'ok') return { kind: 'done', location }
  const kept = await portalSessions.keepUser(session, found.data)
  const cookie = sessions.cookieFor(kept, cookieHeaderOf(request))
  return { kind: 'done', location, cookies: cookie === undefined ? [] : [cookie] }
}

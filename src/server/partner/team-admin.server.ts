import { longestInvitationList } from '../../contract/product-api/invitation-list.ts'
import type { Right } from '../../contract/product-api/user.schema.ts'
import { pathFor } from '../../routing/addresses/links.tsx'
import type { Locale } from '../../routing/addresses/locales.ts'
import type { BackendOutcome } from '../backends/backend-outcome.server.ts'
import type { TeamAdminCalls } from '../backends/product-api/partner-calls.server.ts'
import type { FormCall, FormResult } from '../forms/form-answers.server.ts'
import { textOfFile } from '../forms/read-upload.server.ts'
import { type FaultTable, refusedByBackend } from '../registration/journeys.server.ts'
import type { Session } from '../session/session-record.server.ts'

/** A form of a team's administrator. */
export type AdminCall<Output> = FormCall<Output> & { readonly session: Session }

type Deps = { readonly calls: TeamAdminCalls }

/** Result of a change, as the team's page reports it. */
export type TeamNews = 'rights' | 'suspended' | 'restored' | 'handed' | 'accepted' | 'declined' | 'late'

type Place = {
  readonly state: TeamNews
  readonly part?: 'requests'
  readonly member?: string
}

function teamPage({ user }: Session, locale: Locale, search: Place): FormResult {
  const team = user.role === 'partner_user' ? user.team : undefined
  if (!team) return { kind: 'failed', problem: 'forbidden' }
  return {
    kind: 'done',
    location: pathFor({ to: '/account/team/$id', locale, params: { id: team.id }, search }),
  }
}

type Done = Place & { readonly faults?: FaultTable }

/**
 * Converts a call's outcome to a result of its form. If somebody else changed or removed the subject meanwhile, nothing
 * was done, and the page shows the present state with a notice.
 */
function after(
  answered: BackendOutcome<unknown>,
  { locale, session }: Pick<AdminCall<unknown>, 'locale' | 'session'>,
  { faults = {}, ...done }: Done,
): FormResult {
  if (answered.kind === 'ok') return teamPage(session, locale, done)
  const isLate =
    answered.kind === 'refused' &&
    (answered.status === 409 || (answered.faults?.some(({ code }) => code === 'unknown') ?? false))
  const { state: _state, ...place } = done
  return isLate ? teamPage(session, locale, { ...place, state: 'late' }) : refusedByBackend(answered, faults)
}

const rightsFaults: FaultTable = {
  'rights last_administrator': { field: 'rights', code: 'lastAdministrator' },
  'rights not_own': { field: 'rights', code: 'rightNotOwn' },
}

type RightsAnswers = {
  readonly member: string
  readonly rights: readonly Right[]
  readonly seen: readonly Right[]
}

/** Sets a member's rights to those switched on, if they are unchanged since the page was shown (P-592). */
export async function changeMemberRights(
  call: AdminCall<RightsAnswers>,
  { calls }: Deps,
): Promise<FormResult> {
  const { data, locale, session } = call
  const { member, rights, seen } = data
  const body = { member, rights: [...rights], seen: [...seen] }
  const changed = await calls.changeRights({ locale, token: session.accessToken, body })
  return after(changed, call, { member, state: 'rights', faults: rightsFaults })
}

type Suspension = { readonly member: string; readonly act: 'suspend' | 'restore' }

/** Suspends a member, or lets them in again (P-593). */
export async function suspendTeamMember(call: AdminCall<Suspension>, { calls }: Deps): Promise<FormResult> {
  const { data, locale, session } = call
  const { act, member } = data
  const suspended = act === 'suspend'
  const done = await calls.suspend({ locale, token: session.accessToken, body: { member, suspended } })
  return after(done, call, {
    member,
    state: suspended ? 'suspended' : 'restored',
    faults: { 'member own_account': { field: 'act', code: 'ownAccount' } },
  })
}

/** Hands the open cases of a member to another (P-594). */
export async function handOverCases(
  call: AdminCall<{ readonly member: string; readonly to: string }>,
  { calls }: Deps,
): Promise<FormResult> {
  const { data, locale, session } = call
  const moved = await calls.handOver({ locale, token: session.accessToken, body: data })
  const faults: FaultTable = { to: { field: 'to', code: 'choice' } }
  return after(moved, call, { member: data.member, state: 'handed', faults })
}

type Decision = { readonly member: string; readonly act: 'accept' | 'decline'; readonly reason: string }

/** Admits a user to the team (P-597), or declines the request for a reason (P-817). */
export async function decideJoinRequest(call: AdminCall<Decision>, { calls }: Deps): Promise<FormResult> {
  const { data, locale, session } = call
  const { act: decision, member, reason } = data
  const body = decision === 'accept' ? { member, decision } : { member, decision, reason }
  const decided = await calls.decide({ locale, token: session.accessToken, body })
  return after(decided, call, {
    part: 'requests',
    state: decision === 'accept' ? 'accepted' : 'declined',
    faults: { reason: { field: 'reason', code: 'required' } },
  })
}

const listFaults = (field: 'file' | 'list'): FaultTable => ({
  'text too_many_lines': { field, code: 'tooManyLines' },
  text: { field, code: 'required' },
})

type ListAnswers = { readonly list: string; readonly key: string }

/** Invites all addresses of a pasted list or a file; the page then shows the progress (P-595). */
export async function inviteByList(
  { data: { key, list }, file, locale, session }: AdminCall<ListAnswers>,
  { calls }: Deps,
): Promise<FormResult> {
  if (file !== undefined && file.byteLength > longestInvitationList)
    return { kind: 'refused', faults: [{ field: 'file', code: 'listTooLarge' }] }
  const fromFile = file === undefined || file.byteLength === 0 ? '' : textOfFile(file)
  const field = fromFile === '' ? 'list' : 'file'
  const text = (fromFile === '' ? list : fromFile).replaceAll('\0', '')
  if (text.trim() === '') return { kind: 'refused', faults: [{ field, code: 'required' }] }
  const sent = await calls.inviteByList({ locale, token: session.accessToken, body: { text, key } })
  return sent.kind === 'ok'
    ? { kind: 'done', location: pathFor({ to: '/account/users', locale, search: { state: 'listed' } }) }
    : refusedByBackend(sent, listFaults(field))
}

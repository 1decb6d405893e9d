import type { AgreementAudience, StaffRight } from '../../contract/product-api/desk-rights.schema.ts'
import type { Right } from '../../contract/product-api/user.schema.ts'
import type { DecisionAnswers } from '../../lib/form/decision-form.ts'
import { parseWrittenDate } from '../../lib/identifiers/birth-date.ts'
import { pathFor } from '../../routing/addresses/links.tsx'
import type { Locale } from '../../routing/addresses/locales.ts'
import type { BackendOutcome } from '../backends/backend-outcome.server.ts'
import type { RightsCalls } from '../backends/product-api/rights-calls.server.ts'
import type { FormCall, FormResult } from '../forms/form-answers.server.ts'
import type { FormDrafts } from '../forms/form-drafts.server.ts'
import { type FaultTable, refusedByBackend } from '../registration/journeys.server.ts'

type Call<Output> = FormCall<Output> & { readonly token: string }

/** Dependencies of the forms that change rights. */
export type RightsDeps = {
  readonly rightsCalls: Omit<RightsCalls, 'getStaff' | 'getTeam' | 'listTeams'>
  readonly drafts: Pick<FormDrafts, 'keep'>
}

/** What was done, as the pages say it once; `late`: somebody else was first, and nothing was done. */
export type RightsNews =
  | 'agreement'
  | 'member'
  | 'done'
  | 'waiting'
  | 'approved'
  | 'refused'
  | 'withdrawn'
  | 'late'

/** Name under which the store keeps what was done. */
const rightsDone = 'staff-rights-done'

const isLate = (answered: BackendOutcome<unknown>): boolean =>
  answered.kind === 'refused' && answered.status === 409

async function backTo(location: string, done: RightsNews, { drafts }: RightsDeps): Promise<FormResult> {
  const cookie = await drafts.keep(rightsDone, { values: { done }, faults: [], problem: null })
  return { kind: 'done', location, cookies: [cookie] }
}

const teamPage = (id: string, locale: Locale) => pathFor({ to: '/team/rights/$id', locale, params: { id } })

/** The form of an agreement; days as they were typed, the last one empty for an agreement without end. */
export type AgreementAnswers = {
  readonly team: string
  readonly version: number
  readonly fund: string
  readonly since: string
  readonly until: string
  /** Ticked among `offered`: all of them are every share, later ones included; none, no subscriptions. */
  readonly shares: readonly string[]
  readonly offered: readonly string[]
  readonly audiences: readonly AgreementAudience[]
  readonly reason: string
}

const agreementFaults: FaultTable = {
  until: { field: 'until', code: 'validityBeforeStart' },
  shares: { field: 'shares', code: 'choice' },
}

/** Gives a partner team terms about a fund (P-780). */
export async function changeAgreement(
  { data, locale, token }: Call<AgreementAnswers>,
  deps: RightsDeps,
): Promise<FormResult> {
  const { audiences, fund, offered, reason, shares, team: id, version } = data
  const isEvery = offered.every((share) => shares.includes(share))
  const body = {
    ...{ version, fund, reason, audiences: [...audiences] },
    since: parseWrittenDate(data.since) ?? '',
    until: parseWrittenDate(data.until),
    shares: isEvery || shares.length === 0 ? null : [...shares],
    subscriptions: shares.length > 0,
  }
  const changed = await deps.rightsCalls.changeAgreement({ id, locale, token, body })
  if (isLate(changed)) return backTo(teamPage(id, locale), 'late', deps)
  return changed.kind === 'ok'
    ? backTo(teamPage(id, locale), 'agreement', deps)
    : refusedByBackend(changed, agreementFaults)
}

/** The form of a team member's rights. */
export type MemberAnswers = {
  readonly team: string
  readonly version: number
  readonly member: string
  readonly rights: readonly Right[]
  readonly reason: string
}

/** Gives a member of a partner team exactly the rights that are ticked (P-781). */
export async function changeMember(
  { data, locale, token }: Call<MemberAnswers>,
  deps: RightsDeps,
): Promise<FormResult> {
  const { member, reason, rights, team: id, version } = data
  const body = { member, version, rights: [...rights], reason }
  const changed = await deps.rightsCalls.changeMember({ id, locale, token, body })
  if (isLate(changed)) return backTo(teamPage(id, locale), 'late', deps)
  return changed.kind === 'ok'
    ? backTo(teamPage(id, locale), 'member', deps)
    : refusedByBackend(changed, {
        'rights last_administrator': { field: 'rights', code: 'lastAdministrator' },
      })
}

/** The form of the rights of a member of staff. */
export type StaffAnswers = {
  readonly member: string
  readonly version: number
  readonly rights: readonly StaffRight[]
  readonly reason: string
}

const staffFaults: FaultTable = {
  'rights last_administrator': { field: 'rights', code: 'lastRightsManager' },
  'member waiting': { field: 'member', code: 'rightsWaiting' },
  'member own': { field: 'member', code: 'ownRights' },
}

const staffPage = (locale: Locale) => pathFor({ to: '/team/staff-rights', locale })

/** Changes what a member of staff may do: at once, or once a second person has approved it (P-783, P-784). */
export async function changeStaff(
  { data, locale, token }: Call<StaffAnswers>,
  deps: RightsDeps,
): Promise<FormResult> {
  const { member, reason, rights, version } = data
  const body = { member, version, rights: [...rights], reason }
  const changed = await deps.rightsCalls.changeStaff({ locale, token, body })
  if (isLate(changed)) return backTo(staffPage(locale), 'late', deps)
  return changed.kind === 'ok'
    ? backTo(staffPage(locale), changed.data.status, deps)
    : refusedByBackend(changed, staffFaults)
}

const decisionFaults: FaultTable = {
  'decision own': { field: 'decision', code: 'rightsOwn' },
  'decision last': { field: 'decision', code: 'lastRightsManager' },
}

/** Approves, refuses or withdraws a change of rights that waits (P-784). */
export async function decideRights(
  { data: { entry: id, decision, reason }, locale, token }: Call<DecisionAnswers>,
  deps: RightsDeps,
): Promise<FormResult> {
  if (decision === 'refused' && reason === '')
    return { kind: 'refused', faults: [{ field: 'reason', code: 'required' }] }
  const asked = { id, locale, token, decision: { decision, reason: reason || null } }
  const decided = await deps.rightsCalls.decide(asked)
  if (isLate(decided)) return backTo(staffPage(locale), 'late', deps)
  return decided.kind === 'ok'
    ? backTo(staffPage(locale), decision, deps)
    : refusedByBackend(decided, decisionFaults)
}

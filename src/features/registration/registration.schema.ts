import type { DraftValues } from '~/lib/form/form-definition.ts'
import { callbackField } from '~/routing/addresses/callback-search.ts'
import { matching, oneOf, searchSchema } from '~/routing/addresses/search-fields.ts'

/** Saved values of a form, and the progress of this browser's registration. */
export type SavedForm = {
  readonly values: DraftValues | null
  /** Names of the forms that were accepted. */
  readonly done: readonly string[]
  readonly email: string | null
}

/** A fund to tick. */
export type FundOption = { readonly value: string; readonly label: string }

/** Status of a confirmed registration. */
export type PendingRegistration = {
  readonly status: 'pending' | 'verified' | 'refused'
  /** Day of the promised answer, `YYYY-MM-DD` in UTC. */
  readonly dueOn: string
  /** Whole hours until then, at the moment of the request; negative when it is late. */
  readonly hoursLeft: number
}

/** The teams to choose from. */
export type TeamChoiceView = {
  readonly partner: string
  readonly teams: readonly { readonly id: string; readonly name: string; readonly isPart: boolean }[]
  readonly requested: string | null
  /** The team that has refused the user, why and when (an instant). */
  readonly refused: { readonly team: string; readonly reason: string; readonly refusedAt: string } | null
  /** Id of the team that an invitation names. */
  readonly invited: string | null
}

/** Values that an invitation prefills. */
export type InvitedColleague = {
  readonly email: string | null
  readonly phone: string | null
  readonly partner: string
  readonly invitedBy: string
  readonly invitation: string
}

/** Search of the page for posted codes: why the visitor is sent back to it. */
export const verifySearchSchema = searchSchema({ state: oneOf(['expired']) })

/** Search of the partner's registration: its result, and the invitation that was followed. */
export const partnerSearchSchema = searchSchema({
  state: oneOf(['sent']),
  invitation: matching((text) => /^[\w-]{20,200}$/.test(text)),
})

/** Search of the choice of a team: its result, and the page that follows the choice of a partner. */
export const teamSearchSchema = searchSchema({
  state: oneOf(['active', 'requested']),
  callbackUrl: callbackField,
})

/** Search of the page: the kind of person, the step, and the result of the last one. */
export const investorSearchSchema = searchSchema({
  person: oneOf(['natural', 'legal']),
  step: oneOf(['funds']),
  state: oneOf(['incomplete', 'sent']),
})

/** Parsed search parameters of the investor registration. */
export type InvestorSearch = ReturnType<typeof investorSearchSchema.parse>

/** A person or a company. */
export type Person = NonNullable<InvestorSearch['person']>

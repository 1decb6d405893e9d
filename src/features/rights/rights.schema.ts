import type { AgreementState } from '~/contract/product-api/desk-rights.schema.ts'
import type { AsOf } from '~/lib/as-of.ts'
import type { MemberRight, StaffRightCode } from './rights-forms.schema.ts'

type Named = { readonly id: string; readonly name: string }

/** Terms of a team about a fund. Days are `YYYY-MM-DD`. */
export type TermsView = {
  readonly since: string
  readonly until: string | null
  readonly subscriptions: boolean
  readonly audiences: readonly ('retail' | 'professional')[]
}

/** An agreement, or a team that has none. */
export type AgreementLine = {
  readonly key: string
  readonly team: Named
  readonly partner: string
  readonly state: AgreementState
  readonly agreement: (TermsView & { readonly fund: Named; readonly shares: readonly string[] | null }) | null
}

/** Page of the list of agreements. */
export type TeamRightsList = {
  readonly items: readonly AgreementLine[]
  readonly total: number
  readonly asOf: AsOf
  readonly page: { readonly number: number; readonly count: number }
}

/** An agreement of the team whose page it is. */
export type TeamAgreement = TermsView & {
  readonly fund: Named
  readonly shares: readonly Named[] | null
  readonly state: AgreementState
}

/** A member of the team whose page it is. */
export type TeamMemberView = Named & {
  readonly email: string
  readonly rights: readonly MemberRight[]
  readonly isSuspended: boolean
}

/** The agreement whose form is open, present or new, with all shares of its fund. */
export type OpenAgreement = {
  readonly fund: Named
  readonly shares: readonly Named[]
  readonly present: TeamAgreement | null
}

/** What a partner team may do. */
export type TeamRightsView = {
  readonly team: Named & { readonly partner: string; readonly domain: string }
  readonly version: number
  readonly agreements: readonly TeamAgreement[]
  readonly members: readonly TeamMemberView[]
  readonly open: OpenAgreement | null
  /** Funds of the name that is looked for; null before. */
  readonly found: readonly Named[] | null
  readonly today: string
}

/** A change of a member's rights that waits for a second person. */
export type WaitingRights = {
  readonly id: string
  readonly given: readonly StaffRightCode[]
  readonly withdrawn: readonly StaffRightCode[]
  readonly reason: string
  readonly enteredBy: string
  readonly enteredOn: string
  readonly isOwn: boolean
}

/** A member of staff. */
export type StaffMemberView = Named & {
  readonly email: string
  readonly rights: readonly StaffRightCode[]
  readonly version: number
  readonly isSelf: boolean
  readonly waiting: WaitingRights | null
}

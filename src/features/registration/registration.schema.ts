import type { KeptValues } from '~/lib/form/form-definition.ts'

/** What was kept of a form, and how far this browser's registration is. */
export type KeptForm = {
  readonly values: KeptValues | null
  /** Names of the forms that were accepted. */
  readonly done: readonly string[]
  readonly email: string | null
}

/** A fund to tick. */
export type FundOption = { readonly value: string; readonly label: string }

/** Where a confirmed registration stands. */
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
}

/** What an invitation fills in. */
export type InvitedColleague = {
  readonly email: string | null
  readonly phone: string | null
  readonly partner: string
  readonly invitedBy: string
  readonly invitation: string
}

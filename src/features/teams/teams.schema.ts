import type { TeamRight } from './team-forms.schema.ts'

/** A team as a card shows it. */
export type TeamView = {
  readonly id: string
  readonly name: string
  readonly fundCount: number
  readonly memberCount: number
  /** True if it is the user's current team. */
  readonly isCurrent: boolean
}

/** The user's current team, its subteams, and the other teams of the company. */
export type TeamsView = {
  readonly partner: string
  readonly domain: string
  readonly current: TeamView | null
  readonly parts: readonly TeamView[]
  readonly others: readonly TeamView[]
  /** Name of the team that the user requested and that is pending approval. */
  readonly requested: string | null
}

/** A fund under agreement with a team. */
export type TeamFundView = {
  /** The slug, or null for a fund without a page. */
  readonly key: string | null
  readonly id: string
  readonly name: string
  readonly status: 'open' | 'closed' | 'pre_liquidation' | 'liquidation'
  readonly legalForm: string
}

/** A colleague. */
export type MemberView = { readonly name: string; readonly email: string; readonly isSelf: boolean }

/** A member as an administrator sees them. Dates are `YYYY-MM-DD`, where the manager is. */
export type ManagedMemberView = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly isSelf: boolean
  readonly rights: readonly TeamRight[]
  readonly suspendedOn: string | null
  readonly lastSignInOn: string | null
  readonly openCases: number
}

/** Request to join the team. */
export type JoinRequestView = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly requestedOn: string
}

/** An entry of the team's part of the audit log. */
export type TeamLogEntryView = {
  readonly id: string
  /** ISO 8601, in UTC. */
  readonly at: string
  readonly action: string
  /** Null for the manager's staff. */
  readonly actor: string | null
  readonly subject: string
  readonly details: Readonly<Record<string, string>>
}

/** Part of a team's page for its administrators. */
export type TeamAdminView = {
  readonly members: readonly ManagedMemberView[]
  readonly requests: readonly JoinRequestView[]
  /** Null where it is not asked for. */
  readonly log: {
    readonly entries: readonly TeamLogEntryView[]
    readonly page: { readonly number: number; readonly count: number }
  } | null
}

/** Team with its funds and members. */
export type TeamDetailView = {
  readonly team: TeamView
  readonly partner: string
  readonly funds: readonly TeamFundView[]
  readonly page: { readonly number: number; readonly count: number }
  readonly members: readonly MemberView[]
  /** Administrators' part; null for other users. */
  readonly admin: TeamAdminView | null
}

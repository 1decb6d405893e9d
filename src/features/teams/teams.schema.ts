/** A team as a card shows it. */
export type TeamView = {
  readonly id: string
  readonly name: string
  readonly fundCount: number
  readonly memberCount: number
  /** Whether it is the user's current team. */
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

/** One team with its funds and members. */
export type TeamDetailView = {
  readonly team: TeamView
  readonly partner: string
  readonly funds: readonly TeamFundView[]
  readonly page: { readonly number: number; readonly count: number }
  readonly members: readonly MemberView[]
}

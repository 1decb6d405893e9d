import type { FundList } from '~/contract/product-api/fund.schema.ts'
import type { PartnerTeams, TeamMembers } from '~/contract/product-api/partner-team.schema.ts'
import { failure, type Outcome, success } from '~/lib/outcome.ts'
import type { TeamAdminView, TeamDetailView } from './teams.schema.ts'
import { toTeamDetail } from './teams-views.ts'

/** Calls of a team's page. */
export type TeamReads = {
  teams(): Promise<Outcome<PartnerTeams>>
  funds(): Promise<Outcome<FundList>>
  members(): Promise<Outcome<TeamMembers>>
  /** Reads the administrators' part; null if the user has lost the right since the session was read. */
  admin(): Promise<Outcome<TeamAdminView | null>>
}

type Asked = { readonly id: string; readonly administers: boolean; readonly log: boolean }

/**
 * Reads only the parts that the team's page shows: administrators see their own list of members, and the log is shown
 * on its own. `not_found` for a team that the user may not see.
 */
export async function readTeam(
  { administers, id, log }: Asked,
  reads: TeamReads,
): Promise<Outcome<TeamDetailView>> {
  const [teams, admin, early] = await Promise.all([
    reads.teams(),
    administers ? reads.admin() : success(null),
    Promise.all([administers && log ? null : reads.funds(), administers ? null : reads.members()]),
  ])
  if (!teams.ok) return teams
  if (!admin.ok) return admin
  // A user who is no longer an administrator sees the members' view.
  const [funds, members] =
    admin.data === null ? await Promise.all([early[0] ?? reads.funds(), early[1] ?? reads.members()]) : early
  if (funds?.ok === false) return funds
  if (members?.ok === false) return members
  const parts = { teams: teams.data, funds: funds?.data, members: members?.data, admin: admin.data }
  const detail = toTeamDetail(id, parts)
  return detail === undefined ? failure('not_found') : success(detail)
}

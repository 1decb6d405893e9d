import type { FundList } from '~/contract/product-api/fund.schema.ts'
import type { PartnerTeam, PartnerTeams, TeamMembers } from '~/contract/product-api/partner-team.schema.ts'
import type { MemberView, TeamDetailView, TeamFundView, TeamsView, TeamView } from './teams.schema.ts'

function toTeam({ fund_count, id, member_count, name }: PartnerTeam, current: string): TeamView {
  return { id, name, fundCount: fund_count, memberCount: member_count, isCurrent: id === current }
}

/** Maps the teams from the user's point of view: the current one, its subteams, and the others. */
export function toTeamsView({ current, domain, partner, requested, teams }: PartnerTeams): TeamsView {
  const views = (wanted: (team: PartnerTeam) => boolean) =>
    teams.filter(wanted).map((team) => toTeam(team, current))
  const isPart = ({ parent }: PartnerTeam) => parent === current
  return {
    partner: partner.name,
    domain,
    current: views(({ id }) => id === current)[0] ?? null,
    parts: views(isPart),
    others: views((team) => team.id !== current && !isPart(team)),
    requested,
  }
}

const toFund = ({ id, legalForm, name, slug, status }: FundList['items'][number]): TeamFundView => ({
  key: slug,
  id,
  name,
  status,
  legalForm,
})

const toMember = ({ email, firstname, is_self, lastname }: TeamMembers['members'][number]): MemberView => ({
  name: `${firstname} ${lastname}`.trim(),
  email,
  isSelf: is_self,
})

type Parts = { readonly teams: PartnerTeams; readonly funds: FundList; readonly members: TeamMembers }

/** Maps one team with its funds and members; undefined for a team that the user may not see. */
export function toTeamDetail(id: string, { funds, members, teams }: Parts): TeamDetailView | undefined {
  const team = teams.teams.find((known) => known.id === id)
  return (
    team && {
      team: toTeam(team, teams.current),
      partner: teams.partner.name,
      funds: funds.items.map(toFund),
      page: { number: funds.page.page, count: funds.page.pageCount },
      members: members.members.map(toMember),
    }
  )
}

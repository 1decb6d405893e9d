import type { FundList } from '~/contract/product-api/fund.schema.ts'
import type {
  ManagedMember,
  PartnerTeam,
  PartnerTeams,
  TeamAdmin,
  TeamLog,
  TeamMembers,
} from '~/contract/product-api/partner-team.schema.ts'
import { dayOfInstant } from '~/lib/format/instant-text.ts'
import { personName } from '~/lib/person-name.ts'
import { teamRights } from './team-forms.schema.ts'
import type {
  ManagedMemberView,
  MemberView,
  TeamAdminView,
  TeamDetailView,
  TeamFundView,
  TeamsView,
  TeamView,
} from './teams.schema.ts'

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
  name: personName(firstname, lastname),
  email,
  isSelf: is_self,
})

const toManaged = (wire: ManagedMember): ManagedMemberView => ({
  id: wire.id,
  name: personName(wire.firstname, wire.lastname),
  email: wire.email,
  isSelf: wire.is_self,
  rights: teamRights.filter((right) => wire.rights.includes(right)),
  suspendedOn: dayOfInstant(wire.suspended_at),
  lastSignInOn: dayOfInstant(wire.last_sign_in),
  openCases: wire.open_cases,
})

/** Maps the administrators' part of a team. */
export function toTeamAdmin({ members, requests }: TeamAdmin, log: TeamLog | null): TeamAdminView {
  return {
    members: members.map(toManaged),
    requests: requests.map(({ email, firstname, id, lastname, requested_at: at }) => {
      return { id, name: personName(firstname, lastname), email, requestedOn: dayOfInstant(at) ?? at }
    }),
    log: log && {
      entries: log.items,
      page: { number: log.page.page, count: log.page.pageCount },
    },
  }
}

type Parts = {
  readonly teams: PartnerTeams
  /** Undefined where the page shows none. */
  readonly funds: FundList | undefined
  readonly members: TeamMembers | undefined
  readonly admin: TeamAdminView | null
}

/** Maps one team with its funds and members; undefined for a team that the user may not see. */
export function toTeamDetail(
  id: string,
  { admin, funds, members, teams }: Parts,
): TeamDetailView | undefined {
  const team = teams.teams.find((known) => known.id === id)
  return (
    team && {
      team: toTeam(team, teams.current),
      partner: teams.partner.name,
      funds: (funds?.items ?? []).map(toFund),
      page: { number: funds?.page.page ?? 1, count: funds?.page.pageCount ?? 1 },
      members: (members?.members ?? []).map(toMember),
      admin,
    }
  )
}

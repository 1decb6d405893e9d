import type { ReactElement } from 'react'
import { FormNotice } from '~/components/form/form-notice.tsx'
import { LinkTabs } from '~/components/layout/link-tabs.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Section } from '~/components/layout/section.tsx'
import { ListPages } from '~/components/table/list-pages.tsx'
import { Badge } from '~/components/ui/badge.tsx'
import { Button } from '~/components/ui/button.tsx'
import { AppLink, pathFor } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { TeamLog } from './team-log.tsx'
import { type MemberDrafts, TeamMember } from './team-member.tsx'
import { ManagedMembers } from './team-members.tsx'
import { JoinRequests } from './team-requests.tsx'
import { FundTable, MemberTable } from './team-tables.tsx'
import type { ManagedMemberView, TeamAdminView, TeamDetailView } from './teams.schema.ts'
import type { TeamSearch } from './teams-search.ts'

type TeamPageProps = {
  readonly detail: TeamDetailView
  readonly search: TeamSearch
  readonly drafts: MemberDrafts
  readonly mayInvite: boolean
}

/**
 * Page of a team: the funds under agreement and the members; for its administrators also requests, the log and each
 * member.
 */
export function TeamPage({ detail, drafts, mayInvite, search }: TeamPageProps): ReactElement {
  const { teams } = useTranslations()
  const { admin, partner, team } = detail
  const member = admin?.members.find(({ id }) => id === search.member)
  return (
    <>
      <PageHeader
        navigation={<BackLink team={member && team.id} />}
        eyebrow={member === undefined ? partner : team.name}
        title={member?.name ?? team.name}
        meta={
          team.isCurrent &&
          member === undefined && (
            <Badge tone="success" shape="disc">
              {teams.youActFor()}
            </Badge>
          )
        }
      />
      {search.state && <News state={search.state} />}
      {member !== undefined && admin !== null ? (
        <TeamMember member={member} others={receiversOf(admin, member)} drafts={drafts} />
      ) : (
        <TeamParts detail={detail} search={search} mayInvite={mayInvite} request={drafts.request} />
      )}
    </>
  )
}

/** Colleagues to whom the cases of a member may be handed over. */
const receiversOf = ({ members }: TeamAdminView, { id: own }: ManagedMemberView) =>
  members.filter(
    ({ id, rights, suspendedOn }) =>
      id !== own && suspendedOn === null && rights.includes('subscriptions:create'),
  )

function BackLink({ team }: { team: string | undefined }): ReactElement {
  const { admin, detail } = useTranslations().teams
  const className = 'inline-flex min-h-6 items-center text-link text-sm'
  return team === undefined ? (
    <AppLink to="/account/team" className={className}>
      {detail.back()}
    </AppLink>
  ) : (
    <AppLink to="/account/team/$id" params={{ id: team }} className={className}>
      {admin.back()}
    </AppLink>
  )
}

function News({ state }: { state: NonNullable<TeamSearch['state']> }): ReactElement {
  const { news } = useTranslations().teams
  const tone = state === 'late' ? 'warning' : 'success'
  return <FormNotice tone={tone} title={news[state].title()} advice={news[state].text()} />
}

type PartsProps = Pick<TeamPageProps, 'detail' | 'search' | 'mayInvite'> & Pick<MemberDrafts, 'request'>

function TeamParts({ detail, mayInvite, request, search: { part } }: PartsProps): ReactElement {
  const { teams } = useTranslations()
  const { admin, team } = detail
  if (admin === null) return <Overview detail={detail} mayInvite={mayInvite} />
  return (
    <>
      <AdminTabs team={team.id} part={part} waiting={admin.requests.length} />
      {part === undefined && <Overview detail={detail} mayInvite={mayInvite} />}
      {part === 'requests' && (
        <Section title={teams.requests.title()} lede={teams.requests.lede()}>
          <JoinRequests requests={admin.requests} draft={request} />
        </Section>
      )}
      {part === 'log' && admin.log !== null && (
        <Section title={teams.log.title()} lede={teams.log.lede()}>
          <TeamLog entries={admin.log.entries} team={team} />
          <TeamPages id={team.id} page={admin.log.page} part="log" />
        </Section>
      )}
    </>
  )
}

type TabsProps = {
  readonly team: string
  readonly part: TeamSearch['part']
  readonly waiting: number
}

function AdminTabs({ part, team, waiting }: TabsProps): ReactElement {
  const { admin } = useTranslations().teams
  const locale = useLocale()
  const to = useFormatter()
  const tabs = ([undefined, 'requests', 'log'] as const).map((one) => ({
    href: pathFor({
      to: '/account/team/$id',
      locale,
      params: { id: team },
      search: one === undefined ? {} : { part: one },
    }),
    label:
      admin.tabs[one ?? 'team']() + (one === 'requests' && waiting > 0 ? ` (${to.decimal(waiting)})` : ''),
    isCurrent: one === part,
  }))
  return <LinkTabs label={admin.tabs.label()} tabs={tabs} />
}

function Overview({ detail, mayInvite }: Pick<TeamPageProps, 'detail' | 'mayInvite'>): ReactElement {
  const { teams } = useTranslations()
  const { admin, funds, members, page, team } = detail
  const invite =
    mayInvite && team.isCurrent ? (
      <Button asChild variant="outline" size="sm">
        <AppLink to="/account/users">{teams.detail.invite()}</AppLink>
      </Button>
    ) : undefined
  const people = (
    <Section title={teams.detail.members()} ruled={admin === null} actions={invite}>
      {admin !== null && <ManagedMembers members={admin.members} team={team.id} />}
      {admin === null && members.length === 0 && <p className="text-muted">{teams.detail.noMembers()}</p>}
      {admin === null && members.length > 0 && <MemberTable members={members} />}
    </Section>
  )
  return (
    <>
      {admin !== null && people}
      <Section title={teams.detail.funds()} ruled>
        {funds.length === 0 ? (
          <p className="text-muted">{teams.detail.noFunds()}</p>
        ) : (
          <FundTable funds={funds} />
        )}
        <TeamPages id={team.id} page={page} />
      </Section>
      {admin === null && people}
    </>
  )
}

type PagesProps = {
  readonly id: string
  readonly page: TeamDetailView['page']
  readonly part?: 'log'
}

function TeamPages({ id, page, part }: PagesProps): ReactElement {
  const locale = useLocale()
  const addressOf = (number: number) => {
    const search = { ...(part && { part }), ...(number > 1 && { page: number }) }
    return pathFor({ to: '/account/team/$id', locale, params: { id }, search })
  }
  return <ListPages page={page} addressOf={addressOf} />
}

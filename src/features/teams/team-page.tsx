import type { ReactElement } from 'react'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Section } from '~/components/layout/section.tsx'
import { ListPages } from '~/components/table/list-pages.tsx'
import { Badge, type BadgeShape } from '~/components/ui/badge.tsx'
import { Button } from '~/components/ui/button.tsx'
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '~/components/ui/table.tsx'
import { AppLink, pathFor } from '~/routing/addresses/links.tsx'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import type { Tone } from '../../components/ui/class-names.ts'
import type { MemberView, TeamDetailView, TeamFundView } from './teams.schema.ts'

/** One team: the funds under agreement and the members. */
export function TeamPage({
  detail,
  mayInvite,
}: {
  detail: TeamDetailView
  mayInvite: boolean
}): ReactElement {
  const { teams } = useTranslations()
  const { funds, members, page, partner, team } = detail
  return (
    <>
      <PageHeader
        navigation={
          <AppLink to="/account/team" className="inline-flex min-h-6 items-center text-link text-sm">
            {teams.detail.back()}
          </AppLink>
        }
        eyebrow={partner}
        title={team.name}
        meta={
          team.isCurrent && (
            <Badge tone="success" shape="disc">
              {teams.youActFor()}
            </Badge>
          )
        }
      />
      <Section title={teams.detail.funds()} ruled>
        {funds.length === 0 ? (
          <p className="text-muted">{teams.detail.noFunds()}</p>
        ) : (
          <FundTable funds={funds} />
        )}
        <FundPages id={team.id} page={page} />
      </Section>
      <Section
        title={teams.detail.members()}
        ruled
        actions={
          mayInvite && team.isCurrent ? (
            <Button asChild variant="outline" size="sm">
              <AppLink to="/account/users">{teams.detail.invite()}</AppLink>
            </Button>
          ) : undefined
        }
      >
        {members.length === 0 ? (
          <p className="text-muted">{teams.detail.noMembers()}</p>
        ) : (
          <MemberTable members={members} />
        )}
      </Section>
    </>
  )
}

function FundPages({ id, page }: { id: string; page: TeamDetailView['page'] }): ReactElement {
  const locale = useLocale()
  const addressOf = (number: number) => {
    const search = number === 1 ? {} : { page: number }
    return pathFor({ to: '/account/team/$id', locale, params: { id }, search })
  }
  return <ListPages page={page} addressOf={addressOf} />
}

const looks: Record<TeamFundView['status'], { readonly tone: Tone; readonly shape: BadgeShape }> = {
  open: { tone: 'success', shape: 'disc' },
  closed: { tone: 'neutral', shape: 'ring' },
  pre_liquidation: { tone: 'warning', shape: 'half' },
  liquidation: { tone: 'neutral', shape: 'bar' },
}

function FundTable({ funds }: { funds: readonly TeamFundView[] }): ReactElement {
  const { detail } = useTranslations().teams
  return (
    <Table narrow="stack">
      <TableCaption hidden>{detail.funds()}</TableCaption>
      <TableHead>
        <tr>
          <TableHeader>{detail.fund()}</TableHeader>
          <TableHeader>{detail.form()}</TableHeader>
          <TableHeader>{detail.status()}</TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {funds.map(({ id, key, legalForm, name, status }) => (
          <TableRow key={id}>
            <TableHeader scope="row" className="font-serif">
              {key === null ? (
                name
              ) : (
                <AppLink to="/funds/$id" params={{ id: key }} className="underline-offset-4 hover:underline">
                  {name}
                </AppLink>
              )}
            </TableHeader>
            <TableCell label={detail.form()}>{legalForm}</TableCell>
            <TableCell label={detail.status()}>
              <Badge look="plain" {...looks[status]}>
                {detail.statuses[status]()}
              </Badge>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

function MemberTable({ members }: { members: readonly MemberView[] }): ReactElement {
  const { detail } = useTranslations().teams
  return (
    <Table narrow="stack">
      <TableCaption hidden>{detail.members()}</TableCaption>
      <TableHead>
        <tr>
          <TableHeader>{detail.name()}</TableHeader>
          <TableHeader>{detail.email()}</TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {members.map(({ email, isSelf, name }) => (
          <TableRow key={email}>
            <TableHeader scope="row">
              {name} {isSelf && <span className="text-muted">{detail.you()}</span>}
            </TableHeader>
            <TableCell label={detail.email()} className="break-all">
              {email}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

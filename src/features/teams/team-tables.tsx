import type { ReactElement } from 'react'
import { Badge, type BadgeShape } from '~/components/ui/badge.tsx'
import type { Tone } from '~/components/ui/class-names.ts'
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '~/components/ui/table.tsx'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { MemberView, TeamFundView } from './teams.schema.ts'

const looks: Record<TeamFundView['status'], { readonly tone: Tone; readonly shape: BadgeShape }> = {
  open: { tone: 'success', shape: 'disc' },
  closed: { tone: 'neutral', shape: 'ring' },
  pre_liquidation: { tone: 'warning', shape: 'half' },
  liquidation: { tone: 'neutral', shape: 'bar' },
}

/** The funds under agreement with a team. */
export function FundTable({ funds }: { funds: readonly TeamFundView[] }): ReactElement {
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

/** The members of a team, as their colleagues see them. */
export function MemberTable({ members }: { members: readonly MemberView[] }): ReactElement {
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
            <TableCell label={detail.email()}>{email}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

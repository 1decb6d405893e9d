import type { ReactElement } from 'react'
import { Badge } from '~/components/ui/badge.tsx'
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  TableScroll,
} from '~/components/ui/table.tsx'
import { EmailAddress } from '~/components/ui/whole-codes.tsx'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { ManagedMemberView } from './teams.schema.ts'

type MembersProps = { readonly team: string; readonly members: readonly ManagedMemberView[] }

/** The members of a team as its administrators see them, each leading to their rights (P-591). */
export function ManagedMembers({ members, team }: MembersProps): ReactElement {
  const { admin, detail } = useTranslations().teams
  return (
    <TableScroll label={detail.memberRights()}>
      <Table narrow="stack" className="text-sm sm:min-w-3xl">
        <TableCaption hidden>{detail.memberRights()}</TableCaption>
        <TableHead>
          <tr>
            <TableHeader>{detail.name()}</TableHeader>
            <TableHeader>{admin.role()}</TableHeader>
            <TableHeader numeric>{admin.lastSignIn()}</TableHeader>
            <TableHeader numeric>{admin.openCases()}</TableHeader>
            <TableHeader>{admin.state()}</TableHeader>
          </tr>
        </TableHead>
        <TableBody>
          {members.map((member) => (
            <MemberRow key={member.id} member={member} team={team} />
          ))}
        </TableBody>
      </Table>
    </TableScroll>
  )
}

function MemberRow({ member, team }: { member: ManagedMemberView; team: string }): ReactElement {
  const { admin, detail } = useTranslations().teams
  const to = useFormatter()
  const { email, id, isSelf, lastSignInOn, name, openCases, rights } = member
  return (
    <TableRow>
      <TableHeader scope="row">
        <AppLink to="/account/team/$id" params={{ id: team }} search={{ member: id }} className="text-link">
          {name || <EmailAddress>{email}</EmailAddress>}
        </AppLink>
        {isSelf && <span className="font-normal text-muted"> {detail.you()}</span>}
        <span className="block font-normal text-muted">
          <EmailAddress>{email}</EmailAddress>
        </span>
      </TableHeader>
      <TableCell label={admin.role()}>
        {rights.includes('team:manage') ? admin.administrator() : admin.member()}
      </TableCell>
      <TableCell label={admin.lastSignIn()} numeric>
        {lastSignInOn === null ? admin.never() : to.shortDate(lastSignInOn)}
      </TableCell>
      <TableCell label={admin.openCases()} numeric>
        {to.decimal(openCases)}
      </TableCell>
      <TableCell label={admin.state()}>
        <MemberState member={member} />
      </TableCell>
    </TableRow>
  )
}

/** State of a member's access, as text, shape and colour. */
export function MemberState({ member }: { member: ManagedMemberView }): ReactElement {
  const { admin } = useTranslations().teams
  return member.suspendedOn === null ? (
    <Badge look="plain" tone="success" shape="disc">
      {admin.active()}
    </Badge>
  ) : (
    <Badge look="plain" tone="error" shape="square">
      {admin.suspended()}
    </Badge>
  )
}

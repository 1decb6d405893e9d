import type { ReactElement } from 'react'
import { ButtonForm } from '~/components/form/button-form.tsx'
import { Badge } from '~/components/ui/badge.tsx'
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
import { pathFor } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { FormToken } from '../session/form-token.tsx'
import type { OpenInvitationView } from './invitation.schema.ts'

/** The team's open invitations, each with buttons to resend or revoke it. */
export function OpenInvitations({
  invitations,
}: {
  invitations: readonly OpenInvitationView[]
}): ReactElement {
  const { open } = useTranslations().invitations
  if (invitations.length === 0) return <p className="text-muted">{open.none()}</p>
  const columns = [open.recipient(), open.by(), open.sentOn(), open.expiresOn(), open.state()]
  return (
    <Table narrow="stack" className="text-sm">
      <TableCaption hidden>{open.caption()}</TableCaption>
      <TableHead>
        <tr>
          {columns.map((column) => (
            <TableHeader key={column}>{column}</TableHeader>
          ))}
          <TableHeader>
            <span className="sr-only">{open.actions()}</span>
          </TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </TableBody>
    </Table>
  )
}

function InvitationRow({ invitation }: { invitation: OpenInvitationView }): ReactElement {
  const { open } = useTranslations().invitations
  const to = useFormatter()
  const { expiresOn, invitedBy, recipient, sentOn, state } = invitation
  return (
    <TableRow>
      <TableHeader scope="row" className="wrap-anywhere">
        {recipient}
      </TableHeader>
      <TableCell label={open.by()}>{invitedBy}</TableCell>
      <TableCell label={open.sentOn()} className="figures whitespace-nowrap">
        {to.shortDate(sentOn)}
      </TableCell>
      <TableCell label={open.expiresOn()} className="figures whitespace-nowrap">
        {to.shortDate(expiresOn)}
      </TableCell>
      <TableCell label={open.state()}>
        <Badge
          look="plain"
          tone={state === 'pending' ? 'info' : 'neutral'}
          shape={state === 'pending' ? 'half' : 'ring'}
        >
          {open[state]()}
        </Badge>
      </TableCell>
      <TableCell>
        <InvitationActions invitation={invitation} />
      </TableCell>
    </TableRow>
  )
}

function InvitationActions({
  invitation: { id, recipient },
}: {
  invitation: OpenInvitationView
}): ReactElement {
  const { open } = useTranslations().invitations
  const here = pathFor({ to: '/account/users', locale: useLocale() })
  return (
    <ButtonForm action="/api/forms/open-invitation" className="flex flex-wrap justify-end gap-2">
      <FormToken />
      <input type="hidden" name="returnPath" value={here} readOnly />
      <input type="hidden" name="invitation" value={id} readOnly />
      <Button
        type="submit"
        name="act"
        value="resend"
        size="sm"
        variant="outline"
        aria-label={open.resendTo({ recipient })}
      >
        {open.resend()}
      </Button>
      <Button
        type="submit"
        name="act"
        value="revoke"
        size="sm"
        variant="ghost"
        color="neutral"
        aria-label={open.revokeOf({ recipient })}
      >
        {open.revoke()}
      </Button>
    </ButtonForm>
  )
}

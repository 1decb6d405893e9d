import type { ReactElement } from 'react'
import { ButtonForm } from '~/components/form/button-form.tsx'
import { Alert } from '~/components/ui/alert.tsx'
import { Button } from '~/components/ui/button.tsx'
import { FormToken } from '~/features/session/form-token.tsx'
import type { Outcome } from '~/lib/outcome.ts'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { ReturnPath } from './access-lists.tsx'
import type { InvitationView } from './guests.schema.ts'

/** Invitation of the opened link. It is accepted by its button only (P-620). */
export function GuestInvitation({
  invitation,
}: {
  readonly invitation: Outcome<InvitationView>
}): ReactElement {
  const { guests } = useTranslations()
  const { invitation: words } = guests
  const to = useFormatter()
  if (!invitation.ok)
    return (
      <Alert tone="warning" className="mb-8" title={words.unavailable()}>
        {words.unavailableText()}
      </Alert>
    )
  if (invitation.data === null)
    return (
      <Alert tone="warning" className="mb-8" title={words.gone()}>
        {words.goneText()}
      </Alert>
    )
  const { holders, isForReader, owner, scope, secret, until } = invitation.data
  if (!isForReader)
    return (
      <Alert tone="warning" className="mb-8" title={words.notTheirs()}>
        {words.notTheirsText()}
      </Alert>
    )
  return (
    <Alert
      className="mb-8"
      title={words.title({ owner })}
      action={
        <ButtonForm action="/api/account/guests/accept">
          <FormToken />
          <ReturnPath />
          <input type="hidden" name="invitation" value={secret} readOnly />
          <Button type="submit">{words.accept()}</Button>
        </ButtonForm>
      }
    >
      <p>{words.text({ scope: guests.scopes[scope](), date: to.longDate(until) ?? until })}</p>
      {holders.length > 0 && <p className="pt-2">{words.also({ names: to.list(holders) })}</p>}
      <p className="pt-2">{words.history()}</p>
    </Alert>
  )
}

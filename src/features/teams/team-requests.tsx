import type { ReactElement } from 'react'
import { Button } from '~/components/ui/button.tsx'
import { pathFor } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { FormToken } from '../session/form-token.tsx'
import type { JoinRequestView } from './teams.schema.ts'

type RequestsProps = { readonly team: string; readonly requests: readonly JoinRequestView[] }

/** Pending requests to join the team, oldest first, each with the two decisions (P-597). */
export function JoinRequests({ requests, team }: RequestsProps): ReactElement {
  const { requests: words } = useTranslations().teams
  if (requests.length === 0) return <p className="text-muted">{words.none()}</p>
  return (
    <ul className="border-hairline border-t">
      {requests.map((request) => (
        <JoinRequest key={request.id} request={request} team={team} />
      ))}
    </ul>
  )
}

function JoinRequest({ request, team }: { request: JoinRequestView; team: string }): ReactElement {
  const { requests: words } = useTranslations().teams
  const to = useFormatter()
  const { email, id, name, requestedOn } = request
  const here = pathFor({
    to: '/account/team/$id',
    locale: useLocale(),
    params: { id: team },
    search: { part: 'requests' },
  })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-hairline border-b py-4">
      <div>
        <p className="font-medium">{name}</p>
        <p className="break-all text-muted text-sm">{email}</p>
        <p className="text-muted text-sm">{words.on({ date: to.longDate(requestedOn) ?? requestedOn })}</p>
      </div>
      <form method="post" action="/api/forms/team-request" className="flex flex-wrap gap-3">
        <FormToken />
        <input type="hidden" name="returnPath" value={here} readOnly />
        <input type="hidden" name="member" value={id} readOnly />
        <Button type="submit" name="act" value="accept" size="sm" aria-label={words.acceptOf({ name })}>
          {words.accept()}
        </Button>
        <Button
          type="submit"
          name="act"
          value="decline"
          size="sm"
          variant="outline"
          aria-label={words.declineOf({ name })}
        >
          {words.decline()}
        </Button>
      </form>
    </li>
  )
}

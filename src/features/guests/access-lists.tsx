import { useRouterState } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { ButtonForm } from '~/components/form/button-form.tsx'
import { Badge } from '~/components/ui/badge.tsx'
import { Button } from '~/components/ui/button.tsx'
import { EmptyState } from '~/components/ui/empty-state.tsx'
import { EmailAddress } from '~/components/ui/whole-codes.tsx'
import { FormToken } from '~/features/session/form-token.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { AccessView, GuestView } from './guests.schema.ts'

/** The page to which a refused form returns. */
export function ReturnPath(): ReactElement {
  const here = useRouterState({ select: ({ location }) => location.publicHref })
  return <input type="hidden" name="returnPath" value={here} readOnly />
}

/** The state of an access, by word, shape and colour. */
function State({ state }: Pick<GuestView, 'state'>): ReactElement {
  const { states } = useTranslations().guests
  const looks = {
    active: { tone: 'success', shape: 'disc' },
    invited: { tone: 'info', shape: 'ring' },
    expired: { tone: 'neutral', shape: 'square' },
    ended: { tone: 'neutral', shape: 'square' },
  } as const
  return (
    <Badge look="plain" {...looks[state]}>
      {states[state]()}
    </Badge>
  )
}

const row = 'flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-hairline border-b py-4'

/** Guests of the investor, and invited ones, each with the button that ends the access. */
export function GuestList({ guests }: { readonly guests: readonly GuestView[] }): ReactElement {
  const { given } = useTranslations().guests
  if (guests.length === 0) return <EmptyState title={given.empty()}>{given.emptyText()}</EmptyState>
  return (
    <ul className="border-hairline border-t">
      {guests.map((guest) => (
        <Guest key={guest.id} guest={guest} />
      ))}
    </ul>
  )
}

function Guest({ guest }: { readonly guest: GuestView }): ReactElement {
  const { given, scopes } = useTranslations().guests
  const to = useFormatter()
  const { email, holders, id, lastOpenedOn, name, scope, state, until } = guest
  const isOpen = state === 'active' || state === 'invited'
  const last = to.longDate(lastOpenedOn)
  return (
    <li className={row}>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {name ?? <EmailAddress>{email}</EmailAddress>}
          <State state={state} />
        </p>
        {name !== null && (
          <p className="text-muted text-sm">
            <EmailAddress>{email}</EmailAddress>
          </p>
        )}
        <p className="text-muted text-sm">
          {given.until({ scope: scopes[scope](), date: to.longDate(until) ?? until })}
        </p>
        {holders.length > 0 && (
          <p className="text-muted text-sm">{given.also({ names: to.list(holders) })}</p>
        )}
        <p className="text-muted text-sm">{last === null ? given.never() : given.last({ date: last })}</p>
      </div>
      {isOpen && (
        <ButtonForm action="/api/account/guests/end" className="print:hidden">
          <FormToken />
          <ReturnPath />
          <input type="hidden" name="guest" value={id} readOnly />
          <Button
            type="submit"
            variant="outline"
            size="sm"
            aria-label={given.endNamed({ name: name ?? email })}
          >
            {given.end()}
          </Button>
        </ButtonForm>
      )}
    </li>
  )
}

/** Accesses of the reader to other investors' data, each with the button that opens it. */
export function ReceivedAccesses({ accesses }: { readonly accesses: readonly AccessView[] }): ReactElement {
  const { given, received, scopes } = useTranslations().guests
  const to = useFormatter()
  return (
    <ul className="border-hairline border-t">
      {accesses.map(({ id, owner, scope, state, until }) => (
        <li key={id} className={row}>
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
              {owner}
              <State state={state} />
            </p>
            <p className="text-muted text-sm">
              {given.until({ scope: scopes[scope](), date: to.longDate(until) ?? until })}
            </p>
          </div>
          {state === 'active' && (
            <ButtonForm action="/api/account/guest-view/open" className="print:hidden">
              <FormToken />
              <ReturnPath />
              <input type="hidden" name="access" value={id} readOnly />
              <Button type="submit" size="sm" aria-label={received.openNamed({ name: owner })}>
                {received.open()}
              </Button>
            </ButtonForm>
          )}
        </li>
      ))}
    </ul>
  )
}

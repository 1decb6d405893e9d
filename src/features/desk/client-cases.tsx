import type { ReactElement } from 'react'
import { Alert } from '~/components/ui/alert.tsx'
import { withWholeCodes } from '~/components/ui/whole-codes.tsx'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { ClientCase, ClientEvent, ClientPerson, ClientView } from './clients.schema.ts'

type ClientProps = { readonly client: ClientView }

/**
 * Whose page it is, where a name does not tell (P-723): the people of this name, each with a page of their own, and that
 * the register of subscriptions has no more than the name.
 */
export function ClientIdentity({ client: { people, subscriptions } }: ClientProps): ReactElement | null {
  const { identity: words } = useTranslations().desk_clients.detail
  const shown = people.find(({ isShown }) => isShown)
  const isAmbiguous = subscriptions.length > 0 && people.length !== 1
  if (people.length === 1 && shown !== undefined) return <Known person={shown} />
  return (
    <>
      {shown !== undefined && <Known person={shown} />}
      {people.length > 1 && (
        <Alert tone="warning" className="mb-6" title={words.several()}>
          <ul className="grid gap-1 pt-1">
            {people.map((person) => (
              <li key={person.id}>
                {person.isShown ? (
                  <span aria-current="true">
                    <PersonName person={person} />
                  </span>
                ) : (
                  <AppLink to="/account/clients/$id" params={{ id: person.id }} className="text-link">
                    <PersonName person={person} />
                  </AppLink>
                )}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {isAmbiguous && (
        <Alert tone="warning" className="mb-8">
          {words.byName()}
        </Alert>
      )}
    </>
  )
}

const Known = ({ person }: { person: ClientPerson }) => (
  <p className="pb-6 text-muted">
    <PersonName person={person} />
  </p>
)

function PersonName({ person: { birthDate, email } }: { person: ClientPerson }): ReactElement {
  const { identity: words } = useTranslations().desk_clients.detail
  const to = useFormatter()
  const born = birthDate === null ? [] : [words.born({ date: to.longDate(birthDate) ?? birthDate })]
  return <>{withWholeCodes([...born, ...(email === null ? [] : [email])].join(', '))}</>
}

/** The team's cases for a client: what was declared of their situation, and which warnings they have accepted. */
export function ClientCases({ client: { cases } }: ClientProps): ReactElement {
  const { detail: words } = useTranslations().desk_clients
  if (cases.length === 0) return <p className="text-muted">{words.noCases()}</p>
  return (
    <ul className="divide-y divide-hairline border-hairline border-y">
      {cases.map((one) => (
        <Case key={one.id} one={one} />
      ))}
    </ul>
  )
}

function Case({ one }: { one: ClientCase }): ReactElement {
  const { cases, desk_clients } = useTranslations()
  const { detail: words } = desk_clients
  const to = useFormatter()
  const { advisor, amount, declarations, fund, id, reference, state, warnings } = one
  const about = [
    cases.states[state](),
    fund?.name ?? cases.noFund(),
    ...(amount === null ? [] : [to.money(amount.amount, amount.currency)]),
    ...(advisor === null ? [] : [words.by({ name: advisor })]),
  ]
  const declared = declarations.map((declaration) => words.declarations[declaration]())
  const accepted = warnings.map(({ date, title }) =>
    words.accepted({ title, date: to.shortDate(date) ?? date }),
  )
  return (
    <li className="py-4">
      <AppLink to="/account/cases/$id" params={{ id }} className="text-link font-medium">
        {reference}
      </AppLink>
      <span className="block text-muted text-sm">{about.join(' · ')}</span>
      <dl className="grid gap-x-6 gap-y-1 pt-2 text-sm sm:grid-cols-[12rem_1fr]">
        <dt className="text-muted">{words.declared()}</dt>
        <dd>{declared.length === 0 ? words.nothingDeclared() : to.list(declared)}</dd>
        <dt className="text-muted">{words.warnings()}</dt>
        <dd>{accepted.length === 0 ? words.noWarnings() : to.list(accepted)}</dd>
      </dl>
    </li>
  )
}

/** What happened to a client, the newest first. */
export function ClientHistory({ client: { history } }: ClientProps): ReactElement {
  const { detail: words } = useTranslations().desk_clients
  const to = useFormatter()
  if (history.length === 0) return <p className="text-muted">{words.noHistory()}</p>
  return (
    <ol className="divide-y divide-hairline border-hairline border-y">
      {history.map((event) => (
        <li key={event.key} className="flex flex-wrap gap-x-6 py-3">
          <span className="figures w-28 shrink-0 text-muted">{to.shortDate(event.date)}</span>
          <span className="min-w-0">
            <Event event={event} />
          </span>
        </li>
      ))}
    </ol>
  )
}

function Event({ event }: { event: ClientEvent }): ReactElement {
  const { cases, desk_clients } = useTranslations()
  const { events, requestStatuses } = desk_clients.detail
  if (event.kind === 'subscription')
    return <>{events.subscription({ fund: event.fund.name, status: event.status })}</>
  if (event.kind === 'case')
    return (
      <AppLink to="/account/cases/$id" params={{ id: event.id }} className="text-link">
        {events.case({ reference: event.reference, state: cases.states[event.state]() })}
      </AppLink>
    )
  const text = events.request({ reference: event.reference, status: requestStatuses[event.status]() })
  if (!event.isOwn) return <>{text}</>
  return (
    <AppLink to="/account/requests/$id" params={{ id: event.id }} className="text-link">
      {text}
    </AppLink>
  )
}

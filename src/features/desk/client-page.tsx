import type { ReactElement } from 'react'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Section } from '~/components/layout/section.tsx'
import { Fact, Facts } from '~/components/ui/facts.tsx'
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
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { ClientCases, ClientHistory, ClientIdentity } from './client-cases.tsx'
import type { ClientView } from './clients.schema.ts'

type ClientProps = { readonly client: ClientView }

/** Page of a partner's client: holdings, cases, requests, readable documents, contact details, history (P-465, P-723). */
export function ClientPage({ client }: ClientProps): ReactElement {
  const { detail: words } = useTranslations().desk_clients
  return (
    <>
      <PageHeader
        navigation={
          <AppLink to="/account/clients" className="inline-flex min-h-6 items-center text-link text-sm">
            {words.back()}
          </AppLink>
        }
        title={client.name}
      />
      <ClientIdentity client={client} />
      <Totals client={client} />
      <Section title={words.holdings()} ruled>
        <Subscriptions client={client} />
      </Section>
      <Section title={words.cases()} ruled>
        <ClientCases client={client} />
      </Section>
      <Section title={words.requests()} ruled>
        <Requests client={client} />
      </Section>
      <div className="grid gap-x-16 lg:grid-cols-2">
        <Section title={words.documents()} ruled>
          <Documents client={client} />
        </Section>
        {client.contact !== null && <Contact contact={client.contact} />}
      </div>
      <Section title={words.history()} ruled>
        <ClientHistory client={client} />
      </Section>
    </>
  )
}

function Totals({ client: { count, totals } }: ClientProps): ReactElement {
  const { detail: words } = useTranslations().desk_clients
  const to = useFormatter()
  if (totals.length === 0)
    return <p className="pb-8 text-muted">{count === 0 ? words.neverHeld() : words.nothingHeld()}</p>
  return (
    <Facts layout="large" className="pb-8">
      {totals.map(({ amount, count, currency }) => (
        <Fact
          key={currency}
          term={words.held({ currency })}
          detail={words.subscriptions({ text: to.decimal(count) ?? '', count })}
        >
          {to.money(amount, currency)}
        </Fact>
      ))}
    </Facts>
  )
}

type FundProps = { readonly fund: { readonly key: string | null; readonly name: string } }

function FundName({ fund: { key, name } }: FundProps): ReactElement {
  if (key === null) return <>{name}</>
  return (
    <AppLink to="/funds/$id" params={{ id: key }} className="text-link">
      {name}
    </AppLink>
  )
}

function Subscriptions({ client: { subscriptions } }: ClientProps): ReactElement {
  const { detail: words } = useTranslations().desk_clients
  const to = useFormatter()
  if (subscriptions.length === 0) return <p className="text-muted">{words.noSubscriptions()}</p>
  return (
    <Table narrow="stack">
      <TableCaption hidden>{words.holdings()}</TableCaption>
      <TableHead>
        <TableRow>
          <TableHeader>{words.fund()}</TableHeader>
          <TableHeader>{words.share()}</TableHeader>
          <TableHeader numeric>{words.date()}</TableHeader>
          <TableHeader numeric>{words.amount()}</TableHeader>
          <TableHeader>{words.status()}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {subscriptions.map(({ amount, date, fund, id, share, status }) => (
          <TableRow key={id}>
            <TableHeader scope="row">
              <FundName fund={fund} />
            </TableHeader>
            <TableCell label={words.share()}>{share}</TableCell>
            <TableCell label={words.date()} numeric>
              {to.shortDate(date)}
            </TableCell>
            <TableCell label={words.amount()} numeric>
              {to.money(amount.amount, amount.currency)}
            </TableCell>
            <TableCell label={words.status()}>{status}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

function Requests({ client: { requests } }: ClientProps): ReactElement {
  const { detail: words } = useTranslations().desk_clients
  const to = useFormatter()
  if (requests.length === 0) return <p className="text-muted">{words.noRequests()}</p>
  return (
    <Table narrow="stack">
      <TableCaption hidden>{words.requests()}</TableCaption>
      <TableHead>
        <TableRow>
          <TableHeader>{words.reference()}</TableHeader>
          <TableHeader>{words.fund()}</TableHeader>
          <TableHeader numeric>{words.date()}</TableHeader>
          <TableHeader numeric>{words.amount()}</TableHeader>
          <TableHeader>{words.status()}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {requests.map(({ advisor, amount, date, fund, id, isOwn, reference, status }) => (
          <TableRow key={id}>
            <TableHeader scope="row">
              {isOwn ? (
                <AppLink to="/account/requests/$id" params={{ id }} className="text-link">
                  {reference}
                </AppLink>
              ) : (
                <>
                  {reference}
                  {advisor !== '' && (
                    <span className="block font-normal text-muted text-sm">
                      {words.by({ name: advisor })}
                    </span>
                  )}
                </>
              )}
            </TableHeader>
            <TableCell label={words.fund()}>
              <FundName fund={fund} />
            </TableCell>
            <TableCell label={words.date()} numeric>
              {to.shortDate(date)}
            </TableCell>
            <TableCell label={words.amount()} numeric>
              {to.money(amount.amount, amount.currency)}
            </TableCell>
            <TableCell label={words.status()}>{words.requestStatuses[status]()}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

function Documents({ client: { documents } }: ClientProps): ReactElement {
  const { detail: words } = useTranslations().desk_clients
  const to = useFormatter()
  if (documents.length === 0) return <p className="text-muted">{words.noDocuments()}</p>
  return (
    <ul className="divide-y divide-hairline border-hairline border-y">
      {documents.map(({ date, fund, id, title, type }) => (
        <li key={id} className="py-3">
          <a href={`/api/proxy/documents/${id}/view`} className="text-link font-medium">
            {title}
          </a>
          <span className="block text-muted text-sm">{[fund, type, to.shortDate(date)].join(' · ')}</span>
        </li>
      ))}
    </ul>
  )
}

function Contact({ contact }: { contact: NonNullable<ClientView['contact']> }): ReactElement {
  const { detail: words } = useTranslations().desk_clients
  return (
    <Section title={words.contact()} lede={words.contactLede()} ruled>
      <Facts layout="rows">
        <Fact term={words.email()}>{contact.email}</Fact>
        <Fact term={words.telephone()}>{contact.telephone}</Fact>
        <Fact term={words.address()}>{contact.address}</Fact>
      </Facts>
    </Section>
  )
}

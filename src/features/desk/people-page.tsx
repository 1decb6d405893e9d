import type { ReactElement } from 'react'
import { Container } from '~/components/layout/container.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { ListPages } from '~/components/table/list-pages.tsx'
import { Alert } from '~/components/ui/alert.tsx'
import { Button } from '~/components/ui/button.tsx'
import { EmptyState } from '~/components/ui/empty-state.tsx'
import { Field } from '~/components/ui/field.tsx'
import { Input } from '~/components/ui/input.tsx'
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '~/components/ui/table.tsx'
import { EmailAddress } from '~/components/ui/whole-codes.tsx'
import { AppLink, pathFor } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import type { FoundPerson, PeopleView } from './people.schema.ts'

type PeoplePageProps = { readonly people: PeopleView | null; readonly q: string | undefined }

/** Looks a user up by name, address or code (P-462). */
export function PeoplePage({ people, q }: PeoplePageProps): ReactElement {
  const { people: words } = useTranslations().staff_desk
  const locale = useLocale()
  const to = '/team/people'
  return (
    <Container className="pb-16">
      <PageHeader title={words.title()} lede={words.lede()} />
      <form method="get" action={pathFor({ to, locale })} className="flex max-w-xl flex-wrap items-end gap-3">
        <Field id="people-q" label={words.label()} className="min-w-0 flex-1">
          <Input type="search" name="q" defaultValue={q} maxLength={100} required autoComplete="off" />
        </Field>
        <Button type="submit">{words.submit()}</Button>
      </form>
      {people !== null && <Found people={people} />}
      {people !== null && (
        <ListPages
          page={people.page}
          addressOf={(page) =>
            pathFor({ to, locale, search: { ...(q && { q }), ...(page > 1 && { page }) } })
          }
        />
      )}
      <p className="pt-8">
        <Button asChild variant="link">
          <AppLink to="/team">{words.back()}</AppLink>
        </Button>
      </p>
    </Container>
  )
}

/** What staff can do about a code that was typed and has led to no account (P-847). */
function UnusedCode({ code }: { readonly code: NonNullable<PeopleView['postedCode']> }): ReactElement {
  const { codes: words } = useTranslations().staff_desk.people
  const to = useFormatter()
  const { email, expiresOn, holder, state } = code
  return (
    <Alert tone="info" role="status" className="mt-8 max-w-3xl" title={words.title({ holder })}>
      <p className="break-words">{words[state]({ email, date: to.longDate(expiresOn) ?? expiresOn })}</p>
    </Alert>
  )
}

function Found({ people: { items, postedCode, total } }: { people: PeopleView }): ReactElement {
  const { people: words } = useTranslations().staff_desk
  const to = useFormatter()
  if (postedCode !== null) return <UnusedCode code={postedCode} />
  if (total === 0)
    return (
      <EmptyState title={words.none()} className="mt-8">
        {words.noneText()}
      </EmptyState>
    )
  return (
    <>
      <p role="status" className="figures pt-8 pb-4 font-medium">
        {words.count({ text: to.decimal(total) ?? '', count: total })}
      </p>
      <Table narrow="stack">
        <TableCaption hidden>{words.table()}</TableCaption>
        <TableHead>
          <TableRow>
            <TableHeader>{words.name()}</TableHeader>
            <TableHeader>{words.company()}</TableHeader>
            <TableHeader>{words.kind()}</TableHeader>
            <TableHeader>{words.verification()}</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {items.map((person) => (
            <Person key={person.id} person={person} />
          ))}
        </TableBody>
      </Table>
    </>
  )
}

function Person({ person }: { person: FoundPerson }): ReactElement {
  const { people: words } = useTranslations().staff_desk
  const { company, email, id, kind, name, verification } = person
  return (
    <TableRow>
      <TableHeader scope="row">
        <AppLink to="/team/people/$id" params={{ id }} className="text-link font-medium">
          {name || <EmailAddress>{email}</EmailAddress>}
        </AppLink>
        <span className="block text-muted text-sm">
          <EmailAddress>{email}</EmailAddress>
        </span>
      </TableHeader>
      <TableCell label={words.company()}>{company ?? '–'}</TableCell>
      <TableCell label={words.kind()}>{words.kinds[kind]()}</TableCell>
      <TableCell label={words.verification()}>{words.verifications[verification]()}</TableCell>
    </TableRow>
  )
}

import type { ReactElement } from 'react'
import { Container } from '~/components/layout/container.tsx'
import { LinkTabs } from '~/components/layout/link-tabs.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Section } from '~/components/layout/section.tsx'
import { ListPages } from '~/components/table/list-pages.tsx'
import { Badge, type BadgeShape } from '~/components/ui/badge.tsx'
import { Button } from '~/components/ui/button.tsx'
import type { Tone } from '~/components/ui/class-names.ts'
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
import { AppLink, pathFor } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import type {
  FoundFund,
  PublicationKind,
  PublicationLine,
  PublicationStatus,
  PublicationsView,
} from './publications.schema.ts'
import type { PublicationsSearch } from './publications-search.ts'

type PageProps = { readonly list: PublicationsView; readonly search: PublicationsSearch }

/** Entries of staff for publication, with a link to enter another (P-461). */
export function PublicationsPage({ list, search }: PageProps): ReactElement {
  const { publishing: words } = useTranslations()
  const locale = useLocale()
  const { state } = search
  const to = '/team/publications'
  const addressOf = (page: number) =>
    pathFor({ to, locale, search: { ...(state && { state }), ...(page > 1 && { page }) } })
  return (
    <Container className="pb-16">
      <PageHeader title={words.title()} lede={words.lede()} />
      <FindFund found={list.found} kinds={list.kinds} name={search.fund} />
      <LinkTabs
        label={words.statesLabel()}
        tabs={[
          { href: pathFor({ to, locale }), label: words.states.open(), isCurrent: state === undefined },
          {
            href: pathFor({ to, locale, search: { state: 'decided' } }),
            label: words.states.decided(),
            isCurrent: state === 'decided',
          },
        ]}
      />
      {list.items.length === 0 ? (
        <EmptyState title={words.none[state ?? 'open']()} className="mt-8" />
      ) : (
        <Lines items={list.items} state={state ?? 'open'} />
      )}
      <ListPages page={list.page} addressOf={addressOf} />
      <p className="pt-8">
        <Button asChild variant="link">
          <AppLink to="/team">{words.back()}</AppLink>
        </Button>
      </p>
    </Container>
  )
}

type FindProps = {
  readonly found: readonly FoundFund[] | null
  readonly kinds: readonly PublicationKind[]
  readonly name: string | undefined
}

function FindFund({ found, kinds, name }: FindProps): ReactElement {
  const { find } = useTranslations().publishing
  const locale = useLocale()
  return (
    <Section title={find.title()} ruled>
      <form
        method="get"
        action={pathFor({ to: '/team/publications', locale })}
        className="flex max-w-xl flex-wrap items-end gap-3"
      >
        <Field id="publish-fund" label={find.label()} className="min-w-0 flex-1">
          <Input type="search" name="fund" defaultValue={name} maxLength={100} required />
        </Field>
        <Button type="submit" variant="outline">
          {find.submit()}
        </Button>
      </form>
      {found !== null && <Found found={found} kinds={kinds} />}
    </Section>
  )
}

type FoundProps = { readonly found: readonly FoundFund[]; readonly kinds: readonly PublicationKind[] }

function Found({ found, kinds }: FoundProps): ReactElement {
  const { find, kinds: names } = useTranslations().publishing
  if (found.length === 0)
    return (
      <p role="status" className="pt-6 text-muted">
        {find.none()}
      </p>
    )
  return (
    <ul aria-label={find.results()} className="mt-6 divide-y divide-hairline border-hairline border-y">
      {found.map(({ id, name }) => (
        <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 py-3">
          <span className="font-medium">{name}</span>
          <span className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
            {kinds.map((kind) => (
              <AppLink
                key={kind}
                to="/team/publish/$fund"
                params={{ fund: id }}
                search={{ kind: kind === 'value' ? undefined : kind }}
                className="text-link"
              >
                {names[kind]()}
              </AppLink>
            ))}
          </span>
        </li>
      ))}
    </ul>
  )
}

type LinesProps = { readonly items: readonly PublicationLine[]; readonly state: 'open' | 'decided' }

function Lines({ items, state }: LinesProps): ReactElement {
  const { table } = useTranslations().publishing
  return (
    <Table narrow="stack" className="mt-8">
      <TableCaption>{table[state]()}</TableCaption>
      <TableHead>
        <TableRow>
          <TableHeader>{table.what()}</TableHeader>
          <TableHeader>{table.fund()}</TableHeader>
          <TableHeader numeric>{table.date()}</TableHeader>
          <TableHeader numeric>{table.amount()}</TableHeader>
          <TableHeader>{table.enteredBy()}</TableHeader>
          <TableHeader>{state === 'open' ? table.status() : table.decidedBy()}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {items.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </TableBody>
    </Table>
  )
}

function Line({ line }: { line: PublicationLine }): ReactElement {
  const { publishing: words } = useTranslations()
  const to = useFormatter()
  const { amount, date, decidedBy, enteredBy, fund, id, isOwn, kind, status, subject } = line
  return (
    <TableRow>
      <TableHeader scope="row">
        <AppLink to="/team/publications/$id" params={{ id }} className="text-link font-medium">
          {words.kinds[kind]()}
        </AppLink>
        <span className="block text-muted text-sm">{subject}</span>
      </TableHeader>
      <TableCell label={words.table.fund()}>{fund}</TableCell>
      <TableCell label={words.table.date()} numeric>
        {to.shortDate(date)}
      </TableCell>
      <TableCell label={words.table.amount()} numeric>
        {amount === null ? words.noAmount() : to.netAssetValue(amount.amount, amount.currency)}
      </TableCell>
      <TableCell label={words.table.enteredBy()}>{isOwn ? words.own() : enteredBy}</TableCell>
      <TableCell label={status === 'submitted' ? words.table.status() : words.table.decidedBy()}>
        <span className="flex flex-col items-start gap-1 max-sm:items-end">
          <StatusBadge status={status} />
          {decidedBy !== null && <span className="text-muted text-sm">{decidedBy}</span>}
        </span>
      </TableCell>
    </TableRow>
  )
}

const looks: Record<PublicationStatus, { readonly tone: Tone; readonly shape: BadgeShape }> = {
  submitted: { tone: 'warning', shape: 'half' },
  approved: { tone: 'success', shape: 'disc' },
  refused: { tone: 'error', shape: 'square' },
  withdrawn: { tone: 'neutral', shape: 'bar' },
}

/** Status of an entry. */
export function StatusBadge({ status }: { status: PublicationStatus }): ReactElement {
  const { statuses } = useTranslations().publishing
  return (
    <Badge look="plain" {...looks[status]}>
      {statuses[status]()}
    </Badge>
  )
}

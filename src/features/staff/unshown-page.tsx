import type { ReactElement } from 'react'
import { Container } from '~/components/layout/container.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Alert } from '~/components/ui/alert.tsx'
import { Button } from '~/components/ui/button.tsx'
import { EmptyState } from '~/components/ui/empty-state.tsx'
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '~/components/ui/table.tsx'
import { instantText } from '~/lib/format/instant-text.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { useReadAgain } from '~/routing/navigation/use-read-again.ts'
import type { UnshownEntry, UnshownView } from './staff-space.schema.ts'

/** All published content that is not shown, with the reasons (P-093), as far as it is known (P-881). */
export function UnshownPage({ view }: { view: UnshownView }): ReactElement {
  const { unshown: words } = useTranslations().team_space
  const { isChecking, unchecked, unread, unshown } = view
  useReadAgain('/$locale/_staff/team/unshown', isChecking)
  const isComplete = unread.length === 0 && unchecked.length === 0
  return (
    <Container className="pb-16">
      <PageHeader title={words.title()} lede={words.lede()} />
      <LastReading view={view} />
      <ListNames title={words.unread()} tone="warning" lists={unread} />
      <ListNames title={words.unchecked()} tone="info" lists={unchecked} />
      {unshown.length > 0 && <UnshownTable entries={unshown} />}
      {unshown.length === 0 && isComplete && <EmptyState title={words.none()} />}
      <p className="pt-8">
        <Button asChild variant="link">
          <AppLink to="/team">{words.back()}</AppLink>
        </Button>
      </p>
    </Container>
  )
}

/** When the lists were read, and whether they are being read again. */
function LastReading({ view: { checkedAt, isChecking } }: { view: UnshownView }): ReactElement {
  const { unshown: words } = useTranslations().team_space
  const at = instantText(useLocale(), checkedAt)
  return (
    <p role="status" className="pb-6 text-muted text-sm">
      {at !== null && <>{words.checkedAt({ at })} </>}
      {isChecking && words.checking()}
    </p>
  )
}

type NamesProps = {
  readonly title: string
  readonly tone: 'info' | 'warning'
  readonly lists: UnshownView['unread']
}

function ListNames({ lists, title, tone }: NamesProps): ReactElement | null {
  const { unshown: words } = useTranslations().team_space
  if (lists.length === 0) return null
  return (
    <Alert tone={tone} title={title} className="mb-8">
      {lists.map(({ locale, type }) => `${words.types[type]()} (${words.languages[locale]()})`).join(', ')}
    </Alert>
  )
}

function UnshownTable({ entries }: { entries: readonly UnshownEntry[] }): ReactElement {
  const { columns, table } = useTranslations().team_space.unshown
  return (
    <Table narrow="stack">
      <TableCaption>{table()}</TableCaption>
      <TableHead>
        <TableRow>
          <TableHeader>{columns.type()}</TableHeader>
          <TableHeader>{columns.language()}</TableHeader>
          <TableHeader>{columns.entry()}</TableHeader>
          <TableHeader>{columns.field()}</TableHeader>
          <TableHeader>{columns.cause()}</TableHeader>
          <TableHeader>{columns.extent()}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {entries.map((entry) => (
          <UnshownRow key={`${entry.type} ${entry.locale} ${entry.id} ${entry.field}`} entry={entry} />
        ))}
      </TableBody>
    </Table>
  )
}

function UnshownRow({ entry }: { entry: UnshownEntry }): ReactElement {
  const { team_space, notAvailable } = useTranslations()
  const { unshown: words } = team_space
  const { columns } = words
  const { cause, extent, field, id, locale, title, type } = entry
  return (
    <TableRow>
      <TableCell label={columns.type()}>{words.types[type]()}</TableCell>
      <TableCell label={columns.language()}>{words.languages[locale]()}</TableCell>
      <TableCell label={columns.entry()}>
        <span className="break-words">{title ?? notAvailable()}</span>
        <code className="block break-all text-muted text-sm">{id ?? notAvailable()}</code>
      </TableCell>
      <TableCell label={columns.field()}>
        <code className="break-all">{field || notAvailable()}</code>
      </TableCell>
      <TableCell label={columns.cause()}>{words.causes[cause]()}</TableCell>
      <TableCell label={columns.extent()}>{words.extents[extent]()}</TableCell>
    </TableRow>
  )
}

import type { ReactElement } from 'react'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Section } from '~/components/layout/section.tsx'
import { Alert } from '~/components/ui/alert.tsx'
import { EmptyState } from '~/components/ui/empty-state.tsx'
import { Pagination, PaginationStep } from '~/components/ui/pagination.tsx'
import { Table, TableBody, TableCaption, TableHead, TableHeader, TableRow } from '~/components/ui/table.tsx'
import type { FormProblem } from '~/lib/form/form-response.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { HistoryView } from './history.schema.ts'
import { SignInRow } from './sign-in-row.tsx'

type HistoryPageProps = {
  readonly view: HistoryView
  /** The reason why a sign-in could not be reported. */
  readonly problem: FormProblem | null
}

/** The account's sign-ins (P-179: date, device, IP address, location). */
export function HistoryPage({ view, problem }: HistoryPageProps): ReactElement {
  const { history, forms } = useTranslations()
  const { areOpeningsUnread, entries, openings, page, views } = view
  return (
    <>
      <PageHeader title={history.title()} lede={history.lede()} />
      {problem !== null && (
        <Alert tone="error" role="alert" className="mb-8">
          {forms.problems[problem]()}
        </Alert>
      )}
      {entries.length === 0 ? <EmptyState title={history.empty()} /> : <SignIns view={view} />}
      {openings.length > 0 && <Openings openings={openings} />}
      {areOpeningsUnread && (
        <Section title={history.openings.title()}>
          <Alert tone="warning">{history.openings.unread()}</Alert>
        </Section>
      )}
      <Pages page={page} />
      {views.length > 0 && <StaffViews views={views} />}
    </>
  )
}

/** Views of this account by the manager's staff: name, date and reason. */
function StaffViews({ views }: Pick<HistoryView, 'views'>): ReactElement {
  const { views: words } = useTranslations().history
  const to = useFormatter()
  return (
    <Section title={words.title()} lede={words.lede()}>
      <ul className="divide-y divide-hairline border-hairline border-y">
        {views.map(({ by, date, reason }) => (
          <li key={`${date} ${by} ${reason}`} className="py-3">
            <span className="break-words">{reason}</span>
            <span className="block text-muted text-sm">
              {words.by({ name: by, date: to.longDate(date) ?? date })}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Documents and pages opened by guests to whom the investor has given access (P-623). */
function Openings({ openings }: Pick<HistoryView, 'openings'>): ReactElement {
  const { openings: words } = useTranslations().history
  const to = useFormatter()
  return (
    <Section title={words.title()} lede={words.lede()}>
      <ul className="divide-y divide-hairline border-hairline border-y">
        {openings.map(({ by, id, kind, moment, title }) => (
          <li key={id} className="py-3">
            <span className="break-words">
              {title === null ? words.kinds[kind]() : words.named({ kind: words.kinds[kind](), title })}
            </span>
            <span className="block text-muted text-sm">
              {words.by({ name: by, date: to.longDate(moment.date) ?? moment.date, time: moment.time })}
            </span>
          </li>
        ))}
      </ul>
      <p className="pt-4">
        <AppLink to="/account/access" className="text-link">
          {words.end()}
        </AppLink>
      </p>
    </Section>
  )
}

function SignIns({ view: { entries } }: { view: HistoryView }): ReactElement {
  const { history } = useTranslations()
  const { columns } = history
  return (
    <Table narrow="stack">
      <TableCaption>{history.table()}</TableCaption>
      <TableHead>
        <TableRow>
          <TableHeader>{columns.date()}</TableHeader>
          <TableHeader>{columns.device()}</TableHeader>
          <TableHeader>{columns.address()}</TableHeader>
          <TableHeader>{columns.location()}</TableHeader>
          <TableHeader>{columns.result()}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {entries.map((entry) => (
          <SignInRow key={entry.id} entry={entry} />
        ))}
      </TableBody>
    </Table>
  )
}

const searchOf = (page: number) => (page === 1 ? {} : { page })

function Pages({ page: { number, count } }: { page: HistoryView['page'] }): ReactElement | null {
  const { pagination } = useTranslations()
  if (count < 2) return null
  return (
    <Pagination label={pagination.label()} className="mt-8">
      {number > 1 && (
        <PaginationStep direction="previous">
          <AppLink to="/account/history" search={searchOf(number - 1)} rel="prev">
            {pagination.previous()}
          </AppLink>
        </PaginationStep>
      )}
      {number < count && (
        <PaginationStep direction="next">
          <AppLink to="/account/history" search={searchOf(number + 1)} rel="next">
            {pagination.next()}
          </AppLink>
        </PaginationStep>
      )}
    </Pagination>
  )
}

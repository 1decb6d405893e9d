import type { ReactElement } from 'react'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { AsOfForm, PastNotice } from '~/components/form/as-of-form.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { ListPages } from '~/components/table/list-pages.tsx'
import { Button } from '~/components/ui/button.tsx'
import { Chip } from '~/components/ui/chip.tsx'
import { EmptyState } from '~/components/ui/empty-state.tsx'
import { VisuallyHidden } from '~/components/ui/prose.tsx'
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  TableScroll,
} from '~/components/ui/table.tsx'
import { NoFunds } from '~/features/session/no-funds.tsx'
import { whatKeepsFrom } from '~/features/session/own-funds-state.ts'
import type { SessionUser } from '~/features/session/session.schema.ts'
import type { Outcome } from '~/lib/outcome.ts'
import { AppLink, pathFor } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { NoticeStatusBadge } from './notice-status.tsx'
import type { NoticesView, NoticeView } from './notices.schema.ts'
import { type NoticesSearch, noticeStates } from './notices-search.ts'

type NoticesPageProps = {
  /** Notices; null for investors who cannot have any yet. */
  readonly outcome: Outcome<NoticesView> | null
  readonly search: NoticesSearch
  readonly user: SessionUser
}

/** List of an investor's capital calls and distributions, each with its status (P-432). */
export function NoticesPage({ outcome, search, user }: NoticesPageProps): ReactElement {
  const { investor_notices: words } = useTranslations()
  if (outcome === null)
    return (
      <>
        <PageHeader title={words.title()} />
        <NoFunds reason={whatKeepsFrom(user) ?? 'investor'} />
      </>
    )
  return outcome.ok ? <Notices view={outcome.data} search={search} /> : <FailurePage failure={outcome} />
}

type NoticesProps = { readonly view: NoticesView; readonly search: NoticesSearch }

function Notices({ view: { asOf, items, page }, search }: NoticesProps): ReactElement {
  const { investor_notices: words } = useTranslations()
  const locale = useLocale()
  const addressOf = (number: number) =>
    pathFor({
      to: '/account/notices',
      locale,
      search: { ...search, page: number === 1 ? undefined : number },
    })
  const { date, page: _page, ...kept } = search
  const isFirst = search.state === undefined && search.page === undefined
  const path = pathFor({ to: '/account/notices', locale })
  return (
    <>
      <PageHeader title={words.title()} lede={words.lede()} />
      <PastNotice {...{ asOf, path, kept }} of="notices" />
      {(items.length > 0 || asOf.isPast) && <AsOfForm {...{ asOf, path, kept }} />}
      {!(isFirst && items.length === 0) && <States chosen={search.state} date={date} />}
      {items.length === 0 ? <Nothing isFiltered={!isFirst} /> : <NoticeTable items={items} />}
      <ListPages page={page} addressOf={addressOf} />
    </>
  )
}

function States({
  chosen,
  date,
}: {
  chosen: NoticesSearch['state']
  date: NoticesSearch['date']
}): ReactElement {
  const { filter } = useTranslations().investor_notices
  return (
    <nav aria-label={filter.label()} className="pb-6 print:hidden">
      <ul className="flex flex-wrap gap-2">
        {[undefined, ...noticeStates].map((state) => (
          <li key={state ?? 'all'}>
            <Chip>
              <AppLink
                to="/account/notices"
                search={{ state, date }}
                aria-current={state === chosen ? 'page' : undefined}
                keepsScroll
                preload={false}
              >
                {filter[state ?? 'all']()}
              </AppLink>
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Nothing({ isFiltered }: { isFiltered: boolean }): ReactElement {
  const { none } = useTranslations().investor_notices
  const toAll = (
    <Button asChild variant="outline" color="neutral">
      <AppLink to="/account/notices">{none.all()}</AppLink>
    </Button>
  )
  return (
    <EmptyState title={isFiltered ? none.filtered() : none.title()} action={isFiltered ? toAll : undefined}>
      {isFiltered ? undefined : none.text()}
    </EmptyState>
  )
}

function NoticeTable({ items }: Pick<NoticesView, 'items'>): ReactElement {
  const { investor_notices: words } = useTranslations()
  return (
    <TableScroll label={words.caption()}>
      <Table narrow="stack" className="text-sm">
        <TableCaption hidden>{words.caption()}</TableCaption>
        <TableHead>
          <tr>
            <TableHeader>{words.columns.notice()}</TableHeader>
            <TableHeader>{words.columns.fundName()}</TableHeader>
            <TableHeader numeric>{words.columns.due()}</TableHeader>
            <TableHeader numeric>{words.columns.amount()}</TableHeader>
            <TableHeader>{words.columns.status()}</TableHeader>
          </tr>
        </TableHead>
        <TableBody>
          {items.map((notice) => (
            <NoticeRow key={notice.id} notice={notice} />
          ))}
        </TableBody>
      </Table>
    </TableScroll>
  )
}

function NoticeRow({ notice }: { notice: NoticeView }): ReactElement {
  const { investor_notices: words } = useTranslations()
  const to = useFormatter()
  const { amount, currency, dueOn, fund, id, isAcknowledged, isPartlyPaid, kind, missing } = notice
  const { reference, share } = notice
  return (
    <TableRow>
      <TableHeader scope="row">
        <AppLink to="/account/notices/$id" params={{ id }} className="text-link">
          {words.kind[kind]()}
          <VisuallyHidden> {reference}</VisuallyHidden>
        </AppLink>
        <span className="figures block whitespace-nowrap font-normal text-muted">
          <span aria-hidden="true">{reference}</span>
          {!isAcknowledged && ` · ${words.unread()}`}
        </span>
      </TableHeader>
      <TableCell label={words.columns.fundName()}>
        <span>
          {fund.name}
          <span className="block text-muted">{share}</span>
        </span>
      </TableCell>
      <TableCell label={words.columns.due()} numeric>
        {to.shortDate(dueOn)}
      </TableCell>
      <TableCell label={words.columns.amount()} numeric>
        <span>
          {to.netAssetValue(amount, currency)}
          {isPartlyPaid && (
            <span className="block text-muted">
              {words.missing({ amount: to.netAssetValue(missing, currency) ?? '' })}
            </span>
          )}
        </span>
      </TableCell>
      <TableCell label={words.columns.status()}>
        <NoticeStatusBadge {...notice} />
      </TableCell>
    </TableRow>
  )
}

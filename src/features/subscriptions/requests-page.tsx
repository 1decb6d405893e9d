import type { ReactElement } from 'react'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { ListPages } from '~/components/table/list-pages.tsx'
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
  TableScroll,
} from '~/components/ui/table.tsx'
import { AppLink, pathFor } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { RequestStatusBadge } from './request-page.tsx'
import type { RequestsView, RequestView } from './requests.schema.ts'

/** Requests that an advisor has sent, each with its status. */
export function RequestsPage({ requests }: { requests: RequestsView }): ReactElement {
  const { advisor_requests: words } = useTranslations()
  const locale = useLocale()
  const addressOf = (number: number) =>
    pathFor({ to: '/account/requests', locale, search: number === 1 ? {} : { page: number } })
  const create = (
    <Button asChild>
      <AppLink to="/subscribe">{words.create()}</AppLink>
    </Button>
  )
  const hasNone = requests.items.length === 0
  return (
    <>
      <PageHeader title={words.title()} lede={words.lede()} actions={hasNone ? undefined : create} />
      {hasNone ? (
        <EmptyState title={words.none.title()} action={create}>
          {words.none.text()}
        </EmptyState>
      ) : (
        <RequestTable items={requests.items} />
      )}
      <ListPages page={requests.page} addressOf={addressOf} />
    </>
  )
}

function RequestTable({ items }: Pick<RequestsView, 'items'>): ReactElement {
  const { advisor_requests: words } = useTranslations()
  return (
    <TableScroll label={words.caption()}>
      <Table narrow="stack" className="text-sm">
        <TableCaption hidden>{words.caption()}</TableCaption>
        <TableHead>
          <tr>
            <TableHeader>{words.reference()}</TableHeader>
            <TableHeader>{words.client()}</TableHeader>
            <TableHeader>{words.fundName()}</TableHeader>
            <TableHeader numeric>{words.amount()}</TableHeader>
            <TableHeader numeric>{words.date()}</TableHeader>
            <TableHeader>{words.status()}</TableHeader>
          </tr>
        </TableHead>
        <TableBody>
          {items.map((request) => (
            <RequestRow key={request.id} request={request} />
          ))}
        </TableBody>
      </Table>
    </TableScroll>
  )
}

function RequestRow({ request }: { request: RequestView }): ReactElement {
  const { advisor_requests: words } = useTranslations()
  const to = useFormatter()
  const { amount, client, date, fund, id, reference, share, status } = request
  return (
    <TableRow>
      <TableHeader scope="row">
        <AppLink to="/account/requests/$id" params={{ id }} className="figures whitespace-nowrap text-link">
          {reference}
        </AppLink>
      </TableHeader>
      <TableCell label={words.client()}>{client}</TableCell>
      <TableCell label={words.fundName()}>
        <span>
          {fund.name}
          <span className="block text-muted">{share}</span>
        </span>
      </TableCell>
      <TableCell label={words.amount()} numeric>
        {to.netAssetValue(amount.amount, amount.currency)}
      </TableCell>
      <TableCell label={words.date()} numeric>
        {to.shortDate(date)}
      </TableCell>
      <TableCell label={words.status()}>
        <RequestStatusBadge status={status} />
      </TableCell>
    </TableRow>
  )
}

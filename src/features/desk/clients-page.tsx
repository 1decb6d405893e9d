import type { ReactElement } from 'react'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { ListPages } from '~/components/table/list-pages.tsx'
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
import { AppLink, pathFor } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import type { ClientLine, ClientsView } from './clients.schema.ts'

type ClientsPageProps = { readonly clients: ClientsView; readonly q: string | undefined }

/** A partner's clients, found by name (P-465). */
export function ClientsPage({ clients, q }: ClientsPageProps): ReactElement {
  const { desk_clients: words } = useTranslations()
  const locale = useLocale()
  const to = useFormatter()
  const { items, page, total } = clients
  const addressOf = (number: number) =>
    pathFor({
      to: '/account/clients',
      locale,
      search: { ...(q && { q }), ...(number > 1 && { page: number }) },
    })
  return (
    <>
      <PageHeader title={words.title()} lede={words.lede()} />
      <form
        method="get"
        action={pathFor({ to: '/account/clients', locale })}
        key={q}
        className="flex max-w-xl flex-wrap items-end gap-3"
      >
        <Field id="clients-q" label={words.label()} className="min-w-0 flex-1">
          <Input type="search" name="q" defaultValue={q} maxLength={100} autoComplete="off" />
        </Field>
        <Button type="submit">{words.submit()}</Button>
        {q !== undefined && (
          <Button asChild variant="link">
            <AppLink to="/account/clients">{words.clear()}</AppLink>
          </Button>
        )}
      </form>
      {total === 0 ? (
        <EmptyState title={words.none()} className="mt-8">
          {words.noneText()}
        </EmptyState>
      ) : (
        <>
          <p role="status" className="figures pt-8 pb-4 font-medium">
            {words.count({ text: to.decimal(total) ?? '', count: total })}
          </p>
          <Clients items={items} />
        </>
      )}
      <ListPages page={page} addressOf={addressOf} />
    </>
  )
}

function Clients({ items }: { items: readonly ClientLine[] }): ReactElement {
  const { nothingHeld, table: words } = useTranslations().desk_clients
  const to = useFormatter()
  return (
    <Table narrow="stack">
      <TableCaption hidden>{words.caption()}</TableCaption>
      <TableHead>
        <TableRow>
          <TableHeader>{words.name()}</TableHeader>
          <TableHeader numeric>{words.subscriptions()}</TableHeader>
          <TableHeader numeric>{words.requests()}</TableHeader>
          <TableHeader numeric>{words.cases()}</TableHeader>
          <TableHeader numeric>{words.held()}</TableHeader>
          <TableHeader numeric>{words.last()}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {items.map(({ caseCount, count, id, lastOn, name, requestCount, totals }) => (
          <TableRow key={id}>
            <TableHeader scope="row">
              <AppLink to="/account/clients/$id" params={{ id }} preload={false} className="text-link">
                {name}
              </AppLink>
            </TableHeader>
            <TableCell label={words.subscriptions()} numeric>
              {to.decimal(count)}
            </TableCell>
            <TableCell label={words.requests()} numeric>
              {to.decimal(requestCount)}
            </TableCell>
            <TableCell label={words.cases()} numeric>
              {to.decimal(caseCount)}
            </TableCell>
            <TableCell label={words.held()} numeric>
              {totals.map(({ amount, currency }) => to.money(amount, currency)).join(', ') || nothingHeld()}
            </TableCell>
            <TableCell label={words.last()} numeric>
              {lastOn === null ? words.none() : to.shortDate(lastOn)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

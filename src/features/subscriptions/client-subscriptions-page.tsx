import { Download } from 'lucide-react'
import type { ReactElement } from 'react'
import { PastNotice } from '~/components/form/as-of-form.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { ListPages } from '~/components/table/list-pages.tsx'
import { Button } from '~/components/ui/button.tsx'
import { EmptyState } from '~/components/ui/empty-state.tsx'
import { Fact, Facts } from '~/components/ui/facts.tsx'
import { AppLink, pathFor } from '~/routing/addresses/links.tsx'
import { stringifySearch } from '~/routing/addresses/search-params.ts'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { ClientSubscriptionFilters } from './client-subscription-filters.tsx'
import { ClientSubscriptionTable } from './client-subscription-table.tsx'
import type { ClientSubscriptionsView, ClientsSearch } from './client-subscriptions.schema.ts'
import { isNarrowed } from './client-subscriptions.ts'

type PageProps = { readonly list: ClientSubscriptionsView; readonly search: ClientsSearch }

/** List of the subscriptions of the acting team's clients, filtered and sorted by the page's URL. */
export function ClientSubscriptionsPage({ list, search }: PageProps): ReactElement {
  const { client_subscriptions: words } = useTranslations()
  const locale = useLocale()
  const to = useFormatter()
  const { page: _page, ...filters } = search
  const addressOf = (number: number) =>
    pathFor({
      to: '/account/subscriptions',
      locale,
      search: { ...filters, ...(number === 1 ? {} : { page: number }) },
    })
  return (
    <>
      <PageHeader title={words.title()} lede={words.lede()} />
      <Past list={list} search={search} />
      <ClientSubscriptionFilters list={list} search={search} />
      {list.total === 0 ? (
        <NothingFound isNarrowed={isNarrowed(search)} />
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pt-8 pb-4">
            <p role="status" className="figures font-medium">
              {words.count({ text: to.decimal(list.total) ?? '', count: list.total })}
              {search.currency !== undefined && ` ${words.inCurrency({ currency: search.currency })}`}
            </p>
            <Button asChild variant="outline" size="sm">
              <a href={`/api/account/subscriptions.csv${stringifySearch({ ...filters, locale })}`}>
                <Download aria-hidden="true" />
                {words.export()}
              </a>
            </Button>
          </div>
          <Totals totals={list.totals} />
          <ClientSubscriptionTable items={list.items} search={search} />
          <ListPages page={list.page} addressOf={addressOf} />
        </>
      )}
    </>
  )
}

/** States that the list is of a past day, with a link to that of today. */
function Past({ list: { pastDay }, search }: PageProps): ReactElement | null {
  const locale = useLocale()
  if (pastDay === null) return null
  const { date: _date, page: _page, ...kept } = search
  const path = pathFor({ to: '/account/subscriptions', locale })
  return <PastNotice {...{ path, kept }} asOf={{ day: pastDay, isPast: true }} of="subscriptions" />
}

function Totals({ totals }: { totals: ClientSubscriptionsView['totals'] }): ReactElement | null {
  const { client_subscriptions: words } = useTranslations()
  const to = useFormatter()
  if (totals.length === 0) return null
  return (
    <Facts layout="large" className="mb-8">
      {totals.map(({ amount, count, currency }) => (
        <Fact
          key={currency}
          term={words.total({ currency })}
          detail={words.totalDetail({ text: to.decimal(count) ?? '', count })}
        >
          {to.netAssetValue(amount, currency)}
        </Fact>
      ))}
    </Facts>
  )
}

function NothingFound({ isNarrowed }: { isNarrowed: boolean }): ReactElement {
  const { filter, none } = useTranslations().client_subscriptions
  if (!isNarrowed)
    return (
      <EmptyState title={none.empty()} className="mt-8">
        {none.emptyText()}
      </EmptyState>
    )
  return (
    <EmptyState
      title={none.title()}
      className="mt-8"
      action={
        <Button asChild variant="outline">
          <AppLink to="/account/subscriptions">{filter.clear()}</AppLink>
        </Button>
      }
    >
      {none.text()}
    </EmptyState>
  )
}

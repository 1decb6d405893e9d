import { type ReactElement, useRef } from 'react'
import { Container } from '~/components/layout/container.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { usePlainLinks } from '~/routing/plain-links.ts'
import { useFormatter, useLocale, useTranslations } from '~/routing/use-locale.ts'
import { FundCompareBar } from './fund-compare-bar.tsx'
import { FundFailure } from './fund-failure.tsx'
import { FundFilterChips } from './fund-filter-chips.tsx'
import { FundFilters } from './fund-filters.tsx'
import type { FundListSearch, FundListView } from './fund-list.schema.ts'
import { fundListPath } from './fund-list-address.ts'
import { FundCounters } from './fund-list-counters.tsx'
import { type FundListData, useFundList } from './fund-list-data.ts'
import { useFundListForm } from './fund-list-form.ts'
import { FundListNotes } from './fund-list-notes.tsx'
import { FundListPages } from './fund-list-pages.tsx'
import { FundListResults } from './fund-list-results.tsx'
import { FundListSkeleton } from './fund-list-skeleton.tsx'
import { FundFiltersButton, FundListControls, FundSearchBox } from './fund-list-toolbar.tsx'

/** The catalogue: every fund, narrowed, ordered and chosen for comparison by the page's address. */
export function FundListPage({ search }: { search: FundListSearch }): ReactElement {
  const scope = useRef<HTMLDivElement>(null)
  usePlainLinks(scope)
  const locale = useLocale()
  const { funds } = useTranslations()
  const data = useFundList(search)
  if (data.outcome === undefined) return <FundListSkeleton />
  return (
    <div ref={scope}>
      <Container className="pb-16">
        <PageHeader title={funds.title()} lede={funds.introduction()} />
        {data.outcome.ok ? (
          <FundCatalogue list={data.outcome.data} {...{ search, data }} />
        ) : (
          <FundFailure failure={data.outcome} retryAddress={fundListPath(locale, search)} />
        )}
      </Container>
      <FundCompareBar search={search} chosen={data.chosen} />
    </div>
  )
}

type CatalogueProps = {
  readonly list: FundListView
  readonly search: FundListSearch
  readonly data: FundListData
}

function FundCatalogue({ list, search, data }: CatalogueProps): ReactElement {
  const locale = useLocale()
  const { funds } = useTranslations()
  const form = useRef<HTMLFormElement>(null)
  const handlers = useFundListForm(form, search)
  return (
    <>
      <FundCounters counters={list.counters} search={search} />
      <form ref={form} method="get" action={fundListPath(locale, {})} autoComplete="off" {...handlers}>
        <HiddenState search={search} />
        <div className="grid gap-x-10 gap-y-8 pt-10 lg:grid-cols-[14rem_minmax(0,1fr)]">
          <FundFilters list={list} search={search} />
          <section aria-labelledby="funds-heading" className="flex min-w-0 flex-col gap-6">
            <h2 id="funds-heading" className="sr-only">
              {funds.results.heading()}
            </h2>
            <FundSearchBox search={search} />
            <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
              <ResultCount total={list.total} />
              <FundFiltersButton search={search} />
              <FundListControls search={search} />
            </div>
            <FundFilterChips list={list} search={search} />
            <div aria-busy={data.isOutdated} className="transition-opacity delay-200 aria-busy:opacity-50">
              <FundListResults {...{ list, search }} chosen={data.chosen} />
            </div>
            <FundListPages page={list.page} search={search} />
          </section>
        </div>
      </form>
      <FundListNotes />
    </>
  )
}

/** What the form must hand on although no control of it shows it. */
function HiddenState({ search }: { search: FundListSearch }): ReactElement {
  return (
    <>
      {search.view && <input type="hidden" name="view" value={search.view} />}
      {search.compare?.map((key) => (
        <input key={key} type="hidden" name="compare" value={key} />
      ))}
    </>
  )
}

/** Number of results; read aloud when it changes. */
function ResultCount({ total }: { total: number }): ReactElement {
  const to = useFormatter()
  const { funds } = useTranslations()
  return (
    <p role="status" className="figures mr-auto font-medium">
      {funds.results.count({ text: to.decimal(total) ?? '', count: total })}
    </p>
  )
}

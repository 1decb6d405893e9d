import {
  createContext,
  memo,
  type ReactElement,
  type ReactNode,
  Suspense,
  use,
  useDeferredValue,
  useMemo,
  useRef,
} from 'react'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { Container } from '~/components/layout/container.tsx'
import { stale } from '~/routing/navigation/link-navigation.ts'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { FundCompareBar } from '../compare/fund-compare-bar.tsx'
import { CatalogueData } from '../fund-data.tsx'
import { LazyOwnFunds } from '../own/own-funds-lazy.ts'
import { FundFilterChips } from './fund-filter-chips.tsx'
import { FundFilters } from './fund-filters.tsx'
import type { FundListSearch, FundListView } from './fund-list.schema.ts'
import { fundListPath } from './fund-list-address.ts'
import type { FundListData } from './fund-list-data.ts'
import { useFundListForm } from './fund-list-form.ts'
import { StaticListTop, StaticNotes, StaticPages } from './fund-list-parts.tsx'
import { FundListResults } from './fund-list-results.tsx'
import { FundCardsSkeleton } from './fund-list-skeleton.tsx'
import { FundFiltersButton, FundListControls, FundSearchBox } from './fund-list-toolbar.tsx'
import { useSlowLoading } from './use-slow-loading.ts'

type ListPageProps = { readonly search: FundListSearch; readonly data: FundListData }

/** The catalogue: every fund, narrowed, ordered and chosen for comparison by the page's address. */
export function FundListPage({ search, data }: ListPageProps): ReactElement {
  const locale = useLocale()
  const { outcome, chosen, own } = data
  if (!outcome.ok) return <FailurePage failure={outcome} />
  // Anew in another language: what is put off would stand there in the one before.
  return <FundCatalogue key={locale} list={outcome.data} {...{ search, chosen, own }} />
}

type CatalogueProps = Omit<FundListData, 'outcome'> & {
  readonly list: FundListView
  readonly search: FundListSearch
}

/** Whether what is drawn is still that of the address before. */
const BehindContext = createContext(false)

/**
 * What follows from an answer is drawn in pieces, and a tick in the meantime is answered between two of them: the
 * router's store would have all of it drawn at once. The form is told of its address first, as it may be ticked again.
 */
function FundCatalogue({ list, search, chosen, own }: CatalogueProps): ReactElement {
  const live = useMemo(() => ({ list, search, chosen, own }), [list, search, chosen, own])
  const drawn = useDeferredValue(live)
  const isBehind = drawn !== live
  return (
    <BehindContext value={isBehind}>
      <Container className="pb-16" {...(isBehind ? stale : {})}>
        <CatalogueTop {...drawn} />
        <FundListForm search={search}>
          <CatalogueBody {...drawn} />
        </FundListForm>
        <StaticNotes />
      </Container>
      <FundCompareBar search={search} chosen={chosen} />
    </BehindContext>
  )
}

const CatalogueTop = memo(({ list, search, chosen, own }: CatalogueProps) => (
  <>
    <CatalogueData />
    <StaticListTop counters={list.counters} search={search} />
    {own && (
      <Suspense>
        <LazyOwnFunds part={own} {...{ search, chosen }} />
      </Suspense>
    )}
  </>
))

const CatalogueBody = memo(({ list, search, chosen }: CatalogueProps) => {
  const { funds } = useTranslations()
  return (
    <>
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
        <BusyResults>
          <FundListResults {...{ list, search, chosen }} />
        </BusyResults>
        <StaticPages page={list.page} search={search} />
      </section>
    </>
  )
})

/**
 * The results; while the next ones are fetched and drawn they are dimmed, and when the fetch is slow a skeleton stands
 * there. They are handed over as they are, since drawing every card again at its start would delay the answer to a tick.
 */
function BusyResults({ children }: { children: ReactNode }): ReactElement {
  const part = useRef<HTMLDivElement>(null)
  const { isLoading, isSlow } = useSlowLoading(part)
  const isBehind = use(BehindContext)
  return (
    <div
      ref={part}
      aria-busy={isLoading || isBehind}
      className="transition-opacity delay-200 aria-busy:opacity-50"
    >
      {isSlow ? <FundCardsSkeleton /> : children}
    </div>
  )
}

/** Everything that decides what is listed, as one GET form around the results. */
function FundListForm({ search, children }: { search: FundListSearch; children: ReactNode }): ReactElement {
  const locale = useLocale()
  const form = useRef<HTMLFormElement>(null)
  const handlers = useFundListForm(form, search)
  return (
    <form ref={form} method="get" action={fundListPath(locale, {})} autoComplete="off" {...handlers}>
      <HiddenState search={search} />
      <div className="grid gap-x-10 gap-y-8 pt-10 lg:grid-cols-[14rem_minmax(0,1fr)]">{children}</div>
    </form>
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

import { useRouterState } from '@tanstack/react-router'
import {
  createContext,
  memo,
  type ReactElement,
  type ReactNode,
  Suspense,
  use,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { Container } from '~/components/layout/container.tsx'
import { stale } from '~/routing/navigation/link-navigation.ts'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { FundCompareBar } from '../compare/fund-compare-bar.tsx'
import { CatalogueData } from '../fund-data.tsx'
import { useFundTools } from '../fund-tools-lazy.ts'
import { LazyOwnFunds } from '../own/own-funds-lazy.ts'
import { FundFilters } from './fund-filters.tsx'
import type { FundListSearch, FundListView } from './fund-list.schema.ts'
import { activeFilterCount } from './fund-list.ts'
import { fundListPath, fundsId } from './fund-list-address.ts'
import type { FundListData } from './fund-list-data.ts'
import { useFundListForm } from './fund-list-form.ts'
import { StaticFilterChips, StaticListTop, StaticNotes, StaticPages } from './fund-list-parts.tsx'
import { FundListResults } from './fund-list-results.tsx'
import { FundFiltersButton, FundListControls, FundSearchBox } from './fund-list-toolbar.tsx'
import { WatchedFunds } from './fund-watch.tsx'

const slowMs = 1000

/** Tells whether the next page state is being loaded. */
const useIsLoading = (): boolean => useRouterState({ select: (state) => state.isLoading })

/** Reports whether loading the next page state takes long enough to be announced. */
function useSlowLoading(): boolean {
  const isLoading = useIsLoading()
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => setIsSlow(true), slowMs)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isLoading])
  return isSlow
}

type ListPageProps = { readonly search: FundListSearch; readonly data: FundListData }

/** The catalogue: filters, sort order and comparison choice are URL state. */
export function FundListPage({ search, data }: ListPageProps): ReactElement {
  const locale = useLocale()
  const { outcome, overview, chosen, own } = data
  if (!outcome.ok) return <FailurePage failure={outcome} />
  // Remounted on a language change: deferred content would otherwise stay in the previous language.
  return <FundCatalogue key={locale} list={outcome.data} {...{ search, overview, chosen, own }} />
}

type CatalogueProps = Omit<FundListData, 'outcome'> & {
  readonly list: FundListView
  readonly search: FundListSearch
}

/** True while the rendered list still belongs to the previous URL. */
const StaleContext = createContext(false)

/**
 * The catalogue, rendered in a transition: the router's store alone would render synchronously, and a click
 * in the meantime would have to wait. The form gets its URL state first, as it may be used again at once.
 */
function FundCatalogue({ list, search, overview, chosen, own }: CatalogueProps): ReactElement {
  const live = useMemo(() => ({ list, search, overview, chosen, own }), [list, search, overview, chosen, own])
  const drawn = useDeferredValue(live)
  const isStale = drawn !== live
  useFocusOnPage(drawn.list.page.number)
  const tools = useFundTools()
  return (
    <StaleContext value={isStale}>
      <Container className="pb-16" {...(isStale ? stale : {})}>
        <CatalogueTop {...drawn} />
        <FundListForm search={search}>
          <CatalogueBody {...drawn} />
        </FundListForm>
        <StaticNotes />
      </Container>
      <FundCompareBar search={search} chosen={chosen} />
      {tools && <tools.ListTools search={search} chosen={chosen} />}
    </StaleContext>
  )
}

/** The heading of the results, where the links to other pages of the list lead. */
const resultsId = 'funds-heading'

/** After a change of page, moves the focus to the new results (P-359). */
function useFocusOnPage(page: number): void {
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    document.getElementById(resultsId)?.focus({ preventScroll: true })
  }, [page])
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

const CatalogueBody = memo(({ list, search, overview, chosen }: CatalogueProps) => {
  const { funds } = useTranslations()
  return (
    <>
      <FundFilters list={list} search={search} />
      <section aria-labelledby={resultsId} className="flex min-w-0 flex-col gap-3 sm:gap-6">
        <h2 id={resultsId} tabIndex={-1} className="sr-only">
          {funds.results.heading()}
        </h2>
        <FundSearchBox search={search} />
        <div className="contents lg:flex lg:items-center lg:gap-6">
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2 bg-background max-lg:sticky max-lg:top-(--header-space) max-lg:z-20 max-lg:-mx-5 max-lg:border-hairline max-lg:border-b max-lg:px-5 max-lg:py-2 lg:grow print:static">
            <ResultCount total={list.total} />
            <WatchedFunds search={search} />
            <FundFiltersButton search={search} />
          </div>
          <FundListControls search={search} />
        </div>
        {activeFilterCount(search) > 0 && <StaticFilterChips facets={list.facets} search={search} />}
        <BusyResults>
          <FundListResults {...{ list, search, overview, chosen }} />
        </BusyResults>
        <StaticPages page={list.page} search={search} />
      </section>
    </>
  )
})

/**
 * The results, below a line that grows while the next ones are on their way; they stay readable and are never
 * replaced by anything less. They are passed as children, since rendering every card again at the start would
 * delay the response to a click.
 */
function BusyResults({ children }: { children: ReactNode }): ReactElement {
  const isLoading = useIsLoading()
  const isStale = use(StaleContext)
  return (
    <div
      id={fundsId}
      tabIndex={-1}
      aria-busy={isLoading || isStale}
      className="relative before:absolute before:inset-x-0 before:-top-3 before:h-0.5 before:origin-left before:scale-x-0 before:bg-accent before:transition-transform aria-busy:before:scale-x-90 aria-busy:before:delay-200 aria-busy:before:duration-2000 print:before:hidden"
    >
      {children}
    </div>
  )
}

/** The filters and controls as one GET form around the results. */
function FundListForm({ search, children }: { search: FundListSearch; children: ReactNode }): ReactElement {
  const locale = useLocale()
  const form = useRef<HTMLFormElement>(null)
  const handlers = useFundListForm(form, search)
  return (
    <form ref={form} method="get" action={fundListPath(locale, {})} autoComplete="off" {...handlers}>
      <HiddenState search={search} />
      <div className="grid gap-x-10 gap-y-8 pt-5 sm:pt-10 lg:grid-cols-[14rem_minmax(0,1fr)]">{children}</div>
    </form>
  )
}

/** Hidden fields for the URL state that no control holds. */
function HiddenState({ search }: { search: FundListSearch }): ReactElement {
  return (
    <>
      {search.view && <input type="hidden" name="view" value={search.view} />}
      {search.view !== 'table' &&
        search.columns?.map((column) => <input key={column} type="hidden" name="columns" value={column} />)}
      {search.watch?.map((id) => (
        <input key={id} type="hidden" name="watch" value={id} />
      ))}
      {search.compare?.map((key) => (
        <input key={key} type="hidden" name="compare" value={key} />
      ))}
    </>
  )
}

/** Number of results, announced to screen readers when it changes; replaced by a notice during a slow load. */
function ResultCount({ total }: { total: number }): ReactElement {
  const to = useFormatter()
  const { funds } = useTranslations()
  const isSlow = useSlowLoading()
  return (
    <p role="status" className="figures mr-auto whitespace-nowrap font-medium">
      {isSlow
        ? funds.results.loading()
        : funds.results.count({ text: to.decimal(total) ?? '', count: total })}
    </p>
  )
}

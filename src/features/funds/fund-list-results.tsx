import { type ReactElement, Suspense } from 'react'
import { Button } from '~/components/ui/button.tsx'
import { EmptyState } from '~/components/ui/empty-state.tsx'
import { useFormatter } from '~/routing/use-formatter.ts'
import { useLocale, useTranslations } from '~/routing/use-locale.ts'
import { FundCard } from './fund-card.tsx'
import type { FundListSearch, FundListView, NamedFund } from './fund-list.schema.ts'
import { withoutFilters } from './fund-list.ts'
import { fundListPath } from './fund-list-address.ts'
import { FundCardsSkeleton } from './fund-list-skeleton.tsx'
import { LazyFundTable } from './fund-table-lazy.ts'

type ResultsProps = {
  readonly list: FundListView
  readonly search: FundListSearch
  readonly chosen: readonly NamedFund[]
}

/** The funds of the page as cards or as a table, or why there are none. */
export function FundListResults({ list, search, chosen }: ResultsProps): ReactElement {
  if (list.funds.length === 0) return <NoFunds {...{ list, search }} />
  if (search.view === 'table') {
    return (
      <Suspense fallback={<FundCardsSkeleton />}>
        <LazyFundTable funds={list.funds} {...{ search, chosen }} />
      </Suspense>
    )
  }
  return (
    <ul className="grid gap-x-10 gap-y-12 md:grid-cols-2 md:gap-y-0">
      {list.funds.map((fund) => (
        <FundCard key={fund.key} {...{ fund, search, chosen }} />
      ))}
    </ul>
  )
}

/** An empty page: nothing matches, or the address asks for a page past the end. */
function NoFunds({ list, search }: Omit<ResultsProps, 'chosen'>): ReactElement {
  const locale = useLocale()
  const to = useFormatter()
  const { funds } = useTranslations()
  const isPastEnd = list.total > 0
  const target = isPastEnd ? { ...search, page: undefined } : withoutFilters(search)
  const { count } = list.page
  return (
    <EmptyState
      level="h3"
      title={isPastEnd ? funds.empty.beyond() : funds.empty.title()}
      action={
        <Button asChild variant="outline">
          <a href={fundListPath(locale, target)}>
            {isPastEnd ? funds.empty.toFirst() : funds.filter.clearAll()}
          </a>
        </Button>
      }
    >
      <p>
        {isPastEnd
          ? funds.empty.beyondAdvice({ text: to.decimal(count) ?? '', count })
          : funds.empty.advice()}
      </p>
    </EmptyState>
  )
}

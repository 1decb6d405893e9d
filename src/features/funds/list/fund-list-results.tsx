import type { ReactElement } from 'react'
import { FundCard } from './fund-card.tsx'
import type { FundListSearch, FundListView, NamedFund } from './fund-list.schema.ts'
import type { FundListData } from './fund-list-data.ts'
import { fundGroups, statusCounts } from './fund-list-groups.ts'
import { StaticGroupHeading, StaticNoFunds, StaticOverview, StaticTable } from './fund-list-parts.tsx'

type ResultsProps = Pick<FundListData, 'overview'> & {
  readonly list: FundListView
  readonly search: FundListSearch
  readonly chosen: readonly NamedFund[]
}

/** The funds of the page as cards, as a table or by their performance, or the empty state. */
export function FundListResults({ list, search, chosen, overview }: ResultsProps): ReactElement {
  const { page, counters } = list
  const isEmpty = Object.values(counters).every((count) => count === 0)
  if (list.funds.length === 0)
    return <StaticNoFunds isPastEnd={list.total > 0} count={page.count} {...{ isEmpty, search }} />
  const counts = statusCounts(list)
  if (search.view === 'performance' && overview) return <StaticOverview {...{ overview, search, counts }} />
  if (search.view === 'table') return <StaticTable funds={list.funds} {...{ search, chosen, counts }} />
  return (
    <div className="flex flex-col gap-8">
      {fundGroups(list.funds, search).map(({ status, funds }) => (
        <div key={status ?? 'all'}>
          {status && <StaticGroupHeading status={status} count={counts[status]} />}
          <ul className="grid gap-x-10 gap-y-10 md:grid-cols-2 md:gap-y-0">
            {funds.map((fund) => (
              <FundCard key={fund.key} {...{ fund, search, chosen }} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

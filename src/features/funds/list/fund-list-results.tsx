import type { ReactElement } from 'react'
import { FundCard } from './fund-card.tsx'
import type { FundListSearch, FundListView, NamedFund } from './fund-list.schema.ts'
import { StaticNoFunds, StaticTable } from './fund-list-parts.tsx'

type ResultsProps = {
  readonly list: FundListView
  readonly search: FundListSearch
  readonly chosen: readonly NamedFund[]
}

/** The funds of the page as cards or as a table, or the empty state. */
export function FundListResults({ list, search, chosen }: ResultsProps): ReactElement {
  if (list.funds.length === 0)
    return <StaticNoFunds isPastEnd={list.total > 0} count={list.page.count} search={search} />
  if (search.view === 'table') return <StaticTable funds={list.funds} {...{ search, chosen }} />
  return (
    <ul className="grid gap-x-10 gap-y-12 md:grid-cols-2 md:gap-y-0">
      {list.funds.map((fund) => (
        <FundCard key={fund.key} {...{ fund, search, chosen }} />
      ))}
    </ul>
  )
}

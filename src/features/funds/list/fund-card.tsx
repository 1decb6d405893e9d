import { createIsomorphicFn } from '@tanstack/react-start'
import type { ReactElement } from 'react'
import { Card, CardControls, CardFooter } from '~/components/ui/card.tsx'
import { FundCompareToggle } from '../compare/fund-compare-toggle.tsx'
import type { FundSummaryView } from '../fund-summary.schema.ts'
import type { FundListSearch, NamedFund } from './fund-list.schema.ts'
import { StaticCardText } from './fund-list-parts.tsx'
import { WatchToggle } from './fund-watch.tsx'

type FundCardProps = {
  readonly fund: FundSummaryView
  readonly search: FundListSearch
  readonly chosen: readonly NamedFund[]
}

/**
 * The choice that a card's link hands on, for readers without scripts (P-743). With scripts the tab keeps it, and a
 * choice changes no card: a click would have to wait for all of them.
 */
const handedOn = createIsomorphicFn()
  .server((compare: FundListSearch['compare']) => compare)
  .client((_compare: FundListSearch['compare']): FundListSearch['compare'] => undefined)

/** A fund as a card of the list: description, state and main terms; no performance figure. */
export function FundCard({ fund, search, chosen }: FundCardProps): ReactElement {
  return (
    <Card asChild look="ruled" parts={6} className="card-in-view md:mb-12">
      <li>
        <StaticCardText
          fund={fund}
          hasStatus={search.sort !== undefined}
          compare={handedOn(search.compare)}
        />
        <CardFooter>
          <CardControls className="flex flex-wrap gap-x-6">
            <FundCompareToggle {...{ fund, search, chosen }} />
            <WatchToggle fund={fund} />
          </CardControls>
        </CardFooter>
      </li>
    </Card>
  )
}

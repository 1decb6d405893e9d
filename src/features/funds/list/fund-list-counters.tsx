import type { ReactElement } from 'react'
import { keepScroll } from '~/routing/navigation/link-navigation.ts'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { FundStatusBadge } from '../fund-labels.tsx'
import { fundStatuses } from '../fund-summary.schema.ts'
import type { FundListSearch, FundListView } from './fund-list.schema.ts'
import { withoutFilters } from './fund-list.ts'
import { fundListPath } from './fund-list-address.ts'

type CountersProps = { readonly counters: FundListView['counters']; readonly search: FundListSearch }

/** The number of funds of the whole catalogue in each state; each count links to those funds. */
export function FundCounters({ counters, search }: CountersProps): ReactElement {
  const locale = useLocale()
  const to = useFormatter()
  const { funds } = useTranslations()
  return (
    <nav aria-label={funds.counters.label()} className="print:hidden">
      <ul className="grid grid-cols-2 border-hairline border-b sm:grid-cols-4">
        {fundStatuses.map((status) => {
          const isCurrent = search.status?.length === 1 && search.status[0] === status
          const target = { ...withoutFilters(search), status: isCurrent ? undefined : [status] }
          return (
            <li
              key={status}
              className="border-hairline border-t py-1 even:border-l even:pl-4 sm:not-first:border-l sm:not-first:pl-4"
            >
              <a
                {...keepScroll}
                href={fundListPath(locale, target)}
                aria-current={isCurrent ? 'true' : undefined}
                className="group flex items-baseline gap-3 rounded py-2"
              >
                <span className="figures font-serif text-2xl group-hover:text-accent-hover group-aria-current:text-accent">
                  {to.decimal(counters[status])}
                </span>
                <span className="underline-offset-4 group-hover:underline group-aria-current:font-semibold">
                  <FundStatusBadge status={status} />
                </span>
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

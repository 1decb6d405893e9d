import type { ReactElement } from 'react'
import { Button } from '~/components/ui/button.tsx'
import { EmptyState } from '~/components/ui/empty-state.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import type { FundListSearch } from './fund-list.schema.ts'
import { withoutFilters } from './fund-list.ts'
import { fundListPath } from './fund-list-address.ts'

export type NoFundsProps = {
  readonly isPastEnd: boolean
  /** Number of pages. */
  readonly count: number
  readonly search: FundListSearch
}

/** The empty state: no match, or a page number past the end. */
export function NoFunds({ isPastEnd, count, search }: NoFundsProps): ReactElement {
  const locale = useLocale()
  const to = useFormatter()
  const { funds } = useTranslations()
  const target = isPastEnd ? { ...search, page: undefined } : withoutFilters(search)
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

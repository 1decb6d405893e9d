import type { ReactElement } from 'react'
import { Button } from '~/components/ui/button.tsx'
import { EmptyState } from '~/components/ui/empty-state.tsx'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import type { FundListSearch } from './fund-list.schema.ts'
import { withoutFilters } from './fund-list.ts'
import { fundListPath } from './fund-list-address.ts'

export type NoFundsProps = {
  /** True if the whole catalogue has no fund. */
  readonly isEmpty: boolean
  readonly isPastEnd: boolean
  /** Number of pages. */
  readonly count: number
  readonly search: FundListSearch
}

/** The empty state: no fund at all (P-731), no match, or a page number past the end. */
export function NoFunds({ isEmpty, ...props }: NoFundsProps): ReactElement {
  return isEmpty ? <NoCatalogue /> : <NoMatch {...props} />
}

function NoCatalogue(): ReactElement {
  const { empty } = useTranslations().funds
  const toContact = (
    <Button asChild variant="outline">
      <AppLink to="/contact">{empty.toContact()}</AppLink>
    </Button>
  )
  return (
    <EmptyState level="h3" title={empty.none()} action={toContact}>
      <p>{empty.noneAdvice()}</p>
    </EmptyState>
  )
}

function NoMatch({ isPastEnd, count, search }: Omit<NoFundsProps, 'isEmpty'>): ReactElement {
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

import type { ReactElement } from 'react'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { SkipLink } from '~/components/layout/site-layout.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { FundListSearch, FundListView } from './fund-list.schema.ts'
import { fundsId } from './fund-list-address.ts'
import { FundCounters } from './fund-list-counters.tsx'

export type ListTopProps = { readonly counters: FundListView['counters']; readonly search: FundListSearch }

/**
 * The top of the catalogue: its title, the number of funds in each state, and a link for the keyboard past the
 * filters, which stand before the funds (P-812).
 */
export function FundListTop({ counters, search }: ListTopProps): ReactElement {
  const { funds } = useTranslations()
  return (
    <>
      <PageHeader title={funds.title()} lede={funds.introduction()} />
      <FundCounters counters={counters} search={search} />
      <SkipLink href={`#${fundsId}`}>{funds.results.skipToFunds()}</SkipLink>
    </>
  )
}

import type { ReactElement } from 'react'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { FundListSearch, FundListView } from './fund-list.schema.ts'
import { FundCounters } from './fund-list-counters.tsx'

export type ListTopProps = { readonly counters: FundListView['counters']; readonly search: FundListSearch }

/** The top of the catalogue: its title, and the number of funds in each state. */
export function FundListTop({ counters, search }: ListTopProps): ReactElement {
  const { funds } = useTranslations()
  return (
    <>
      <PageHeader title={funds.title()} lede={funds.introduction()} />
      <FundCounters counters={counters} search={search} />
    </>
  )
}

import type { ReactElement } from 'react'
import { ListPages } from '~/components/table/list-pages.tsx'
import { useLocale } from '~/routing/navigation/use-locale.ts'
import type { FundListSearch, FundListView } from './fund-list.schema.ts'
import { fundListPath } from './fund-list-address.ts'

export type PagesProps = { readonly page: FundListView['page']; readonly search: FundListSearch }

/** Pagination of the list; renders nothing for a single page. */
export function FundListPages({ page, search }: PagesProps): ReactElement | null {
  const locale = useLocale()
  const addressOf = (number: number) =>
    fundListPath(locale, { ...search, page: number === 1 ? undefined : number })
  return <ListPages page={page} addressOf={addressOf} />
}

import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import { failure, type Outcome } from '~/lib/outcome.ts'
import type { Locale } from '~/routing/locales.ts'
import { settle } from '~/routing/settle.ts'
import { useLocale } from '~/routing/use-locale.ts'
import { fundListQuery, fundNamesQuery } from './fund-list.queries.ts'
import type { FundListSearch, FundListView, NamedFund } from './fund-list.schema.ts'
import { filtersOf } from './fund-list.ts'
import { LazyFundTable } from './fund-table-lazy.ts'

const keysOffPage = (search: FundListSearch, list: FundListView | undefined): readonly string[] =>
  (search.compare ?? []).filter((key) => !list?.funds.some((fund) => fund.key === key))

type LoadOptions = { readonly locale: Locale; readonly search: FundListSearch }

/** For the loader: the page's funds, the names of chosen funds that are on another page, and the table's code. */
export async function loadFundList(queryClient: QueryClient, { locale, search }: LoadOptions): Promise<void> {
  const table = search.view === 'table' ? LazyFundTable.preload?.() : undefined
  const outcome = settle(await queryClient.ensureQueryData(fundListQuery(locale, filtersOf(search))))
  const keys = outcome.ok ? keysOffPage(search, outcome.data) : []
  if (keys.length > 0) await queryClient.ensureQueryData(fundNamesQuery(locale, keys))
  await table
}

/** What the page shows: the answer to its filters, or the one before while the next is on its way. */
export type FundListData = {
  readonly outcome: Outcome<FundListView> | undefined
  readonly isOutdated: boolean
  readonly chosen: readonly NamedFund[]
}

/** The data of the list in the state of its address. */
export function useFundList(search: FundListSearch): FundListData {
  const locale = useLocale()
  const { data, isError, isPlaceholderData } = useQuery({
    ...fundListQuery(locale, filtersOf(search)),
    placeholderData: (previous, query) =>
      query?.queryKey[2] === locale ? keepPreviousData(previous) : undefined,
  })
  const outcome = data ?? (isError ? failure('unavailable') : undefined)
  return { outcome, isOutdated: isPlaceholderData, chosen: useChosenFunds(search, outcome) }
}

function useChosenFunds(
  search: FundListSearch,
  outcome: Outcome<FundListView> | undefined,
): readonly NamedFund[] {
  const locale = useLocale()
  const list = outcome?.ok ? outcome.data : undefined
  const keys = keysOffPage(search, list)
  const { data: names } = useQuery({ ...fundNamesQuery(locale, keys), enabled: keys.length > 0 })
  const named = names?.ok ? names.data : []
  return (search.compare ?? []).flatMap((asked) => {
    const onPage = list?.funds.find((fund) => fund.key === asked)
    if (onPage) return [{ asked, key: onPage.key, name: onPage.name }]
    return named.filter((fund) => fund.asked === asked)
  })
}

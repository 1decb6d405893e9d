import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '~/routing/locales.ts'
import { getFundList, getFundNames } from './fund-list.functions.ts'
import type { FundListFilters } from './fund-list.schema.ts'

/** One page of the funds list. */
export const fundListQuery = (locale: Locale, filters: FundListFilters) =>
  queryOptions({
    queryKey: ['funds', 'list', locale, filters],
    queryFn: () => getFundList({ data: { locale, filters } }),
  })

/** Names of chosen funds that are not on the page. */
export const fundNamesQuery = (locale: Locale, keys: readonly string[]) =>
  queryOptions({
    queryKey: ['funds', 'names', locale, keys],
    queryFn: () => getFundNames({ data: { locale, keys: [...keys] } }),
  })

/** The funds open for subscription, the latest first. */
export const latestOpenFundsQuery = (locale: Locale) =>
  fundListQuery(locale, { status: ['open'], sort: '-launchDate' })

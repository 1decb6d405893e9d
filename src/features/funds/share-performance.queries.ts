import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '~/routing/locales.ts'
import { getSharePerformance } from './share-performance.functions.ts'
import type { SharePerformanceSearch } from './share-performance.schema.ts'

export type SharePerformanceRequest = {
  readonly locale: Locale
  readonly key: string
  readonly search: SharePerformanceSearch
}

/** The chart of a fund's share in the state that the address asks for. */
export const sharePerformanceQuery = ({ locale, key, search }: SharePerformanceRequest) => {
  const { share, measure, period, unit, from, to } = search
  const chart = { share, measure, period, unit, from, to }
  return queryOptions({
    queryKey: ['funds', 'performance', locale, key, chart],
    queryFn: () => getSharePerformance({ data: { locale, key, search: chart } }),
  })
}

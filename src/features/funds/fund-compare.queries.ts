import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '~/routing/locales.ts'
import { getFundComparison } from './fund-compare.functions.ts'

/** Two funds side by side. */
export const fundComparisonQuery = (locale: Locale, keys: readonly string[]) =>
  queryOptions({
    queryKey: ['funds', 'comparison', locale, keys],
    queryFn: () => getFundComparison({ data: { locale, keys: [...keys] } }),
  })

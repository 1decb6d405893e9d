import { queryOptions } from '@tanstack/react-query'
import { getSite } from './site.functions.ts'

/** The public configuration, asked for once a visit. */
export const siteQuery = () =>
  queryOptions({ queryKey: ['site'], queryFn: () => getSite(), staleTime: Number.POSITIVE_INFINITY })

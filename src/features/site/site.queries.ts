import { queryOptions } from '@tanstack/react-query'
import { createIsomorphicFn } from '@tanstack/react-start'
import { readLocaleCookie } from '~/routing/locale-cookie.ts'
import { getSite, preferredLocaleOfRequest } from './site.functions.ts'

/** The public configuration, asked for once a visit. */
export const siteQuery = () =>
  queryOptions({ queryKey: ['site'], queryFn: () => getSite(), staleTime: Number.POSITIVE_INFINITY })

const readPreferredLocale = createIsomorphicFn()
  .server(() => preferredLocaleOfRequest())
  .client(() => readLocaleCookie())

/** The language of pages whose address has none. */
export const preferredLocaleQuery = () =>
  queryOptions({ queryKey: ['preferred-locale'], queryFn: () => readPreferredLocale(), staleTime: 0 })

import { createIsomorphicFn } from '@tanstack/react-start'
import { readLocaleCookie } from '~/routing/locale-cookie.ts'
import { preferredLocaleOfRequest } from './site.functions.ts'

/** The language that the visitor last switched to, for pages whose address has none. */
export const preferredLocaleOfVisit = createIsomorphicFn()
  .server(() => preferredLocaleOfRequest())
  .client(() => readLocaleCookie())

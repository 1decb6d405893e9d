import { createIsomorphicFn } from '@tanstack/react-start'
import { readLocaleCookie } from '~/routing/addresses/locale-cookie.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { paths } from '~/routing/addresses/route-table.ts'
import { preferredLocaleOfRequest } from './site.functions.ts'

/** Returns the language that the visitor last switched to, for pages without a language in their path. */
export const loadPreferredLocale = createIsomorphicFn()
  .server(() => preferredLocaleOfRequest())
  .client(() => readLocaleCookie())

/** Returns the language of a page: that of its path, or the visitor's own where the path has none (P-008). */
export function localeOfPage(publicPath: string): Locale {
  const [, first] = paths.toInternal(publicPath).split('/')
  return first === 'fr' || first === 'en' ? first : loadPreferredLocale()
}

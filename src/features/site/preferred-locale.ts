import { createIsomorphicFn } from '@tanstack/react-start'
import { chooseLanguage, readLocaleCookie } from '~/routing/addresses/locale-cookie.ts'
import { localeOfSearch } from '~/routing/addresses/locale-of-return.ts'
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

type Signed = { readonly user: { readonly language?: Locale | null | undefined } }

/**
 * Returns the language of a page whose path has none: that of its search (`locale`, or the page of
 * `callbackUrl`), else that of the profile, else the one last switched to (P-009, P-016).
 */
export const localeOfNeutralPage = (search: object, session: Signed | null): Locale =>
  chooseLanguage({
    place: localeOfSearch(search),
    profile: session?.user.language,
    cookie: loadPreferredLocale(),
  })

import { chooseLanguage } from '~/routing/addresses/choose-language.ts'
import { localeOfSearch } from '~/routing/addresses/locale-of-return.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { loadPreferredLocale } from './preferred-locale.ts'

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

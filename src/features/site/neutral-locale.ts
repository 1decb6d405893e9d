import { localeOfReturn } from '~/routing/locale-of-return.ts'
import type { Locale } from '~/routing/locales.ts'
import { preferredLocaleOfVisit } from './preferred-locale.ts'

/**
 * The language of a page whose path has none: that of the page to which it leads on (`callbackUrl`), else the visitor's
 * own (decision 1).
 */
export function localeOfNeutralPage(search: object): Locale {
  const returnPath = 'callbackUrl' in search ? search.callbackUrl : undefined
  const told = typeof returnPath === 'string' ? localeOfReturn(returnPath) : undefined
  return told ?? preferredLocaleOfVisit()
}

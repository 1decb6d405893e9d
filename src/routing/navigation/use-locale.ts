import { useMatches } from '@tanstack/react-router'
import { createContext, use } from 'react'
import { type Translations, translationsOf } from '../../lib/translations.ts'
import { defaultLocale, type Locale, toLocale } from '../addresses/locales.ts'

type LocaleSource = { readonly params: object; readonly context: object }

const read = (holder: object): unknown => ('locale' in holder ? holder.locale : undefined)

/** A page's language stands in its address, or its layout has taken it from the cookie (P-008). */
export function localeOf(match: LocaleSource | undefined): Locale {
  return match === undefined ? defaultLocale : toLocale(read(match.params) ?? read(match.context))
}

/** The language of the page being shown, which the document gives to all that is in it. */
export const LocaleContext = createContext<Locale>(defaultLocale)

/** The language of the page being shown. */
export const useLocale = (): Locale => use(LocaleContext)

/** The same for the document around the page. */
export function useDocumentLocale(): Locale {
  return useMatches({ select: (matches) => localeOf(matches.at(-1)) })
}

/** The texts of the page's language. */
export function useTranslations(): Translations {
  return translationsOf(useLocale())
}

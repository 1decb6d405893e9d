import { useMatches } from '@tanstack/react-router'
import { createContext, use } from 'react'
import { type Translations, translationsOf } from '../../lib/translations.ts'
import { defaultLocale, type Locale, toLocale } from '../addresses/locales.ts'

/** A matched route. Its types are unknown where the compiler has not read the whole route tree yet. */
type LocaleSource = { readonly params: unknown; readonly context: unknown }

const read = (holder: unknown): unknown =>
  typeof holder === 'object' && holder !== null && 'locale' in holder ? holder.locale : undefined

/** The language of a page: from its path, or from the cookie as read by its layout (P-008). */
export function localeOf(match: LocaleSource | undefined): Locale {
  return match === undefined ? defaultLocale : toLocale(read(match.params) ?? read(match.context))
}

/** The language of the current page, provided by the document. */
export const LocaleContext = createContext<Locale>(defaultLocale)

/** The language of the current page. */
export const useLocale = (): Locale => use(LocaleContext)

/** The language of the current page, for the document around it. */
export function useDocumentLocale(): Locale {
  return useMatches({ select: (matches) => localeOf(matches.at(-1)) })
}

/** The texts of the page's language. */
export function useTranslations(): Translations {
  return translationsOf(useLocale())
}

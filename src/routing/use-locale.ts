import { useMatch, useMatches } from '@tanstack/react-router'
import { type Translations, translationsOf } from '../lib/translations.ts'
import { defaultLocale, type Locale, toLocale } from './locales.ts'

type LocaleSource = { readonly params: object; readonly context: object }

const read = (holder: object): unknown => ('locale' in holder ? holder.locale : undefined)

/** A page's language stands in its address, or its layout has taken it from the cookie (decision 1). */
export function localeOf(match: LocaleSource | undefined): Locale {
  return match === undefined ? defaultLocale : toLocale(read(match.params) ?? read(match.context))
}

/** The language of the page being shown. */
export function useLocale(): Locale {
  // Only the language is selected: comparing whole matches would cost every component that says something.
  return useMatch({ strict: false, select: localeOf })
}

/** The same for the document around the page, which no page's match contains. */
export function useDocumentLocale(): Locale {
  return useMatches({ select: (matches) => localeOf(matches.at(-1)) })
}

/** The texts of the page's language. */
export function useTranslations(): Translations {
  return translationsOf(useLocale())
}

import { useMatch } from '@tanstack/react-router'
import { createFormatter, type Formatter } from '../lib/format/formatter.ts'
import { type Translations, translationsOf } from '../lib/translations.ts'
import { defaultLocale, type Locale } from './locales.ts'

/** The language of the page being shown, from its address. */
export function useLocale(): Locale {
  // Only the language is selected: comparing whole matches would cost every component that says something.
  const locale = useMatch({ from: '/$locale', shouldThrow: false, select: (match) => match.params.locale })
  return locale ?? defaultLocale
}

/** The texts of the page's language. */
export function useTranslations(): Translations {
  return translationsOf(useLocale())
}

/** Writes figures and dates in the page's language. */
export function useFormatter(): Formatter {
  return createFormatter(useLocale())
}

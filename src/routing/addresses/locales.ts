/** The portal's languages; the first is the default and has no path prefix (P-007). */
export const locales = ['fr', 'en'] as const

/** A language of the portal. */
export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'fr'

/** Narrows any text to a language; anything else is the default language. */
export function toLocale(value: unknown): Locale {
  return value === 'en' ? 'en' : defaultLocale
}

/** The other language. */
export function otherLocale(locale: Locale): Locale {
  return locale === 'fr' ? 'en' : 'fr'
}

/** BCP 47 tags for `lang` attributes and `og:locale` (P-013). */
export const languageTags: Record<Locale, string> = { fr: 'fr-FR', en: 'en-GB' }

/** Computes a value once per language. */
export const inEachLocale = <Made>(make: (locale: Locale) => Made): Readonly<Record<Locale, Made>> => ({
  fr: make('fr'),
  en: make('en'),
})

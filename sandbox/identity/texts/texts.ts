import { en } from './en.ts'
import { fr, type IdentityTexts } from './fr.ts'

export type { IdentityTexts } from './fr.ts'

/** Language of a page or an email. */
export type Language = 'fr' | 'en'

/** The texts by language. */
export const identityTexts: Readonly<Record<Language, IdentityTexts>> = { fr, en }

/**
 * Returns the first supported language of a space-separated list (`ui_locales`, OpenID Connect Core 1.0,
 * 3.1.2.1).
 */
export function languageAsked(uiLocales: unknown): Language {
  const tags = typeof uiLocales === 'string' ? uiLocales.toLowerCase().split(' ') : []
  const known = tags.map((tag) => tag.split('-')[0]).find((tag) => tag === 'fr' || tag === 'en')
  return known === 'en' ? 'en' : 'fr'
}

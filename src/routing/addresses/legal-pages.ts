import type { Locale } from './locales.ts'

/** Paths of editorial pages that the law requires to be readable by everybody, without language and leading slash. */
const legalPages: Readonly<Record<Locale, readonly string[]>> = {
  fr: [
    'mentions-legales',
    'donnees-personnelles',
    'cookies',
    'accessibilite',
    'conditions-generales',
    'conditions-d-utilisation',
  ],
  en: [
    'legal-notice',
    'privacy',
    'cookies',
    'accessibility',
    'terms',
    'terms-of-use',
    'terms-and-conditions',
  ],
}

/** Folder that contains only legal pages. */
const regulatoryFolder: Readonly<Record<Locale, string>> = {
  fr: 'informations-reglementaires/',
  en: 'regulatory-information/',
}

/**
 * Reports whether an editorial page is a legal one: legal notice, privacy, terms, accessibility, regulatory
 * information.
 */
export function isLegalPage(locale: Locale, url: string): boolean {
  return legalPages[locale].includes(url) || url.startsWith(regulatoryFolder[locale])
}

import type { Locale } from './locales.ts'

/** Addresses of the editors' pages that the law has everybody be able to read, without language and first slash. */
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

/** Folder whose pages are all of this kind. */
const regulatoryFolder: Readonly<Record<Locale, string>> = {
  fr: 'informations-reglementaires/',
  en: 'regulatory-information/',
}

/** Whether an editors' page is a legal one: legal notice, privacy, terms, accessibility, regulatory information. */
export function isLegalPage(locale: Locale, url: string): boolean {
  return legalPages[locale].includes(url) || url.startsWith(regulatoryFolder[locale])
}

import { typeset } from '../../src/lib/typography.ts'

/** Returns a text in both languages, each with its typography. */
export function bilingual(fr: string, en: string): { readonly fr: string; readonly en: string } {
  return { fr: typeset(fr, 'fr'), en: typeset(en, 'en') }
}

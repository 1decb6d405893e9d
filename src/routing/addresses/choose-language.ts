import { defaultLocale, type Locale } from './locales.ts'

/** Sources of a visitor's language; absent where unknown. */
export type LanguageSources = {
  /** Language of the current page, or stated by a call or link. */
  readonly place?: Locale | undefined
  /** Preferred language of the profile. */
  readonly profile?: Locale | null | undefined
  /** The language that the browser last switched to. */
  readonly cookie?: Locale | undefined
}

/**
 * The language of a redirect, a page or a mail (P-016): that of the current page, else of the profile, else
 * the one last switched to. All languages that the URL does not determine are chosen here.
 */
export const chooseLanguage = ({ place, profile, cookie }: LanguageSources): Locale =>
  place ?? profile ?? cookie ?? defaultLocale

import { defaultLocale, type Locale } from './locales.ts'

/** What may tell somebody's language; each is left out where it tells nothing. */
export type LanguageSources = {
  /** The page that is shown, or that a call or link states. */
  readonly place?: Locale | undefined
  /** The preference in the person's profile. */
  readonly profile?: Locale | null | undefined
  /** The language that the browser last switched to. */
  readonly cookie?: Locale | undefined
}

/**
 * The language of a redirect, a page or a mail (P-016): of the page where the person is, else of their profile, else the
 * one last switched to. Every decision about a language that the address does not make is made here.
 */
export const chooseLanguage = ({ place, profile, cookie }: LanguageSources): Locale =>
  place ?? profile ?? cookie ?? defaultLocale

import { defaultLocale, type Locale, toLocale } from './locales.ts'

/** Seconds of 365 days (P-009). */
const lifetimeS = 31_536_000

/** The cookie's name, as the server reads it: prefixed on https, suffixed by the port otherwise (P-125). */
const nameHere = (): string =>
  location.protocol === 'https:' ? '__Host-locale' : `locale-${location.port || '80'}`

/** Stores the language that the visitor has just switched to. */
export function writeLocaleCookie(locale: Locale): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every supported browser.
  document.cookie = `${nameHere()}=${locale}; Path=/; Max-Age=${lifetimeS}; SameSite=Lax${secure}`
}

/** The language that the visitor last switched to in this browser. */
export function readLocaleCookie(): Locale {
  const prefix = `${nameHere()}=`
  const found = document.cookie.split(/;\s*/).find((cookie) => cookie.startsWith(prefix))
  return toLocale(found?.slice(prefix.length))
}

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

import { type Locale, toLocale } from './locales.ts'

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

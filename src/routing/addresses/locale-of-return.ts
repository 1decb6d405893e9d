import { chooseLanguage } from './locale-cookie.ts'
import type { Locale } from './locales.ts'
import { paths } from './route-table.ts'

/** Name of the search parameter that states the language of a page whose path has none. */
const languageParameter = 'locale'

const pathnameOf = (path: string): string => path.split(/[?#]/)[0] ?? '/'

/** The language of a path of the portal. */
export const localeOfPath = (path: string): Locale => paths.localeOf(pathnameOf(path))

/** Narrows the value of a form field or search parameter to a language. */
export const statedLocale = (value: unknown): Locale | undefined =>
  value === 'fr' || value === 'en' ? value : undefined

/** Reports whether a path belongs to no language: a call, or a route shared by both languages. */
const hasNoLanguage = (pathname: string): boolean => !/^\/(?:fr|en)(?:\/|$)/.test(paths.toInternal(pathname))

/**
 * The language of a page to return to. If its path has none: the `locale` of its search, else the language
 * of its own `callbackUrl`. Undefined where unknown, as for `/`, which is no particular page.
 */
export function localeOfReturn(returnPath: string): Locale | undefined {
  if (returnPath === '/') return undefined
  const pathname = pathnameOf(returnPath)
  if (!hasNoLanguage(pathname)) return localeOfPath(pathname)
  const search = new URL(returnPath, 'http://portal.invalid').searchParams
  return localeOfSearch({
    locale: search.get(languageParameter),
    callbackUrl: search.get('callbackUrl'),
  })
}

/** The language stated by the search of a page without a language; undefined for none. */
export function localeOfSearch(search: object): Locale | undefined {
  const stated = 'locale' in search ? statedLocale(search.locale) : undefined
  if (stated !== undefined) return stated
  const callback = 'callbackUrl' in search ? search.callbackUrl : undefined
  return typeof callback === 'string' && callback.startsWith('/') ? localeOfReturn(callback) : undefined
}

type Signed = { readonly user: { readonly language?: Locale | null | undefined } }

/**
 * Returns the language of a page whose path has none: that of its search (`locale`, or the page of
 * `callbackUrl`), else that of the profile, else the one last switched to (P-009, P-016).
 * @param cookie the language last switched to
 */
export const localeOfNeutralPage = (search: object, session: Signed | null, cookie: Locale): Locale =>
  chooseLanguage({ place: localeOfSearch(search), profile: session?.user.language, cookie })

/** The same page in a language, with search and hash; the path itself where the page has no URL there. */
export function pathIn(locale: Locale, path: string): string {
  const pathname = pathnameOf(path)
  const internal = paths.toInternal(pathname).replace(/^\/(?:fr|en)(?=\/|$)/, `/${locale}`)
  return `${paths.toPublic(internal) ?? pathname}${path.slice(pathname.length)}`
}

/** A path without a language, with the language to show it in as a parameter. */
export const withStatedLocale = (path: string, locale: Locale): string =>
  `${path}${path.includes('?') ? '&' : '?'}${languageParameter}=${locale}`

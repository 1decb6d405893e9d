import type { Locale } from './locales.ts'
import { paths } from './route-table.ts'

const withoutLanguage = /^\/(?:$|(?:api|auth|investor|partner)\/)/

/** The language in which a path of the portal is written. */
export const localeOfPath = (path: string): Locale => paths.localeOf(path.split(/[?#]/)[0] ?? '/')

/** The language of a page to return to; undefined where its path has none, as at the site's root. */
export const localeOfReturn = (returnPath: string): Locale | undefined =>
  withoutLanguage.test(returnPath) ? undefined : localeOfPath(returnPath)

import { loadedLocales, namespaces } from '../../../i18n/i18n-util.ts'
import { securityEmail } from '../../brand.ts'
import { ensureTranslations } from '../../lib/translations.ts'
import { type Locale, languageTags, locales } from '../../routing/addresses/locales.ts'
import { internalPath } from '../../routing/addresses/path-engine.ts'
import { paths, type RouteName } from '../../routing/addresses/route-table.ts'
import { fileResponse, noSuchFile } from '../http/file-response.server.ts'

/** Paths of API calls and of visitors' data, which have nothing to crawl. Their pages also have `noindex`. */
const closedPaths = ['/api/', '/_serverFn/', '/auth/']

/** Exceptions to the closed paths: images of shared links, and icons. */
const openedPaths = ['/api/share-images/', '/api/images/', '/api/icons/']

/**
 * Signed-in pages, in both languages. Pages with `noindex` for visitors stay open, so that robots read it.
 */
const closedPages: readonly RouteName[] = ['/account']

function pagePaths(names: readonly RouteName[]): string[] {
  return names.flatMap((name) =>
    locales.flatMap((locale) => paths.toPublic(internalPath(locale, name)) ?? []),
  )
}

/**
 * Returns the portal's `robots.txt` (RFC 9309).
 * @param mayBeIndexed false on a copy that is not the real site, which excludes all robots
 */
export function robotsFile(publicUrl: string, mayBeIndexed: boolean): string {
  if (!mayBeIndexed) return 'User-agent: *\nDisallow: /\n'
  const lines = [
    'User-agent: *',
    ...openedPaths.map((path) => `Allow: ${path}`),
    ...[...closedPaths, ...pagePaths(closedPages)].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    `Sitemap: ${publicUrl}/en/sitemap.xml`,
  ]
  return `${lines.join('\n')}\n`
}

const dayMs = 86_400_000

/** Validity of the file; well under the year that RFC 9116, section 2.5.5, recommends. */
const validDays = 90

/**
 * Returns `security.txt` (RFC 9116), the contact for reports of vulnerabilities.
 * @param nowMs start of validity in milliseconds since 1970, rounded to the day, so that the file changes
 *   once a day
 */
export function securityContactFile(publicUrl: string, nowMs: number): string {
  const expires = new Date((Math.floor(nowMs / dayMs) + validDays) * dayMs)
  const lines = [
    `Contact: mailto:${securityEmail}`,
    `Contact: ${publicUrl}/en/contact`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: fr, en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
  ]
  return `${lines.join('\n')}\n`
}

const freshS = 3600

/** Names of the language files; the English one has the name that it was given before the texts became British. */
const languageFiles: Readonly<Record<Locale, string>> = { fr: 'fr-FR.json', en: 'en-US.json' }

function localeOfFile(name: string): Locale | undefined {
  return locales.find((locale) => name === languageFiles[locale])
}

/**
 * Handles requests for a language file (P-110): all texts of the portal's dictionaries in one language
 * (`{name}` marks a parameter).
 * @param name `fr-FR.json` or `en-US.json`, the same under either prefix
 */
export async function handleLanguageFile(request: Request, name: string): Promise<Response> {
  const locale = localeOfFile(name)
  if (locale === undefined) return noSuchFile()
  await ensureTranslations(locale, namespaces)
  const body = JSON.stringify(loadedLocales[locale])
  const headers = { 'content-language': languageTags[locale], 'x-robots-tag': 'noindex' }
  return fileResponse(request, { body, contentType: 'application/json; charset=utf-8', freshS, headers })
}

import { locales } from '../../routing/locales.ts'
import { internalPath } from '../../routing/path-engine.ts'
import { paths, type RouteName } from '../../routing/route-table.ts'

/** Calls, and what belongs to a visitor: crawling them finds nothing. Their pages say `noindex` besides. */
const closedPaths = ['/api/', '/_serverFn/', '/auth/']

/** What robots may read all the same: pictures of shared links, and icons. */
const openedPaths = ['/api/share-images/', '/api/images/', '/api/icons/']

/** Signed-in pages, in both languages. A page that says `noindex` to visitors must stay open, or nobody reads it. */
const closedPages: readonly RouteName[] = ['/account']

function pagePaths(names: readonly RouteName[]): string[] {
  return names.flatMap((name) =>
    locales.flatMap((locale) => paths.toPublic(internalPath(locale, name)) ?? []),
  )
}

/**
 * The portal's `robots.txt` (RFC 9309).
 * @param mayBeIndexed false on a copy that is not the real site: nothing of it is to be crawled.
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

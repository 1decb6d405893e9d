import { toLocale } from '../../src/routing/addresses/locales.ts'
import { routeTable } from '../../src/routing/addresses/route-table.ts'
import { fixedVisits, type Persona } from './portal-visits.ts'

/** Something that is asked for while a backend fails. */
export type Target = { readonly persona: Persona; readonly locale: 'fr' | 'en'; readonly path: string }

/** Target with its response while all backends work. */
export type KnownTarget = Target & { readonly status: number; readonly location: string | null }

export type Answered = {
  readonly status: number
  readonly location: string | null
  readonly headers: Headers
  readonly body: string
  readonly ms: number
}

/** Targets without a language in their URL, which are not in the table of pages. */
const files = [
  ...['/sitemap.xml', '/en/sitemap.xml', '/robots.txt', '/feeds/articles.xml', '/en/feeds/articles.xml'],
  ...[
    '/locales/fr-FR.json',
    '/resources',
    '/fonds/fnd-1',
    '/en/funds/fnd-9999',
    '/guide//x',
    '/api/auth/session',
  ],
  ...['/api/auth/providers', '/api/auth/csrf', '/auth/investor/redirect-to-login', '/auth/redirect-to-login'],
  ...[
    '/donnees-personnelles',
    '/en/privacy',
    '/page-inconnue',
    '/en/no-page',
    '/api/build.json',
    '/api/health',
  ],
]

const locationOf = ({ headers }: Response) => headers.get('location')?.replace(/[?#].*$/s, '') ?? null

/** Requests a target as its visitor. */
export async function askFor(
  portalUrl: string,
  { path, persona }: Target,
  cookies: Readonly<Record<Persona, string>>,
): Promise<Answered> {
  const startedAt = performance.now()
  const headers = { accept: 'text/html', cookie: cookies[persona] }
  const ask = () => fetch(`${portalUrl}${path}`, { headers, redirect: 'manual' })
  // A kept connection may end at the very moment at which it is used again: browsers ask once more, too.
  const response = await ask().catch(ask)
  const body = await response.text()
  const ms = performance.now() - startedAt
  return { status: response.status, location: locationOf(response), headers: response.headers, body, ms }
}

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}$`)

/** Returns a page from the sitemap for each row of the table that has parameters. */
async function pagesOfSitemap(portalUrl: string, locale: 'fr' | 'en'): Promise<string[]> {
  const xml = await (await fetch(`${portalUrl}${locale === 'fr' ? '' : '/en'}/sitemap.xml`)).text()
  const all = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  const rows: readonly string[] = Object.values(routeTable).map((row) => row[locale])
  const patterns = rows.filter((path) => /\$\w/.test(path)).map(patternOf)
  // A page with its own row, such as the comparison, may match another row's parameters.
  const open = all.filter((path) => !rows.includes(path))
  return patterns.flatMap((pattern) => open.find((path) => pattern.test(path)) ?? [])
}

async function linkOn(
  portalUrl: string,
  page: Target,
  cookies: Readonly<Record<Persona, string>>,
): Promise<Target[]> {
  const { body } = await askFor(portalUrl, page, cookies)
  const link = new RegExp(`href="(${page.path}/[^"/?]+)"`).exec(body)?.[1]
  return link === undefined ? [] : [{ ...page, path: link }]
}

/** Pages of one team and of one request, which only their lists know. */
const listsOfOwn: readonly Target[] = [
  { persona: 'partner', locale: 'fr', path: '/mon-compte/equipe' },
  { persona: 'partner', locale: 'en', path: '/en/my-account/team' },
  { persona: 'advisor', locale: 'fr', path: '/mon-compte/demandes' },
  { persona: 'advisor', locale: 'en', path: '/en/my-account/requests' },
]

/**
 * Returns every route of the table in both languages, and targets without a language, with their responses while all
 * backends work.
 */
export async function knownTargets(
  portalUrl: string,
  cookies: Readonly<Record<Persona, string>>,
): Promise<readonly KnownTarget[]> {
  const withParameters = [
    ...(await pagesOfSitemap(portalUrl, 'fr')),
    ...(await pagesOfSitemap(portalUrl, 'en')),
  ]
  const own = (await Promise.all(listsOfOwn.map((list) => linkOn(portalUrl, list, cookies)))).flat()
  const public_ = [...withParameters, ...files].map(
    (path): Target => ({ persona: 'visitor', locale: toLocale(path.slice(1, 3)), path }),
  )
  const known: KnownTarget[] = []
  for (const target of [...fixedVisits, ...public_, ...own]) {
    const { status, location } = await askFor(portalUrl, target, cookies)
    known.push({ persona: target.persona, locale: target.locale, path: target.path, status, location })
  }
  return known
}

import { fixedVisits, linkedVisits, type Persona, sitemapVisits } from '../../scripts/lib/portal-visits.ts'
import { toLocale } from '../../src/routing/addresses/locales.ts'

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
    '/a-propos',
    '/en/about',
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

/**
 * Returns every route of the table in both languages, and targets without a language, with their responses while all
 * backends work.
 */
export async function knownTargets(
  portalUrl: string,
  cookies: Readonly<Record<Persona, string>>,
): Promise<readonly KnownTarget[]> {
  const withParameters = [...(await sitemapVisits(portalUrl)), ...(await linkedVisits(portalUrl, cookies))]
  const others = files.map(
    (path): Target => ({ persona: 'visitor', locale: toLocale(path.slice(1, 3)), path }),
  )
  const known: KnownTarget[] = []
  for (const target of [...fixedVisits, ...withParameters, ...others]) {
    const { status, location } = await askFor(portalUrl, target, cookies)
    known.push({ persona: target.persona, locale: target.locale, path: target.path, status, location })
  }
  return known
}

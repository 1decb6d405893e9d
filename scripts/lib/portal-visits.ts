import { type Locale, locales } from '../../src/routing/addresses/locales.ts'
import { internalPath } from '../../src/routing/addresses/path-engine.ts'
import { paths, type RouteName, routeTable } from '../../src/routing/addresses/route-table.ts'
import { PlainError } from './project.ts'
import { signInByHttp } from './sign-in.ts'

/** Visitors by role, each with the seeded account that sees the most of its area. */
const personas = {
  visitor: undefined,
  investor: { email: 'investor@sandbox.example', client: 'investor' },
  partner: { email: 'partner-chosen@banque-demo.example', client: 'partner' },
  advisor: { email: 'advisor@cgp-demo.example', client: 'partner' },
  staff: { email: 'staff@sandbox.example', client: 'staff' },
} as const

export type Persona = keyof typeof personas

/** Page with its visitor. */
export type Visit = {
  readonly persona: Persona
  readonly locale: Locale
  readonly name: RouteName
  /** Public path, with its query. */
  readonly path: string
}

/** Pages that show partners something else, or refuse them. */
const sharedPages = [
  '/account',
  '/account/funds',
  '/account/documents',
] as const satisfies readonly RouteName[]

/** Pages without parameters that require a session or show a user something else, by persona. */
const privatePages: Readonly<Record<Exclude<Persona, 'visitor'>, readonly RouteName[]>> = {
  investor: [
    ...sharedPages,
    '/',
    '/account/edit',
    '/account/security',
    '/account/access',
    '/account/portfolios',
    '/account/history',
    '/account/notifications',
    '/account/personal-data',
    '/account/two-factor',
    '/account/notices',
    '/account/letters',
    '/account/questions',
    '/account/questions/new',
    '/account/documents/downloads',
  ],
  partner: [
    ...sharedPages,
    '/account/desk',
    '/account/clients',
    '/account/material',
    '/account/team',
    '/account/users',
    '/account/subscriptions',
  ],
  advisor: ['/account', '/account/requests', '/account/cases', '/subscribe', '/account/subscriptions'],
  staff: [
    '/team',
    '/team/unshown',
    '/team/figures',
    '/team/rights',
    '/team/staff-rights',
    '/team/people',
    '/team/publications',
    '/team/questions',
    '/team/cases',
    '/team/password',
  ],
}

type LinkedPage = {
  readonly persona: Exclude<Persona, 'visitor'>
  readonly name: RouteName
  /** List that leads to the page, with its query. */
  readonly list: RouteName
  readonly query?: string
}

/** Private pages with a parameter, each with the list that leads to one. */
const linkedPages: readonly LinkedPage[] = [
  { persona: 'investor', name: '/account/funds/$id', list: '/account/funds' },
  { persona: 'investor', name: '/account/notices/$id', list: '/account/notices' },
  { persona: 'investor', name: '/account/questions/$id', list: '/account/questions' },
  { persona: 'investor', name: '/account/documents/$id', list: '/account/documents' },
  { persona: 'partner', name: '/account/team/$id', list: '/account/team' },
  { persona: 'partner', name: '/account/clients/$id', list: '/account/clients' },
  { persona: 'advisor', name: '/account/requests/$id', list: '/account/requests' },
  { persona: 'advisor', name: '/account/cases/$id', list: '/account/cases' },
  { persona: 'staff', name: '/team/rights/$id', list: '/team/rights' },
  { persona: 'staff', name: '/team/people/$id', list: '/team/people', query: '?q=investor-thirty' },
  { persona: 'staff', name: '/team/publish/$fund', list: '/team/publications', query: '?fund=croissance' },
  { persona: 'staff', name: '/team/questions/$id', list: '/team/questions' },
  { persona: 'staff', name: '/team/cases/$id', list: '/team/cases' },
  { persona: 'staff', name: '/team/queues/$code', list: '/team' },
]

/** Private pages that no visit opens, with the reason. */
export const unvisitedPages: Partial<Record<RouteName, string>> = {
  '/account/letters/$id':
    'the seed has no letter; tests/e2e/staff/letters.spec.ts writes one and reads its page',
  '/team/publications/$id':
    'the seed has no entry for publication; tests/e2e/staff/desk.spec.ts enters one and reads its page',
}

/** Reports whether a page requires a session. */
export const isPrivate = (name: RouteName) => /^\/(account|team)(\/|$)/.test(name)
const isFixed = (name: string) => !name.includes('$')

function visitOf(persona: Persona, locale: Locale, name: RouteName): Visit | undefined {
  const path = paths.toPublic(internalPath(locale, name))
  return path === undefined ? undefined : { persona, locale, name, path }
}

/** Every page of the portal. Object.keys loses the names' type, which the table itself gives. */
export const routeNames = Object.keys(routeTable).filter((name): name is RouteName => name in routeTable)

/** Visits of every page without parameters, in each of its languages, by the personas who may open it. */
export const fixedVisits: readonly Visit[] = locales
  .flatMap((locale) => [
    ...routeNames
      .filter((name) => isFixed(name) && !isPrivate(name))
      .map((name) => visitOf('visitor', locale, name)),
    ...(['investor', 'partner', 'advisor', 'staff'] as const).flatMap((persona) =>
      privatePages[persona].map((name) => visitOf(persona, locale, name)),
    ),
  ])
  .filter((visit) => visit !== undefined)

/** Names of the private pages that are visited. */
export const visitedPages: ReadonlySet<RouteName> = new Set([
  ...Object.values(privatePages).flat(),
  ...linkedPages.map(({ name }) => name),
])

/** The first path that is a page of a row with parameters, and of no other row. */
function pageOf(name: RouteName, locale: Locale, all: readonly string[]): string | undefined {
  const rows: readonly string[] = Object.values(routeTable).map((row) => row[locale])
  const pattern = new RegExp(`^${routeTable[name][locale].replaceAll(/\$\w+/g, '[^/]+')}$`)
  return all.find((path) => pattern.test(path) && !rows.includes(path))
}

/** Finds in the sitemaps a visit of each public page with a parameter. */
export async function sitemapVisits(portalUrl: string): Promise<readonly Visit[]> {
  const visits = locales.map(async (locale) => {
    const path = locale === 'fr' ? '/sitemap.xml' : '/en/sitemap.xml'
    const xml = await (await fetch(`${portalUrl}${path}`)).text()
    const all = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
    return routeNames
      .filter((name) => /\$\w/.test(name))
      .flatMap((name): Visit[] => {
        const found = pageOf(name, locale, all)
        return found === undefined ? [] : [{ persona: 'visitor', locale, name, path: found }]
      })
  })
  return (await Promise.all(visits)).flat()
}

async function linkedVisit(
  portalUrl: string,
  cookies: Readonly<Partial<Record<Persona, string>>>,
  { list, locale, name, persona, query = '' }: LinkedPage & { readonly locale: Locale },
): Promise<Visit> {
  const path = `${paths.toPublic(internalPath(locale, list)) ?? ''}${query}`
  const headers = { accept: 'text/html', cookie: cookies[persona] ?? '' }
  const html = await (await fetch(`${portalUrl}${path}`, { headers })).text()
  const links = [...html.matchAll(/href="(\/[^"?#]*)/g)].map(([, link = '']) => link)
  const found = pageOf(name, locale, links)
  if (found === undefined) throw new PlainError(`${path} leads the ${persona} to no ${name}`)
  return { persona, locale, name, path: found }
}

/**
 * Finds a visit of each private page with a parameter, in both languages; fails if its list has none.
 * @param cookies of the personas whose pages are looked for
 */
export function linkedVisits(
  portalUrl: string,
  cookies: Readonly<Partial<Record<Persona, string>>>,
): Promise<readonly Visit[]> {
  const pages = linkedPages.filter(({ persona }) => cookies[persona] !== undefined)
  return Promise.all(
    locales.flatMap((locale) => pages.map((page) => linkedVisit(portalUrl, cookies, { ...page, locale }))),
  )
}

const cookiePairs = (response: Response): string[] =>
  response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')

/** The `Cookie` header of a member of staff. */
export async function signInStaff(portalUrl: string, email: string): Promise<string> {
  const first = await fetch(`${portalUrl}/api/auth/csrf`)
  const { csrfToken } = await first.json()
  const own = cookiePairs(first)
  const response = await fetch(`${portalUrl}/api/auth/callback/staff`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: own.join('; ') },
    body: new URLSearchParams({ csrfToken, email, password: 'Sandbox-2026!', callbackUrl: '/' }),
  })
  return [...own, ...cookiePairs(response)].join('; ')
}

/** The `Cookie` header of a persona; empty for the visitor. */
export async function signInAs(portalUrl: string, persona: Persona): Promise<string> {
  const account = personas[persona]
  if (account === undefined) return ''
  return account.client === 'staff' ? signInStaff(portalUrl, account.email) : signInByHttp(portalUrl, account)
}

/** The `Cookie` header of each persona. */
export async function signInAll(portalUrl: string): Promise<Readonly<Record<Persona, string>>> {
  return {
    visitor: '',
    investor: await signInAs(portalUrl, 'investor'),
    partner: await signInAs(portalUrl, 'partner'),
    advisor: await signInAs(portalUrl, 'advisor'),
    staff: await signInAs(portalUrl, 'staff'),
  }
}

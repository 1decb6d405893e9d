import { signInByHttp } from '../../scripts/lib/sign-in.ts'
import { type Locale, locales } from '../../src/routing/addresses/locales.ts'
import { internalPath } from '../../src/routing/addresses/path-engine.ts'
import { paths, type RouteName, routeTable } from '../../src/routing/addresses/route-table.ts'

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

const investorPages = [
  '/account',
  '/account/edit',
  '/account/security',
  '/account/access',
  '/account/portfolios',
  '/account/history',
  '/account/personal-data',
  '/account/two-factor',
  '/account/funds',
  '/account/notices',
  '/account/documents',
  '/account/documents/downloads',
] as const satisfies readonly RouteName[]

/** Pages that show partners something else, or refuse them. */
const sharedPages = [
  '/account',
  '/account/funds',
  '/account/documents',
] as const satisfies readonly RouteName[]

/** Pages without parameters that require a session, by persona. */
const privatePages: Readonly<Record<Exclude<Persona, 'visitor'>, readonly RouteName[]>> = {
  investor: investorPages,
  partner: [...sharedPages, '/account/team', '/account/users', '/account/subscriptions'],
  advisor: ['/account', '/account/requests', '/subscribe', '/account/subscriptions'],
  staff: ['/team', '/team/unshown', '/team/password'],
}

const isPrivate = (name: RouteName) => /^\/(account|team)(\/|$)/.test(name)
const isFixed = (name: string) => !name.includes('$')

function visitOf(persona: Persona, locale: Locale, name: RouteName): Visit | undefined {
  const path = paths.toPublic(internalPath(locale, name))
  return path === undefined ? undefined : { persona, locale, name, path }
}

// Object.keys loses the names' type, which the table itself gives.
const names = Object.keys(routeTable).filter((name): name is RouteName => name in routeTable)

/** Visits of every page without parameters, in each of its languages, by the personas who may open it. */
export const fixedVisits: readonly Visit[] = locales
  .flatMap((locale) => [
    ...names
      .filter((name) => isFixed(name) && !isPrivate(name))
      .map((name) => visitOf('visitor', locale, name)),
    ...(['investor', 'partner', 'advisor', 'staff'] as const).flatMap((persona) =>
      privatePages[persona].map((name) => visitOf(persona, locale, name)),
    ),
  ])
  .filter((visit) => visit !== undefined)

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

/** The `Cookie` header of each persona; empty for the visitor. */
export async function signInAll(portalUrl: string): Promise<Readonly<Record<Persona, string>>> {
  return {
    visitor: '',
    investor: await signInByHttp(portalUrl, personas.investor),
    partner: await signInByHttp(portalUrl, personas.partner),
    advisor: await signInByHttp(portalUrl, personas.advisor),
    staff: await signInStaff(portalUrl, personas.staff.email),
  }
}

import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Locale } from '../../routing/addresses/locales.ts'
import {
  type MaintenanceState,
  type MaintenanceVerdict,
  maintenanceHeader,
  maintenanceRetryAfterS,
  maintenanceVerdict,
} from '../../routing/addresses/maintenance.ts'
import { canonicalPathname } from '../../routing/addresses/redirect-rules.ts'
import { routeTable } from '../../routing/addresses/route-table.ts'
import { equalInConstantTime } from '../http/constant-time.server.ts'
import type { Incoming, Step } from '../pipeline/incoming.server.ts'
import { isPageRead } from '../pipeline/redirects.server.ts'
import type { Cookies } from '../session/cookies.server.ts'

/** Dependencies and settings of maintenance mode. */
export type MaintenanceOptions = {
  readonly isOn: MaintenanceSwitch
  readonly bypass: MaintenanceBypass
  /** Name of the query parameter with the secret. */
  readonly parameter: string
  /** Returns the language of a page: of its path, or the visitor's own where the path has none. */
  readonly localeOf: (incoming: Incoming) => Locale
  /** Called when maintenance starts and when it ends. */
  readonly onSwitch: (isOn: boolean) => void
}

/** Maintenance mode. */
export type Maintenance = {
  /** Returns the state of maintenance for a visitor, by their `Cookie` header. */
  stateFor(cookieHeader: string | null): MaintenanceState
  /** Responds to requests that maintenance blocks. */
  readonly step: Step
}

/** Creates maintenance mode, which decides which requests pass and responds to all others. */
export function createMaintenance(options: MaintenanceOptions): Maintenance {
  const { isOn, bypass, localeOf, onSwitch } = options
  let wasOn = isOn()
  const stateFor = (cookieHeader: string | null): MaintenanceState => {
    if (!isOn()) return 'off'
    return bypass.isHeld(cookieHeader) ? 'bypassed' : 'on'
  }
  return {
    stateFor,
    step: (incoming) => {
      if (wasOn !== isOn()) {
        wasOn = !wasOn
        onSwitch(wasOn)
      }
      const opened = openBypass(incoming, options)
      if (opened !== undefined) return opened
      const { request, pathname } = incoming
      const verdict = maintenanceVerdict(canonicalPathname(pathname), stateFor(request.headers.get('cookie')))
      return responseTo(forBrowser(verdict, request), localeOf(incoming))
    },
  }
}

/** Redirects a visitor with the right secret to the URL without it, and sets the bypass cookie. */
function openBypass(
  incoming: Incoming,
  { bypass, parameter, localeOf }: MaintenanceOptions,
): Response | undefined {
  const { pathname, search } = incoming
  const given = new URLSearchParams(search).get(parameter)
  if (given === null || !isPageRead(incoming)) return undefined
  const cookie = bypass.open(given)
  if (cookie === undefined) return undefined
  const locale = localeOf(incoming)
  const asked = canonicalPathname(pathname)
  const path = asked === routeTable['/maintenance'][locale] ? routeTable['/'][locale] : asked
  return leadTo(`${path}${withoutParameter(search, parameter)}`, { 'set-cookie': cookie })
}

/** Removes one parameter from a query and keeps the rest as it was written. */
function withoutParameter(search: string, parameter: string): string {
  const kept = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !new URLSearchParams(part).has(parameter))
  return kept.length === 0 ? '' : `?${kept.join('&')}`
}

/**
 * Replaces the JSON refusal by a redirect for a link or form that navigates to an API call, whose response a
 * visitor would see.
 */
const forBrowser = (verdict: MaintenanceVerdict, { headers }: Request): MaintenanceVerdict =>
  verdict === 'refuse' && headers.get('sec-fetch-mode') === 'navigate' ? 'to_maintenance' : verdict

function responseTo(verdict: MaintenanceVerdict, locale: Locale): Response | undefined {
  if (verdict === 'pass') return undefined
  if (verdict === 'refuse') return refusal()
  return leadTo(routeTable[verdict === 'to_home' ? '/' : '/maintenance'][locale])
}

function leadTo(location: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store', ...headers } })
}

/** Returns an RFC 9457 problem document. */
function refusal(): Response {
  const problem = { type: 'about:blank', title: 'Site under maintenance', status: 503 }
  return new Response(JSON.stringify(problem), {
    status: 503,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      'retry-after': String(maintenanceRetryAfterS),
      [maintenanceHeader]: 'on',
    },
  })
}

/** Lifetime of the bypass cookie in seconds (P-052). */
export const bypassS = 7200

type MaintenanceBypassOptions = {
  readonly cookies: Cookies
  /** Secret of the bypass; without it no visitor can bypass maintenance. */
  readonly secret: string | undefined
  /** Current time in milliseconds since 1970. */
  readonly now?: () => number
}

/** Bypass of maintenance mode. */
export type MaintenanceBypass = {
  /** Returns the `Set-Cookie` header for the right secret; undefined for a wrong one. */
  open(given: string): string | undefined
  /** Reports whether a `Cookie` header holds a valid bypass. */
  isHeld(cookieHeader: string | null): boolean
}

/**
 * Creates the bypass for visitors who know the secret. The cookie holds its expiry with a keyed hash, so that it does
 * not reveal the secret, expires after two hours regardless of the browser, and becomes invalid with a new secret.
 */
export function createMaintenanceBypass(options: MaintenanceBypassOptions): MaintenanceBypass {
  const { cookies, secret, now = Date.now } = options
  if (secret === undefined) return { open: () => undefined, isHeld: () => false }
  const hashOf = (text: string) =>
    createHmac('sha256', secret).update(`maintenance ${text}`).digest('base64url')
  return {
    open(given) {
      // Hashes have equal length, so that the timing does not reveal the secret's length.
      if (!equalInConstantTime(hashOf(given), hashOf(secret))) return undefined
      const end = String(now() + bypassS * 1000)
      return cookies.write('maintenance', `${end}.${hashOf(end)}`, bypassS)
    },
    isHeld(cookieHeader) {
      const [end = '', hash = ''] = cookies.read(cookieHeader, 'maintenance')?.split('.') ?? []
      return equalInConstantTime(hash, hashOf(end)) && Number(end) > now()
    },
  }
}

type MaintenanceSwitchOptions = {
  /** State of the switch without a file. */
  readonly isOnByDefault: boolean
  /** Turns maintenance on when it exists, and off when it contains `off`. */
  readonly file: string
  /** Current time in milliseconds since 1970. */
  readonly now?: () => number
}

/** Predicate that reports whether the portal is under maintenance. */
export type MaintenanceSwitch = () => boolean

const lookAgainMs = 1000

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

function readFile(file: string, isOnByDefault: boolean): boolean {
  try {
    return readFileSync(file, 'utf8').trim().toLowerCase() !== 'off'
  } catch (error) {
    // A file that exists but cannot be read still means that an operator wants the portal closed.
    return isMissing(error) ? isOnByDefault : true
  }
}

/**
 * Creates the switch of maintenance mode. A file in the data folder overrides the configuration, so that all
 * processes of a machine switch together without a restart. The file is read at most once a second.
 */
export function createMaintenanceSwitch(options: MaintenanceSwitchOptions): MaintenanceSwitch {
  const { isOnByDefault, file, now = Date.now } = options
  let known = { isOn: readFile(file, isOnByDefault), readAt: now() }
  return () => {
    if (now() - known.readAt >= lookAgainMs) known = { isOn: readFile(file, isOnByDefault), readAt: now() }
    return known.isOn
  }
}

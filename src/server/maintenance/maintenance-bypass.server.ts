import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { equalInConstantTime } from '../http/constant-time.server.ts'
import type { Cookies } from '../session/cookies.server.ts'

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

import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { equalInConstantTime } from '../http/constant-time.server.ts'
import type { Cookies } from '../session/cookies.server.ts'

/** Lifetime of the bypass cookie (P-052). */
export const bypassS = 7200

type MaintenanceBypassOptions = {
  readonly cookies: Cookies
  /** Nobody passes without one. */
  readonly secret: string | undefined
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

export type MaintenanceBypass = {
  /** The `Set-Cookie` header for who gave the secret; undefined for a wrong one. */
  open(given: string): string | undefined
  /** Whether a `Cookie` header holds a bypass that is still good. */
  isHeld(cookieHeader: string | null): boolean
}

/**
 * Lets who knows the secret pass during maintenance. The cookie holds the secret as a keyed hash with its own end, so
 * that it does not give the secret away, ends after two hours whatever the browser does, and with a change of secret.
 */
export function createMaintenanceBypass(options: MaintenanceBypassOptions): MaintenanceBypass {
  const { cookies, secret, now = Date.now } = options
  if (secret === undefined) return { open: () => undefined, isHeld: () => false }
  const hashOf = (text: string) =>
    createHmac('sha256', secret).update(`maintenance ${text}`).digest('base64url')
  return {
    open(given) {
      // Hashes have one length, so that not even the secret's length can be timed.
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
  /** Where the switch stands without a file. */
  readonly isOnByDefault: boolean
  /** Turns maintenance on by being there, off when it says `off`. */
  readonly file: string
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

/** Tells whether the portal is under maintenance. */
export type MaintenanceSwitch = () => boolean

const lookAgainMs = 1000

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

function readFile(file: string, isOnByDefault: boolean): boolean {
  try {
    return readFileSync(file, 'utf8').trim().toLowerCase() !== 'off'
  } catch (error) {
    // A file that is there and cannot be read was put there by somebody who wants the portal closed.
    return isMissing(error) ? isOnByDefault : true
  }
}

/**
 * The switch of maintenance mode: the configuration, over which a file of the data folder decides, so that all
 * processes of a machine are switched together and none is restarted. The file is looked at once a second at most.
 */
export function createMaintenanceSwitch(options: MaintenanceSwitchOptions): MaintenanceSwitch {
  const { isOnByDefault, file, now = Date.now } = options
  let known = { isOn: readFile(file, isOnByDefault), readAt: now() }
  return () => {
    if (now() - known.readAt >= lookAgainMs) known = { isOn: readFile(file, isOnByDefault), readAt: now() }
    return known.isOn
  }
}

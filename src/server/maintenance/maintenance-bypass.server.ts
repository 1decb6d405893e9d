import { createHmac } from 'node:crypto'
import { equalInConstantTime } from '../constant-time.server.ts'
import type { Cookies } from '../session/cookies.server.ts'

/** Lifetime of the bypass cookie (specification, point 9). */
export const bypassS = 7200

export type MaintenanceBypassOptions = {
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

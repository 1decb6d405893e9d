import { z } from 'zod'
import type { ContentTokens } from '../backends/content-api/content-auth.server.ts'
import type { Cookies } from '../session/cookies.server.ts'
import type { Seal } from '../session/seal.server.ts'
import { endOfAccess, endOfToken } from './token-lifetime.server.ts'

const heldTokenSchema = z.object({
  token: z.string(),
  /** Replaces the token before its expiry; a content backend with long-lived tokens issues none. */
  refreshToken: z.string().optional(),
  /** Expiry of a replaceable token, in milliseconds since 1970. */
  tokenEndsAtMs: z.number().optional(),
  /** End of the sign-in, in milliseconds since 1970. */
  endsAtMs: z.number(),
  /**
   * Start of the sign-in, in milliseconds since 1970. A cookie without it is older than any end of all
   * sign-ins.
   */
  beganAtMs: z.number().default(0),
})

/** A token of the content backend as stored in the browser, with the end of its sign-in. */
export type HeldToken = z.infer<typeof heldTokenSchema>

/** Reads and writes the staff's cookie. */
export type StaffCookie = {
  /** Returns the `Set-Cookie` header that starts a sign-in. */
  begin(tokens: ContentTokens): string
  /** Returns the `Set-Cookie` header that continues a sign-in until the same end. */
  keep(held: HeldToken): string
  /** Returns the token in a `Cookie` header; undefined without one, or after the end of its sign-in. */
  read(cookieHeader: string | null): HeldToken | undefined
  /** Returns the `Set-Cookie` header that ends a sign-in. */
  clear(): string
}

/** Dependencies and settings of the staff's cookie. */
export type StaffCookieOptions = {
  readonly cookies: Cookies
  readonly seal: Seal
  /** Seconds for which a sign-in lasts. */
  readonly tokenLivesS: number
  /** Current time in milliseconds since 1970. */
  readonly now: () => number
}

const sealPurpose = 'content sign-in'

/**
 * Creates the sealed cookie of staff (P-142). The server stores nothing of a sign-in, so that the cookie
 * itself contains its end: browsers respect `Max-Age`, a copied cookie does not.
 */
export function createStaffCookie({ cookies, seal, tokenLivesS, now }: StaffCookieOptions): StaffCookie {
  const keep = (held: HeldToken, nowMs = now()) => {
    const leftS = Math.max(0, Math.floor((held.endsAtMs - nowMs) / 1000))
    return cookies.write('staff', seal.seal(JSON.stringify(held), sealPurpose), leftS)
  }
  return {
    begin({ jwt: token, refreshToken }) {
      const nowMs = now()
      // The sign-in lasts as long as the token that renews it.
      const endsAtMs = Math.min(nowMs + tokenLivesS * 1000, endOfToken(refreshToken ?? token, nowMs))
      const tokenEndsAtMs = refreshToken === undefined ? undefined : endOfAccess(token, nowMs)
      return keep({ token, refreshToken, tokenEndsAtMs, endsAtMs, beganAtMs: nowMs }, nowMs)
    },
    keep: (held) => keep(held),
    read(cookieHeader) {
      const sealed = cookies.read(cookieHeader, 'staff')
      const opened = sealed && seal.open(sealed, sealPurpose)
      const held = opened ? heldTokenSchema.parse(JSON.parse(opened)) : undefined
      return held && held.endsAtMs > now() ? held : undefined
    },
    clear: () => cookies.clear('staff'),
  }
}

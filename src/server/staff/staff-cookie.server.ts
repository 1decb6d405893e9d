import { z } from 'zod'
import type { ContentTokens } from '../backends/content-api/content-auth.server.ts'
import type { Cookies } from '../session/cookies.server.ts'
import type { Seal } from '../session/seal.server.ts'
import { endOfAccess, endOfToken } from './token-lifetime.server.ts'

const heldTokenSchema = z.object({
  token: z.string(),
  /** Replaces the token before its end; a content backend with long-lived tokens gives none. */
  refreshToken: z.string().optional(),
  /** When the token itself ends, where it can be replaced; milliseconds since 1970. */
  tokenEndsAtMs: z.number().optional(),
  /** When the sign-in ends. Milliseconds since 1970. */
  endsAtMs: z.number(),
  /** Milliseconds since 1970. A cookie that does not say is older than any end of all sign-ins. */
  beganAtMs: z.number().default(0),
})

/** A token of the content backend as a browser holds it, and when its sign-in ends. */
export type HeldToken = z.infer<typeof heldTokenSchema>

export type StaffCookie = {
  /** The `Set-Cookie` header with which a sign-in begins. */
  begin(tokens: ContentTokens): string
  /** The `Set-Cookie` header with which it goes on, until the same end. */
  keep(held: HeldToken): string
  /** What a `Cookie` header holds; undefined without a token, and when its sign-in is over. */
  read(cookieHeader: string | null): HeldToken | undefined
  /** The `Set-Cookie` header that ends it. */
  clear(): string
}

export type StaffCookieOptions = {
  readonly cookies: Cookies
  readonly seal: Seal
  /** Seconds for which a sign-in lasts. */
  readonly tokenLivesS: number
  /** Milliseconds since 1970. */
  readonly now: () => number
}

const sealPurpose = 'content sign-in'

/**
 * The sealed cookie of a member of staff (P-142). The server holds nothing of a sign-in, so the cookie itself says
 * when it ends: a browser keeps to `Max-Age`, whoever has copied the cookie does not.
 */
export function createStaffCookie({ cookies, seal, tokenLivesS, now }: StaffCookieOptions): StaffCookie {
  const keep = (held: HeldToken, nowMs = now()) => {
    const leftS = Math.max(0, Math.floor((held.endsAtMs - nowMs) / 1000))
    return cookies.write('staff', seal.seal(JSON.stringify(held), sealPurpose), leftS)
  }
  return {
    begin({ jwt: token, refreshToken }) {
      const nowMs = now()
      // The sign-in lasts as long as what renews it.
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

import { decodeJwt } from 'jose'
import { z } from 'zod'
import type { Cookies } from '../session/cookies.server.ts'
import type { Seal } from '../session/seal.server.ts'

const heldTokenSchema = z.object({
  token: z.string(),
  /** Milliseconds since 1970. */
  endsAtMs: z.number(),
})

/** A token of the content backend as a browser holds it, and when its sign-in ends. */
export type HeldToken = z.infer<typeof heldTokenSchema>

export type StaffCookie = {
  /** The `Set-Cookie` header with which a sign-in begins. */
  begin(token: string): string
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
 * The sealed cookie of a member of staff (decision 13). The server holds nothing of a sign-in, so the cookie itself says
 * when it ends: a browser keeps to `Max-Age`, whoever has copied the cookie does not.
 */
export function createStaffCookie({ cookies, seal, tokenLivesS, now }: StaffCookieOptions): StaffCookie {
  const keep = (held: HeldToken, nowMs = now()) => {
    const leftS = Math.max(0, Math.floor((held.endsAtMs - nowMs) / 1000))
    return cookies.write('staff', seal.seal(JSON.stringify(held), sealPurpose), leftS)
  }
  return {
    begin(token) {
      const nowMs = now()
      return keep({ token, endsAtMs: Math.min(nowMs + tokenLivesS * 1000, endOfToken(token, nowMs)) }, nowMs)
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

/**
 * When a token ends by its own word (RFC 7519, section 4.1.4), in milliseconds since 1970. It is not verified, since it
 * only brings the end nearer: the content backend checks it at each call. A token that is no JWT says nothing; one that
 * the backend has just given and that seems to be over says that the two clocks differ.
 */
function endOfToken(token: string, nowMs: number): number {
  try {
    const endsAtMs = (decodeJwt(token).exp ?? 0) * 1000
    return endsAtMs > nowMs ? endsAtMs : Number.POSITIVE_INFINITY
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

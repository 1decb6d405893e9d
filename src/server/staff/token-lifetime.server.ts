import { decodeJwt } from 'jose'

/**
 * When a token that was issued now ends, by how long it says that it lives: the clocks of the two machines may differ.
 * Undefined for one that does not say (RFC 7519, section 4.1). It is not verified, since the content backend decides.
 */
export function endOfAccess(token: string, nowMs: number): number | undefined {
  try {
    const { exp, iat } = decodeJwt(token)
    return exp === undefined || iat === undefined ? undefined : nowMs + (exp - iat) * 1000
  } catch {
    return undefined
  }
}

/**
 * When a token ends by its own word (RFC 7519, section 4.1.4), in milliseconds since 1970. It is not verified, since it
 * only brings the end nearer: the content backend checks it at each call. A token that is no JWT says nothing; one that
 * the backend has just given and that seems to be over says that the two clocks differ.
 */
export function endOfToken(token: string, nowMs: number): number {
  try {
    const endsAtMs = (decodeJwt(token).exp ?? 0) * 1000
    return endsAtMs > nowMs ? endsAtMs : Number.POSITIVE_INFINITY
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

import { decodeJwt } from 'jose'
import { numberOf } from '../../contract/identity/claims.schema.ts'

/**
 * Returns the expiry of a token issued at `nowMs`, computed from its own lifetime, since the clocks of the
 * two machines may differ; undefined without one (RFC 7519, section 4.1). The token is not verified: the
 * content backend does that.
 * @param nowMs milliseconds since 1970
 * @returns milliseconds since 1970
 */
export function endOfAccess(token: string, nowMs: number): number | undefined {
  try {
    const claims = decodeJwt(token)
    const [endsAtS, issuedAtS] = [numberOf(claims.exp), numberOf(claims.iat)]
    const isKnown = endsAtS !== undefined && issuedAtS !== undefined
    return isKnown ? nowMs + (endsAtS - issuedAtS) * 1000 : undefined
  } catch {
    return undefined
  }
}

/**
 * Returns a token's own expiry (RFC 7519, section 4.1.4), in milliseconds since 1970. The token is not
 * verified, since the value can only shorten a sign-in and the content backend checks the token at each call.
 * A token that is not a JWT never expires here; nor does a new token that seems expired, since then the
 * clocks differ.
 */
export function endOfToken(token: string, nowMs: number): number {
  try {
    const endsAtMs = (numberOf(decodeJwt(token).exp) ?? 0) * 1000
    return endsAtMs > nowMs ? endsAtMs : Number.POSITIVE_INFINITY
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

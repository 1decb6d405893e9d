import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { type IdTokenClaims, idTokenClaimsSchema } from '../../contract/identity/claims.schema.ts'

/** Asymmetric algorithms only: a shared secret would let anybody who holds it write tokens. */
const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA']

/** Clocks of the provider and the portal may differ by this much. */
const clockToleranceS = 60

/** Why an ID token is not believed; `keys_unavailable` is no fault of the token's. */
export type IdTokenFault = 'invalid' | 'wrong_nonce' | 'keys_unavailable'

export type CheckedIdToken =
  | { readonly ok: true; readonly claims: IdTokenClaims }
  | { readonly ok: false; readonly fault: IdTokenFault }

type IdTokenCheck = {
  readonly token: string
  readonly keys: JWTVerifyGetKey
  readonly issuer: string
  /** Audience: the token of one client is worth nothing for the other. */
  readonly clientId: string
  readonly nonce: string
  readonly now: Date
}

const keyFaults = [errors.JWKSTimeout, errors.JWKSInvalid, TypeError]

const isKeyFault = (error: unknown): boolean =>
  keyFaults.some((fault) => error instanceof fault) ||
  (error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC')

/**
 * Checks an ID token by OpenID Connect Core 1.0, section 3.1.3.7: signature, algorithm, issuer, audience, authorised
 * party, times and nonce.
 */
export async function checkIdToken(check: IdTokenCheck): Promise<CheckedIdToken> {
  const { token, keys, issuer, clientId, nonce, now } = check
  try {
    const { payload } = await jwtVerify(token, keys, {
      algorithms,
      issuer,
      audience: clientId,
      clockTolerance: clockToleranceS,
      currentDate: now,
      requiredClaims: ['sub', 'iat', 'exp', 'nonce'],
    })
    const claims = idTokenClaimsSchema.safeParse(payload)
    if (!claims.success || !isForClientAlone(claims.data, clientId)) return { ok: false, fault: 'invalid' }
    return claims.data.nonce === nonce
      ? { ok: true, claims: claims.data }
      : { ok: false, fault: 'wrong_nonce' }
  } catch (error) {
    return { ok: false, fault: isKeyFault(error) ? 'keys_unavailable' : 'invalid' }
  }
}

function isForClientAlone(claims: IdTokenClaims, clientId: string): boolean {
  const party = claims.azp
  return party === undefined ? [claims.aud].flat().length === 1 : party === clientId
}

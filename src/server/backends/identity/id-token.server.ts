import { errors, type JWTPayload, type JWTVerifyGetKey, type JWTVerifyOptions, jwtVerify } from 'jose'
import { type IdTokenClaims, idTokenClaimsSchema } from '../../../contract/identity/claims.schema.ts'

/** Asymmetric algorithms only: anyone who holds a shared secret could issue tokens. */
const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA']

/** Tolerated difference between the clocks of the provider and the portal. */
const clockToleranceS = 60

/**
 * Why an ID token is refused. `keys_unavailable` is not a fault of the token; `key_unknown` means that the
 * provider does not publish the signing key, or not yet.
 */
export type IdTokenFault = 'invalid' | 'wrong_nonce' | 'keys_unavailable' | 'key_unknown'

/** Result of an ID token check. */
export type CheckedIdToken =
  | { readonly ok: true; readonly claims: IdTokenClaims }
  | {
      readonly ok: false
      readonly fault: IdTokenFault
      /** Machine-readable reason for the log. */
      readonly cause: string
    }

type IdTokenCheck = {
  readonly token: string
  readonly keys: JWTVerifyGetKey
  readonly issuer: string
  /** Audience: a token of one client is invalid for the other. */
  readonly clientId: string
  readonly nonce: string
  readonly now: Date
}

type Refused = Extract<CheckedIdToken, { readonly ok: false }>

const refuse = (fault: IdTokenFault, cause: string): Refused => ({ ok: false, fault, cause })

const keyFaults = [errors.JWKSTimeout, errors.JWKSInvalid, TypeError]

const isKeyFault = (error: unknown): boolean =>
  keyFaults.some((fault) => error instanceof fault) ||
  (error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC')

/** Returns the library's error code with the claim that it names. */
function causeOf(error: unknown): string {
  if (!(error instanceof errors.JOSEError)) return 'keys_unreachable'
  const hasClaim = error instanceof errors.JWTClaimValidationFailed || error instanceof errors.JWTExpired
  return hasClaim ? `${error.code}:${error.claim}` : error.code
}

function refusalOf(error: unknown): Refused {
  if (error instanceof errors.JWKSNoMatchingKey) return refuse('key_unknown', causeOf(error))
  return refuse(isKeyFault(error) ? 'keys_unavailable' : 'invalid', causeOf(error))
}

/** Verifies a token with the key that its header names; without a key id, with each key that fits. */
async function verify(token: string, keys: JWTVerifyGetKey, options: JWTVerifyOptions): Promise<JWTPayload> {
  try {
    return (await jwtVerify(token, keys, options)).payload
  } catch (error) {
    if (!(error instanceof errors.JWKSMultipleMatchingKeys)) throw error
    return verifyWithAny(token, error, options)
  }
}

async function verifyWithAny(
  token: string,
  keys: errors.JWKSMultipleMatchingKeys,
  options: JWTVerifyOptions,
): Promise<JWTPayload> {
  for await (const key of keys) {
    try {
      return (await jwtVerify(token, key, options)).payload
    } catch (error) {
      if (!(error instanceof errors.JWSSignatureVerificationFailed)) throw error
    }
  }
  throw new errors.JWKSNoMatchingKey()
}

/**
 * Checks an ID token by OpenID Connect Core 1.0, section 3.1.3.7: signature, algorithm, issuer, audience,
 * authorised party, times and nonce.
 */
export async function checkIdToken(check: IdTokenCheck): Promise<CheckedIdToken> {
  const { token, keys, issuer, clientId, nonce, now } = check
  try {
    const payload = await verify(token, keys, {
      algorithms,
      issuer,
      audience: clientId,
      clockTolerance: clockToleranceS,
      currentDate: now,
      requiredClaims: ['sub', 'iat', 'exp', 'nonce'],
    })
    const claims = idTokenClaimsSchema.safeParse(payload)
    if (!claims.success) return refuse('invalid', 'unreadable_subject')
    if (!isForClientAlone(claims.data, clientId)) return refuse('invalid', 'other_authorised_party')
    return claims.data.nonce === nonce
      ? { ok: true, claims: claims.data }
      : refuse('wrong_nonce', 'other_nonce')
  } catch (error) {
    return refusalOf(error)
  }
}

function isForClientAlone(claims: IdTokenClaims, clientId: string): boolean {
  const party = claims.azp
  return party === undefined || party === null ? [claims.aud].flat().length === 1 : party === clientId
}

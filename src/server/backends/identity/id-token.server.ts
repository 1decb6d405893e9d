import {
  type CompactJWSHeaderParameters,
  compactVerify,
  decodeJwt,
  errors,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose'
import {
  claimFaultOf,
  type IdTokenClaims,
  idTokenClaimsSchema,
} from '../../../contract/identity/claims.schema.ts'

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

const causeOf = (error: unknown): string =>
  error instanceof errors.JOSEError ? error.code : 'keys_unreachable'

function refusalOf(error: unknown): Refused {
  if (error instanceof errors.JWKSNoMatchingKey) return refuse('key_unknown', causeOf(error))
  return refuse(isKeyFault(error) ? 'keys_unavailable' : 'invalid', causeOf(error))
}

/**
 * Verifies a token by the key that its header names; without a key id, by each key that fits. The claims are not
 * checked here, since the library refuses times that providers send as text.
 */
async function verifySignature(token: string, keys: JWTVerifyGetKey): Promise<CompactJWSHeaderParameters> {
  try {
    return (await compactVerify(token, keys, { algorithms })).protectedHeader
  } catch (error) {
    if (!(error instanceof errors.JWKSMultipleMatchingKeys)) throw error
    return verifyWithAny(token, error)
  }
}

async function verifyWithAny(
  token: string,
  keys: errors.JWKSMultipleMatchingKeys,
): Promise<CompactJWSHeaderParameters> {
  for await (const key of keys) {
    try {
      return (await compactVerify(token, key, { algorithms })).protectedHeader
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
  try {
    const { b64 } = await verifySignature(check.token, check.keys)
    // A signature over an unencoded payload is not one of a JWT (RFC 7797, section 7).
    return b64 === false ? refuse('invalid', 'unencoded') : checkClaims(decodeJwt(check.token), check)
  } catch (error) {
    return refusalOf(error)
  }
}

function checkClaims(payload: JWTPayload, check: IdTokenCheck): CheckedIdToken {
  const { issuer, clientId, nonce, now } = check
  const fault = claimFaultOf(payload, { issuer, audience: clientId, now, toleranceS: clockToleranceS })
  if (fault !== undefined) return refuse('invalid', fault)
  const claims = idTokenClaimsSchema.safeParse(payload)
  if (!claims.success) return refuse('invalid', 'unreadable_subject')
  if (!isForClientAlone(claims.data, clientId)) return refuse('invalid', 'other_authorised_party')
  return claims.data.nonce === nonce
    ? { ok: true, claims: claims.data }
    : refuse('wrong_nonce', 'other_nonce')
}

function isForClientAlone(claims: IdTokenClaims, clientId: string): boolean {
  const party = claims.azp
  return party === undefined || party === null ? [claims.aud].flat().length === 1 : party === clientId
}

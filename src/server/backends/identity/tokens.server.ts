import {
  ArcticFetchError,
  OAuth2RequestError,
  type OAuth2Tokens,
  UnexpectedErrorResponseBodyError,
  UnexpectedResponseError,
} from 'arctic'
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
  tokenResponseSchema,
} from '../../../contract/identity/claims.schema.ts'

/** Tokens of one sign-in or refresh. They never leave the server. */
export type TokenSet = {
  readonly accessToken: string
  readonly refreshToken: string | undefined
  readonly idToken: string | undefined
  /** Lifetime in seconds; undefined when the provider does not send it. */
  readonly expiresInS: number | undefined
  /** Lifetime of the refresh token in seconds; undefined when the provider does not send it. */
  readonly refreshExpiresInS?: number | undefined
}

/**
 * Why the token endpoint returned no tokens: `refused` concerns the user's grant (RFC 6749, 5.2), the others
 * are failures.
 */
export type TokenFault = 'refused' | 'unreachable' | 'unexpected_answer'

/** Result of a call to the token endpoint. */
export type TokenOutcome =
  | { readonly ok: true; readonly tokens: TokenSet }
  | {
      readonly ok: false
      readonly fault: TokenFault
      /** Machine-readable reason for the log: an error code of RFC 6749, a status, or the kind of failure. */
      readonly cause: string
    }

const timeoutMs = 5000
const forbidden = 403
/** Error codes that a misconfigured client or a failing provider causes, and not the user. */
const faultsOfSetUp = new Set([
  'invalid_request',
  'invalid_client',
  'unauthorized_client',
  'unsupported_grant_type',
  'invalid_scope',
  'server_error',
  'temporarily_unavailable',
])

/** Characters of error codes; free text of a provider is not logged. */
const errorCode = /^[\w.-]{1,60}$/

class TokenTimeout extends Error {}

function withTimeout<Reply>(response: Promise<Reply>): Promise<Reply> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new TokenTimeout()), timeoutMs)
  return Promise.race([response, promise]).finally(() => clearTimeout(timer))
}

type Failed = Extract<TokenOutcome, { readonly ok: false }>

const failed = (fault: TokenFault, cause: string): Failed => ({ ok: false, fault, cause })

const failedWithCode = (code: string): Failed =>
  failed(
    faultsOfSetUp.has(code) ? 'unexpected_answer' : 'refused',
    errorCode.test(code) ? code : 'unreadable_error',
  )

/** Reads the error code of a body that the library rejects for another member, such as a null description. */
function codeInBody({ data }: UnexpectedErrorResponseBodyError): string | undefined {
  const code = typeof data === 'object' && data !== null && 'error' in data ? data.error : undefined
  return typeof code === 'string' && code !== '' ? code : undefined
}

function failureOf(error: unknown): Failed {
  if (error instanceof OAuth2RequestError) return failedWithCode(error.code)
  if (error instanceof UnexpectedErrorResponseBodyError) {
    const code = codeInBody(error)
    return code === undefined ? failed('unexpected_answer', `status_${error.status}`) : failedWithCode(code)
  }
  // Auth0 refuses an unknown or expired refresh token with 403, a status that RFC 6749 does not define.
  if (error instanceof UnexpectedResponseError)
    return failed(error.status === forbidden ? 'refused' : 'unexpected_answer', `status_${error.status}`)
  if (error instanceof ArcticFetchError) return failed('unreachable', 'network')
  if (error instanceof TokenTimeout) return failed('unreachable', 'timed_out')
  return failed('unexpected_answer', 'unreadable_answer')
}

/** Parses the token endpoint's response, with a time limit that arctic lacks. */
export async function readTokenResponse(response: Promise<OAuth2Tokens>): Promise<TokenOutcome> {
  try {
    const parsed = tokenResponseSchema.safeParse((await withTimeout(response)).data)
    if (!parsed.success) return failed('unexpected_answer', 'no_access_token')
    const { access_token, refresh_token, id_token, expires_in, ...others } = parsed.data
    const tokens = {
      accessToken: access_token,
      refreshToken: refresh_token,
      idToken: id_token,
      expiresInS: expires_in,
      refreshExpiresInS: others.refresh_expires_in ?? others.refresh_token_expires_in,
    }
    return { ok: true, tokens }
  } catch (error) {
    return failureOf(error)
  }
}

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

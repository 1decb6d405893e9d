import { z } from 'zod'

/** A member that may be missing and hold anything. */
const optional = z.unknown().optional()

/** Longest subject that a provider may give (OpenID Connect Core 1.0, section 2: 255 ASCII characters). */
const longestSubject = 255

/** A boolean in the forms that providers send it: itself, a text, a number. Anything else is undefined. */
export const booleanOf = (value: unknown): boolean | undefined => {
  const word = typeof value === 'string' ? value.trim().toLowerCase() : value
  if (word === true || word === 'true' || word === 1 || word === '1') return true
  return word === false || word === 'false' || word === 0 || word === '0' ? false : undefined
}

/** A finite number, also as text. Anything else is undefined. */
export const numberOf = (value: unknown): number | undefined => {
  const isText = typeof value === 'string' && value.trim() !== ''
  const number = isText ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/** A text with something in it. Anything else is undefined. */
const filledText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

/**
 * Reports whether the provider has verified the email address. Undefined if the claim is missing or null; any other
 * value that does not mean yes counts as no.
 */
const emailVerifiedOf = (value: unknown): boolean | undefined =>
  value === undefined || value === null ? undefined : booleanOf(value) === true

/**
 * Claims of an ID token that the portal reads (OpenID Connect Core 1.0, sections 2 and 5.1). Issuer, audience, times and
 * signature are checked before; a claim that the portal does not use is not parsed.
 */
export const idTokenClaimsSchema = z.looseObject({
  sub: z.string().min(1).max(longestSubject),
  aud: z.union([z.string(), z.array(z.string())]),
  azp: optional,
  nonce: optional,
  email_verified: optional.transform(emailVerifiedOf),
  /** Time of the person's last authentication, in seconds since 1970. */
  auth_time: optional.transform(numberOf),
})

/** Where and when a token has to be valid. */
type TokenRule = {
  /** Undefined for a token of any issuer. */
  readonly issuer: string | undefined
  readonly audience: string
  readonly now: Date
  /** Tolerated difference between the clocks, in seconds. */
  readonly toleranceS: number
}

/**
 * Checks the registered claims of a signed token (RFC 7519, section 4.1). Times are read as numbers or as text (P-755); an
 * unreadable `nbf` is no limit, and `iat` is not read, since nothing depends on it.
 * @returns the first fault, for the log; undefined if there is none
 */
export function claimFaultOf(
  { iss, aud, exp, nbf }: Readonly<Record<string, unknown>>,
  { issuer, audience, now, toleranceS }: TokenRule,
): 'other_issuer' | 'other_audience' | 'no_end' | 'expired' | 'not_yet_valid' | undefined {
  if (issuer !== undefined && iss !== issuer) return 'other_issuer'
  if (![aud].flat().includes(audience)) return 'other_audience'
  const nowS = Math.floor(now.getTime() / 1000)
  const endsAtS = numberOf(exp)
  if (endsAtS === undefined) return 'no_end'
  if (endsAtS <= nowS - toleranceS) return 'expired'
  return (numberOf(nbf) ?? 0) > nowS + toleranceS ? 'not_yet_valid' : undefined
}

/** Role in the provider's claim; undefined if it is missing or unreadable. */
export type RoleClaim = 'partner_user' | 'investor' | undefined

/**
 * Returns the role in the provider's namespaced claim, a text or a list of texts: `partner_user`, or any other text for
 * an investor. Undefined if the claim is missing, empty or no text.
 */
export function roleOfClaim(claim: unknown): RoleClaim {
  const roles = [claim].flat().filter((role) => filledText(role) !== undefined)
  if (roles.length === 0) return undefined
  return roles.includes('partner_user') ? 'partner_user' : 'investor'
}

/** Metadata that the portal needs of a provider (OpenID Connect Discovery 1.0, section 3); others are not parsed. */
export const providerMetadataSchema = z.looseObject({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  /** Undefined where it is missing or no address. */
  end_session_endpoint: optional.transform((value) => z.url().safeParse(value).data),
  /** True if the authorization response always names its issuer (RFC 9207). */
  authorization_response_iss_parameter_supported: optional.transform((value) => booleanOf(value) === true),
})

/** Longest life of an access token that is believed, in seconds: a year. */
const longestLifeS = 31_536_000

const lifeOf = (value: unknown): number | undefined => {
  const seconds = numberOf(value)
  return seconds === undefined || seconds <= 0 ? undefined : Math.min(seconds, longestLifeS)
}

/**
 * Members that the portal reads of a successful token response (RFC 6749, section 5.1). An unreadable optional member
 * counts as missing.
 */
export const tokenResponseSchema = z.object({
  access_token: z.string().min(1),
  expires_in: optional.transform(lifeOf),
  refresh_token: optional.transform(filledText),
  /** Life of the refresh token, by either of the names that providers give it; 0, as of an offline token, is none. */
  refresh_expires_in: optional.transform(lifeOf),
  refresh_token_expires_in: optional.transform(lifeOf),
  id_token: optional.transform(filledText),
})

export type IdTokenClaims = z.infer<typeof idTokenClaimsSchema>
export type ProviderMetadata = z.infer<typeof providerMetadataSchema>

import { z } from 'zod'
import { type PersonRule, personRuleOf, personRuleVariables } from './external/person-rule.ts'
import { identityPath } from './paths.ts'

const httpUrl = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''))
const urlList = z
  .string()
  .transform((value) => value.split(/[\s,]+/).filter((item) => item !== ''))
  .pipe(z.tuple([httpUrl], httpUrl))
const clientId = z.string().regex(/^[\w.-]{1,100}$/, 'must be letters, digits, dots and dashes')
/** Printable ASCII, as RFC 6749 (A.2) requires; HTTP Basic credentials contain it form-encoded (2.3.1). */
const clientSecret = z.string().regex(/^[!-~]{1,200}$/, 'must be at most 200 printable characters, no spaces')
const leastSecretLength = 32

/** Default secrets, public in the source code: for loopback only. */
const publicSecrets = {
  investor: 'portal-investor-sandbox-secret-0123456789',
  partner: 'portal-partner-sandbox-secret-0123456789',
} as const

/** Variables of the identity provider; those of the clients have the same names in the portal. */
export const identityVariables = {
  SANDBOX_PUBLIC_URL: httpUrl.optional(),
  SANDBOX_PORTAL_URL: urlList.optional(),
  IDENTITY_INVESTOR_CLIENT_ID: clientId.default('portal-investor'),
  IDENTITY_INVESTOR_CLIENT_SECRET: clientSecret.default(publicSecrets.investor),
  IDENTITY_PARTNER_CLIENT_ID: clientId.default('portal-partner'),
  IDENTITY_PARTNER_CLIENT_SECRET: clientSecret.default(publicSecrets.partner),
  /** Compared character by character, so that a trailing slash is kept. */
  IDENTITY_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  IDENTITY_AUDIENCE: z.string().min(1).default('urn:portal:product-api'),
  IDENTITY_ROLE_CLAIM: z.string().min(1).default('urn:portal:role'),
  IDENTITY_SUBJECT_CLAIM: z.string().min(1).default('sub'),
  SANDBOX_REFRESH_LEEWAY_S: z.coerce.number().int().min(0).max(60).default(30),
  ...personRuleVariables,
}

/** The two clients of the identity provider, each for one role. */
export type ClientName = 'investor' | 'partner'

/** Configuration of the identity provider. */
export type IdentityEnv = {
  /** The sandbox's URL as browsers see it; undefined means localhost on its listening port. */
  readonly publicUrl: string | undefined
  /** Portals that may start a sign-in, without trailing slash; emails link to the first. */
  readonly portalUrls: readonly [string, ...string[]]
  readonly clients: Readonly<Record<ClientName, { readonly id: string; readonly secret: string }>>
  readonly audience: string
  readonly roleClaim: string
  /** Seconds within which a spent refresh token may be used once more: its response may have been lost. */
  readonly refreshLeewayS: number
  /** Issuer whose access tokens the product API accepts besides the sandbox's own. */
  readonly issuer: string | undefined
  /** The claim by which that provider's tokens and the portal name a person. */
  readonly subjectClaim: string
  /** Rule that maps that provider's tokens to people. */
  readonly personRule: PersonRule
}

const identitySchema = z.object(identityVariables)

/**
 * Reads the identity provider's part of the configuration; `portalUrl` is the default of the list of
 * portals.
 */
export function readIdentityEnv(values: z.output<typeof identitySchema>, portalUrl: string): IdentityEnv {
  return {
    publicUrl: values.SANDBOX_PUBLIC_URL,
    portalUrls: values.SANDBOX_PORTAL_URL ?? [portalUrl],
    clients: {
      investor: { id: values.IDENTITY_INVESTOR_CLIENT_ID, secret: values.IDENTITY_INVESTOR_CLIENT_SECRET },
      partner: { id: values.IDENTITY_PARTNER_CLIENT_ID, secret: values.IDENTITY_PARTNER_CLIENT_SECRET },
    },
    audience: values.IDENTITY_AUDIENCE,
    roleClaim: values.IDENTITY_ROLE_CLAIM,
    refreshLeewayS: values.SANDBOX_REFRESH_LEEWAY_S,
    issuer: values.IDENTITY_ISSUER,
    subjectClaim: values.IDENTITY_SUBJECT_CLAIM,
    personRule: personRuleOf(values),
  }
}

/** Returns the errors of a configuration that other machines can reach: clients with public secrets. */
export function identityFaults({ clients }: IdentityEnv): readonly string[] {
  const exposed = (['investor', 'partner'] as const).filter(
    (name) => clients[name].secret === publicSecrets[name],
  )
  return exposed.map((name) => `IDENTITY_${name.toUpperCase()}_CLIENT_SECRET: must be set away from loopback`)
}

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\]|.*\.localhost)$/

/** Reports whether a URL is safe from manipulation in transit. */
export function isSafeToRead(url: string): boolean {
  const { hostname, protocol } = new URL(url)
  return protocol === 'https:' || loopback.test(hostname)
}

const isOwn = ({ issuer, publicUrl }: IdentityEnv): boolean =>
  issuer === undefined || (publicUrl !== undefined && issuer === `${publicUrl}${identityPath}`)

/** Returns the errors of secrets that are too easy to guess. Another provider draws the secrets of its clients itself. */
export function secretFaults(env: IdentityEnv): readonly string[] {
  if (!isOwn(env)) return []
  const short = (['investor', 'partner'] as const).filter(
    (name) => env.clients[name].secret.length < leastSecretLength,
  )
  return short.map(
    (name) =>
      `IDENTITY_${name.toUpperCase()}_CLIENT_SECRET: must have at least ${leastSecretLength} characters`,
  )
}

/** Returns the faults of the configuration for another identity provider. */
export function externalFaults(env: IdentityEnv): readonly string[] {
  const { audience, clients, issuer, personRule } = env
  const isReadSafely = issuer === undefined || isOwn(env) || isSafeToRead(issuer)
  // An ID token has the client as its audience, and must never pass for an access token.
  const isClient = Object.values(clients).some(({ id }) => id === audience)
  return [
    ...(isReadSafely ? [] : ['IDENTITY_ISSUER: must be https, except on loopback']),
    ...(isClient ? ['IDENTITY_AUDIENCE: must not be the id of a client'] : []),
    ...(personRule.kind === 'incomplete'
      ? [`${personRule.missing}: must be set for this SANDBOX_TOKEN_PERSON`]
      : []),
  ]
}

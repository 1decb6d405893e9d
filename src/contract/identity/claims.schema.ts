import { z } from 'zod'

/** Roles that the identity provider tells in its namespaced claim; any other value is an investor's. */
export const roleClaimSchema = z
  .string()
  .transform((role) => (role === 'partner_user' ? 'partner_user' : 'investor'))

/** Claims of an ID token that the portal reads (OpenID Connect Core 1.0, section 2 and 5.1). */
export const idTokenClaimsSchema = z.looseObject({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  aud: z.union([z.string(), z.array(z.string())]),
  exp: z.number(),
  iat: z.number(),
  nonce: z.string().optional(),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  amr: z.array(z.string()).optional(),
})

/** Metadata that the portal needs of a provider (OpenID Connect Discovery 1.0, section 3). */
export const providerMetadataSchema = z.looseObject({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  end_session_endpoint: z.url().optional(),
  revocation_endpoint: z.url().optional(),
})

/** Successful answer of the token endpoint (RFC 6749, section 5.1). */
export const tokenResponseSchema = z.looseObject({
  access_token: z.string().min(1),
  token_type: z.string(),
  expires_in: z.number().positive().optional(),
  refresh_token: z.string().min(1).optional(),
  id_token: z.string().min(1).optional(),
})

export type IdTokenClaims = z.infer<typeof idTokenClaimsSchema>
export type ProviderMetadata = z.infer<typeof providerMetadataSchema>

import { and, eq, gt } from 'drizzle-orm'
import { createLocalJWKSet, jwtVerify } from 'jose'
import { z } from 'zod'
import { identityRecords } from '../database/schema/index.ts'
import type { SandboxDeps } from '../deps.ts'
import { grantClaim } from './claims.ts'
import { clientNameOf } from './clients.ts'
import type { ClientName } from './identity-env.ts'
import type { IdentityKeys } from './keys.ts'
import { identityPath } from './paths.ts'

/** Whom an access token speaks for. */
export type AccessToken = {
  readonly accountId: string
  readonly client: ClientName
  readonly scopes: readonly string[]
  /** The grant that the token hangs on: one for each browser that signed in. */
  readonly grantId: string
}

/** Reads a bearer token; undefined when it is not good, or not any more. */
export type AccessTokenCheck = (token: string) => Promise<AccessToken | undefined>

const claimsSchema = z.looseObject({
  sub: z.string(),
  client_id: z.string(),
  scope: z.string().default(''),
  [grantClaim]: z.string(),
})

type CheckDeps = Pick<SandboxDeps, 'db' | 'env' | 'now' | 'publicUrl'>

/** A token ends with its grant: on refresh-token reuse, on revocation, and on a password change. */
async function isGranted({ db, now }: CheckDeps, grantId: string): Promise<boolean> {
  const isGrant = and(eq(identityRecords.model, 'Grant'), eq(identityRecords.id, grantId))
  const [grant] = await db
    .select({ id: identityRecords.id })
    .from(identityRecords)
    .where(and(isGrant, gt(identityRecords.expiresAt, now())))
    .limit(1)
  return grant !== undefined
}

/** Checks access tokens by RFC 9068, section 4: type, algorithm, issuer, audience, times; and their grant. */
export function createAccessTokenCheck(deps: CheckDeps, { signingKey }: IdentityKeys): AccessTokenCheck {
  const { alg, e, kid, kty, n, use } = signingKey
  const keys = createLocalJWKSet({ keys: [{ alg, e, kid, kty, n, use }] })
  const expected = {
    issuer: `${deps.publicUrl}${identityPath}`,
    audience: deps.env.identity.audience,
    algorithms: ['RS256'],
    typ: 'at+jwt',
    requiredClaims: ['sub', 'exp', 'iat'],
  }
  return async (token) => {
    const verified = await jwtVerify(token, keys, { ...expected, currentDate: deps.now() }).catch(
      () => undefined,
    )
    const claims = claimsSchema.safeParse(verified?.payload)
    if (!claims.success || !(await isGranted(deps, claims.data[grantClaim]))) return undefined
    const { client_id, scope, sub, [grantClaim]: grantId } = claims.data
    const client = clientNameOf(deps.env.identity, client_id)
    return client && { accountId: sub, client, scopes: scope.split(' '), grantId }
  }
}

/** The token of an `Authorization: Bearer` header (RFC 6750, section 2.1). */
export function bearerTokenOf(header: string | undefined): string | undefined {
  return /^Bearer +([\w.~+/-]+=*)$/i.exec(header ?? '')?.[1]
}

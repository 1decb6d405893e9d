import { and, eq, gt } from 'drizzle-orm'
import { createLocalJWKSet, jwtVerify } from 'jose'
import { z } from 'zod'
import type { Account } from '../accounts/accounts.ts'
import { accounts, identityRecords } from '../database/schema/index.ts'
import type { SandboxDeps } from '../deps.ts'
import { grantClaim } from './claims.ts'
import { clientNameOf } from './clients.ts'
import type { ClientName } from './identity-env.ts'
import type { IdentityKeys } from './keys.ts'
import { identityPath } from './paths.ts'

/** A verified access token. */
export type AccessToken = {
  readonly accountId: string
  /** The caller's id at another identity provider, by which the portal knows them. */
  readonly subject?: string
  /** The account's current state. It may have been deleted since the token was issued. */
  readonly account: Account | undefined
  readonly client: ClientName
  readonly scopes: readonly string[]
  /** The token's grant: one for each browser that signed in. */
  readonly grantId: string
  /** True for read-only access: staff who view the portal as the user, a guest, or a mandate to read. */
  readonly isReadOnly?: true
  /** Access of a guest who reads the account's data, with its scope. */
  readonly guest?: { readonly grantId: string; readonly scope: 'documents' | 'figures' | 'both' }
  /** Mandate by which a person acts for the account. */
  readonly mandate?: {
    readonly id: string
    readonly scope: 'documents' | 'figures' | 'both'
    readonly power: 'read' | 'act'
    readonly person: Account
  }
}

/** Verifies a bearer token; undefined when it is invalid, expired or revoked. */
export type AccessTokenCheck = (token: string) => Promise<AccessToken | undefined>

const claimsSchema = z.looseObject({
  sub: z.string(),
  client_id: z.string(),
  scope: z.string().default(''),
  [grantClaim]: z.string(),
})

type CheckDeps = Pick<SandboxDeps, 'db' | 'env' | 'now' | 'publicUrl'>

/**
 * Finds the account by a token's grant in one query, since every private call needs it. Undefined without
 * the grant: a token ends with it, on refresh-token reuse, on revocation, and on a password change.
 */
async function findGranted(
  { db, now }: CheckDeps,
  { grantId, accountId }: { readonly grantId: string; readonly accountId: string },
): Promise<{ readonly account: Account | undefined } | undefined> {
  const isGrant = and(eq(identityRecords.model, 'Grant'), eq(identityRecords.id, grantId))
  const [granted] = await db
    .select({ account: accounts })
    .from(identityRecords)
    .leftJoin(accounts, eq(accounts.id, accountId))
    .where(and(isGrant, gt(identityRecords.expiresAt, now())))
    .limit(1)
  const account = granted?.account ?? undefined
  // A suspended account is as one that is gone: the portal ends its sessions at the next look-up (P-593).
  return granted && { account: account?.suspendedAt === null ? account : undefined }
}

/**
 * Creates the check of access tokens by RFC 9068, section 4: type, algorithm, issuer, audience, times; and
 * their grant.
 */
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
    if (!claims.success) return undefined
    const { client_id, scope, sub: accountId, [grantClaim]: grantId } = claims.data
    const client = clientNameOf(deps.env.identity, client_id)
    const granted = client && (await findGranted(deps, { grantId, accountId }))
    return granted && { accountId, account: granted.account, client, scopes: scope.split(' '), grantId }
  }
}

/** Returns the token of an `Authorization: Bearer` header (RFC 6750, section 2.1). */
export function bearerTokenOf(header: string | undefined): string | undefined {
  return /^Bearer +([\w.~+/-]+=*)$/i.exec(header ?? '')?.[1]
}

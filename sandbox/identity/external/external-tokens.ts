import { createHash } from 'node:crypto'
import { compactVerify, decodeJwt, errors, type JWTPayload } from 'jose'
import { claimFaultOf, numberOf } from '../../../src/contract/identity/claims.schema.ts'
import { type Account, findAccount, findAccountByEmail } from '../../accounts/accounts.ts'
import type { Db } from '../../database/open-database.ts'
import type { SandboxDeps } from '../../deps.ts'
import type { AccessTokenCheck } from '../access-tokens.ts'
import { clientNameOf } from '../clients.ts'
import type { IdentityEnv } from '../identity-env.ts'
import { identityPath } from '../paths.ts'
import { type PersonName, personIn } from './person-rule.ts'
import { createProviderKeys } from './provider-keys.ts'
import { createSubjectTable, type ReadSubjects } from './subject-table.ts'

type Deps = Pick<SandboxDeps, 'db' | 'env' | 'log' | 'now' | 'publicUrl'>

/** Asymmetric algorithms only: anyone who holds a shared secret could issue tokens. */
const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA']
/** Tolerated difference between the clocks of the provider and the API. */
const clockToleranceS = 60
const longestSubject = 255
/** Types that access tokens are known to have (RFC 9068, 2.1); most providers send the second or none. */
const tokenTypes = ['at+jwt', 'application/at+jwt', 'jwt', undefined]

/** Returns the issuer that a token claims to have, unverified. */
function issuerIn(token: string): unknown {
  try {
    return decodeJwt(token).iss
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}

/** Returns the client of a token: RFC 9068, then as Auth0 and Keycloak name it, then as Entra ID does. */
function clientIn(claims: JWTPayload, identity: Pick<IdentityEnv, 'clients'>) {
  const { appid, azp, client_id } = claims
  return clientNameOf(identity, client_id ?? azp ?? appid)
}

/** How the id of a sign-in at another provider begins. */
export const externalSignIn = 'external-'

/**
 * Identifies the sign-in of a token, so that proofs given in it can be found. Without a session or a time of sign-in in
 * the token, every token is a sign-in of its own.
 */
function signInOf(token: string, { auth_time, iss, sid, sub }: JWTPayload): string {
  const signedInAtS = numberOf(auth_time)
  const session = typeof sid === 'string' ? sid : signedInAtS === undefined ? token : `at ${signedInAtS}`
  return `${externalSignIn}${createHash('sha256')
    .update(JSON.stringify([iss, sub, session]))
    .digest('base64url')}`
}

/**
 * Verifies a token of another provider; undefined if it is invalid or expired. Tokens bound to a key are refused, since
 * they are no bearer tokens (RFC 9449, RFC 8705).
 * @throws {ProviderUnavailableError} while the provider's keys cannot be read
 */
async function verifyExternal(
  token: string,
  keys: ReturnType<typeof createProviderKeys>,
  { env, now }: Pick<Deps, 'env' | 'now'>,
): Promise<JWTPayload | undefined> {
  const { audience, issuer } = env.identity
  try {
    const { protectedHeader } = await compactVerify(token, keys, { algorithms })
    const payload = decodeJwt(token)
    const rule = { issuer, audience, now: now(), toleranceS: clockToleranceS }
    if (protectedHeader.b64 === false || claimFaultOf(payload, rule) !== undefined) return undefined
    const { cnf, [env.identity.subjectClaim]: sub } = payload
    const isOfType = tokenTypes.includes(protectedHeader.typ?.toLowerCase())
    const isNamed = typeof sub === 'string' && sub !== '' && sub.length <= longestSubject
    return isOfType && cnf === undefined && isNamed ? { ...payload, sub } : undefined
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}

async function findPerson(db: Db, name: PersonName | undefined): Promise<Account | undefined> {
  if (name === undefined) return undefined
  return name.by === 'id' ? findAccount(db, name.id) : findAccountByEmail(db, name.email)
}

const noSubjects: ReadSubjects = () => Promise.resolve(new Map())

/** Creates the check of the configured provider's tokens; its keys are read with the first token. */
async function createExternalCheck(deps: Deps, issuer: string): Promise<AccessTokenCheck> {
  const { db, env, log, now } = deps
  const { personRule } = env.identity
  const keys = createProviderKeys({ issuer, log, now })
  const readSubjects =
    personRule.kind === 'table' ? await createSubjectTable(personRule.file, log) : noSubjects
  return async (token) => {
    const claims = await verifyExternal(token, keys, deps)
    const client = claims && clientIn(claims, env.identity)
    if (claims?.sub === undefined || client === undefined) return undefined
    const account = await findPerson(db, personIn(claims, personRule, await readSubjects()))
    return {
      // A caller without an account gets an id that no account has.
      accountId: account?.id ?? `${issuer} ${claims.sub}`,
      subject: claims.sub,
      // A suspended account is as one that is gone.
      account: account?.suspendedAt === null ? account : undefined,
      client,
      scopes: [],
      grantId: signInOf(token, claims),
    }
  }
}

/** Accepts access tokens of the configured identity provider besides those of the sandbox's own. */
export async function withExternalTokens(deps: Deps, own: AccessTokenCheck): Promise<AccessTokenCheck> {
  const { issuer } = deps.env.identity
  if (issuer === undefined || issuer === `${deps.publicUrl}${identityPath}`) return own
  const external = await createExternalCheck(deps, issuer)
  return (token) => (issuerIn(token) === issuer ? external(token) : own(token))
}

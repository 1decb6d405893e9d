import { randomBytes } from 'node:crypto'
import { compactVerify, createRemoteJWKSet, decodeJwt } from 'jose'
import { z } from 'zod'
import { claimFaultOf, idTokenClaimsSchema, roleOfClaim } from '../../src/contract/identity/claims.schema.ts'
import type { IdentityClients } from '../../src/server/backends/identity/identity-clients.server.ts'
import type { ClientName, SignInSecrets } from '../../src/server/backends/identity/provider-client.server.ts'
import type { TokenSet } from '../../src/server/backends/identity/tokens.server.ts'
import type { Environment } from '../../src/server/composition/environment.server.ts'
import { PlainError } from '../lib/project.ts'

/** Expectation with its result; `fault` tells how to correct a failure. */
export type Expectation = { readonly name: string; readonly fault: string | undefined }

/** Gets from the address of the sign-in to the address that the provider sends the browser back to. */
export type SignInByHand = (authorization: URL) => Promise<URL>

/** Inputs of the checks: the configuration, its clients, the client under test, and the procedure that signs in. */
export type CheckOptions = {
  readonly env: Environment
  readonly identity: IdentityClients
  readonly client: ClientName
  readonly signIn: SignInByHand
}

const item = (name: string, isGood: boolean, fault: string): Expectation => ({
  name,
  fault: isGood ? undefined : fault,
})

const random = (): string => randomBytes(32).toString('base64url')
const newSecrets = (): SignInSecrets => ({ state: random(), nonce: random(), verifier: random() })

const names = z.array(z.string()).optional().catch(undefined)
const featuresSchema = z.looseObject({
  code_challenge_methods_supported: names,
  id_token_signing_alg_values_supported: names,
  token_endpoint_auth_methods_supported: names,
  scopes_supported: names,
})

const understood = ['RS256', 'PS256', 'ES256', 'EdDSA']

/** Checks the metadata of discovery. */
export async function checkDiscovery({ env, identity }: CheckOptions): Promise<Expectation[]> {
  const found = await identity.discovery.metadata()
  if (found.kind !== 'ok') {
    const advice = `${env.IDENTITY_ISSUER.replace(/\/$/, '')}/.well-known/openid-configuration gives no metadata with exactly this issuer (${found.kind}): compare IDENTITY_ISSUER, also its trailing slash`
    return [item('discovery names the configured issuer', false, advice)]
  }
  const features = featuresSchema.parse(found.data)
  const lacks = (list: readonly string[] | undefined, wanted: readonly string[]) =>
    list !== undefined && !wanted.some((each) => list.includes(each))
  return [
    item('discovery names the configured issuer', true, ''),
    item(
      'PKCE with S256 is offered',
      !lacks(features.code_challenge_methods_supported, ['S256']),
      'the provider must allow S256',
    ),
    item(
      'ID tokens may be signed asymmetrically',
      !lacks(features.id_token_signing_alg_values_supported, understood),
      `one of ${understood.join(', ')}`,
    ),
    item(
      'clients may prove themselves by HTTP Basic',
      !lacks(features.token_endpoint_auth_methods_supported, ['client_secret_basic']),
      'client_secret_basic',
    ),
    item(
      'there is an address for logout',
      env.IDENTITY_LOGOUT_STYLE === 'auth0' || found.data.end_session_endpoint !== undefined,
      'without end_session_endpoint only the portal’s session ends',
    ),
  ]
}

/**
 * Returns the code of a sign-in.
 * @throws {PlainError} with the provider's message if there is no code
 */
async function codeBy({ identity, client, signIn }: CheckOptions, secrets: SignInSecrets): Promise<string> {
  const url = await identity.clients[client].authorizationUrl({ ...secrets, locale: 'en' })
  if (!(url instanceof URL)) throw new PlainError('The provider cannot be reached.')
  const back = await signIn(url)
  const { searchParams } = back
  const error = searchParams.get('error')
  if (error !== null)
    throw new PlainError(
      `The provider refuses the sign-in: ${error} ${searchParams.get('error_description') ?? ''}`,
    )
  if (searchParams.get('state') !== secrets.state) throw new PlainError('The provider changed the state.')
  return searchParams.get('code') ?? ''
}

/** A code must be worth nothing without its verifier. */
async function checkPkce(options: CheckOptions): Promise<Expectation> {
  const code = await codeBy(options, newSecrets())
  const stolen = await options.identity.clients[options.client].exchange(code, random())
  return item(
    'a code without its verifier is refused (PKCE)',
    !stolen.ok,
    'the provider must require the code challenge of this client',
  )
}

const emailVerifiedIn = (claims: object) => idTokenClaimsSchema.safeParse(claims).data?.email_verified

function claimItems(claims: Readonly<Record<string, unknown>>, { env, client }: CheckOptions): Expectation[] {
  const role = roleOfClaim(claims[env.IDENTITY_ROLE_CLAIM])
  const isOfClient = role === undefined || (role === 'partner_user') === (client === 'partner')
  return [
    item(
      'the ID token does not call the address unverified',
      emailVerifiedIn(claims) !== false,
      'email_verified is false: verify the address of the test account',
    ),
    item(
      'the ID token names the role',
      role !== undefined,
      `${env.IDENTITY_ROLE_CLAIM} is missing: the product API decides alone`,
    ),
    item(
      'the role is that of the client',
      isOfClient,
      `${env.IDENTITY_ROLE_CLAIM} belongs to the other client`,
    ),
  ]
}

/** Checks that the product API can read an access token. */
async function checkAccessToken(token: string, subject: string, { env, identity, client }: CheckOptions) {
  const found = await identity.discovery.metadata()
  const clientId = client === 'investor' ? env.IDENTITY_INVESTOR_CLIENT_ID : env.IDENTITY_PARTNER_CLIENT_ID
  const name = 'the access token is for the product API'
  if (found.kind !== 'ok') return [item(name, false, 'the provider cannot be reached')]
  try {
    const keys = createRemoteJWKSet(new URL(found.data.jwks_uri))
    await compactVerify(token, keys, { algorithms: understood })
    const payload = decodeJwt(token)
    const rule = { issuer: env.IDENTITY_ISSUER, audience: env.IDENTITY_AUDIENCE, toleranceS: 60 }
    const fault = claimFaultOf(payload, { ...rule, now: new Date() })
    if (fault !== undefined) throw new Error(fault)
    const named = payload.client_id ?? payload.azp ?? payload.appid
    return [
      item(name, true, ''),
      item(
        'the access token names the client',
        named === clientId,
        'client_id, azp or appid has to be the id of the client',
      ),
      item(
        'the access token and the ID token name the same person',
        payload[env.IDENTITY_SUBJECT_CLAIM] === subject,
        `${env.IDENTITY_SUBJECT_CLAIM} differs: set IDENTITY_SUBJECT_CLAIM to a claim that is the same in both`,
      ),
    ]
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return [
      item(
        name,
        false,
        `it is no JSON Web Token for ${env.IDENTITY_AUDIENCE} (${reason}); see docs/identity`,
      ),
    ]
  }
}

async function checkRefresh(
  { refreshToken }: TokenSet,
  { identity, client }: CheckOptions,
): Promise<Expectation[]> {
  const name = 'a refresh token replaces the tokens'
  if (refreshToken === undefined) return [item(name, false, 'none was given for the scope offline_access')]
  const first = await identity.clients[client].refresh(refreshToken)
  if (!first.ok) return [item(name, false, first.cause)]
  const next = first.tokens.refreshToken ?? refreshToken
  const second = await identity.clients[client].refresh(next)
  return [
    item(name, true, ''),
    item('and again with what it was replaced by', second.ok, second.ok ? '' : second.cause),
  ]
}

/** Providers that do not decode HTTP Basic credentials (RFC 6749, 2.3.1) refuse a secret that has to be encoded. */
function adviceOnSecret({ env, client }: CheckOptions): string {
  const secret =
    client === 'investor' ? env.IDENTITY_INVESTOR_CLIENT_SECRET : env.IDENTITY_PARTNER_CLIENT_SECRET
  return /^[\w.-]*$/.test(secret)
    ? ''
    : '; or the provider does not decode its characters: draw one of letters, digits, “-”, “_” and “.”'
}

/** Signs in, and checks the code, both tokens and their refresh. @returns the ID token, too, for the logout */
export async function checkSignIn(options: CheckOptions) {
  const secrets = newSecrets()
  const provider = options.identity.clients[options.client]
  const exchanged = await provider.exchange(await codeBy(options, secrets), secrets.verifier)
  const items = [
    item(
      'the code is exchanged for tokens',
      exchanged.ok,
      exchanged.ok
        ? ''
        : `${exchanged.cause}: client id, secret, HTTP Basic, callback${adviceOnSecret(options)}`,
    ),
  ]
  if (!exchanged.ok) return { items, idToken: undefined }
  // Only now: a provider that knows no such client refuses every code.
  items.push(await checkPkce(options))
  const { tokens } = exchanged
  const { accessToken, idToken = '' } = tokens
  const checked = await provider.checkIdToken(idToken, secrets.nonce)
  const signed = item(
    'the ID token is genuine, and has the nonce of this sign-in',
    checked.ok,
    checked.ok ? '' : checked.cause,
  )
  if (!checked.ok) return { items: [...items, signed], idToken: undefined }
  const refreshed = await checkRefresh(tokens, options)
  const read = await checkAccessToken(accessToken, checked.claims.sub, options)
  return {
    items: [...items, signed, ...claimItems(decodeJwt(idToken), options), ...read, ...refreshed],
    idToken,
  }
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import Provider, { type Configuration } from 'oidc-provider'

/** Account that may sign in: any password is accepted. */
export type PlainAccount = { readonly id: string; readonly email: string; readonly role?: string }

/**
 * Expectation of the portal that the provider breaks. `pkce`: codes count without their verifier; `nonce`: ID tokens
 * have none; `refresh`: refresh tokens are refused; `second_refresh`: those that replace others are; `logout`: it ends
 * nothing, and stays at the provider; `session`: it returns to the portal, and ends nothing.
 */
export type PlainFault = 'pkce' | 'nonce' | 'refresh' | 'second_refresh' | 'logout' | 'session'

/** An OpenID provider as its library is delivered, at addresses of its own. */
export type PlainOpenIdProvider = {
  readonly issuer: string
  readonly accounts: Map<string, PlainAccount>
  /** What it breaks at present. */
  fault: PlainFault | undefined
  /** Grant type of every successful call of the token endpoint. */
  readonly grants: readonly string[]
  /** Subject of an access token, which is opaque. */
  subjectOf(accessToken: string): Promise<string | undefined>
  stop(): Promise<void>
}

type Choices = {
  /** The portal's own address. */
  readonly portalUrl: string
  /** Name of the claim that holds the role; undefined to send none. */
  readonly roleClaim?: string
}

/** The two clients, each with an algorithm of its own for ID tokens. */
export const plainClients = {
  investor: {
    id: 'retail',
    secret: 'retail-secret-with-more-than-thirty-two-characters',
    algorithm: 'RS256',
  },
  partner: { id: 'wholesale', secret: 'wholesale-secret-with-thirty-two-characters', algorithm: 'ES256' },
} as const

async function signingKey(algorithm: 'RS256' | 'ES256'): Promise<JWK> {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true })
  return { ...(await exportJWK(privateKey)), alg: algorithm, use: 'sig', kid: algorithm }
}

function clientMetadata(portalUrl: string): Configuration['clients'] {
  return (['investor', 'partner'] as const).map((name) => ({
    client_id: plainClients[name].id,
    client_secret: plainClients[name].secret,
    redirect_uris: [`${portalUrl}/api/auth/callback/${name}`],
    post_logout_redirect_uris: [portalUrl, `${portalUrl}/en`],
    grant_types: ['authorization_code', 'refresh_token'],
    id_token_signed_response_alg: plainClients[name].algorithm,
  }))
}

async function configuration(
  { portalUrl, roleClaim }: Choices,
  accounts: PlainOpenIdProvider['accounts'],
): Promise<Configuration> {
  return {
    clients: clientMetadata(portalUrl),
    jwks: { keys: [await signingKey('RS256'), await signingKey('ES256')] },
    cookies: { keys: ['a key of the tests'] },
    // Paths that differ from those that the embedded provider and Auth0 share.
    routes: {
      authorization: '/connect/authorize',
      token: '/connect/token',
      jwks: '/keys',
      end_session: '/connect/logout',
    },
    claims: {
      openid: ['sub', ...(roleClaim === undefined ? [] : [roleClaim])],
      email: ['email', 'email_verified'],
    },
    issueRefreshToken: async (_, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    findAccount: async (_, id) => {
      const account = accounts.get(id)
      const role = roleClaim === undefined ? {} : { [roleClaim]: account?.role }
      const claims = { sub: id, email: account?.email, email_verified: true, ...role }
      return account && { accountId: id, claims: async () => claims }
    },
  }
}

type PlainRequest = IncomingMessage & { body?: string }

/** Takes parameters out of the query of a request. */
function withoutParameters(request: PlainRequest, ...names: readonly string[]): void {
  const url = new URL(request.url ?? '/', 'http://provider.example')
  for (const name of names) url.searchParams.delete(name)
  request.url = `${url.pathname}${url.search}`
}

const refusal = JSON.stringify({ error: 'invalid_grant' })

/** Breaks an expectation of the portal; true if the request was answered. */
async function breakBy(
  fault: PlainFault | undefined,
  request: PlainRequest,
  response: ServerResponse,
  grants: readonly string[],
): Promise<boolean> {
  const path = request.url?.replace(/\?.*$/, '')
  if (fault === 'nonce' && path === '/connect/authorize') withoutParameters(request, 'nonce')
  if (fault === 'pkce' && path === '/connect/authorize')
    withoutParameters(request, 'code_challenge', 'code_challenge_method')
  if (path === '/connect/token' && fault !== undefined) {
    const form = new URLSearchParams(await text(request))
    if (fault === 'pkce') form.delete('code_verifier')
    // The library reads the form from here, since the request is already read.
    request.body = form.toString()
    const isRefresh = form.get('grant_type') === 'refresh_token'
    const isRefused = fault === 'refresh' || (fault === 'second_refresh' && grants.at(-1) === 'refresh_token')
    if (isRefresh && isRefused) {
      response.writeHead(400, { 'content-type': 'application/json' }).end(refusal)
      return true
    }
  }
  if (path !== '/connect/logout' || (fault !== 'logout' && fault !== 'session')) return false
  const back = new URL(request.url ?? '/', 'http://provider.example').searchParams.get(
    'post_logout_redirect_uri',
  )
  if (fault === 'session') response.writeHead(303, { location: back ?? '/' }).end()
  else response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Goodbye</p>')
  return true
}

/** Starts the provider on a free port, with the pages that its library brings for development. */
export async function startPlainOpenIdProvider(choices: Choices): Promise<PlainOpenIdProvider> {
  const accounts = new Map<string, PlainAccount>()
  const grants: string[] = []
  const server = createServer()
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  // A listening TCP server has an address with a port.
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/realms/funds`
  const provider = new Provider(issuer, await configuration(choices, accounts))
  provider.on('grant.success', ({ oidc }) => grants.push(String(oidc.params?.grant_type)))
  const respond = provider.callback()
  server.on('request', async (request: PlainRequest, response) => {
    // The issuer has a path, as Keycloak's has: the library is mounted there.
    request.url = request.url?.replace(/^\/realms\/funds/, '') || '/'
    if (await breakBy(running.fault, request, response, grants)) return
    void respond(Object.assign(request, { originalUrl: `/realms/funds${request.url}` }), response)
  })
  const running: PlainOpenIdProvider = {
    issuer,
    fault: undefined,
    accounts,
    grants,
    subjectOf: async (token) => (await provider.AccessToken.find(token))?.accountId,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
  return running
}

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import Provider, { type Configuration } from 'oidc-provider'

/** Account that may sign in: any password is accepted. */
export type PlainAccount = { readonly id: string; readonly email: string; readonly role?: string }

/** An OpenID provider as its library is delivered, at addresses of its own. */
export type PlainOpenIdProvider = {
  readonly issuer: string
  readonly accounts: Map<string, PlainAccount>
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
  server.on('request', (request, response) => {
    // The issuer has a path, as Keycloak's has: the library is mounted there.
    request.url = request.url?.replace(/^\/realms\/funds/, '') || '/'
    void respond(Object.assign(request, { originalUrl: `/realms/funds${request.url}` }), response)
  })
  return {
    issuer,
    accounts,
    grants,
    subjectOf: async (token) => (await provider.AccessToken.find(token))?.accountId,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

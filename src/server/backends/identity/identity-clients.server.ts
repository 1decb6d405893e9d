import type { Environment } from '../../composition/environment.server.ts'
import type { CircuitBreaker } from '../../http/circuit-breaker.server.ts'
import { createHttpClient } from '../../http/http-client.server.ts'
import type { Log } from '../../process/log.server.ts'
import { createDiscovery, type Discovery } from './discovery.server.ts'
import { type ClientName, createProviderClient, type ProviderClient } from './provider-client.server.ts'

/** The identity provider's clients and metadata. */
export type IdentityClients = {
  readonly discovery: Discovery
  readonly clients: Readonly<Record<ClientName, ProviderClient>>
  /**
   * Origins that sign-in and sign-out forms redirect to: the issuer's, and those of its endpoints once
   * discovered.
   */
  readonly formOrigins: () => readonly string[]
}

/** Returns the URLs after logout; the root has no trailing slash, as in the allow-lists of providers. */
function returnAddresses({ PUBLIC_URL, IDENTITY_LOGOUT_RETURN_PATHS: paths }: Environment) {
  const addressOf = (path: string) => `${PUBLIC_URL}${path === '/' ? '' : path}`
  return { fr: addressOf(paths.fr), en: addressOf(paths.en) }
}

/** Creates the two clients of the configured provider, which share only its metadata. */
export function createIdentityClients(env: Environment, log: Log, circuit: CircuitBreaker): IdentityClients {
  const baseUrl = env.IDENTITY_ISSUER.replace(/\/$/, '')
  const http = createHttpClient({ name: 'identity', baseUrl, log, circuit })
  const discovery = createDiscovery({ issuer: env.IDENTITY_ISSUER, client: http, now: Date.now })
  const clientOf = (name: ClientName, clientId: string, clientSecret: string) =>
    createProviderClient({
      discovery,
      issuer: env.IDENTITY_ISSUER,
      clientId,
      clientSecret,
      callbackUrl: `${env.PUBLIC_URL}/api/auth/callback/${name}`,
      returnTo: returnAddresses(env),
      audience: env.IDENTITY_AUDIENCE,
      subjectClaim: env.IDENTITY_SUBJECT_CLAIM,
      furtherScopes: env.IDENTITY_SCOPES,
      connection: env.IDENTITY_CONNECTION,
      sendsUiLocales: env.IDENTITY_UI_LOCALES,
      logoutStyle: env.IDENTITY_LOGOUT_STYLE,
      now: () => new Date(),
    })
  const origins = new Set([new URL(env.IDENTITY_ISSUER).origin])
  return {
    discovery,
    formOrigins: () => {
      const known = discovery.known()
      const endpoints = [known?.authorization_endpoint, known?.end_session_endpoint]
      for (const endpoint of endpoints) if (endpoint) origins.add(new URL(endpoint).origin)
      return [...origins]
    },
    clients: {
      investor: clientOf('investor', env.IDENTITY_INVESTOR_CLIENT_ID, env.IDENTITY_INVESTOR_CLIENT_SECRET),
      partner: clientOf('partner', env.IDENTITY_PARTNER_CLIENT_ID, env.IDENTITY_PARTNER_CLIENT_SECRET),
    },
  }
}

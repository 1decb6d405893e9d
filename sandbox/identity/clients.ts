import type { ClientMetadata } from 'oidc-provider'
import type { ClientName, IdentityEnv } from './identity-env.ts'
import { identityPath } from './paths.ts'

/** Pages of a portal that a sign-out may redirect to, besides its home page. */
const returnPaths = ['', '/', '/en', '/connexion', '/en/login', '/auth/redirect-to-login']

/** Allowed redirect URLs of a sign-out (Auth0's "Allowed Logout URLs"), the default first. */
export function logoutUrls({ portalUrls }: Pick<IdentityEnv, 'portalUrls'>): readonly string[] {
  return portalUrls.flatMap((portal) => returnPaths.map((path) => `${portal}${path}`))
}

/** Redirect URIs of a client. */
export function callbackUrls({ portalUrls }: Pick<IdentityEnv, 'portalUrls'>, name: ClientName): string[] {
  return portalUrls.map((portal) => `${portal}/api/auth/callback/${name}`)
}

/** Finds a client by id. */
export function clientNameOf({ clients }: Pick<IdentityEnv, 'clients'>, id: unknown): ClientName | undefined {
  return (['investor', 'partner'] as const).find((name) => clients[name].id === id)
}

/** Where a sign-in for the provider's own pages about passkeys returns to. */
export const passkeyReturnUrl = (publicUrl: string): string => `${publicUrl}${identityPath}/passkeys/return`

/** The two confidential clients, in the library's format. */
export function clientMetadata(env: IdentityEnv, publicUrl: string): ClientMetadata[] {
  return (['investor', 'partner'] as const).map((name) => ({
    client_id: env.clients[name].id,
    client_secret: env.clients[name].secret,
    client_name: name,
    redirect_uris: [...callbackUrls(env, name), passkeyReturnUrl(publicUrl)],
    post_logout_redirect_uris: [...logoutUrls(env)],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'client_secret_basic',
  }))
}

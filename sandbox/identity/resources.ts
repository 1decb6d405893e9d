import { errors, type KoaContextWithOIDC } from 'oidc-provider'
import type { IdentityEnv } from './identity-env.ts'

const scope = 'openid profile email offline_access'
const lifetimeS = 3600

/** Auth0's `audience` parameter, or the only API. */
function audienceAsked({ oidc }: KoaContextWithOIDC, audience: string): string {
  const asked = oidc.params?.audience
  return typeof asked === 'string' && asked !== '' ? asked : audience
}

/**
 * Access tokens are JSON Web Tokens for the product API (RFC 9068), selected by Auth0's `audience`
 * parameter or by default. Another audience is refused.
 */
export function apiResource({ audience }: Pick<IdentityEnv, 'audience'>) {
  return {
    enabled: true,
    defaultResource: (context: KoaContextWithOIDC) => audienceAsked(context, audience),
    useGrantedResource: () => true,
    getResourceServerInfo: (_context: KoaContextWithOIDC, resource: string) => {
      if (resource !== audience) throw new errors.AccessDenied(`Service not found: ${resource}`)
      return {
        scope,
        audience,
        accessTokenFormat: 'jwt' as const,
        accessTokenTTL: lifetimeS,
        jwt: { sign: { alg: 'RS256' as const } },
      }
    },
  }
}

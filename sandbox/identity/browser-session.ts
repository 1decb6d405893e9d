import type Provider from 'oidc-provider'
import type { KoaContextWithOIDC } from 'oidc-provider'
import type { IdentityContext } from './interaction.ts'

/** Reads the provider's own session of a browser. */
export function browserSession(context: IdentityContext, provider: Provider) {
  const { incoming, outgoing } = context.env
  // The session is read from cookies only, which a bare context has too.
  return provider.Session.get(provider.createContext(incoming, outgoing) as unknown as KoaContextWithOIDC)
}

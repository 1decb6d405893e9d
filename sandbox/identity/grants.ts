import type { Grant, KoaContextWithOIDC } from 'oidc-provider'

const scopes = 'openid profile email offline_access'

async function findOrStart(
  { oidc }: KoaContextWithOIDC,
  accountId: string,
  clientId: string,
): Promise<Grant> {
  const { Grant } = oidc.provider
  const id = oidc.result?.consent?.grantId ?? oidc.session?.grantIdFor(clientId)
  const known = id === undefined ? undefined : await Grant.find(id)
  return known ?? new Grant({ accountId, clientId })
}

/**
 * Creates what finds or creates the grant of a sign-in. A browser keeps its grant, and with it what was proven in it:
 * `onSignedIn` is told of a grant whose user has just signed in anew. Both clients belong to the manager, so there is no
 * consent page: all requested known scopes are granted.
 */
export const grantFinder =
  (onSignedIn: (grantId: string) => Promise<void>) =>
  async (context: KoaContextWithOIDC): Promise<Grant | undefined> => {
    const { client, params, requestParamScopes, session } = context.oidc
    const accountId = session?.accountId
    if (accountId === undefined || client === undefined) return undefined
    const grant = await findOrStart(context, accountId, client.clientId)
    if (grant.accountId !== accountId) return undefined
    grant.addOIDCScope(scopes)
    const asked = [params?.resource ?? []].flat().filter((resource) => typeof resource === 'string')
    for (const resource of asked)
      grant.addResourceScope(resource, [...requestParamScopes].join(' ') || 'openid')
    const id = await grant.save()
    if (context.oidc.result?.login !== undefined) await onSignedIn(id)
    return grant
  }

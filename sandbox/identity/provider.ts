import Provider, { type Configuration, interactionPolicy } from 'oidc-provider'
import { clientOf, findAccount } from '../accounts/accounts.ts'
import type { SandboxDeps } from '../deps.ts'
import { endStepUp } from '../product/notices/step-up.ts'
import { accountFinder, tokenClaims } from './claims.ts'
import { clientMetadata, clientNameOf } from './clients.ts'
import { grantFinder } from './grants.ts'
import type { IdentityKeys } from './keys.ts'
import { providerPages } from './pages/provider-pages.ts'
import { identityPath } from './paths.ts'
import { createRecordAdapter } from './record-adapter.ts'
import { createRefreshLeeway } from './refresh-leeway.ts'
import { apiResource } from './resources.ts'

const hourS = 3600
const dayS = 24 * hourS

const lifetimesS = {
  AccessToken: hourS,
  AuthorizationCode: 60,
  IdToken: hourS,
  Interaction: hourS,
  Session: 3 * dayS,
  Grant: 30 * dayS,
  RefreshToken: 30 * dayS,
} as const

/** Limits a browser session, shared by both clients, to accounts of the requesting client. */
function signInPolicy({ db, env }: Pick<SandboxDeps, 'db' | 'env'>) {
  const policy = interactionPolicy.base()
  const description = 'the account is of another client'
  const check = new interactionPolicy.Check(
    'role_mismatch',
    description,
    'login_required',
    async ({ oidc }) => {
      const id = oidc.session?.accountId
      if (id === undefined || oidc.result?.login !== undefined) return false
      const account = await findAccount(db, id)
      return account !== undefined && clientOf(account) !== clientNameOf(env.identity, oidc.client?.clientId)
    },
  )
  policy.get('login')?.checks.add(check)
  return policy
}

/** Cookies are shared by all ports of a host, so the port is part of their names. */
function cookieNames(publicUrl: string) {
  const suffix = new URL(publicUrl).port
  const named = (name: string) => (suffix === '' ? `identity_${name}` : `identity_${name}_${suffix}`)
  return { session: named('session'), interaction: named('interaction'), resume: named('resume') }
}

function cookieSettings({ publicUrl }: Pick<SandboxDeps, 'publicUrl'>, keys: IdentityKeys) {
  const attributes = { httpOnly: true, sameSite: 'lax', signed: true, overwrite: true } as const
  return {
    keys: [...keys.cookieKeys],
    names: cookieNames(publicUrl),
    long: { ...attributes, path: identityPath },
    short: attributes,
  }
}

type Pages = ReturnType<typeof providerPages>

function features(deps: Pick<SandboxDeps, 'env'>, pages: Pages): Configuration['features'] {
  return {
    devInteractions: { enabled: false },
    // An access token is for the product API, so the library's own endpoint would refuse it; ours accepts it.
    userinfo: { enabled: false },
    revocation: {
      enabled: true,
      allowedPolicy: (_context, client, token) => token.clientId === client.clientId,
    },
    pushedAuthorizationRequests: { enabled: false },
    dPoP: { enabled: false },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: pages.signOut,
      postLogoutSuccessSource: pages.signedOut,
    },
    resourceIndicators: apiResource(deps.env.identity),
  }
}

function configuration(deps: SandboxDeps, keys: IdentityKeys, pages: Pages): Configuration {
  const { db, env, now } = deps
  const { roleClaim, refreshLeewayS: leewayS } = env.identity
  return {
    adapter: createRecordAdapter({ db, now, mayRepeat: createRefreshLeeway({ db, leewayS, now }) }),
    jwks: { keys: [keys.signingKey] },
    clients: clientMetadata(env.identity, deps.publicUrl),
    routes: {
      authorization: '/authorize',
      token: '/oauth/token',
      jwks: '/.well-known/jwks.json',
      revocation: '/oauth/revoke',
      end_session: '/oidc/logout',
    },
    discovery: { userinfo_endpoint: `${deps.publicUrl}${identityPath}/userinfo` },
    cookies: cookieSettings(deps, keys),
    scopes: ['openid', 'offline_access', 'profile', 'email'],
    claims: {
      openid: ['sub', 'auth_time', 'amr', roleClaim],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'nickname', 'locale'],
    },
    // Profile claims are in the ID token of a code flow, where the portal reads them.
    conformIdTokenClaims: false,
    extraParams: ['screen_hint', 'audience', 'connection', 'organization', 'invitation'],
    pkce: { required: () => true },
    responseTypes: ['code'],
    clientAuthMethods: ['client_secret_basic', 'client_secret_post'],
    features: features(deps, pages),
    // Without a consent page the library omits `offline_access`, so the scope alone cannot decide.
    issueRefreshToken: async (_context, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: async () => false,
    rotateRefreshToken: true,
    ttl: lifetimesS,
    findAccount: accountFinder(deps),
    extraTokenClaims: tokenClaims(deps),
    loadExistingGrant: grantFinder((grantId) => endStepUp(db, grantId)),
    renderError: pages.error,
    interactions: {
      policy: signInPolicy(deps),
      // The cookie of a sign-in is limited to this path, so all its steps are below it.
      url: (_context, { uid }) => `${identityPath}/u/${uid}`,
    },
  }
}

/**
 * Creates the identity provider: a certified library, configured with Auth0's URLs. Its issuer is used
 * verbatim.
 */
export function createProvider(deps: SandboxDeps, keys: IdentityKeys): Provider {
  const pages = providerPages(deps.env.identity.portalUrls[0])
  const provider = new Provider(`${deps.publicUrl}${identityPath}`, configuration(deps, keys, pages))
  provider.use(async (context, next) => {
    await next()
    if (context.status !== 404 || context.body !== undefined || context.accepts('json', 'html') !== 'html')
      return
    await pages.missing(context)
    context.status = 404
  })
  // Host and scheme are set from the configured URL, never by the caller (identity-app.ts).
  provider.proxy = true
  provider.on('server_error', (_context, error) => deps.log.error({ error }, 'identity provider failed'))
  return provider
}

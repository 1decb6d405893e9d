import { CodeChallengeMethod, OAuth2Client } from 'arctic'
import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose'
import { idTokenClaimsSchema } from '../../../contract/identity/claims.schema.ts'
import type { Locale } from '../../../routing/addresses/locales.ts'
import { watchedCall } from '../../telemetry/watch.server.ts'
import type { BackendFailure } from '../backend-outcome.server.ts'
import type { Discovery } from './discovery.server.ts'
import {
  type CheckedIdToken,
  checkIdToken,
  readTokenResponse,
  type TokenFault,
  type TokenOutcome,
} from './tokens.server.ts'

/** The two clients at the identity provider; tokens of one are not valid for the other. */
export type ClientName = 'investor' | 'partner'

/** Secrets to which one sign-in is bound, all random and used once. */
export type SignInSecrets = { readonly state: string; readonly nonce: string; readonly verifier: string }

/** Parameters of one sign-in. */
export type AuthorizationRequest = SignInSecrets & {
  readonly locale: Locale
  readonly loginHint?: string | undefined
  readonly screenHint?: 'signup' | undefined
  /** True if the provider has to ask for the password again and to return the time of that. */
  readonly reauthenticates?: boolean
}

/** OpenID Connect client at the identity provider. */
export type ProviderClient = {
  /** Returns the sign-in URL (OpenID Connect Core 1.0, 3.1.2.1). */
  authorizationUrl(request: AuthorizationRequest): Promise<URL | BackendFailure>
  /** Exchanges an authorisation code (RFC 6749, 4.1.3; RFC 7636). */
  exchange(code: string, verifier: string): Promise<TokenOutcome>
  /** Refreshes tokens (RFC 6749, section 6). */
  refresh(refreshToken: string): Promise<TokenOutcome>
  checkIdToken(token: string, nonce: string): Promise<CheckedIdToken>
  /** Returns the provider's logout URL, from which the browser returns to the portal in this language. */
  logoutUrl(idToken: string | undefined, locale: Locale): Promise<URL | BackendFailure>
}

/** Settings of a provider client. */
export type ProviderClientOptions = {
  readonly discovery: Discovery
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** Absolute URL of this client's callback. */
  readonly callbackUrl: string
  /** Absolute URLs after logout, per language; both have to be registered with the provider. */
  readonly returnTo: Readonly<Record<Locale, string>>
  readonly audience: string
  /** Claim of the ID token that names the person, in the place of `sub`. */
  readonly subjectClaim?: string
  /** Scopes besides the usual ones. */
  readonly furtherScopes?: readonly string[]
  readonly connection?: string | undefined
  readonly sendsUiLocales: boolean
  readonly logoutStyle: 'auth0' | 'oidc'
  readonly now: () => Date
}

const scopes = ['openid', 'profile', 'email', 'offline_access']
const uiLocales: Record<Locale, string> = { fr: 'fr-FR fr', en: 'en' }
const keySetOptions = { timeoutDuration: 5000, cooldownDuration: 0 }

/** `max_age` makes a provider return the time of the last sign-in (OpenID Connect Core 1.0, 3.1.2.1). */
const reauthentication = { prompt: 'login', max_age: '300' }

/** A placeholder in metrics, since the endpoint's path is the provider's choice. */
const tokenCall = { backend: 'identity', method: 'POST', template: '/{token_endpoint}' }
const failureOfToken = {
  refused: 'refused',
  unreachable: 'unreachable',
  unexpected_answer: 'unexpected_body',
} as const satisfies Record<TokenFault, string>

/**
 * Creates one client of the provider: authorisation code flow with PKCE by arctic, ID tokens verified by
 * jose.
 */
export function createProviderClient(options: ProviderClientOptions): ProviderClient {
  const { discovery, clientId, issuer, now } = options
  const oauth = new OAuth2Client(clientId, null, options.callbackUrl)
  const tokens = tokenClient(options)
  const keys = createKeySource(discovery)
  const atTokenEndpoint = async (ask: (endpoint: string) => ReturnType<typeof oauth.refreshAccessToken>) => {
    const provider = await discovery.metadata()
    if (provider.kind !== 'ok') return { ok: false, fault: 'unreachable', cause: 'no_metadata' } as const
    return watchedCall(
      tokenCall,
      () => readTokenResponse(ask(provider.data.token_endpoint)),
      (response) => (response.ok ? {} : { failure: failureOfToken[response.fault] }),
    )
  }
  return {
    async authorizationUrl(request) {
      const provider = await discovery.metadata()
      if (provider.kind !== 'ok') return provider
      return authorizationUrlOf(oauth, provider.data.authorization_endpoint, request, options)
    },
    exchange: (code, verifier) =>
      atTokenEndpoint((endpoint) => tokens.validateAuthorizationCode(endpoint, code, verifier)),
    refresh: (token) => atTokenEndpoint((endpoint) => tokens.refreshAccessToken(endpoint, token, [])),
    checkIdToken: async (token, nonce) =>
      withSubject(await checkIdToken({ token, nonce, keys, issuer, clientId, now: now() }), options),
    async logoutUrl(idToken, locale) {
      if (options.logoutStyle === 'auth0') return auth0LogoutUrl(options, locale)
      const provider = await discovery.metadata()
      if (provider.kind !== 'ok') return provider
      return oidcLogoutUrl(provider.data.end_session_endpoint, idToken, locale, options)
    },
  }
}

/** Reads the person's id from the configured claim, for providers whose `sub` differs between clients. */
function withSubject(checked: CheckedIdToken, { subjectClaim }: ProviderClientOptions): CheckedIdToken {
  if (!checked.ok || subjectClaim === undefined) return checked
  const subject = idTokenClaimsSchema.shape.sub.safeParse(checked.claims[subjectClaim])
  if (!subject.success) return { ok: false, fault: 'invalid', cause: 'unreadable_subject' }
  return { ok: true, claims: { ...checked.claims, sub: subject.data } }
}

/** Form-encodes a text. */
const formEncoded = (text: string): string => new URLSearchParams({ '': text }).toString().slice(1)

/**
 * Creates the client for the token endpoint. RFC 6749 (2.3.1) form-encodes id and secret before they become
 * Basic credentials, which arctic leaves to its callers.
 */
const tokenClient = ({ clientId, clientSecret, callbackUrl }: ProviderClientOptions): OAuth2Client =>
  new OAuth2Client(formEncoded(clientId), formEncoded(clientSecret), callbackUrl)

function authorizationUrlOf(
  oauth: OAuth2Client,
  endpoint: string,
  { state, nonce, verifier, locale, loginHint, screenHint, reauthenticates }: AuthorizationRequest,
  { audience, connection, furtherScopes = [], sendsUiLocales }: ProviderClientOptions,
): URL {
  const url = oauth.createAuthorizationURLWithPKCE(endpoint, state, CodeChallengeMethod.S256, verifier, [
    ...scopes,
    ...furtherScopes,
  ])
  const optional = {
    nonce,
    audience,
    connection,
    ui_locales: sendsUiLocales ? uiLocales[locale] : undefined,
    login_hint: loginHint,
    screen_hint: screenHint,
    ...(reauthenticates ? reauthentication : {}),
  }
  for (const [name, value] of Object.entries(optional)) if (value) url.searchParams.set(name, value)
  return url
}

/** Returns the URL of Auth0's own logout: `/v2/logout` with `client_id` and `returnTo`. */
function auth0LogoutUrl({ issuer, clientId, returnTo }: ProviderClientOptions, locale: Locale): URL {
  const url = new URL(`${issuer.replace(/\/$/, '')}/v2/logout`)
  url.searchParams.set('client_id', clientId)
  url.searchParams.set('returnTo', returnTo[locale])
  return url
}

/** Proxies refuse a header block over 4 kB; an ID token with many groups can be that long by itself. */
const longestLogoutUrl = 2500

/**
 * Returns the URL of OpenID Connect RP-Initiated Logout 1.0; without an endpoint, the portal's own URL, so
 * that only the portal's session ends.
 */
function oidcLogoutUrl(
  endpoint: string | undefined,
  idToken: string | undefined,
  locale: Locale,
  { clientId, returnTo }: ProviderClientOptions,
): URL {
  if (endpoint === undefined) return new URL(returnTo[locale])
  const url = new URL(endpoint)
  url.searchParams.set('client_id', clientId)
  url.searchParams.set('post_logout_redirect_uri', returnTo[locale])
  const isShort = idToken !== undefined && url.href.length + idToken.length < longestLogoutUrl
  if (isShort) url.searchParams.set('id_token_hint', idToken)
  return url
}

/**
 * Creates a source of the provider's keys, which are fetched from the discovered URL, and once more for a
 * token that none of them signed, since its key may be new. Tokens come only from the provider's token
 * endpoint, so that clients cannot trigger such a fetch.
 */
function createKeySource(discovery: Discovery): JWTVerifyGetKey {
  const sources = new Map<string, JWTVerifyGetKey>()
  return async (header, token) => {
    const provider = await discovery.metadata()
    if (provider.kind !== 'ok') throw new TypeError('the provider cannot be reached')
    const { jwks_uri } = provider.data
    const source = sources.get(jwks_uri) ?? createRemoteJWKSet(new URL(jwks_uri), keySetOptions)
    sources.set(jwks_uri, source)
    return source(header, token)
  }
}

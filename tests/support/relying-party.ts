import {
  CodeChallengeMethod,
  generateCodeVerifier,
  generateState,
  OAuth2Client,
  type OAuth2Tokens,
} from 'arctic'
import { type BrowsedPage, type CookieBrowser, createCookieBrowser } from './cookie-browser.ts'

/** The portal that the sandbox of a test knows; nothing listens there. */
export const testPortalUrl = 'http://localhost:3000'

const clients = {
  investor: { id: 'portal-investor', secret: 'portal-investor-sandbox-secret-0123456789' },
  partner: { id: 'portal-partner', secret: 'portal-partner-sandbox-secret-0123456789' },
} as const

/** Names of the sandbox's two clients. */
export type ClientName = keyof typeof clients

/** Password of every demo account. */
export const demoPassword = 'Sandbox-2026!'

/** Client of the sandbox's identity provider, with a browser to sign in. */
export type RelyingParty = {
  readonly client: OAuth2Client
  readonly clientId: string
  readonly issuer: string
  readonly browser: CookieBrowser
  /** Opens the authorisation address with these parameters besides the usual ones. */
  start(parameters?: Readonly<Record<string, string>>): Promise<BrowsedPage>
  /** Opens the sign-in page and sends the password of the demo accounts, or another. */
  enter(email: string, password?: string): Promise<BrowsedPage>
  /** Exchanges the code of the URL that the browser was redirected to. */
  exchange(page: BrowsedPage): Promise<OAuth2Tokens>
  /** The whole sign-in of an account without second factor. */
  signIn(email: string): Promise<OAuth2Tokens>
}

/** The parameters of the address that the provider sent the browser back to. */
export function responseOf(page: BrowsedPage): URLSearchParams {
  return new URL(page.url).searchParams
}

/** A relying party as the portal at `portalUrl` is one: authorisation code flow with PKCE, by arctic. */
export function createRelyingParty(
  publicUrl: string,
  name: ClientName,
  portalUrl = testPortalUrl,
): RelyingParty {
  const issuer = `${publicUrl}/identity`
  const { id, secret } = clients[name]
  const client = new OAuth2Client(id, secret, `${portalUrl}/api/auth/callback/${name}`)
  const browser = createCookieBrowser(portalUrl)
  const verifier = generateCodeVerifier()
  const start: RelyingParty['start'] = (parameters = {}) => {
    const scopes = ['openid', 'profile', 'email', 'offline_access']
    const url = client.createAuthorizationURLWithPKCE(
      `${issuer}/authorize`,
      generateState(),
      CodeChallengeMethod.S256,
      verifier,
      scopes,
    )
    // As the portal does: each sign-in has a nonce of its own.
    url.searchParams.set('nonce', generateState())
    for (const [parameter, value] of Object.entries(parameters)) url.searchParams.set(parameter, value)
    return browser.open(url.href)
  }
  const enter: RelyingParty['enter'] = async (email, password = demoPassword) =>
    browser.submit(await start(), { email, password })
  const exchange: RelyingParty['exchange'] = (page) =>
    client.validateAuthorizationCode(`${issuer}/oauth/token`, responseOf(page).get('code') ?? '', verifier)
  const signIn: RelyingParty['signIn'] = async (email) => exchange(await enter(email))
  return { client, clientId: id, issuer, browser, start, enter, exchange, signIn }
}

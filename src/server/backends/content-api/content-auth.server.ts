import { stringify } from 'qs'
import { z } from 'zod'
import {
  type ContentUser,
  confirmationSentSchema,
  contentUserSchema,
  type credentialsSchema,
  forgotPasswordResponseSchema,
  loggedOutSchema,
  type passwordChangeSchema,
  type passwordResetSchema,
  registeredSchema,
  type registrationSchema,
  signedInSchema,
} from '../../../contract/content-api/auth.schema.ts'
import type { Locale } from '../../../routing/addresses/locales.ts'
import type { HttpClient } from '../../http/http-client.server.ts'
import type { BackendOutcome } from '../backend-outcome.server.ts'

/** Relations of a user to include: names, or a selection by relation. */
export type Populate =
  | string
  | readonly string[]
  | Readonly<Record<string, true | { readonly fields: readonly string[] }>>

/** Tokens of a user; a backend that issues long-lived ones has no refresh token. */
export type ContentTokens = {
  readonly jwt: string
  readonly refreshToken?: string | undefined
  /** The user whom they are for, where the response names one. */
  readonly user?: { readonly id: number } | undefined
}

/** Result of a call that issues tokens. */
export type TokenResponse = BackendOutcome<ContentTokens>

/** Proof for the content backend that a provider has signed a user in. */
export type ProviderProof = {
  readonly accessToken: string | undefined
  /**
   * Cookies of the backend's own sign-in session, which newer versions need besides or instead of the access
   * token.
   */
  readonly sessionCookies: string | undefined
}

/**
 * The content backend's calls about its own users (P-210). None of them is retried, and none sends the
 * fallback token (P-211). The locale is that of the emails that some of them send.
 */
export type ContentAuth = {
  /** `GET /users/me` */
  currentUser(token: string, populate?: Populate): Promise<BackendOutcome<ContentUser>>
  /** `POST /auth/local` */
  signIn(credentials: z.infer<typeof credentialsSchema>): Promise<TokenResponse>
  /** `POST /auth/local/register`: without a token where the email address has to be confirmed first. */
  register(
    registration: z.infer<typeof registrationSchema>,
    locale: Locale,
  ): Promise<
    BackendOutcome<{ readonly jwt?: string | undefined; readonly refreshToken?: string | undefined }>
  >
  /** `POST /auth/forgot-password` */
  forgotPassword(email: string, locale: Locale): Promise<BackendOutcome<unknown>>
  /** `POST /auth/reset-password` */
  resetPassword(reset: z.infer<typeof passwordResetSchema>): Promise<TokenResponse>
  /** `POST /auth/change-password` */
  changePassword(token: string, change: z.infer<typeof passwordChangeSchema>): Promise<TokenResponse>
  /** `GET /auth/email-confirmation`, which responds with a redirect meant for browsers. */
  confirmEmail(code: string): Promise<BackendOutcome<unknown>>
  /** `POST /auth/send-email-confirmation` */
  sendEmailConfirmation(email: string, locale: Locale): Promise<BackendOutcome<unknown>>
  /** `POST /auth/refresh`, in refresh mode: each refresh token works once. */
  refresh(refreshToken: string): Promise<TokenResponse>
  /** `POST /auth/logout`, in refresh mode: revokes the refresh tokens of the user's sign-in. */
  logout(token: string): Promise<BackendOutcome<unknown>>
  /** `GET /auth/{provider}/callback` */
  finishProvider(provider: string, proof: ProviderProof): Promise<TokenResponse>
  /** URL of `/connect/{provider}`, to which the browser is redirected. */
  connectUrl(provider: string): string
}

/** Serializes query parameters with bracket nesting; equal queries give equal texts. */
function bracketed(query: object): string {
  return stringify(query, { encodeValuesOnly: true, sort: (a, b) => (a < b ? -1 : 1) })
}

/** Schema of the confirmation's response, which is ignored: it is only the page to redirect a browser to. */
const confirmedSchema = z.unknown()

/** Locale of calls whose response has no texts; the client requires one on every call. */
const anyLocale: Locale = 'fr'

/**
 * Creates the calls over a client.
 * @param baseUrl the content backend's public URL with the configured prefix, for redirects of browsers
 */
export function createContentAuth(client: HttpClient, baseUrl: string): ContentAuth {
  const post = <Shape extends z.ZodType>(path: string, body: object, response: Shape, locale = anyLocale) =>
    client.json({ method: 'POST', path, body, response, locale })
  return {
    currentUser: (token, populate = 'role') =>
      client.json({
        path: '/users/me',
        query: bracketed({ populate }),
        locale: anyLocale,
        token,
        response: contentUserSchema,
      }),
    signIn: (credentials) => post('/auth/local', credentials, signedInSchema),
    register: (registration, locale) => post('/auth/local/register', registration, registeredSchema, locale),
    forgotPassword: (email, locale) =>
      post('/auth/forgot-password', { email }, forgotPasswordResponseSchema, locale),
    resetPassword: (reset) => post('/auth/reset-password', reset, signedInSchema),
    changePassword: (token, body) =>
      client.json({
        method: 'POST',
        path: '/auth/change-password',
        body,
        locale: anyLocale,
        token,
        response: signedInSchema,
      }),
    sendEmailConfirmation: (email, locale) =>
      post('/auth/send-email-confirmation', { email }, confirmationSentSchema, locale),
    confirmEmail: (code) =>
      client.json({
        path: '/auth/email-confirmation',
        query: bracketed({ confirmation: code }),
        locale: anyLocale,
        response: confirmedSchema,
        endsInRedirect: true,
      }),
    refresh: (refreshToken) => post('/auth/refresh', { refreshToken }, signedInSchema),
    logout: (token) =>
      client.json({
        method: 'POST',
        path: '/auth/logout',
        body: {},
        locale: anyLocale,
        token,
        response: loggedOutSchema,
      }),
    finishProvider: (provider, { accessToken, sessionCookies }) =>
      client.json({
        path: '/auth/{provider}/callback',
        params: { provider },
        query: bracketed({ access_token: accessToken }),
        locale: anyLocale,
        response: signedInSchema,
        headers: sessionCookies === undefined ? {} : { cookie: sessionCookies },
      }),
    connectUrl: (provider) => `${baseUrl}/connect/${encodeURIComponent(provider)}`,
  }
}

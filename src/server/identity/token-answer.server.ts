import { ArcticFetchError, OAuth2RequestError, type OAuth2Tokens, UnexpectedResponseError } from 'arctic'
import { tokenResponseSchema } from '../../contract/identity/claims.schema.ts'

/** Tokens of one sign-in or refresh. They never leave the server. */
export type TokenSet = {
  readonly accessToken: string
  readonly refreshToken: string | undefined
  readonly idToken: string | undefined
  /** Seconds from now; undefined when the provider does not say. */
  readonly expiresInS: number | undefined
}

/** Why the token endpoint gave no tokens: `refused` is its word on the user's grant (RFC 6749, 5.2), the others are faults. */
export type TokenFault = 'refused' | 'unreachable' | 'unexpected_answer'

export type TokenOutcome =
  | { readonly ok: true; readonly tokens: TokenSet }
  | { readonly ok: false; readonly fault: TokenFault }

const timeoutMs = 5000
const forbidden = 403
/** Words of a provider that is set up in another way than the portal, or has trouble of its own: no user is to blame. */
const faultsOfSetUp = new Set([
  'invalid_request',
  'invalid_client',
  'unauthorized_client',
  'unsupported_grant_type',
  'invalid_scope',
  'server_error',
  'temporarily_unavailable',
])

class TokenTimeout extends Error {}

function withTimeout<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new TokenTimeout()), timeoutMs)
  return Promise.race([answer, promise]).finally(() => clearTimeout(timer))
}

function faultOf(error: unknown): TokenFault {
  if (error instanceof OAuth2RequestError)
    return faultsOfSetUp.has(error.code) ? 'unexpected_answer' : 'refused'
  // Auth0 refuses a refresh token that it does not know, or no longer, with a status that RFC 6749 has not.
  if (error instanceof UnexpectedResponseError && error.status === forbidden) return 'refused'
  if (error instanceof ArcticFetchError || error instanceof TokenTimeout) return 'unreachable'
  return 'unexpected_answer'
}

/** Waits for the token endpoint's answer, which arctic makes no time limit for, and parses it. */
export async function readTokenAnswer(answer: Promise<OAuth2Tokens>): Promise<TokenOutcome> {
  try {
    const parsed = tokenResponseSchema.safeParse((await withTimeout(answer)).data)
    if (!parsed.success) return { ok: false, fault: 'unexpected_answer' }
    const { access_token, refresh_token, id_token, expires_in } = parsed.data
    const tokens = {
      accessToken: access_token,
      refreshToken: refresh_token,
      idToken: id_token,
      expiresInS: expires_in,
    }
    return { ok: true, tokens }
  } catch (error) {
    return { ok: false, fault: faultOf(error) }
  }
}

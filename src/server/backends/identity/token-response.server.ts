import {
  ArcticFetchError,
  OAuth2RequestError,
  type OAuth2Tokens,
  UnexpectedErrorResponseBodyError,
  UnexpectedResponseError,
} from 'arctic'
import { tokenResponseSchema } from '../../../contract/identity/claims.schema.ts'

/** Tokens of one sign-in or refresh. They never leave the server. */
export type TokenSet = {
  readonly accessToken: string
  readonly refreshToken: string | undefined
  readonly idToken: string | undefined
  /** Lifetime in seconds; undefined when the provider does not send it. */
  readonly expiresInS: number | undefined
}

/**
 * Why the token endpoint returned no tokens: `refused` concerns the user's grant (RFC 6749, 5.2), the others
 * are failures.
 */
export type TokenFault = 'refused' | 'unreachable' | 'unexpected_answer'

/** Result of a call to the token endpoint. */
export type TokenOutcome =
  | { readonly ok: true; readonly tokens: TokenSet }
  | {
      readonly ok: false
      readonly fault: TokenFault
      /** Machine-readable reason for the log: an error code of RFC 6749, a status, or the kind of failure. */
      readonly cause: string
    }

const timeoutMs = 5000
const forbidden = 403
/** Error codes that a misconfigured client or a failing provider causes, and not the user. */
const faultsOfSetUp = new Set([
  'invalid_request',
  'invalid_client',
  'unauthorized_client',
  'unsupported_grant_type',
  'invalid_scope',
  'server_error',
  'temporarily_unavailable',
])

/** Characters of error codes; free text of a provider is not logged. */
const errorCode = /^[\w.-]{1,60}$/

class TokenTimeout extends Error {}

function withTimeout<Reply>(response: Promise<Reply>): Promise<Reply> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new TokenTimeout()), timeoutMs)
  return Promise.race([response, promise]).finally(() => clearTimeout(timer))
}

type Failed = Extract<TokenOutcome, { readonly ok: false }>

const failed = (fault: TokenFault, cause: string): Failed => ({ ok: false, fault, cause })

const failedWithCode = (code: string): Failed =>
  failed(
    faultsOfSetUp.has(code) ? 'unexpected_answer' : 'refused',
    errorCode.test(code) ? code : 'unreadable_error',
  )

/** Reads the error code of a body that the library rejects for another member, such as a null description. */
function codeInBody({ data }: UnexpectedErrorResponseBodyError): string | undefined {
  const code = typeof data === 'object' && data !== null && 'error' in data ? data.error : undefined
  return typeof code === 'string' && code !== '' ? code : undefined
}

function failureOf(error: unknown): Failed {
  if (error instanceof OAuth2RequestError) return failedWithCode(error.code)
  if (error instanceof UnexpectedErrorResponseBodyError) {
    const code = codeInBody(error)
    return code === undefined ? failed('unexpected_answer', `status_${error.status}`) : failedWithCode(code)
  }
  // Auth0 refuses an unknown or expired refresh token with 403, a status that RFC 6749 does not define.
  if (error instanceof UnexpectedResponseError)
    return failed(error.status === forbidden ? 'refused' : 'unexpected_answer', `status_${error.status}`)
  if (error instanceof ArcticFetchError) return failed('unreachable', 'network')
  if (error instanceof TokenTimeout) return failed('unreachable', 'timed_out')
  return failed('unexpected_answer', 'unreadable_answer')
}

/** Parses the token endpoint's response, with a time limit that arctic lacks. */
export async function readTokenResponse(response: Promise<OAuth2Tokens>): Promise<TokenOutcome> {
  try {
    const parsed = tokenResponseSchema.safeParse((await withTimeout(response)).data)
    if (!parsed.success) return failed('unexpected_answer', 'no_access_token')
    const { access_token, refresh_token, id_token, expires_in } = parsed.data
    const tokens = {
      accessToken: access_token,
      refreshToken: refresh_token,
      idToken: id_token,
      expiresInS: expires_in,
    }
    return { ok: true, tokens }
  } catch (error) {
    return failureOf(error)
  }
}

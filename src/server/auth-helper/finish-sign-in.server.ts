import { type IdTokenClaims, roleOfClaim } from '../../contract/identity/claims.schema.ts'
import type { SignInError } from '../../lib/sign-in-error.ts'
import { pathIn, withStatedLocale } from '../../routing/addresses/locale-of-return.ts'
import type { ClientName } from '../backends/identity/provider-client.server.ts'
import type { IdTokenFault, TokenFault, TokenSet } from '../backends/identity/tokens.server.ts'
import { preferredLocale } from '../http/http-headers.server.ts'
import { currentRequestContext, reportSecurityEvent } from '../http/request-context.server.ts'
import type { SessionRecord } from '../session/session-record.server.ts'
import { refreshEndOf } from '../session/session-refresh.server.ts'
import type { SignInAttempt } from '../session/sign-in-attempts.server.ts'
import type { AuthCall, AuthDeps } from './auth-call.server.ts'
import { absolute, loginPath, redirectResponse } from './auth-response.server.ts'

/** Why a sign-in failed: a code of the login page, or of the page about the unconfirmed email address. */
type RefusalCode = SignInError | 'email_not_verified'

type Refusal = {
  readonly refused: RefusalCode
  /** Cause of the code, for the log. */
  readonly cause: string
}

const refuse = (refused: RefusalCode, cause: string): Refusal => ({ refused, cause })

/** Pages that ask to confirm the email address first. Their paths have no language. */
const unverifiedPath: Record<ClientName, string> = {
  investor: '/investor/email-not-verified',
  partner: '/partner/email-not-verified',
}

/**
 * Handles `GET callback/{provider}`: checks the identity provider's response, exchanges its code and opens a session
 * under a new id. Every failure redirects to a page that explains it; an existing session stays unchanged.
 */
export async function finishSignIn(call: AuthCall, client: ClientName, deps: AuthDeps): Promise<Response> {
  const state = call.url.searchParams.get('state') ?? ''
  const attempt = await deps.attempts.take(state, call.cookieHeader)
  const former = await deps.sessions.read(call.cookieHeader)
  const judged =
    attempt && afterEnd(attempt, former !== undefined || !deps.returning.isMarked(call.cookieHeader))
  const outcome = await classifyResponse(call, client, judged, deps)
  if ('refused' in outcome) return leadFromRefusal(call, client, { attempt, ...outcome }, deps)
  const { cookie } = await deps.sessions.open({ ...outcome.record, device: deviceOf(call) })
  if (former !== undefined) await deps.sessions.end(former)
  reportSecurityEvent({ event: 'signed_in', door: client, cause: outcome.remark })
  // The binding cookie is kept: another tab of this browser may be signing in as well.
  const over = deps.attempts.end(state, call.cookieHeader)
  const cookies = [cookie, deps.returning.mark(), deps.cookies.clear('callback'), over]
  const landing = landingOf(call, attempt, outcome)
  return redirectResponse(absolute(deps, landing), { cookies })
}

/**
 * Requires, of a sign-in that began while the browser had a session, that the user has authenticated since if that
 * session has ended without a sign-out meanwhile: the provider was not asked to ask (P-834).
 */
function afterEnd(attempt: SignInAttempt, isUnbroken: boolean): SignInAttempt {
  const { begunAtS, reauthenticateFromS } = attempt
  return isUnbroken ? attempt : { ...attempt, reauthenticateFromS: reauthenticateFromS ?? begunAtS }
}

/**
 * Returns the page after sign-in; without a requested page, the home page in the profile's language unless
 * the calling page had one.
 */
function landingOf({ request }: AuthCall, attempt: SignInAttempt | undefined, admitted: Landing): string {
  const { returnPath, record } = admitted
  if (returnPath !== '/' || attempt?.place !== undefined) return returnPath
  return pathIn(preferredLocale(request, record.user.language), returnPath)
}

type Refused = Refusal & { readonly attempt: SignInAttempt | undefined }

async function leadFromRefusal(
  call: AuthCall,
  client: ClientName,
  { attempt, refused, cause }: Refused,
  deps: AuthDeps,
): Promise<Response> {
  reportSecurityEvent({ event: 'sign_in_refused', door: client, code: refused, cause })
  const signedIn = attempt === undefined ? await deps.sessions.read(call.cookieHeader) : undefined
  const locale = attempt?.locale ?? preferredLocale(call.request, signedIn?.user.language)
  if (refused === 'email_not_verified')
    return redirectResponse(absolute(deps, withStatedLocale(unverifiedPath[client], locale)))
  // The back button leads to a used response: a user who is signed in by it continues.
  if (signedIn !== undefined) return redirectResponse(absolute(deps, pathIn(locale, deps.signedInHome)))
  return redirectResponse(absolute(deps, loginPath(locale, refused, attempt?.returnPath)))
}

const longestUserAgent = 300

/** Describes the browser that signs in. */
const deviceOf = ({ request }: AuthCall): NonNullable<SessionRecord['device']> => ({
  userAgent: (request.headers.get('user-agent') ?? '').slice(0, longestUserAgent),
  address: currentRequestContext()?.address ?? '',
})

/** A successful sign-in; `remark` is logged with it. */
type Admitted = { readonly record: SessionRecord; readonly remark: string | undefined }

type Landing = Admitted & { readonly returnPath: string }

type Judged = Refusal | Landing

async function classifyResponse(
  { url }: AuthCall,
  client: ClientName,
  attempt: SignInAttempt | undefined,
  deps: AuthDeps,
): Promise<Judged> {
  if (attempt === undefined) return refuse('signin_expired', 'unknown_state')
  if (attempt.client !== client) return refuse('signin_expired', 'other_client')
  if (!(await isFromIssuer(url, deps))) return refuse('signin_expired', 'other_issuer')
  const error = url.searchParams.get('error')
  if (error !== null) return refusalOfProvider(error, url.searchParams.get('error_description'))
  const code = url.searchParams.get('code')
  if (!code) return refuse('signin_expired', 'no_code')
  const result = await signIn(code, attempt, deps)
  return 'refused' in result ? result : { ...result, returnPath: attempt.returnPath }
}

/**
 * Checks `iss` by RFC 9207: it must be the issuer, and may be absent only where the provider does not promise
 * it.
 */
async function isFromIssuer({ searchParams }: URL, { issuer, discovery }: AuthDeps): Promise<boolean> {
  const named = searchParams.get('iss')
  if (named !== null) return named === issuer
  const provider = await discovery.metadata()
  return provider.kind === 'ok' && provider.data.authorization_response_iss_parameter_supported !== true
}

/** Format of OpenID Connect error codes; other texts may be forged and are not logged. */
const knownError = /^[a-z_]{1,40}$/

/** Maps a provider's error; its description names the rule behind `access_denied`. */
function refusalOfProvider(error: string, description: string | null): Refusal {
  const cause = knownError.test(error) ? error : 'unreadable_error'
  return description === 'email_not_verified' || description === 'role_mismatch'
    ? refuse(description, cause)
    : refuse('access_denied', cause)
}

const codeOfTokenFault = {
  refused: 'signin_expired',
  unreachable: 'unavailable',
  unexpected_answer: 'unavailable',
} as const satisfies Record<TokenFault, SignInError>

const codeOfIdTokenFault = {
  invalid: 'signin_expired',
  wrong_nonce: 'signin_expired',
  keys_unavailable: 'unavailable',
  key_unknown: 'key_unknown',
} as const satisfies Record<IdTokenFault, SignInError>

async function signIn(code: string, attempt: SignInAttempt, deps: AuthDeps): Promise<Refusal | Admitted> {
  const provider = deps.clients[attempt.client]
  const exchanged = await provider.exchange(code, attempt.verifier)
  if (!exchanged.ok) return refuse(codeOfTokenFault[exchanged.fault], exchanged.cause)
  const { tokens } = exchanged
  if (tokens.idToken === undefined) return refuse('unavailable', 'no_id_token')
  const checked = await provider.checkIdToken(tokens.idToken, attempt.nonce)
  if (!checked.ok) return refuse(codeOfIdTokenFault[checked.fault], checked.cause)
  return admit(attempt, checked.claims, tokens, deps)
}

async function admit(
  attempt: SignInAttempt,
  claims: IdTokenClaims,
  tokens: TokenSet,
  deps: AuthDeps,
): Promise<Refusal | Admitted> {
  if (claims.email_verified === false) return refuse('email_not_verified', 'email_verified')
  if (!isRecentEnough(attempt, claims)) return refuse('not_reauthenticated', 'auth_time')
  const role = roleOfClaim(claims[deps.roleClaim])
  // A client's token whose role belongs to the other client is refused (P-122).
  if (role !== undefined && (role === 'partner_user') !== (attempt.client === 'partner'))
    return refuse('role_mismatch', 'role_claim')
  const result = await recordFor(attempt, claims.sub, tokens, deps)
  if (!('refused' in result))
    return { record: result, remark: role === undefined ? 'role_missing' : undefined }
  // Without a role claim the product API decides; its refusal is then reported as `role_missing`.
  return role === undefined && result.refused === 'not_admitted'
    ? refuse('role_missing', result.cause)
    : result
}

/** Tolerated difference between the clocks of the provider and the portal. */
const clockToleranceS = 60

/**
 * Reports whether the user authenticated after the attempt began, if it required that (OpenID Connect Core, 3.1.2.1).
 */
function isRecentEnough({ reauthenticateFromS }: SignInAttempt, { auth_time }: IdTokenClaims): boolean {
  if (reauthenticateFromS === undefined) return true
  return auth_time !== undefined && auth_time >= reauthenticateFromS - clockToleranceS
}

const defaultAccessS = 300

async function recordFor(
  { client, locale }: SignInAttempt,
  subject: string,
  tokens: TokenSet,
  { lookUpUser, now }: AuthDeps,
): Promise<Refusal | SessionRecord> {
  const found = await lookUpUser({ client, subject, accessToken: tokens.accessToken, locale })
  if (found.kind === 'user_not_found') return refuse('user_not_found', 'product_api_404')
  if (found.kind !== 'found') return refuse(found.kind, found.cause)
  const at = now()
  return {
    client,
    subject,
    accessToken: tokens.accessToken,
    accessEndsAtMs: at + (tokens.expiresInS ?? defaultAccessS) * 1000,
    refreshToken: tokens.refreshToken ?? null,
    refreshEndsAtMs: refreshEndOf(tokens, at),
    idToken: tokens.idToken ?? null,
    user: found.user,
    locale,
    createdAtMs: at,
    activeAtMs: at,
    refreshedAtMs: at,
    error: null,
  }
}

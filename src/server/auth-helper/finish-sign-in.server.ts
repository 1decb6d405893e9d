import { roleClaimSchema } from '../../contract/identity/claims.schema.ts'
import type { SignInError } from '../../lib/sign-in-error.ts'
import type { ClientName } from '../identity/provider-client.server.ts'
import type { TokenSet } from '../identity/token-answer.server.ts'
import { preferredLocale } from '../preferred-locale.server.ts'
import { currentRequestContext, reportSecurityEvent } from '../request-context.server.ts'
import type { SessionRecord } from '../session/session-record.server.ts'
import type { SignInAttempt } from '../session/sign-in-attempts.server.ts'
import { absolute, loginPath, redirectAnswer } from './auth-answer.server.ts'
import type { AuthCall, AuthDeps } from './auth-deps.server.ts'

/** Why a sign-in came to nothing: a code of the login page, or the page about the unconfirmed e-mail address. */
type Refusal = { readonly refused: SignInError | 'email_not_verified' }

const refuse = (refused: Refusal['refused']): Refusal => ({ refused })

/** Pages that ask to confirm the e-mail address first. They have no language in their path. */
const unverifiedPath: Record<ClientName, string> = {
  investor: '/investor/email-not-verified',
  partner: '/partner/email-not-verified',
}

/**
 * `GET callback/{provider}`: checks the identity provider's answer, exchanges its code and opens a session under a new
 * id. Whatever is wrong ends on a page that says so; a session that was there before stays as it is.
 */
export async function finishSignIn(call: AuthCall, client: ClientName, deps: AuthDeps): Promise<Response> {
  const attempt = await deps.attempts.take(call.url.searchParams.get('state') ?? '', call.cookieHeader)
  const outcome = await judgeAnswer(call, client, attempt, deps)
  const locale = attempt?.locale ?? preferredLocale(call.request)
  if ('refused' in outcome) {
    reportSecurityEvent({ event: 'sign_in_refused', door: client, code: outcome.refused })
    if (outcome.refused === 'email_not_verified')
      return redirectAnswer(absolute(deps, unverifiedPath[client]))
    if (attempt === undefined && (await isSignedIn(call, deps)))
      return redirectAnswer(absolute(deps, deps.signedInHome))
    return redirectAnswer(absolute(deps, loginPath(locale, outcome.refused, attempt?.returnPath)))
  }
  const former = await deps.sessions.read(call.cookieHeader)
  const { cookie } = await deps.sessions.open({ ...outcome.record, device: deviceOf(call) })
  if (former !== undefined) await deps.sessions.end(former)
  reportSecurityEvent({ event: 'signed_in', door: client })
  return redirectAnswer(absolute(deps, outcome.returnPath), {
    cookies: [cookie, deps.cookies.clear('signin'), deps.cookies.clear('callback')],
  })
}

const longestUserAgent = 300

/** The browser that signs in, as it shows itself. */
const deviceOf = ({ request }: AuthCall): NonNullable<SessionRecord['device']> => ({
  userAgent: (request.headers.get('user-agent') ?? '').slice(0, longestUserAgent),
  address: currentRequestContext()?.address ?? '',
})

/** The back button leads to an answer that was used: whoever is signed in by it simply goes on. */
const isSignedIn = async ({ cookieHeader }: AuthCall, { sessions }: AuthDeps): Promise<boolean> =>
  (await sessions.read(cookieHeader)) !== undefined

type Judged = Refusal | { readonly record: SessionRecord; readonly returnPath: string }

async function judgeAnswer(
  { url }: AuthCall,
  client: ClientName,
  attempt: SignInAttempt | undefined,
  deps: AuthDeps,
): Promise<Judged> {
  if (attempt === undefined || attempt.client !== client) return refuse('signin_expired')
  if (!(await isFromIssuer(url, deps))) return refuse('signin_expired')
  const refused = url.searchParams.get('error')
  if (refused !== null) return refuse(meaningOf(url.searchParams.get('error_description')))
  const code = url.searchParams.get('code')
  if (!code) return refuse('signin_expired')
  const record = await signIn(code, attempt, deps)
  return 'refused' in record ? record : { record, returnPath: attempt.returnPath }
}

/** RFC 9207: `iss` must be the issuer; it may be missing only where the provider does not promise it. */
async function isFromIssuer({ searchParams }: URL, { issuer, discovery }: AuthDeps): Promise<boolean> {
  const named = searchParams.get('iss')
  if (named !== null) return named === issuer
  const provider = await discovery.metadata()
  return provider.kind === 'ok' && provider.data.authorization_response_iss_parameter_supported !== true
}

/** The reason that a provider's rule gives with `access_denied`. */
function meaningOf(description: string | null): Refusal['refused'] {
  return description === 'email_not_verified' || description === 'role_mismatch'
    ? description
    : 'access_denied'
}

const faultOf = {
  refused: 'signin_expired',
  unreachable: 'unavailable',
  unexpected_answer: 'unavailable',
} as const

async function signIn(
  code: string,
  attempt: SignInAttempt,
  deps: AuthDeps,
): Promise<Refusal | SessionRecord> {
  const provider = deps.clients[attempt.client]
  const exchanged = await provider.exchange(code, attempt.verifier)
  if (!exchanged.ok) return refuse(faultOf[exchanged.fault])
  const { tokens } = exchanged
  if (tokens.idToken === undefined) return refuse('unavailable')
  const checked = await provider.checkIdToken(tokens.idToken, attempt.nonce)
  if (!checked.ok) return refuse(checked.fault === 'keys_unavailable' ? 'unavailable' : 'signin_expired')
  const { claims } = checked
  if (claims.email_verified === false) return refuse('email_not_verified')
  if (!roleFits(attempt.client, claims[deps.roleClaim])) return refuse('role_mismatch')
  return recordFor(attempt, claims.sub, tokens, deps)
}

/** A token of one client whose role belongs to the other is refused (decision 12). */
function roleFits(client: ClientName, claim: unknown): boolean {
  const role = roleClaimSchema.safeParse(claim)
  // A provider that sends no role leaves the decision to the product API.
  return !role.success || (role.data === 'partner_user') === (client === 'partner')
}

const defaultAccessS = 300

async function recordFor(
  { client, locale }: SignInAttempt,
  subject: string,
  tokens: TokenSet,
  { lookUpUser, now }: AuthDeps,
): Promise<Refusal | SessionRecord> {
  const found = await lookUpUser({ client, subject, accessToken: tokens.accessToken, locale })
  if (found.kind !== 'found') return refuse(found.kind)
  const at = now()
  return {
    client,
    subject,
    accessToken: tokens.accessToken,
    accessEndsAtMs: at + (tokens.expiresInS ?? defaultAccessS) * 1000,
    refreshToken: tokens.refreshToken ?? null,
    idToken: tokens.idToken ?? null,
    user: found.user,
    createdAtMs: at,
    activeAtMs: at,
    refreshedAtMs: at,
    error: null,
  }
}

import type { Locale } from '../../routing/addresses/locales.ts'
import type { IdentityClients } from '../backends/identity/identity-clients.server.ts'
import { readBoundedText } from '../http/bounded-reading.server.ts'
import type { Cookies, ReturningBrowsers } from '../session/cookies.server.ts'
import type { Csrf } from '../session/csrf.server.ts'
import type { PortalSessions } from '../session/portal-sessions.server.ts'
import type { Session } from '../session/session-record.server.ts'
import type { Sessions } from '../session/sessions.server.ts'
import type { SignInAttempts } from '../session/sign-in-attempts.server.ts'
import type { UserLookUp, UserLookUpInput } from '../session/user-look-up.server.ts'
import type { ProviderAttempts } from '../staff/provider-attempts.server.ts'
import type { StaffSessions } from '../staff/staff-sessions.server.ts'

/** Dependencies of the helper calls. */
export type AuthDeps = {
  /** The portal's own URL, without a trailing slash. */
  readonly publicUrl: string
  readonly issuer: string
  readonly roleClaim: string
  readonly signedInHome: string
  readonly cookies: Cookies
  readonly csrf: Csrf
  readonly attempts: SignInAttempts
  readonly returning: ReturningBrowsers
  readonly sessions: Sessions
  readonly portalSessions: PortalSessions
  readonly clients: IdentityClients['clients']
  readonly discovery: IdentityClients['discovery']
  readonly lookUpUser: (input: UserLookUpInput) => Promise<UserLookUp>
  /** Ends at the product API what a person has begun with another's account by their own session. */
  readonly closeOtherAccount: (closed: {
    readonly locale: Locale
    readonly own: Session
    readonly left: Session
  }) => Promise<void>
  readonly staff: StaffSessions
  readonly staffProviders: ProviderAttempts
  /** Current time in milliseconds since 1970. */
  readonly now: () => number
}

/** A helper call. */
export type AuthCall = {
  readonly request: Request
  readonly url: URL
  readonly cookieHeader: string | null
  /** Fields of a form post; empty for a GET. */
  readonly form: URLSearchParams
}

const longestFormBytes = 16_384
const formType = /^application\/x-www-form-urlencoded\b/i
const jsonType = /^application\/json\b/i

function fieldsOfJson(text: string): URLSearchParams {
  try {
    const value: unknown = JSON.parse(text)
    const fields = typeof value === 'object' && value !== null ? Object.entries(value) : []
    return new URLSearchParams(fields.filter(([, field]) => typeof field === 'string'))
  } catch {
    return new URLSearchParams()
  }
}

async function readForm(request: Request): Promise<URLSearchParams> {
  const type = request.headers.get('content-type') ?? ''
  if (request.method !== 'POST' || !(formType.test(type) || jsonType.test(type))) return new URLSearchParams()
  const { text } = await readBoundedText(new Response(request.body), longestFormBytes)
  return formType.test(type) ? new URLSearchParams(text) : fieldsOfJson(text)
}

/** Reads a helper call; fields are form-encoded or JSON. */
export async function readAuthCall(request: Request): Promise<AuthCall> {
  return {
    request,
    url: new URL(request.url),
    cookieHeader: request.headers.get('cookie'),
    form: await readForm(request),
  }
}

/**
 * Reports whether a form was sent from the portal's own pages, by `Sec-Fetch-Site`, else by `Origin` (P-232). Clients
 * other than browsers send neither, and have no user's cookies to misuse.
 */
export function isFromOwnPages({ headers }: Request, { publicUrl }: Pick<AuthDeps, 'publicUrl'>): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const origin = headers.get('origin')
  return origin === null || origin === new URL(publicUrl).origin
}

/** Reports whether a form may change state: sent from the portal, with the token of this browser. */
export function isGenuine(call: AuthCall, deps: Pick<AuthDeps, 'publicUrl' | 'csrf'>): boolean {
  const token = call.form.get('csrfToken') ?? undefined
  return isFromOwnPages(call.request, deps) && deps.csrf.accepts(call.cookieHeader, token)
}

/** Reports whether the client wants JSON instead of a redirect; the protocol's value is the text "true". */
export const wantsJson = ({ form }: AuthCall): boolean => form.get('json') === 'true'

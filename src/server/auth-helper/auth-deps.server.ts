import type { Locale } from '../../routing/addresses/locales.ts'
import type { IdentityClients } from '../backends/identity/identity-clients.server.ts'
import type { Cookies } from '../session/cookies.server.ts'
import type { Csrf } from '../session/csrf.server.ts'
import type { PortalSessions } from '../session/portal-sessions.server.ts'
import type { ReturningBrowsers } from '../session/returning-browsers.server.ts'
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

import type { Locale } from '../../routing/addresses/locales.ts'
import type { AccountAsking, AccountCalls } from '../backends/product-api/account-calls.server.ts'
import type { Cookies } from '../session/cookies.server.ts'
import type { PortalSessions } from '../session/portal-sessions.server.ts'
import type { Session } from '../session/session-record.server.ts'
import type { Sessions } from '../session/sessions.server.ts'
import type { StateStore } from '../session/state-store.server.ts'
import type { Locations } from './locations.server.ts'
import type { ReadUser } from './read-profile.server.ts'

/** Dependencies of the account's forms and pages. */
export type AccountDeps = {
  readonly calls: AccountCalls
  readonly readUser: ReadUser
  readonly store: StateStore
  readonly sessions: Sessions
  readonly portalSessions: Pick<PortalSessions, 'reload'>
  readonly cookies: Cookies
  readonly locations: Locations
  /** True if the portal shows notifications (`NOTIFICATION_CENTRE`). */
  readonly hasNotifications: boolean
}

/** Returns the signed-in user as caller of the account calls. */
export const askingOf = ({ client, accessToken }: Session, locale: Locale): AccountAsking => ({
  client,
  locale,
  token: accessToken,
})

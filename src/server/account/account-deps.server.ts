import type { Locale } from '../../routing/addresses/locales.ts'
import type { AccountAsking, AccountCalls } from '../backends/product-api/account-calls.server.ts'
import type { FaultTable } from '../registration/journeys.server.ts'
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

/** Maps the product API's faults of a new password to the form's fields. */
export const passwordFaults: FaultTable = {
  'old_password wrong': { field: 'currentPassword', code: 'oldPasswordInvalid' },
  'new_password same_as_old': { field: 'password', code: 'passwordUnchanged' },
  'new_password common': { field: 'password', code: 'passwordCommon' },
  'new_password too_long': { field: 'password', code: 'tooLong' },
  new_password: { field: 'password', code: 'passwordCriteria' },
}

/** Maps its faults of the password that starts the enrolment of a second factor. */
export const enrolmentFaults: FaultTable = {
  'proof wrong': { field: 'password', code: 'passwordWrong' },
  proof: { field: 'password', code: 'required' },
}

/** Maps its faults of a code. */
export const codeFaults: FaultTable = {
  'code expired': { field: 'code', code: 'codeExpired' },
  code: { field: 'code', code: 'codeWrong' },
  proof: { field: 'code', code: 'codeWrong' },
}

import type { Locale } from '../../routing/addresses/locales.ts'
import type { Session, SessionRecord } from '../session/session-record.server.ts'
import type { Sessions } from '../session/sessions.server.ts'
import type { UserLookUp, UserLookUpInput } from '../session/user-look-up.server.ts'

/** What opening a session of another's account needs. */
export type OtherAccountDeps = {
  readonly lookUpUser: (input: UserLookUpInput) => Promise<UserLookUp>
  readonly sessions: Pick<Sessions, 'open'>
  /** Current time in milliseconds since 1970. */
  readonly now: () => number
}

type Token = {
  /** Id of the account whose data the token reads. */
  readonly subject: string
  readonly accessToken: string
  readonly endsAt: string
  readonly locale: Locale
}

/**
 * Opens a session of somebody else's account, as its guest or by a mandate, and returns it with its cookie; undefined if the
 * product API does not tell the user. `use` contains the id of the reader's own session, which is restored afterwards.
 */
export async function openOtherAccount(
  { accessToken, endsAt, locale, subject }: Token,
  use: Pick<SessionRecord, 'acting' | 'viewing'>,
  { lookUpUser, now, sessions }: OtherAccountDeps,
): Promise<Awaited<ReturnType<Sessions['open']>> | undefined> {
  const found = await lookUpUser({ client: 'investor', subject, accessToken, locale })
  if (found.kind !== 'found') return undefined
  const nowMs = now()
  const record: Omit<Session, 'id'> = {
    ...{ client: 'investor', subject, accessToken, locale, user: found.user },
    accessEndsAtMs: Date.parse(endsAt),
    refreshToken: null,
    idToken: null,
    createdAtMs: nowMs,
    activeAtMs: nowMs,
    refreshedAtMs: nowMs,
    error: null,
    ...use,
  }
  return sessions.open(record)
}
